import { ActionButton } from '../../ui/ActionButton';
import { type BookingState, bookingMoves, type DealersMove, mayMoveBooking } from '../bookingState';
import { dealerBookingsTexts } from '../texts';

const looks: Readonly<Record<DealersMove, string>> = {
  accept: 'btn-primary',
  complete: 'btn-primary',
  propose: 'btn-outline-primary',
  decline: 'btn-outline-danger',
};

/** How they look if the hour does not suit. */
const instead: Partial<Record<DealersMove, string>> = { accept: 'btn-outline-primary', propose: 'btn-primary' };

interface BookingActionsProps {
  readonly state: BookingState;
  /** The hour that the buyer asks for does not suit: another one comes before the acceptance. */
  readonly clashes: boolean;
  readonly busy: boolean;
  readonly onMove: (move: DealersMove) => void;
}

/** The dealer's moves for a booking in this state. Renders nothing if there are none. */
export function BookingActions({ state, clashes, busy, onMove }: BookingActionsProps) {
  const possible = (Object.keys(looks) as DealersMove[]).filter(
    (move) => bookingMoves[move].by === 'dealer' && mayMoveBooking(move, state),
  );
  return possible.map((move) => (
    <ActionButton
      key={move}
      className={`btn ${(clashes && instead[move]) || looks[move]}`}
      busy={busy}
      onClick={() => onMove(move)}
    >
      {dealerBookingsTexts[move]}
    </ActionButton>
  ));
}
