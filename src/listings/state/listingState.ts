/** The life-cycle of a listing (LIST-7). The stored flags alone say which state it is in. */
export type ListingState = 'pending' | 'approved' | 'rejected' | 'sold' | 'withdrawn' | 'suspended';

export interface ListingFlags {
  readonly approved: boolean;
  readonly Reject: boolean;
  readonly closed: '' | 'sold' | 'withdrawn' | 'suspended';
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
  readonly from: readonly ListingState[];
  readonly to: ListingState;
}

/**
 * Who may move a listing from which states to which state. Nothing else changes a state, and only `edit`, `price` and
 * `liveEdit` change other fields.
 */
export const listingMoves = {
  approve: { by: 'admin', from: ['pending', 'rejected'], to: 'approved' },
  reject: { by: 'admin', from: ['pending', 'approved', 'sold', 'withdrawn', 'suspended'], to: 'rejected' },
  /** Takes a decision back. */
  requeue: { by: 'admin', from: ['approved', 'rejected'], to: 'pending' },
  /** Says that a live edit has been seen. Only after one. */
  acknowledge: { by: 'admin', from: ['approved'], to: 'approved' },
  /** Takes that back: the live edit is unreviewed again. */
  reopen: { by: 'admin', from: ['approved'], to: 'approved' },
  /** A listing whose sale has ended cannot be edited. */
  edit: { by: 'owner', from: ['pending', 'approved', 'rejected'], to: 'pending' },
  /** A lower price. Any other change of a live listing is an edit. */
  price: { by: 'owner', from: ['approved'], to: 'approved' },
  /** An edit by a dealer whom Second Gear has checked (LIST-22). It is unreviewed until the admin has seen it. */
  liveEdit: { by: 'owner', from: ['approved'], to: 'approved' },
  withdraw: { by: 'owner', from: ['pending', 'approved', 'rejected'], to: 'withdrawn' },
  sell: { by: 'owner', from: ['approved'], to: 'sold' },
  putBack: { by: 'owner', from: ['sold', 'withdrawn'], to: 'pending' },
  suspend: { by: 'suspension', from: ['approved'], to: 'suspended' },
  restore: { by: 'suspension', from: ['suspended'], to: 'approved' },
} as const satisfies Readonly<Record<string, Move>>;

/** The states that a dealer can filter by. 'suspended' is missing: a suspended dealer does not see the stock. */
export const stockStates = [
  'pending',
  'approved',
  'rejected',
  'sold',
  'withdrawn',
] as const satisfies readonly ListingState[];

export type StockState = (typeof stockStates)[number];

export type ListingMove = keyof typeof listingMoves;

export const reviewDecisions = ['approve', 'reject'] as const;

export type ReviewDecision = (typeof reviewDecisions)[number];

export function mayMove(move: ListingMove, state: ListingState): boolean {
  const { from }: Move = listingMoves[move];
  return from.includes(state);
}

/**
 * Whether anyone may read a listing by its address after a move: while it is live, and after its sale if it was live
 * until then. A listing that no admin has approved is never public (LIST-13).
 */
export function isVisibleAfter(move: ListingMove, from: ListingState): boolean {
  const { to }: Move = listingMoves[move];
  return to === 'approved' || to === 'sold' || (to === 'withdrawn' && from === 'approved');
}
