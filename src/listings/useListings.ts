import { useQueries } from '@tanstack/react-query';
import type { ListingId } from '../shared/addresses/addresses';
import { newCountAge } from '../shared/limits';
import { publicListing } from './listings.queries';
import { type ListingLookup, toLookup } from './useListing';

/**
 * Some listings by their ids, in that order. Each is a request of its own: the rules refuse a query for several if one
 * of them does not exist. They are refetched when they are older: prices change.
 */
export function useListings(ids: readonly ListingId[]): readonly ListingLookup[] {
  return useQueries({ queries: ids.map((id) => ({ ...publicListing(id), staleTime: newCountAge })) }).map(toLookup);
}
