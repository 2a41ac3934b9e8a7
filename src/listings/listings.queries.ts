import { queryOptions } from '@tanstack/react-query';
import type { PagedQuery } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import { publicKey } from '../lists/queryKeys';
import type { ListingId } from '../shared/addresses/addresses';
import type { Uid } from '../shared/valueTypes';
import type { ListingKind } from './kinds';
import type { Listing } from './listing';
import { type ListingOrder, listApproved, listApprovedOfDealer } from './listings.service';

/** Queries for public listings. What only the details ask for is loaded with them, not with the first view. */

export function approvedListings(kind: ListingKind, order: ListingOrder): PagedQuery<Listing> {
  return { key: publicKey('approved', kind, order), load: (cursor) => listApproved(kind, order, cursor) };
}

export function approvedListingsOfDealer(kind: ListingKind, sellerId: Uid): PagedQuery<Listing> {
  return {
    key: ['market', 'approvedOfDealer', kind, sellerId],
    load: (cursor) => listApprovedOfDealer(kind, sellerId, cursor),
  };
}

export function publicListing({ kind, id }: ListingId) {
  return queryOptions({
    queryKey: ['market', 'listing', kind, id],
    queryFn: async () => (await import('./listing.service')).readPublicListing({ kind, id }),
  });
}

/** Similar listings; null: nothing is known about the listing. */
export function similarListings(kind: ListingKind, listing: Listing | null) {
  return queryOptions({
    queryKey: ['market', 'similar', kind, listing?.id ?? ''],
    queryFn: async () => (await import('./similarListings.service')).listSimilar(kind, listing),
  });
}

/** Caches a listing from a list, so that its details need no request. */
export function rememberListing(listing: Listing): void {
  // A listing that was read by itself is newer than the one in a list.
  queryClient.setQueryData(publicListing(listing).queryKey, (known) => known ?? listing);
}
