import type { StateTone } from '../ui/stateTone';

/**
 * The life-cycle of a booking (BOOK-7). The first array has its states in their order, the two tables say the rest.
 * `bookingStateLabels` in texts.ts has their names. The rules repeat the tables, and tests/rules/ compares the two.
 */
export const bookingStates = ['requested', 'proposed', 'accepted', 'completed', 'declined', 'cancelled'] as const;

/** The stored `status`. */
export type BookingState = (typeof bookingStates)[number];

/** The two sides of a booking. */
export type BookingSide = 'buyer' | 'dealer';

/** Whose each move is, and the state after it. Nothing else changes a booking's state. */
export const bookingMoves = {
  accept: { by: 'dealer', to: 'accepted' },
  decline: { by: 'dealer', to: 'declined' },
  complete: { by: 'dealer', to: 'completed' },
  /** Another hour, which the dealer holds until the buyer agrees. */
  propose: { by: 'dealer', to: 'proposed' },
  cancel: { by: 'buyer', to: 'cancelled' },
  agree: { by: 'buyer', to: 'accepted' },
  bookAgain: { by: 'buyer', to: 'requested' },
  /** Another hour and another note. The dealer accepts again. */
  change: { by: 'buyer', to: 'requested' },
} as const satisfies Readonly<Record<string, { readonly by: BookingSide; readonly to: BookingState }>>;

export type BookingMove = keyof typeof bookingMoves;

interface StateFacts {
  /** The moves that are possible from it. */
  readonly moves: readonly BookingMove[];
  /** Whether the hour of the test drive is taken: nobody else gets it for this listing. */
  readonly holdsHour: boolean;
  readonly isOver: boolean;
  readonly tone: StateTone;
  /** How many steps the booking has reached: requested, accepted, visited. 0: it has ended otherwise, and shows none. */
  readonly steps: 0 | 1 | 2 | 3;
}

export const bookingStateFacts = {
  requested: {
    moves: ['accept', 'decline', 'propose', 'cancel', 'change'],
    holdsHour: false,
    isOver: false,
    tone: 'pending',
    steps: 1,
  },
  proposed: {
    moves: ['agree', 'decline', 'propose', 'cancel', 'change'],
    holdsHour: true,
    isOver: false,
    tone: 'pending',
    steps: 1,
  },
  accepted: {
    moves: ['complete', 'decline', 'propose', 'cancel', 'change'],
    holdsHour: true,
    isOver: false,
    tone: 'approved',
    steps: 2,
  },
  completed: { moves: [], holdsHour: false, isOver: true, tone: 'closed', steps: 3 },
  declined: { moves: ['bookAgain'], holdsHour: false, isOver: true, tone: 'rejected', steps: 0 },
  cancelled: { moves: ['bookAgain'], holdsHour: false, isOver: true, tone: 'closed', steps: 0 },
} as const satisfies Readonly<Record<BookingState, StateFacts>>;

type Facts = typeof bookingStateFacts;

/** The states of a booking that is not over. */
export type OpenState = { [State in BookingState]: Facts[State]['isOver'] extends true ? never : State }[BookingState];

/** The moves of dealers. */
export type DealersMove = {
  [Move in BookingMove]: (typeof bookingMoves)[Move]['by'] extends 'dealer' ? Move : never;
}[BookingMove];

/** The dealer's answers to a request. */
export type Answer = Extract<DealersMove, Facts['requested']['moves'][number]>;

/** The moves that change the state, and neither the hour nor the note. */
export type PlainMove = Exclude<BookingMove, 'bookAgain' | 'change' | 'propose'>;

export function mayMoveBooking(move: BookingMove, state: BookingState): boolean {
  const { moves }: StateFacts = bookingStateFacts[state];
  return moves.includes(move);
}

export function isOpen(state: BookingState): state is OpenState {
  return !bookingStateFacts[state].isOver;
}

export function holdsHour(state: BookingState): boolean {
  return bookingStateFacts[state].holdsHour;
}

export const openStates: readonly OpenState[] = bookingStates.filter(isOpen);
export const endedStates: readonly BookingState[] = bookingStates.filter((state) => !isOpen(state));

export function isBookingState(text: string): text is BookingState {
  return bookingStates.some((state) => state === text);
}
