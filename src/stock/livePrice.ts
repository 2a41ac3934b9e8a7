import type { Price } from '../listings/price';
import { livePriceLimits } from '../shared/limits';
import type { Rupees } from '../shared/valueTypes';

const { changes, hoursBetween, leastCut, leastCutPercent, lowestPart } = livePriceLimits;

/** Why a live listing cannot get a price without a review. */
export type PriceObstacle = 'belowHalf' | 'tooLittle' | 'tooSoon' | 'tooOften';

interface Priced {
  readonly price: Price;
  readonly priceHistory?: unknown;
  readonly priceSince?: Date | null | undefined;
}

/** When the price may change again; null: it has not changed since the approval. */
export function changeableFrom({ priceSince }: Pick<Priced, 'priceSince'>): Date | null {
  return priceSince ? new Date(priceSince.getTime() + hoursBetween * 3_600_000) : null;
}

/**
 * Why another price of a live listing needs a review; null: it needs none (LIST-21, LIST-22). The rules check the same. They
 * keep dealers from tiny or false price cuts, which would put a listing in front of buyers each time.
 *
 * @param price differs from that of the listing
 */
export function priceObstacle(listing: Priced, price: Rupees, now: Date): PriceObstacle | null {
  const { rupees } = listing.price;
  const cut = rupees - price;
  const from = changeableFrom(listing);
  if (price < rupees * lowestPart) return 'belowHalf';
  if (cut > 0 && cut < leastCut && cut * 100 < rupees * leastCutPercent) return 'tooLittle';
  if (Array.isArray(listing.priceHistory) && listing.priceHistory.length >= changes) return 'tooOften';
  return from && from > now ? 'tooSoon' : null;
}
