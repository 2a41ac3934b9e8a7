import { asPosted, firstPage, isApproved, type PublicList } from '../firebase/publicLists';
import { type DocumentQuery, equal, type ListQuery } from '../firebase/query';
import type { ListingId } from '../shared/addresses/addresses';
import type { Uid } from '../shared/valueTypes';
import type { ListingKind } from './kinds';
import { fieldsToRead, listingCollections, publicFields } from './stored/storedListing';

/** The lists that pages show first. The early script imports them, so this file stays small. */

/** All listings, in the order in which they were posted. */
export function fullList(kind: ListingKind): PublicList {
  return { collection: listingCollections[kind], select: fieldsToRead(kind), orderBy: asPosted };
}

export function approvedList(kind: ListingKind): PublicList {
  return { ...fullList(kind), select: publicFields(kind), where: [isApproved] };
}

export function newestApproved(kind: ListingKind): PublicList {
  return { ...approvedList(kind), orderBy: [['createdAt', 'DESCENDING']] };
}

export function cheapestApproved(kind: ListingKind): PublicList {
  return { ...approvedList(kind), orderBy: [['priceValue', 'ASCENDING']] };
}

export function approvedOfDealer(kind: ListingKind, sellerId: Uid): PublicList {
  return { ...approvedList(kind), where: [equal('sellerId', sellerId), isApproved] };
}

export function firstPageOfNewest(kind: ListingKind): ListQuery {
  return firstPage(newestApproved(kind));
}

export function firstPageOfDealer(kind: ListingKind, sellerId: Uid): ListQuery {
  return firstPage(approvedOfDealer(kind, sellerId));
}

/** The query for one listing. The app and the early query must send the same one. */
export function listingQuery({ kind, id }: ListingId): DocumentQuery {
  return { collection: listingCollections[kind], id, select: fieldsToRead(kind) };
}
