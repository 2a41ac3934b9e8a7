import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import type { ListingKind } from '../../src/listings/kinds';
import type { ListingState } from '../../src/listings/state/listingState';
import { longAgo } from './documents';
import { collectionOf, listingId } from './world';

export const salePath = (uid: string, kind: ListingKind, state: ListingState = 'sold') =>
  `sellers/${uid}/sales/${collectionOf(kind)}_${listingId(kind, state)}`;

/** What a dealer notes about a sale, as the app sends it. */
export const newSale = (kind: ListingKind, state: ListingState = 'sold'): DocumentData => ({
  collection: collectionOf(kind),
  recordId: listingId(kind, state),
  price: '4.5 lakh',
  buyer: 'Asha Kulkarni',
  at: serverTimestamp(),
});

export const storedSale = (kind: ListingKind): DocumentData => ({ ...newSale(kind), at: longAgo });
