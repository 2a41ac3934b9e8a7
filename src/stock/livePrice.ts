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
 * Why another price of a live listing needs a review; null: it needs none (LIST-21, LIST-22). The rules check the same. They
 * keep dealers from tiny or false price cuts, which would put a listing in front of buyers each time.
 *
 * @param price differs from that of the listing; whole rupees
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
