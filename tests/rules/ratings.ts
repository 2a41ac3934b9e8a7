import {
  type DocumentData,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { type ListingKind, listingKinds } from '../../src/listings/kinds';
import { accounts } from './actors';
import { longAgo } from './documents';
import type { Records } from './records';
import { bookedId, bookingPath, inWorld } from './world';

/** The writes of the app for ratings, and the records that they need. The buyer's bookings are those of the world. */

const { buyer, dealer, admin } = accounts;

export const stars = 4;
export const ratingId = `${buyer.uid}_${dealer.uid}`;
export const ratingPath = `ratings/${ratingId}`;
export const sumPath = `dealerRatings/${dealer.uid}`;

/** The booking is completed. */
export function completed(kind: ListingKind): Records {
  const path = bookingPath(buyer.uid, bookedId(kind));
  return { [path]: { ...inWorld(path), status: 'completed' } };
}

/** The booking is over since yesterday. */
export function ended(kind: ListingKind, changes: DocumentData): Records {
  const path = bookingPath(buyer.uid, bookedId(kind));
  const yesterday = Timestamp.fromMillis(Date.now() - 86_400_000);
  return { [path]: { ...inWorld(path), status: 'completed', statusAt: yesterday, ...changes } };
}

/** A rating, as the buyer sends it. */
export function newRating(kind: ListingKind): DocumentData {
  const booking = inWorld(bookingPath(buyer.uid, bookedId(kind)));
  return {
    sellerId: dealer.uid,
    userId: buyer.uid,
    collection: listingKinds[kind].collection,
    vehicleId: bookedId(kind),
    name: booking[kind === 'car' ? 'carName' : 'bikeName'],
    testDrive: false,
    stars,
    asDescribed: true,
    onTime: false,
    text: 'The car was as in the photos.',
    at: serverTimestamp(),
    answer: '',
    answeredAt: null,
    hidden: '',
    lastReview: '',
  };
}

/** A stored rating of the buyer, and what it counts. */
export function rated(kind: ListingKind, difference: DocumentData = {}): Records {
  const isHidden = (difference.hidden ?? '') !== '';
  return {
    ...completed(kind),
    [ratingPath]: { ...newRating(kind), at: longAgo, ...difference },
    [sumPath]: { count: isHidden ? 2 : 3, sum: isHidden ? 6 : 10, testDrives: 1, ratingId, at: longAgo },
  };
}

/** What a write adds to the sum. */
export function counted(count: number, sum: number, testDrives = 0): DocumentData {
  return {
    count: increment(count),
    sum: increment(sum),
    testDrives: increment(testDrives),
    ratingId,
    at: serverTimestamp(),
  };
}

const another = 'review-of-rating';

/** The audit record of a decision about a rating. */
export function hideRecord(reason = 'abuse', who: string = admin.uid): DocumentData {
  return {
    who,
    what: reason === '' ? 'show' : 'hide',
    when: serverTimestamp(),
    reason,
    collection: 'ratings',
    recordId: ratingId,
    follows: '',
  };
}

interface RatingWrite {
  /** The rating, or what changes in it; null: it is not written. */
  readonly rating: DocumentData | null;
  /** What the sum gets; null: nothing. */
  readonly sum: DocumentData | null;
  /** The audit record; null: none. */
  readonly record?: DocumentData | null;
  readonly id?: string;
  readonly recordId?: string;
  readonly sumAt?: string;
}

export function writeRating(
  db: Firestore,
  { rating, sum, record = null, id = ratingPath, recordId = another, sumAt = sumPath }: RatingWrite,
): Promise<void> {
  const batch = writeBatch(db);
  if (rating) batch.set(doc(db, id), rating, { merge: true });
  if (record) batch.set(doc(db, `audit/${recordId}`), record);
  if (sum) batch.set(doc(db, sumAt), sum, { merge: true });
  return batch.commit();
}

export const rate = (kind: ListingKind): RatingWrite => ({
  rating: newRating(kind),
  sum: counted(1, stars),
});

export const hide = (who: string = admin.uid): RatingWrite => ({
  rating: { hidden: 'abuse', lastReview: another },
  sum: counted(-1, -stars),
  record: hideRecord('abuse', who),
});

export const show = (who: string = admin.uid): RatingWrite => ({
  rating: { hidden: '', lastReview: another },
  sum: counted(1, stars),
  record: hideRecord('', who),
});
