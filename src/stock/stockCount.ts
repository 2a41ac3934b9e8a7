import type { Listing } from '../listings/listing';
import { isSaleOver, isVisibleAfter, type ListingMove, listingMoves } from '../listings/state/listingState';
import { stockLimits } from '../shared/limits';

/**
 * The two numbers that are limited (DEALER-10): listings that wait for review, and all listings but those that were
 * live until their sale ended.
 */
export interface StockCount {
  readonly waiting: number;
  readonly all: number;
}

/** The fields that decide how a listing counts. */
export type StockStanding = Pick<Listing, 'state' | 'visible'>;

/** What one listing adds to the count; null: it does not exist yet. The rules count the same. */
function countOf(listing: StockStanding | null): StockCount {
  if (listing === null) return { waiting: 0, all: 0 };
  const { state, visible } = listing;
  return { waiting: state === 'pending' ? 1 : 0, all: isSaleOver(state) && visible ? 0 : 1 };
}

/** How a change of one listing changes the count. */
export function stockChange(before: StockStanding | null, after: StockStanding): StockCount {
  const [one, other] = [countOf(before), countOf(after)];
  return { waiting: other.waiting - one.waiting, all: other.all - one.all };
}

/** How a move of a listing changes the count. */
export function stockChangeBy(move: ListingMove, before: StockStanding): StockCount {
  return stockChange(before, { state: listingMoves[move].to, visible: isVisibleAfter(move, before.state) });
}

/** How a new listing, which is pending, changes the count. */
export const stockChangeOfNew = stockChange(null, { state: 'pending', visible: false });

export type ExceededLimit = 'waitingLimit' | 'stockLimit';

/**
 * The limit that a change would pass; null: none. A dealer over a limit may still reduce the count. The rules check the
 * same.
 */
export function exceededLimit(count: StockCount, change: StockCount): ExceededLimit | null {
  if (change.waiting > 0 && count.waiting + change.waiting > stockLimits.waiting) return 'waitingLimit';
  if (change.all > 0 && count.all + change.all > stockLimits.all) return 'stockLimit';
  return null;
}
