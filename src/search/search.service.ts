import { runCount } from '../firebase/count';
import { withTimeLimit } from '../firebase/timeLimit';
import type { Listing } from '../listings/listing';
import { readListings } from '../listings/listings.service';
import { AppError } from '../shared/appError';
import { foundLimit } from '../shared/limits';
import type { CappedCount } from '../shared/numbers/cappedCount';
import type { Cursor, Page } from '../shared/page';
import type { NearDistricts } from './near/nearDistricts';
import { readNearestFirst } from './near/nearestFirst.service';
import type { ListingSearch } from './search';
import {
  districtsInNewCount,
  districtsThatFit,
  fitsInOneQuery,
  newCountFitsInOneQuery,
  planCount,
  planNewCount,
  planSearch,
} from './searchPlan.service';

/**
 * The districts that the search asks for; null if it is near no place. All orders and the count ask for the same.
 *
 * @throws AppError 'offline' if their table cannot be loaded
 */
export async function districtsOf(
  search: ListingSearch,
  most = districtsThatFit(search),
): Promise<NearDistricts | null> {
  const { near } = search.filters;
  if (!near) return null;
  try {
    const { nearDistricts } = await import('./near/nearDistricts');
    return nearDistricts(near, most);
  } catch (error) {
    throw new AppError('offline', error);
  }
}

/** Approved listings that match the search, in its order. */
export async function findListings(search: ListingSearch, cursor: Cursor | null): Promise<Page<Listing>> {
  const near = await withTimeLimit(() => districtsOf(search));
  if (near && search.sort === 'nearest') return readNearestFirst(search, near.rings, cursor);
  const plan = planSearch(search, near?.rings.flat());
  return withTimeLimit((signal) => readListings(search.kind, plan, cursor, { signal }));
}

/** Whether the search has more values than one query can ask for. Then it cannot be found or counted. */
export function isTooWide(search: ListingSearch): boolean {
  return !fitsInOneQuery(search);
}

/** How many listings match, up to `foundLimit`. */
export function countFound(search: ListingSearch): Promise<CappedCount> {
  return withTimeLimit(async (signal) => {
    const near = await districtsOf(search);
    return runCount(planCount(search, near?.rings.flat()), { signal }, foundLimit);
  });
}

/** Whether `countNew` can count the search. */
export function canCountNew(search: ListingSearch): boolean {
  return newCountFitsInOneQuery(search);
}

/** How many listings of the search went live after that time, up to `listLimit`. */
export function countNew(search: ListingSearch, after: Date): Promise<CappedCount> {
  return withTimeLimit(async (signal) => {
    const near = await districtsOf(search, districtsInNewCount(search));
    return runCount(planNewCount(search, after, near?.rings.flat()), { signal });
  });
}
