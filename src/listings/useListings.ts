import { useQueries } from '@tanstack/react-query';
import type { ListingId } from '../shared/addresses';
import { listingInBatch } from './listingBatch.queries';
import { type ListingLookup, toLookup } from './useListing';

/** Some listings by their ids, in that order. Those that are not cached are read in one request for each kind. */
export function useListings(ids: readonly ListingId[]): readonly ListingLookup[] {
  return useQueries({ queries: ids.map((id) => listingInBatch(id)) }).map(toLookup);
}
