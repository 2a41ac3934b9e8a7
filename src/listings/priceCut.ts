import { livePriceLimits } from '../shared/limits';
import { formatLongWeekday } from '../shared/time/indianCalendar';
import { formatDay } from '../shared/time/indianTime';
import type { Rupees } from '../shared/valueTypes';
import { priceTexts } from './cardTexts';
import type { Listing, ListingRecord } from './listing';
import { formatRupees } from './price';

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
  readonly priceValue: Rupees;
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

/** The prices that buyers have seen for a week. */
function pricesShown(earlier: readonly EarlierPrice[], priceSince: Date): readonly Rupees[] {
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
  { price, priceHistory, priceSince }: ListingRecord & Partial<Pick<Listing, 'priceHistory' | 'priceSince'>>,
  now: Date,
): string {
  if (!priceSince || now.getTime() - priceSince.getTime() > longest) return '';
  const earlier = earlierPrices(priceHistory);
  if (earlier.some((each) => each.priceValue <= price.rupees)) return '';
  const shown = pricesShown(earlier, priceSince);
  if (shown.length === 0) return '';
  return priceTexts.cut(formatRupees(Math.min(...shown) - price.rupees), dayName(priceSince, now));
}
