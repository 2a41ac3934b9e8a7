import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ListingKind } from '../listings/kinds';
import type { Listing } from '../listings/listing';
import type { ListingState, StockState } from '../listings/state/listingState';
import type { PagedQuery } from '../lists/pagedQuery';
import type { Uid } from '../shared/valueTypes';
import { readProfileToEdit } from './profileToEdit';
import { countBookingsOn, countOwn, listOwn, readOwn } from './stock.service';
import { findStockCount } from './stockCount.service';

/** Queries for a dealer's own listings, and for the profile that the dealer edits. */

/** The key of the lists and counts of a kind. */
function stockOf(sellerId: Uid, kind: ListingKind): QueryKey {
  return ['dealer', 'stock', sellerId, kind];
}

/** In one state, or (null) in all. */
export function ownListings(sellerId: Uid, kind: ListingKind, state: StockState | null): PagedQuery<Listing> {
  return {
    key: [...stockOf(sellerId, kind), 'list', state],
    load: (cursor) => listOwn(kind, sellerId, state, cursor),
  };
}

export function ownCount(sellerId: Uid, kind: ListingKind, state: ListingState) {
  return queryOptions({
    queryKey: [...stockOf(sellerId, kind), 'count', state],
    queryFn: () => countOwn(kind, sellerId, state),
  });
}

/** Not cached: the admin may have reviewed it since the last edit. */
export function ownListing(sellerId: Uid, kind: ListingKind, id: string) {
  return queryOptions({
    queryKey: ['fixed', 'editedListing', sellerId, kind, id],
    queryFn: () => readOwn(kind, sellerId, id),
    gcTime: 0,
  });
}

/** How many bookings a listing has. */
export function bookingCount({ sellerId, id }: Pick<Listing, 'sellerId' | 'id'>) {
  return queryOptions({
    queryKey: ['fixed', 'bookingsOn', sellerId, id],
    queryFn: () => countBookingsOn(sellerId, id),
  });
}

/** Not cached. `again`: starts with the rejected change. */
export function profileToEdit(sellerId: Uid, again: boolean) {
  return queryOptions({
    queryKey: ['fixed', 'editedProfile', sellerId],
    queryFn: () => readProfileToEdit(sellerId, again),
    gcTime: 0,
  });
}

/** The counted stock of a dealer; null: the dealer has never posted anything. */
export function countedStock(sellerId: Uid) {
  return queryOptions({
    queryKey: ['dealer', 'stockCount', sellerId],
    queryFn: async () => (await findStockCount(sellerId)) ?? null,
  });
}

/** What the write of a listing makes stale: without this, it would also refetch the list of the other kind. */
export function stockKeys({ sellerId, kind }: Pick<Listing, 'sellerId' | 'kind'>): readonly QueryKey[] {
  return [['market'], stockOf(sellerId, kind), countedStock(sellerId).queryKey];
}
