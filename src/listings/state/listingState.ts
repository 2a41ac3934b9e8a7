import type { StateTone } from '../../ui/stateTone';

/**
 * The life-cycle of a listing (LIST-7). The two arrays have its states, the tables say the rest. `listingStateLabels` has
 * their names. The rules repeat the tables, and tests/rules/ compares the two.
 */
export const closedStates = ['sold', 'withdrawn', 'suspended'] as const;

export type ClosedState = (typeof closedStates)[number];

export const listingStates = ['pending', 'approved', 'rejected', ...closedStates] as const;

export type ListingState = (typeof listingStates)[number];

/** The stored flags alone say which state a listing is in. */
export interface ListingFlags {
  readonly approved: boolean;
  readonly Reject: boolean;
  readonly closed: '' | ClosedState;
}

export function listingState({ approved, Reject, closed }: ListingFlags): ListingState {
  if (closed !== '') return closed;
  if (approved) return 'approved';
  return Reject ? 'rejected' : 'pending';
}

/** The stored flags of each state (ADMIN-4, ADMIN-6). A new listing is pending (LIST-6). */
export const stateFlags: Readonly<Record<ListingState, ListingFlags>> = {
  pending: { approved: false, Reject: false, closed: '' },
  approved: { approved: true, Reject: false, closed: '' },
  rejected: { approved: false, Reject: true, closed: '' },
  sold: { approved: false, Reject: false, closed: 'sold' },
  withdrawn: { approved: false, Reject: false, closed: 'withdrawn' },
  suspended: { approved: false, Reject: false, closed: 'suspended' },
};

interface Move {
  /** 'suspension': the admin moves all live listings of a dealer at once. */
  readonly by: 'admin' | 'owner' | 'suspension';
  readonly to: ListingState;
}

/**
 * Whose each move is, and the state after it. Nothing else changes a state, and only `edit`, `price` and `liveEdit`
 * change other fields.
 */
export const listingMoves = {
  approve: { by: 'admin', to: 'approved' },
  reject: { by: 'admin', to: 'rejected' },
  /** Takes a decision back. */
  requeue: { by: 'admin', to: 'pending' },
  /** Says that a live edit has been seen. Only after one. */
  acknowledge: { by: 'admin', to: 'approved' },
  /** Takes that back: the live edit is unreviewed again. */
  reopen: { by: 'admin', to: 'approved' },
  edit: { by: 'owner', to: 'pending' },
  /** A lower price. Any other change of a live listing is an edit. */
  price: { by: 'owner', to: 'approved' },
  /** An edit by a dealer whom Second Gear has checked (LIST-22). It is unreviewed until the admin has seen it. */
  liveEdit: { by: 'owner', to: 'approved' },
  withdraw: { by: 'owner', to: 'withdrawn' },
  sell: { by: 'owner', to: 'sold' },
  putBack: { by: 'owner', to: 'pending' },
  suspend: { by: 'suspension', to: 'suspended' },
  restore: { by: 'suspension', to: 'approved' },
} as const satisfies Readonly<Record<string, Move>>;

export type ListingMove = keyof typeof listingMoves;

interface StateFacts {
  /** The moves that are possible from it. */
  readonly moves: readonly ListingMove[];
  /** Its sale has ended. */
  readonly isOver: boolean;
  readonly tone: StateTone;
}

export const listingStateFacts = {
  pending: { moves: ['approve', 'reject', 'edit', 'withdraw'], isOver: false, tone: 'pending' },
  approved: {
    moves: ['reject', 'requeue', 'acknowledge', 'reopen', 'edit', 'price', 'liveEdit', 'withdraw', 'sell', 'suspend'],
    isOver: false,
    tone: 'approved',
  },
  rejected: { moves: ['approve', 'requeue', 'edit', 'withdraw'], isOver: false, tone: 'rejected' },
  sold: { moves: ['reject', 'putBack'], isOver: true, tone: 'closed' },
  withdrawn: { moves: ['reject', 'putBack'], isOver: true, tone: 'closed' },
  suspended: { moves: ['reject', 'restore'], isOver: false, tone: 'closed' },
} as const satisfies Readonly<Record<ListingState, StateFacts>>;

/** The states of a listing whose sale has ended. */
export type OverState = {
  [State in ListingState]: (typeof listingStateFacts)[State]['isOver'] extends true ? State : never;
}[ListingState];

export function isSaleOver(state: ListingState): state is OverState {
  return listingStateFacts[state].isOver;
}

export function mayMove(move: ListingMove, state: ListingState): boolean {
  const { moves }: StateFacts = listingStateFacts[state];
  return moves.includes(move);
}

/** The states that a dealer can filter by. 'suspended' is missing: a suspended dealer does not see the stock. */
export type StockState = Exclude<ListingState, 'suspended'>;

export const stockStates = listingStates.filter((state): state is StockState => state !== 'suspended');

export const reviewDecisions = ['approve', 'reject'] as const;

export type ReviewDecision = (typeof reviewDecisions)[number];

/**
 * Whether anyone may read a listing by its address after a move: while it is live, and after its sale if it was live
 * until then. A listing that no admin has approved is never public (LIST-13).
 */
export function isVisibleAfter(move: ListingMove, from: ListingState): boolean {
  const { to } = listingMoves[move];
  return to === 'approved' || to === 'sold' || (to === 'withdrawn' && from === 'approved');
}
