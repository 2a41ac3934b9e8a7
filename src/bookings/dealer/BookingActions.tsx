import { formatMoment } from '../../shared/time/indianTime';
import { serverDate } from '../../shared/time/serverClock';
import { ActionButton } from '../../ui/ActionButton';
import { type Booking, completableFrom, isHourOver } from '../booking';
import { type DealersMove, mayMoveBooking } from '../bookingState';
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
  readonly booking: Booking;
  /** The hour that the buyer asks for does not suit: another one comes before the acceptance. */
  readonly clashes: boolean;
  readonly busy: boolean;
  readonly onMove: (move: DealersMove) => void;
}

/**
 * The dealer's moves for a booking. A booking is completed only when somebody can have come, and no other hour is proposed
 * after that (BOOK-7).
 */
export function BookingActions({ booking, clashes, busy, onMove }: BookingActionsProps) {
  const { status } = booking;
  const now = serverDate();
  const from = completableFrom(booking);
  const waits: Partial<Record<DealersMove, boolean>> = { complete: from > now, propose: isHourOver(booking, now) };
  const possible = (Object.keys(looks) as DealersMove[]).filter((move) => mayMoveBooking(move, status) && !waits[move]);
  return (
    <>
      {possible.map((move) => (
        <ActionButton
          key={move}
          className={`btn ${(clashes && instead[move]) || looks[move]}`}
          busy={busy}
          onClick={() => onMove(move)}
        >
          {dealerBookingsTexts[move]}
        </ActionButton>
      ))}
      {mayMoveBooking('complete', status) && waits.complete && (
        <p className="form-text">{dealerBookingsTexts.completeFrom(formatMoment(from))}</p>
      )}
    </>
  );
}
