import { queryOptions } from '@tanstack/react-query';
import type { ListingId } from '../shared/addresses';
import { newCountAge } from '../shared/limits';
import { publicListing } from './listings.queries';

/**
 * One listing, read with others in one request: for a page with some chosen listings. It is read again when it is
 * older: prices change.
 */
export function listingInBatch({ kind, id }: ListingId) {
  return queryOptions({
    queryKey: publicListing({ kind, id }).queryKey,
    queryFn: async () => (await import('./listingBatch.service')).getListingInBatch({ kind, id }),
    staleTime: newCountAge,
  });
}
