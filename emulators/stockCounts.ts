import type { DocumentData } from 'firebase-admin/firestore';
import { closedStates, isSaleOver, type ListingState, listingState } from '../src/listings/state/listingState';
import { type StockCount, stockChange } from '../src/stock/stockCount';

/** The counts of dealers' stock for records that are written without rules: later writes depend on them. */

function countedAs({ approved, Reject, closed, visible }: DocumentData) {
  // A damaged record may have anything there.
  return {
    state: listingState({ approved, Reject, closed: closedStates.find((state) => state === closed) ?? '' }),
    visible,
  };
}

/** How a write of a stored listing changes its dealer's count; null: the listing is new. */
export function storedStockChange(before: DocumentData | null, after: DocumentData): StockCount {
  return stockChange(before && countedAs(before), countedAs(after));
}

/** The count of all of a dealer's stored listings. */
export function storedStock(listings: readonly DocumentData[]): StockCount {
  const changes = listings.map((listing) => storedStockChange(null, listing));
  return {
    waiting: changes.reduce((sum, { waiting }) => sum + waiting, 0),
    all: changes.reduce((sum, { all }) => sum + all, 0),
  };
}

/**
 * Whether anyone may read a listing in that state. A withdrawn listing was live before, unless the caller says
 * otherwise.
 */
export function isUsuallyVisible(state: ListingState): boolean {
  return state === 'approved' || isSaleOver(state);
}
