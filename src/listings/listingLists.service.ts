import { asPosted, firstPage, isApproved, type PublicList } from '../firebase/publicLists';
import { type DocumentQuery, equal, type ListQuery } from '../firebase/query';
import type { ListingId } from '../shared/addresses/addresses';
import type { ListingKind } from './kinds';
import { listingCollections, publicFields, readFields } from './stored/storedListing';

/** The lists that pages show first. The early script imports them, so this file stays small. */

/** All listings, in the order they were posted. */
export function posted(kind: ListingKind): PublicList {
  return { collection: listingCollections[kind], select: readFields(kind), orderBy: asPosted };
}

export function approved(kind: ListingKind): PublicList {
  return { ...posted(kind), select: publicFields(kind), where: [isApproved] };
}

export function newestApproved(kind: ListingKind): PublicList {
  return { ...approved(kind), orderBy: [['createdAt', 'DESCENDING']] };
}

export function cheapestApproved(kind: ListingKind): PublicList {
  return { ...approved(kind), orderBy: [['priceValue', 'ASCENDING']] };
}

export function approvedOfDealer(kind: ListingKind, sellerId: string): PublicList {
  return { ...approved(kind), where: [equal('sellerId', sellerId), isApproved] };
}

export function firstNewest(kind: ListingKind): ListQuery {
  return firstPage(newestApproved(kind));
}

export function firstOfDealer(kind: ListingKind, sellerId: string): ListQuery {
  return firstPage(approvedOfDealer(kind, sellerId));
}

/** The query for one listing. The app and the early query must send the same one. */
export function listingQuery({ kind, id }: ListingId): DocumentQuery {
  return { collection: listingCollections[kind], id, select: readFields(kind) };
}
