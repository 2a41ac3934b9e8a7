import type { ListingKind } from '../../listings/kinds';
import { type ListingState, stateFlags } from '../../listings/state/listingState';
import { adminAddress } from '../../shared/addresses/adminAddress';
import type { CappedCount } from '../../shared/numbers/cappedCount';

/** How many listings of a dealer there are in each state (ADMIN-17). */
export type DealerNumbers = Readonly<Record<ListingState, Readonly<Record<ListingKind, CappedCount>>>>;

export const countedStates = Object.keys(stateFlags) as readonly ListingState[];

/** The queue that has the dealer's listings in that state. Queues are for states that the admin decides about. */
export function queueAddress(state: ListingState, dealer: string): string {
  const isQueue = state === 'pending' || state === 'approved' || state === 'rejected';
  return adminAddress({ tab: isQueue ? state : 'all', dealer });
}
