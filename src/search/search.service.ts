import { runCount } from '../firebase/count';
import { withTimeLimit } from '../firebase/timeLimit';
import type { Listing } from '../listings/listing';
import { readListings } from '../listings/listings.service';
import type { CappedCount } from '../shared/cappedCount';
import { foundLimit } from '../shared/limits';
import type { Cursor, Page } from '../shared/page';
import type { ListingSearch } from './search';
import { isOneNewCount, isOneQuery, planCount, planNewCount, planSearch } from './searchPlan.service';

/** Approved listings that match the search, in its order. */
export function findListings(search: ListingSearch, cursor: Cursor | null): Promise<Page<Listing>> {
  return withTimeLimit((signal) => readListings(search.kind, planSearch(search), cursor, { signal }));
}

/** Whether the search has more values than one query can ask for. Then it cannot be found or counted. */
export function isTooWide(search: ListingSearch): boolean {
  return !isOneQuery(search);
}

/** How many listings match, up to `foundLimit`. */
export function countFound(search: ListingSearch): Promise<CappedCount> {
  return withTimeLimit((signal) => runCount(planCount(search), { signal }, foundLimit));
}

/** Whether `countNew` can count the search. */
export function canCountNew(search: ListingSearch): boolean {
  return isOneNewCount(search);
}

/** How many listings of the search went live after that time, up to `listLimit`. */
export function countNew(search: ListingSearch, after: Date): Promise<CappedCount> {
  return withTimeLimit((signal) => runCount(planNewCount(search, after), { signal }));
}
