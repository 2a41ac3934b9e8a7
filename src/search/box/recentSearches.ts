import type { ListingKind } from '../../listings/kinds';
import { deleteFromDevice, readFromDevice, storeOnDevice } from '../../shared/device/deviceStore';
import { conditionsOf, type ListingSearch, readSearch, writeSearch } from '../search';

/** The last searches of this device (SEARCH-25). Only their addresses are kept: nothing says whose they are. */

interface Kept {
  readonly searches: readonly ({ readonly kind: ListingKind; readonly address: string } | null)[];
}

const key = 'recentSearches';
const most = 5;

function isSame(one: ListingSearch, other: ListingSearch): boolean {
  return one.kind === other.kind && writeSearch(one).toString() === writeSearch(other).toString();
}

/** The latest first. What is kept may come from an earlier version of the app. */
export async function readRecentSearches(): Promise<readonly ListingSearch[]> {
  const kept = await readFromDevice<Kept>(key);
  return (kept?.searches ?? [])
    .map((each) => readSearch(each?.kind === 'bike' ? 'bike' : 'car', new URLSearchParams(each?.address)))
    .filter((search) => conditionsOf(search).length > 0);
}

/** A search without conditions is none. */
export async function rememberSearch(search: ListingSearch): Promise<void> {
  if (conditionsOf(search).length === 0) return;
  const others = (await readRecentSearches()).filter((other) => !isSame(other, search));
  const searches = [search, ...others]
    .slice(0, most)
    .map((each) => ({ kind: each.kind, address: writeSearch(each).toString() }));
  await storeOnDevice(key, { searches } satisfies Kept);
}

export function forgetRecentSearches(): Promise<void> {
  return deleteFromDevice(key);
}
