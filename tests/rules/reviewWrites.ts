import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { listingKinds } from '../../src/listings/kinds';
import { type ListingMove, listingMoves } from '../../src/listings/state/listingState';
import { contentFields } from '../../src/listings/stored/contentFields';
import { accounts } from './actors';
import { moveWrites, shownDealer } from './documents';
import { counted } from './listingWrites';
import type { Records } from './records';
import { inWorld, stateAt } from './world';

/** The moves by which an admin changes the state. The others are about a live edit. */
export const reviewMoves = (Object.keys(listingMoves) as ListingMove[]).filter(
  (move) => listingMoves[move].by === 'admin' && move !== 'acknowledge' && move !== 'reopen',
);

/** The id of the audit record that these writes make. */
export const newReview = 'newReview';

/** What the dealer of that listing has filled in. */
function contentIn(path: string): DocumentData {
  const fields = contentFields(path.startsWith(listingKinds.car.collection) ? 'car' : 'bike');
  return Object.fromEntries(Object.entries(inWorld(path)).filter(([field]) => fields.includes(field)));
}

/** The audit record of a decision about a listing of the world, as the admin's app writes it. */
export function reviewRecord(move: ListingMove, path: string, who: string = accounts.admin.uid): DocumentData {
  const [collection, recordId] = path.split('/');
  const { updatedAt: seen, lastReview: follows } = inWorld(path);
  const { rejectReason: reason } = moveWrites(move, stateAt(path));
  const content = contentIn(path);
  return { who, what: move, when: serverTimestamp(), reason, collection, recordId, seen, follows, content };
}

/** The time that a listing has again when its last decision is taken back: that of the last write before. */
export function timeBefore(path: string): DocumentData {
  const { lastReview } = inWorld(path);
  return lastReview === '' ? {} : { updatedAt: inWorld(`audit/${lastReview}`).seen };
}

/** The listing after the decision. */
export function reviewedListing(move: ListingMove, path: string): DocumentData {
  const time = move === 'requeue' ? timeBefore(path) : {};
  const listing = inWorld(path);
  const kind = path.startsWith(listingKinds.car.collection) ? 'car' : 'bike';
  const dealer = move === 'approve' ? shownDealer(kind, listing, inWorld(`sellers/${listing.sellerId}`)) : {};
  return { ...listing, ...moveWrites(move, stateAt(path)), ...time, ...dealer, lastReview: newReview };
}

/** A decision: the listing, the count of its dealer's stock, and the audit record. */
export function review(move: ListingMove, path: string, who?: string): Records {
  return { ...counted(path, reviewedListing(move, path)), [`audit/${newReview}`]: reviewRecord(move, path, who) };
}
