import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { listingState } from '../../src/listings/state/listingState';
import { stockChange } from '../../src/stock/stockCount';

/** The fields that decide how a stored listing counts. */
function countedAs({ approved, Reject, closed, visible }: DocumentData) {
  return { state: listingState({ approved, Reject, closed }), visible };
}

/** A dealer's count after a write of one listing; null: the listing is new. */
export function countAfter(
  count: DocumentData,
  before: DocumentData | null,
  after: DocumentData,
  path: string,
): DocumentData {
  const change = stockChange(before && countedAs(before), countedAs(after));
  const [collection, listingId] = path.split('/');
  return {
    waiting: count.waiting + change.waiting,
    all: count.all + change.all,
    collection,
    listingId,
    at: serverTimestamp(),
  };
}

export const countPath = (sellerId: string) => `stockCounts/${sellerId}`;
