import { queryOptions } from '@tanstack/react-query';
import type { Listing } from '../../listings/listing';
import { readSale } from './sale.service';

/** Not cached: it is asked for when the dealer opens it. */
export function saleOf(listing: Listing) {
  return queryOptions({
    queryKey: ['fixed', 'sale', listing.sellerId, listing.kind, listing.id],
    queryFn: () => readSale(listing),
    gcTime: 0,
  });
}
