import { livePriceLimits } from '../shared/limits';
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

interface EarlierPrice {
  readonly priceValue: number;
  readonly since: Date;
}

function isEarlierPrice(earlier: unknown): earlier is EarlierPrice {
  if (typeof earlier !== 'object' || earlier === null) return false;
  return typeof Reflect.get(earlier, 'priceValue') === 'number' && Reflect.get(earlier, 'since') instanceof Date;
}

/** The prices before the current one, in the order of their times. */
function earlierPrices(priceHistory: unknown): readonly EarlierPrice[] {
  return Array.isArray(priceHistory) ? priceHistory.filter(isEarlierPrice) : [];
}

/** The prices that buyers have seen for a week, in whole rupees. */
function pricesShown(earlier: readonly EarlierPrice[], priceSince: Date): readonly number[] {
  const ends = [...earlier.slice(1).map(({ since }) => since), priceSince];
  const daysOf = ({ since }: EarlierPrice, index: number) => ((ends[index] ?? since).getTime() - since.getTime()) / day;
  return earlier
    .filter((each, index) => daysOf(each, index) >= livePriceLimits.shownDays)
    .map(({ priceValue }) => priceValue);
}

/**
 * 'Rs. 20,000 less since Friday'; '' if the price has not gone down lately (LIST-21). A price that was raised for a day
 * must not make the next one look like a cut: the lowest price that buyers have seen for a week counts (LIST-22).
 */
export function priceCutText(
  { priceValue, priceHistory, priceSince }: Partial<Pick<Listing, 'priceValue' | 'priceHistory' | 'priceSince'>>,
  now: Date,
): string {
  if (priceValue === undefined || !priceSince || now.getTime() - priceSince.getTime() > longest) return '';
  const earlier = earlierPrices(priceHistory);
  if (earlier.some((each) => each.priceValue <= priceValue)) return '';
  const shown = pricesShown(earlier, priceSince);
  if (shown.length === 0) return '';
  return priceTexts.cut(formatPrice(String(Math.min(...shown) - priceValue)), dayName(priceSince, now));
}
