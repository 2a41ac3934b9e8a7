import { queryOptions } from '@tanstack/react-query';
import { knownSince, takeKnownPage } from '../lists/knownPage';
import type { PagedQuery } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import { publicKey } from '../lists/queryKeys';
import type { ListingId } from '../shared/addresses/addresses';
import type { Cursor, Page } from '../shared/page';
import type { Uid } from '../shared/valueTypes';
import type { ListingKind } from './kinds';
import type { Listing } from './listing';
import { isApprovedSince, type ListingOrder, listApproved, listApprovedOfDealer } from './listings.service';

/** Queries for public listings. What only the details ask for is loaded with them, not with the first view. */

export function approvedListings(kind: ListingKind, order: ListingOrder): PagedQuery<Listing> {
  const key = publicKey('approved', kind, order);
  async function load(cursor: Cursor | null): Promise<Page<Listing>> {
    const isFirst = order === 'newest' && cursor === null;
    const known = isFirst ? await takeKnownPage<Listing>(kind, key, (since) => isApprovedSince(kind, since)) : null;
    return known ?? listApproved(kind, order, cursor);
  }
  return { key, load };
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

/** Caches a listing from a list, so that its details need no request, unless an earlier visit has read the list. */
export function rememberListing(listing: Listing): void {
  const { queryKey } = publicListing(listing);
  // A listing that was read by itself is newer than the one in a list.
  if (queryClient.getQueryData(queryKey)) return;
  const since = knownSince(listing);
  queryClient.setQueryData(queryKey, listing, since === undefined ? {} : { updatedAt: since });
  // The details show at once what an earlier visit has read, and ask for what is true now.
  if (since !== undefined) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}
