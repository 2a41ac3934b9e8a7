import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { accounts } from './actors';
import { longAgo } from './documents';
import { listingPath } from './world';

export const savedPath = (uid: string) => `users/${uid}/saved/listings`;

/** The listings that a buyer saves, as the app sends them: those that are counted among them, or two of them alone. */
export const savedListings = (counted: readonly string[] = []): DocumentData => ({
  listings: [...new Set([...counted, 'products_car-approved', 'bikes_bike-approved'])]
    .slice(0, Math.max(2, counted.length))
    .map((id) => `${id}:450000:1732440000000`),
  counted,
});

/** The id of a live listing's count. */
export const countOf = { car: 'products_car-approved', bike: 'bikes_bike-approved' } as const;
export const saveCountPath = (id: string) => `savedCounts/${id}`;

/** How many buyers keep a live listing, as the app sends it. */
export function newSaveCount(kind: 'car' | 'bike', count = 1): DocumentData {
  const [collection, recordId] = listingPath(kind, 'approved').split('/');
  return { collection, recordId, sellerId: accounts.dealer.uid, count, at: serverTimestamp() };
}

export const saveCount = (kind: 'car' | 'bike', count: number): DocumentData => ({
  ...newSaveCount(kind, count),
  at: longAgo,
});
