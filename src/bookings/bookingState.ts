/** The states of a booking that is not over. */
export const openStates = ['requested', 'proposed', 'accepted'] as const;
export const endedStates = ['completed', 'declined', 'cancelled'] as const;

/** The life-cycle of a booking (BOOK-7), in its order: the stored `status`. */
export const bookingStates = [...openStates, ...endedStates] as const;

export type BookingState = (typeof bookingStates)[number];
export type OpenState = (typeof openStates)[number];

export type BookingMove = 'accept' | 'decline' | 'complete' | 'propose' | 'cancel' | 'agree' | 'bookAgain' | 'change';

/** The moves that change the state, and neither the hour nor the note. */
export type PlainMove = Exclude<BookingMove, 'bookAgain' | 'change' | 'propose'>;

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
  decline: { by: 'dealer', from: ['requested', 'proposed', 'accepted'], to: 'declined' },
  complete: { by: 'dealer', from: ['accepted'], to: 'completed' },
  /** Another hour, which the dealer holds until the buyer agrees. */
  propose: { by: 'dealer', from: ['requested', 'proposed', 'accepted'], to: 'proposed' },
  cancel: { by: 'buyer', from: ['requested', 'proposed', 'accepted'], to: 'cancelled' },
  agree: { by: 'buyer', from: ['proposed'], to: 'accepted' },
  bookAgain: { by: 'buyer', from: ['declined', 'cancelled'], to: 'requested' },
  /** Another hour and another note. The dealer accepts again. */
  change: { by: 'buyer', from: ['requested', 'proposed', 'accepted'], to: 'requested' },
};

export function mayMoveBooking(move: BookingMove, state: BookingState): boolean {
  return bookingMoves[move].from.includes(state);
}

/** Why a request is not simply accepted: another test drive of the vehicle has the hour, or the dealer has blocked it. */
export type HourClash = 'taken' | 'blocked';

/** The moves of dealers. */
export type DealersMove = 'accept' | 'decline' | 'complete' | 'propose';

export function isOpen(state: BookingState): state is OpenState {
  return openStates.some((open) => open === state);
}

/** Whether the hour of the test drive is taken: nobody else gets it for this listing. */
export function holdsHour(state: BookingState): boolean {
  return state === 'accepted' || state === 'proposed';
}

export function isBookingState(text: string): text is BookingState {
  return bookingStates.some((state) => state === text);
}
