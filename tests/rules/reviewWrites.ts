import { type DocumentData, serverTimestamp } from 'firebase/firestore';
import { type ListingMove, listingMoves } from '../../src/domain/listingState';
import { accounts } from './actors';
import { moveWrites } from './documents';
import type { Records } from './records';
import { inWorld } from './world';

export const reviewMoves = (Object.keys(listingMoves) as ListingMove[]).filter(
  (move) => listingMoves[move].by === 'admin',
);

/** The id of the record that these writes make. */
export const newReview = 'newReview';

/** The record of a decision on a listing of the world, as the admin's app writes it. */
export function reviewRecord(move: ListingMove, path: string, who: string = accounts.admin.uid): DocumentData {
  const [collection, listingId] = path.split('/');
  const { updatedAt: seen, lastReview: follows } = inWorld(path);
  const { rejectReason: reason } = moveWrites(move);
  return { who, what: move, when: serverTimestamp(), reason, collection, listingId, seen, follows };
}

/** The listing as the decision leaves it. */
export function reviewedListing(move: ListingMove, path: string): DocumentData {
  return { ...inWorld(path), ...moveWrites(move), lastReview: newReview };
}

/** A decision: the listing, and the record of it. */
export function review(move: ListingMove, path: string, who?: string): Records {
  return { [path]: reviewedListing(move, path), [`audit/${newReview}`]: reviewRecord(move, path, who) };
}
