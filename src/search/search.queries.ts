import { queryOptions } from '@tanstack/react-query';
import type { ListingKind } from '../listings/kinds';
import type { Listing } from '../listings/listing';
import { type PagedQuery, toInfinite } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import { refetchIfOlderThan } from '../lists/refetchIfOlderThan';
import { newCountAge } from '../shared/limits';
import { loadNames } from '../shared/readable/loadNames';
import { makesOf, type NamedSearch } from '../shared/readable/readableAddress';
import { canonicalSearch, type ListingSearch } from './search';
import { countFound, countNew, districtsOf, findListings, isTooWide } from './search.service';

export function foundListings(search: ListingSearch): PagedQuery<Listing> {
  return { key: ['market', 'found', canonicalSearch(search)], load: (cursor) => findListings(search, cursor) };
}

/** Whether a search finds something. The list that is shown next takes the same answer. */
export async function findsSome(search: ListingSearch): Promise<boolean> {
  // The page says that it is too wide.
  if (isTooWide(search)) return true;
  const { pages } = await queryClient.ensureInfiniteQueryData(toInfinite(foundListings(search)));
  return pages.some(({ items }) => items.length > 0);
}

/** Those of the words that no listing of the kind has. One count for each. */
export async function unsaidWords(kind: ListingKind, words: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    words.map((text) => queryClient.ensureQueryData(foundCount({ kind, text, filters: {}, sort: 'newest' }))),
  );
  return words.filter((_, index) => found[index]?.count === 0);
}

/** Of the orders, only one changes the count: that by the highest price leaves out listings without a price. */
export function foundCount(search: ListingSearch) {
  const { sort, ...conditions } = canonicalSearch(search);
  return queryOptions({
    queryKey: ['market', 'foundCount', conditions, sort === 'dearest'],
    queryFn: () => countFound(search),
  });
}

/** The districts of a search near a place; null for other searches. They are read from the app itself. */
export function districtsFound(search: ListingSearch) {
  return queryOptions({
    queryKey: ['market', 'districtsFound', canonicalSearch(search)],
    queryFn: () => districtsOf(search),
  });
}

/**
 * How many listings of the search went live after that time. Counted again when people come back to it.
 */
export function newCount(search: ListingSearch, after: Date) {
  const { sort: _, ...conditions } = canonicalSearch(search);
  return queryOptions({
    queryKey: ['market', 'newCount', conditions, after.getTime()],
    queryFn: () => countNew(search, after),
    staleTime: newCountAge,
    refetchOnWindowFocus: refetchIfOlderThan(newCountAge),
  });
}

/** Whether the names of a search are those of the dictionary. Makes are known at once. */
export function knownName(named: NamedSearch | null) {
  const isMake = named?.by === 'make';
  return queryOptions({
    queryKey: ['fixed', 'knownName', named],
    queryFn: async () => named !== null && (await loadNames()).isKnown(named),
    enabled: named !== null && !isMake,
    ...(isMake && { initialData: makesOf(named.kind).includes(named.make) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
