import { type ListingKind, storedFieldName } from '../../listings/kinds';
import { parseAmount, unknownAmount } from '../../shared/numbers/amount';
import { formatNumber } from '../../shared/numbers/indianNumber';
import { filterLabels, filterTexts, rangeTexts } from '../texts';
import { unitlessPrice } from '../unitlessPrice';
import type { FilterGroup, FilterValue, RangeEnd, RangeGroup } from './filter';
import { choicesOf } from './formChoices';

/** The filters with limits: price, year and kilometers. */

const lakh = 100_000;
const prices: Readonly<Record<ListingKind, readonly number[]>> = {
  car: [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30].map((lakhs) => lakhs * lakh),
  bike: [20, 30, 40, 50, 60, 80, 100, 125, 150, 200, 300].map((thousands) => thousands * 1_000),
};
const distances = [10, 20, 30, 40, 50, 75, 100, 150].map((thousands) => thousands * 1_000);

/** '4 lakh', '1.25 lakh', '50,000': short enough for half a panel. */
function amount(value: FilterValue): string {
  const lakhs = Number(value) / lakh;
  return lakhs >= 1 && Number.isInteger(lakhs * 100) ? filterTexts.lakh(lakhs) : formatNumber(Number(value));
}

/** Ten digits, as in an address. */
const mostLimit = 9_999_999_999;

/** Loads what reads other scripts and several units only if the text needs it. Without a network that is no price. */
async function readPrice(kind: ListingKind, text: string): Promise<number | null> {
  const amount = text.trim().replace(/^(?:rs\.?|₹)\s*/i, '');
  const unitless = /^\d+(?:\.\d+)?$/.test(amount) ? unitlessPrice(Number(amount), kind) : null;
  const plain = unitless === null ? parseAmount(amount) : Math.round(unitless);
  const price =
    plain === unknownAmount && amount !== ''
      ? await import('./typedPrice')
          .then(({ readTypedPrice }) => readTypedPrice(kind, amount))
          .catch(() => unknownAmount)
      : plain;
  return price > mostLimit ? null : price;
}

function readYear(text: string): number | null {
  return /^\s*\d{4}\s*$/.test(text) ? Number(text) : null;
}

export function priceGroup(kind: ListingKind): RangeGroup {
  const shared = { field: 'priceValue', choices: prices[kind], choiceText: amount };
  const from: RangeEnd = {
    ...shared,
    name: 'minPrice',
    label: filterLabels.minPrice,
    endLabel: rangeTexts.lowestPrice,
    test: 'atLeast',
    chosenText: (value) => filterTexts.minPrice(amount(value)),
  };
  const to: RangeEnd = {
    ...shared,
    name: 'maxPrice',
    label: filterLabels.maxPrice,
    endLabel: rangeTexts.highestPrice,
    test: 'atMost',
    chosenText: (value) => filterTexts.maxPrice(amount(value)),
  };
  return {
    control: 'range',
    often: true,
    label: rangeTexts.price,
    filters: [from, to],
    readTyped: (text) => readPrice(kind, text),
    example: rangeTexts.priceExample[kind],
  };
}

export function yearGroup(kind: ListingKind): RangeGroup {
  const choices = choicesOf(kind, 'year')
    .map(Number)
    .sort((one, other) => one - other);
  const shared = { field: storedFieldName(kind, 'year'), choices, choiceText: String };
  const from: RangeEnd = {
    ...shared,
    name: 'minYear',
    label: filterLabels.minYear,
    endLabel: rangeTexts.earliestYear,
    test: 'atLeast',
    chosenText: filterTexts.minYear,
  };
  const to: RangeEnd = {
    ...shared,
    name: 'maxYear',
    label: filterLabels.maxYear,
    endLabel: rangeTexts.latestYear,
    test: 'atMost',
    chosenText: filterTexts.maxYear,
  };
  return {
    control: 'range',
    often: true,
    label: rangeTexts.year,
    filters: [from, to],
    readTyped: async (text) => readYear(text),
    example: rangeTexts.yearExample,
  };
}

export const distanceGroup: FilterGroup = {
  control: 'steps',
  often: true,
  filters: [
    {
      name: 'maxKilometers',
      label: filterLabels.maxKilometers,
      field: 'kilometersValue',
      test: 'atMost',
      choices: distances,
      choiceText: (value) => formatNumber(Number(value)),
      chosenText: (value) => filterTexts.maxKilometers(formatNumber(Number(value))),
    },
  ],
};
