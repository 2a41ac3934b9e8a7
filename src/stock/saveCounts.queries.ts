import { queryOptions } from '@tanstack/react-query';
import type { Listing } from '../listings/listing';
import { refetchIfOlderThan } from '../lists/refetchIfOlderThan';
import { bookingsAge } from '../shared/limits';
import type { Uid } from '../shared/valueTypes';
import { countSaves, sumSaves } from './saveCounts.service';

/** How many buyers save the listings of the dealer who is logged in (SAVE-11). No write of the dealer changes it. */

export function saveCount(listing: Listing) {
  const { kind, id, sellerId } = listing;
  return queryOptions({ queryKey: ['fixed', 'savesOf', sellerId, kind, id], queryFn: () => countSaves(listing) });
}

export function saveSum(sellerId: Uid) {
  return queryOptions({
    queryKey: ['fixed', 'savesOf', sellerId],
    queryFn: () => sumSaves(sellerId),
    staleTime: bookingsAge,
    refetchOnWindowFocus: refetchIfOlderThan(bookingsAge),
  });
}
