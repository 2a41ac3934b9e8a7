import { type BookingMove, type BookingState, bookingMoves, mayMoveBooking } from '../../domain/bookingState';

export type SellersMove = Exclude<BookingMove, 'cancel' | 'bookAgain'>;

const buttons: Readonly<Record<SellersMove, { readonly label: string; readonly look: string }>> = {
  accept: { label: 'Accept', look: 'btn-primary' },
  complete: { label: 'Completed', look: 'btn-primary' },
  decline: { label: 'Decline', look: 'btn-outline-danger' },
};

interface OrderActionsProps {
  readonly state: BookingState;
  readonly busy: boolean;
  readonly onMove: (move: SellersMove) => void;
}

/** What the dealer may do with an order in this state; nothing where nothing is left to do. */
export function OrderActions({ state, busy, onMove }: OrderActionsProps) {
  const possible = (Object.keys(buttons) as SellersMove[]).filter(
    (move) => bookingMoves[move].by === 'seller' && mayMoveBooking(move, state),
  );
  return possible.map((move) => (
    <button
      type="button"
      key={move}
      className={`btn ${buttons[move].look}`}
      disabled={busy}
      onClick={() => onMove(move)}
    >
      {buttons[move].label}
    </button>
  ));
}
