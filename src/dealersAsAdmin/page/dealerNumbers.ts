import { countedStates } from '../../decisions/review';
import type { ListingKind } from '../../listings/kinds';
import type { ListingState } from '../../listings/state/listingState';
import { adminAddress } from '../../shared/addresses/adminAddress';
import type { CappedCount } from '../../shared/numbers/cappedCount';

/** How many listings of a dealer there are in each state (ADMIN-17). */
export type DealerNumbers = Readonly<Record<ListingState, Readonly<Record<ListingKind, CappedCount>>>>;

/** The queue that has the dealer's listings in that state. Queues are for states that the admin decides about. */
export function queueAddress(state: ListingState, dealer: string): string {
  return adminAddress({ tab: countedStates.find((counted) => counted === state) ?? 'all', dealer });
}
