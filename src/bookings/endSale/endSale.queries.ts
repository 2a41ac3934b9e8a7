import { queryOptions } from '@tanstack/react-query';
import type { Listing } from '../../listings/listing';
import { listOpenOn } from './endSale.service';

/** The bookings of a listing that are not over. Not cached: it is asked for right before they end. */
export function openBookingsOn(listing: Listing) {
  return queryOptions({
    queryKey: ['fixed', 'openBookingsOn', listing.id],
    queryFn: () => listOpenOn(listing),
    gcTime: 0,
  });
}
