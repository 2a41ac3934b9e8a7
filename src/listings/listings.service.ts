import { type PagedQuery, readPage } from '../firebase/paging';
import { newsOf } from '../firebase/query';
import { type Access, runQuery } from '../firebase/rest';
import { withTimeLimit } from '../firebase/timeLimit';
import type { Cursor, Page } from '../shared/page';
import type { Uid } from '../shared/valueTypes';
import { type ListingKind, storedFieldName } from './kinds';
import type { Listing } from './listing';
import {
  approvedList,
  approvedOfDealer,
  cheapestApproved,
  firstPageOfNewest,
  newestApproved,
} from './listingLists.service';
import { toListing } from './stored/listing.record';

/** 'newest': the last posted first (LIST-9). The home page uses 'cheapest' and 'latestModel' (NAV-6). */
export const listingOrders = ['newest', 'cheapest', 'latestModel'] as const;

export type ListingOrder = (typeof listingOrders)[number];

function inOrder(kind: ListingKind, order: ListingOrder): PagedQuery {
  switch (order) {
    case 'newest':
      return newestApproved(kind);
    case 'cheapest':
      return cheapestApproved(kind);
    case 'latestModel':
      return { ...approvedList(kind), orderBy: [[storedFieldName(kind, 'year'), 'DESCENDING']] };
  }
}

export function readListings(
  kind: ListingKind,
  query: PagedQuery,
  cursor: Cursor | null,
  access: Access,
  size?: number,
): Promise<Page<Listing>> {
  return readPage(query, cursor, (id, data) => toListing(kind, id, data), access, size);
}

/** Approved listings, for everybody. */
export function listApproved(kind: ListingKind, order: ListingOrder, cursor: Cursor | null): Promise<Page<Listing>> {
  return withTimeLimit((signal) => readListings(kind, inOrder(kind, order), cursor, { signal }));
}

/** Whether a listing was approved after that time of the server. */
export function isApprovedSince(kind: ListingKind, since: string): Promise<boolean> {
  return withTimeLimit(
    async (signal) => (await runQuery(newsOf(firstPageOfNewest(kind), since), { signal })).length > 0,
  );
}

/** One dealer's approved listings, for everybody (DEALER-4). */
export function listApprovedOfDealer(kind: ListingKind, sellerId: Uid, cursor: Cursor | null): Promise<Page<Listing>> {
  return withTimeLimit((signal) => readListings(kind, approvedOfDealer(kind, sellerId), cursor, { signal }));
}
