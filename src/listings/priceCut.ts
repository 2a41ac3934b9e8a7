import { formatDay, formatLongWeekday } from '../shared/indianTime';
import type { Listing } from './listing';
import { formatPrice } from './price';

const day = 86_400_000;

/** A cut that is older is no news. */
const longest = 60 * day;

/** 'Friday' within a week, otherwise '14 Nov 2026'. */
function dayName(time: Date, now: Date): string {
  const age = now.getTime() - time.getTime();
  if (formatDay(time) === formatDay(now)) return 'today';
  return age < 6 * day ? formatLongWeekday(time) : formatDay(time);
}

/** 'Rs. 20,000 less since Friday'; '' if the price has not gone down lately (LIST-21). */
export function priceCutText(
  { priceValue, earlierPrice = 0, priceSince }: Partial<Pick<Listing, 'priceValue' | 'earlierPrice' | 'priceSince'>>,
  now: Date,
): string {
  if (priceValue === undefined || !priceSince || earlierPrice <= priceValue) return '';
  if (now.getTime() - priceSince.getTime() > longest) return '';
  return `${formatPrice(String(earlierPrice - priceValue))} less since ${dayName(priceSince, now)}`;
}
