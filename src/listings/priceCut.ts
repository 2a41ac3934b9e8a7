import { formatLongWeekday } from '../shared/time/indianCalendar';
import { formatDay } from '../shared/time/indianTime';
import { priceTexts } from './cardTexts';
import type { Listing } from './listing';
import { formatPrice } from './price';

const day = 86_400_000;

/** An older cut is not shown any more. */
const longest = 60 * day;

/** 'Friday' within a week, otherwise '14 Nov 2026'. */
function dayName(time: Date, now: Date): string {
  const age = now.getTime() - time.getTime();
  if (formatDay(time) === formatDay(now)) return priceTexts.today;
  return age < 6 * day ? formatLongWeekday(time) : formatDay(time);
}

function priceIn(earlier: unknown): number {
  if (typeof earlier !== 'object' || earlier === null || !('priceValue' in earlier)) return 0;
  return typeof earlier.priceValue === 'number' ? earlier.priceValue : 0;
}

/**
 * The lowest earlier price in whole rupees; 0 if there is none, or if the record is damaged. It is the lowest one so
 * that a price that was raised for a day does not make the next price look like a cut (LIST-22).
 */
function earlierPrice(priceHistory: unknown): number {
  return Array.isArray(priceHistory) && priceHistory.length > 0 ? Math.min(...priceHistory.map(priceIn)) : 0;
}

/** 'Rs. 20,000 less since Friday'; '' if the price has not gone down lately (LIST-21). */
export function priceCutText(
  { priceValue, priceHistory, priceSince }: Partial<Pick<Listing, 'priceValue' | 'priceHistory' | 'priceSince'>>,
  now: Date,
): string {
  const earlier = earlierPrice(priceHistory);
  if (priceValue === undefined || !priceSince || earlier <= priceValue) return '';
  if (now.getTime() - priceSince.getTime() > longest) return '';
  return priceTexts.cut(formatPrice(String(earlier - priceValue)), dayName(priceSince, now));
}
