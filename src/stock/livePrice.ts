import { livePriceLimits } from '../shared/limits';

const { changes, hoursBetween, leastCut, leastCutPercent, lowestPart } = livePriceLimits;

/** Why a live listing cannot get a price without a review. */
export type PriceObstacle = 'belowHalf' | 'tooLittle' | 'tooSoon' | 'tooOften';

interface Priced {
  readonly priceValue: number;
  readonly priceHistory?: unknown;
  readonly priceSince?: Date | null | undefined;
}

/** When the price may change again; null: it has not changed since the approval. */
export function changeableFrom({ priceSince }: Pick<Priced, 'priceSince'>): Date | null {
  return priceSince ? new Date(priceSince.getTime() + hoursBetween * 3_600_000) : null;
}

/**
 * Why another price of a live listing needs a review; null: it needs none (LIST-21, LIST-22). The rules check the same. A
 * dealer who lured buyers with a price that is none, or cut it by a rupee again and again, would be in all lists of what
 * became cheaper.
 *
 * @param price in whole rupees, not that of the listing
 */
export function priceObstacle(listing: Priced, price: number, now: Date): PriceObstacle | null {
  const { priceValue, priceHistory } = listing;
  const cut = priceValue - price;
  const from = changeableFrom(listing);
  if (price < priceValue * lowestPart) return 'belowHalf';
  if (cut > 0 && cut < leastCut && cut * 100 < priceValue * leastCutPercent) return 'tooLittle';
  if (Array.isArray(priceHistory) && priceHistory.length >= changes) return 'tooOften';
  return from && from > now ? 'tooSoon' : null;
}
