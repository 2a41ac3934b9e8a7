import { runCount } from '../firebase/count';
import { withTimeLimit } from '../firebase/timeLimit';
import { foundLimit } from '../shared/limits';
import type { CappedCount } from '../shared/numbers/cappedCount';
import type { Uid } from '../shared/valueTypes';
import type { ListingKind } from './kinds';
import { approvedOfDealer } from './listingLists.service';

/** How many approved listings a dealer has: one read, whatever the number. */
export function countApprovedOfDealer(kind: ListingKind, sellerId: Uid): Promise<CappedCount> {
  return withTimeLimit((signal) => runCount(approvedOfDealer(kind, sellerId), { signal }, foundLimit));
}
