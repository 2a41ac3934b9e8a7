/** A listing's life-cycle (design 2). The stored flags below say which state it is in; nothing else does. */
export type ListingState = 'pending' | 'approved' | 'rejected' | 'sold' | 'withdrawn';

export interface ListingFlags {
  readonly approved: boolean;
  readonly Reject: boolean;
  readonly closed: '' | 'sold' | 'withdrawn';
}

export function listingState({ approved, Reject, closed }: ListingFlags): ListingState {
  if (closed !== '') return closed;
  if (approved) return 'approved';
  return Reject ? 'rejected' : 'pending';
}

/** What each state is stored as (design D6). A new listing waits for the admin (spec 4). */
export const stateFlags: Readonly<Record<ListingState, ListingFlags>> = {
  pending: { approved: false, Reject: false, closed: '' },
  approved: { approved: true, Reject: false, closed: '' },
  rejected: { approved: false, Reject: true, closed: '' },
  sold: { approved: false, Reject: false, closed: 'sold' },
  withdrawn: { approved: false, Reject: false, closed: 'withdrawn' },
};

interface Move {
  readonly by: 'admin' | 'owner';
  readonly from: readonly ListingState[];
  readonly to: ListingState;
}

/** Who may move a listing from which state to which. Nothing else changes a state; only an edit changes more than it. */
export const listingMoves = {
  approve: { by: 'admin', from: ['pending', 'rejected'], to: 'approved' },
  reject: { by: 'admin', from: ['pending', 'approved'], to: 'rejected' },
  /** Takes a decision back. */
  requeue: { by: 'admin', from: ['approved', 'rejected'], to: 'pending' },
  /** A sale that is over is not edited. */
  edit: { by: 'owner', from: ['pending', 'approved', 'rejected'], to: 'pending' },
  withdraw: { by: 'owner', from: ['pending', 'approved', 'rejected'], to: 'withdrawn' },
  sell: { by: 'owner', from: ['approved'], to: 'sold' },
  putBack: { by: 'owner', from: ['sold', 'withdrawn'], to: 'pending' },
} as const satisfies Readonly<Record<string, Move>>;

export type ListingMove = keyof typeof listingMoves;

export type ReviewDecision = 'approve' | 'reject';

export function mayMove(move: ListingMove, state: ListingState): boolean {
  const { from }: Move = listingMoves[move];
  return from.includes(state);
}

export const listingStateLabels: Readonly<Record<ListingState, string>> = {
  pending: 'Waiting for approval',
  approved: 'Live',
  rejected: 'Rejected',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
};
