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

/** A new listing waits for the admin (spec 4). */
export const pendingFlags: ListingFlags = { approved: false, Reject: false, closed: '' };

export type ReviewDecision = 'approve' | 'reject';

/** What the admin may decide, from which state, and what the decision writes (design D6). */
export const reviewDecisions: Readonly<
  Record<ReviewDecision, { readonly from: readonly ListingState[]; readonly writes: Omit<ListingFlags, 'closed'> }>
> = {
  approve: { from: ['pending', 'rejected'], writes: { approved: true, Reject: false } },
  reject: { from: ['pending', 'approved'], writes: { approved: false, Reject: true } },
};

export function mayDecide(decision: ReviewDecision, state: ListingState): boolean {
  return reviewDecisions[decision].from.includes(state);
}

/** An edit sends the listing back to the admin; a sale that is over is not edited. */
const editable: readonly ListingState[] = ['pending', 'approved', 'rejected'];

export function mayEdit(state: ListingState): boolean {
  return editable.includes(state);
}

export const listingStateLabels: Readonly<Record<ListingState, string>> = {
  pending: 'Waiting for approval',
  approved: 'Live',
  rejected: 'Rejected',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
};
