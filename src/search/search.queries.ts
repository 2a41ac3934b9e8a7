import { queryOptions } from '@tanstack/react-query';
import type { Listing } from '../listings/listing';
import type { PagedQuery } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import { loadNames } from '../shared/readable/loadNames';
import { makesOf, type NamedSearch } from '../shared/readable/readableAddress';
import { canonicalSearch, type ListingSearch } from './search';
import { countFound, findListings } from './search.service';

export function foundListings(search: ListingSearch): PagedQuery<Listing> {
  return { key: ['found', canonicalSearch(search)], load: (cursor) => findListings(search, cursor) };
}

/** Of the orders, only one changes the count: that by the highest price leaves out listings without a price. */
export function foundCount(search: ListingSearch) {
  const { sort, ...conditions } = canonicalSearch(search);
  const queryKey = ['foundCount', conditions, sort === 'dearest'];
  return queryOptions({ queryKey, queryFn: () => countFound(search) });
}

/** Whether the names of a search are those of the dictionary. Makes are known at once. */
export function knownName(named: NamedSearch | null) {
  const isMake = named?.by === 'make';
  return queryOptions({
    queryKey: ['knownName', named],
    queryFn: async () => named !== null && (await loadNames()).isKnown(named),
    enabled: named !== null && !isMake,
    ...(isMake && { initialData: makesOf(named.kind).includes(named.make) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** After a decision that changes which listings visitors see. */
export function forgetSearches(): void {
  for (const queryKey of [['found'], ['foundCount']]) queryClient.removeQueries({ queryKey });
}
