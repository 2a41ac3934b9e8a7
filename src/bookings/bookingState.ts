/** A booking's life-cycle (design 2): the stored `status`. */
export type BookingState = 'requested' | 'accepted' | 'declined' | 'cancelled' | 'completed';

export type BookingMove = 'accept' | 'decline' | 'complete' | 'cancel' | 'bookAgain';

/** Which side of a booking somebody stands on. */
export type BookingSide = 'buyer' | 'seller';

interface MoveDescription {
  readonly by: BookingSide;
  readonly from: readonly BookingState[];
  readonly to: BookingState;
}

/** Who may move a booking from where to where. Nothing else changes a booking's state. */
export const bookingMoves: Readonly<Record<BookingMove, MoveDescription>> = {
  accept: { by: 'seller', from: ['requested'], to: 'accepted' },
  decline: { by: 'seller', from: ['requested', 'accepted'], to: 'declined' },
  complete: { by: 'seller', from: ['accepted'], to: 'completed' },
  cancel: { by: 'buyer', from: ['requested', 'accepted'], to: 'cancelled' },
  bookAgain: { by: 'buyer', from: ['declined', 'cancelled'], to: 'requested' },
};

export function mayMoveBooking(move: BookingMove, state: BookingState): boolean {
  return bookingMoves[move].from.includes(state);
}

export const bookingStateLabels: Readonly<Record<BookingState, string>> = {
  requested: 'Requested',
  accepted: 'Accepted',
  declined: 'Declined',
  cancelled: 'Cancelled',
  completed: 'Completed',
};

/** In the order in which a booking may come to them. */
export const bookingStates: readonly BookingState[] = ['requested', 'accepted', 'completed', 'declined', 'cancelled'];

export function isBookingState(text: string): text is BookingState {
  return Object.hasOwn(bookingStateLabels, text);
}
