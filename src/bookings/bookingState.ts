/** The life-cycle of a booking (BOOK-7): the stored `status`. */
export type BookingState = 'requested' | 'accepted' | 'declined' | 'cancelled' | 'completed';

/** The states of a booking that is not over. */
export type OpenState = Extract<BookingState, 'requested' | 'accepted'>;

export type BookingMove = 'accept' | 'decline' | 'complete' | 'cancel' | 'bookAgain' | 'change';

/** The moves that change the state, and neither the hour nor the note. */
export type PlainMove = Exclude<BookingMove, 'bookAgain' | 'change'>;

/** The two sides of a booking. */
export type BookingSide = 'buyer' | 'dealer';

interface MoveDescription {
  readonly by: BookingSide;
  readonly from: readonly BookingState[];
  readonly to: BookingState;
}

/** Who may move a booking from which states to which state. Nothing else changes a booking's state. */
export const bookingMoves: Readonly<Record<BookingMove, MoveDescription>> = {
  accept: { by: 'dealer', from: ['requested'], to: 'accepted' },
  decline: { by: 'dealer', from: ['requested', 'accepted'], to: 'declined' },
  complete: { by: 'dealer', from: ['accepted'], to: 'completed' },
  cancel: { by: 'buyer', from: ['requested', 'accepted'], to: 'cancelled' },
  bookAgain: { by: 'buyer', from: ['declined', 'cancelled'], to: 'requested' },
  /** Another hour and another note. The dealer accepts again. */
  change: { by: 'buyer', from: ['requested', 'accepted'], to: 'requested' },
};

export function mayMoveBooking(move: BookingMove, state: BookingState): boolean {
  return bookingMoves[move].from.includes(state);
}

/** The moves of dealers. */
export type DealersMove = 'accept' | 'decline' | 'complete';

export const bookingStateLabels: Readonly<Record<BookingState, string>> = {
  requested: 'Requested',
  accepted: 'Accepted',
  declined: 'Declined',
  cancelled: 'Cancelled',
  completed: 'Completed',
};

/** In the order of the life-cycle. */
export const bookingStates: readonly BookingState[] = ['requested', 'accepted', 'completed', 'declined', 'cancelled'];

export const openStates: readonly OpenState[] = ['requested', 'accepted'];
export const endedStates = ['completed', 'declined', 'cancelled'] as const satisfies readonly BookingState[];

export function isOpen(state: BookingState): state is OpenState {
  return state === 'requested' || state === 'accepted';
}

export function isBookingState(text: string): text is BookingState {
  return Object.hasOwn(bookingStateLabels, text);
}
