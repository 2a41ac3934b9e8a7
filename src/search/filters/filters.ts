import { type ListingFieldKey, type ListingKind, listingKinds, storedFieldName } from '../../listings/kinds';
import { ownerChoices, papersComplete } from '../../listings/searchedFacts';
import { parseAmount } from '../../shared/amount';
import { formatNumber } from '../../shared/indianNumber';
import { queryLimits, textLimits } from '../../shared/limits';
import type { Near } from '../near/near';
import { filterLabels, filterTexts, rangeTexts } from '../texts';
import { unitlessPrice } from '../unitlessPrice';

/** The filters by which a buyer can narrow a list. */

/** A range has one limit. */
export type RangeName = 'minPrice' | 'maxPrice' | 'minYear' | 'maxYear' | 'maxKilometers';

/** A choice has one value or several: a listing matches if it has one of them. */
export type ChoiceName =
  | 'fuelType'
  | 'transmission'
  | 'engineSize'
  | 'bodyType'
  | 'make'
  | 'model'
  | 'seatingCapacity'
  | 'owners'
  | 'papers'
  | 'district';

/** The name of a filter, also in the address. */
export type FilterName = RangeName | ChoiceName;

export type FilterValue = string | number;

/**
 * The chosen filters. A choice that is there has at least one value, and no value twice. A search is near a place or in
 * chosen districts, not both.
 */
export type ChosenFilters = Readonly<
  Partial<Record<RangeName, number>> & Partial<Record<ChoiceName, readonly FilterValue[]>> & { readonly near?: Near }
>;

interface FilterTexts {
  readonly label: string;
  /** The stored field that the filter compares. */
  readonly field: string;
  /** The text of a value in the list of choices, and in a chip. */
  readonly choiceText: (value: FilterValue) => string;
  readonly chosenText: (value: FilterValue) => string;
}

export interface RangeFilter extends FilterTexts {
  readonly name: RangeName;
  readonly test: 'atLeast' | 'atMost';
  /** The limits that are offered, ascending. Any other number is possible too. */
  readonly choices: readonly number[];
}

/** A limit that is one end of a slider, and can be typed. */
export interface RangeEnd extends RangeFilter {
  /** The name of the slider's end. `label` is that of the typed number. */
  readonly endLabel: string;
}

export interface ChoiceFilter extends FilterTexts {
  readonly name: ChoiceName;
  readonly test: 'equal';
  /** The values that are offered; null: people type a value. */
  readonly choices: readonly FilterValue[] | null;
  /** A listing may have none of the choices, so all of them together leave something out. */
  readonly mayLack?: true;
  /** The most characters of a typed value. */
  readonly maxLength: number;
}

export type SearchFilter = RangeFilter | ChoiceFilter;

interface GroupOf<Control extends string, Filters extends readonly SearchFilter[]> {
  readonly control: Control;
  /** The filter is one of those that are always shown; the others are behind 'More'. */
  readonly often: boolean;
  readonly filters: Filters;
}

/** Two limits of the same field. */
export interface RangeGroup extends GroupOf<'range', readonly [from: RangeEnd, to: RangeEnd]> {
  readonly label: string;
  /** A typed limit; null if the text names none. */
  readonly readTyped: (text: string) => number | null;
  /** What can be typed. */
  readonly example: string;
}

/** The filters that one control of the panel sets. */
export type FilterGroup =
  | RangeGroup
  | GroupOf<'steps', readonly [RangeFilter]>
  | GroupOf<'chips' | 'district', readonly [ChoiceFilter]>
  | GroupOf<'names', readonly [make: ChoiceFilter, model: ChoiceFilter]>;

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

function readPrice(kind: ListingKind, text: string): number | null {
  const amount = text.trim().replace(/^(?:rs\.?|₹)\s*/i, '');
  const unitless = /^\d+(?:\.\d+)?$/.test(amount) ? unitlessPrice(Number(amount), kind) : null;
  const price = unitless === null ? parseAmount(amount) : Math.round(unitless);
  return price > mostLimit ? null : price;
}

function readYear(text: string): number | null {
  return /^\s*\d{4}\s*$/.test(text) ? Number(text) : null;
}

function priceGroup(kind: ListingKind): RangeGroup {
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

/** The choices of a form field, from its description. */
function choicesOf(kind: ListingKind, key: ListingFieldKey): readonly FilterValue[] {
  const input = listingKinds[kind].fields.find((field) => field.key === key)?.input;
  return input?.type === 'choice' || input?.type === 'numberChoice' ? input.choices : [];
}

function yearGroup(kind: ListingKind): RangeGroup {
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
    readTyped: readYear,
    example: rangeTexts.yearExample,
  };
}

const distanceGroup: FilterGroup = {
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

interface ChoiceGroup {
  readonly often?: boolean;
  readonly text?: (value: FilterValue) => string;
}

function choiceFilter(
  filter: Omit<ChoiceFilter, 'label' | 'test' | 'choiceText' | 'chosenText'>,
  text: (value: FilterValue) => string = String,
): ChoiceFilter {
  return { ...filter, label: filterLabels[filter.name], test: 'equal', choiceText: text, chosenText: text };
}

/** A filter with the choices of a form field. */
function choiceGroup(kind: ListingKind, name: ChoiceName & ListingFieldKey, group: ChoiceGroup = {}): FilterGroup {
  const { often = true, text } = group;
  const field = storedFieldName(kind, name);
  // Only electric vehicles have no engine size.
  const lack = name === 'engineSize' ? ({ mayLack: true } as const) : {};
  const shared = { name, field, choices: choicesOf(kind, name), maxLength: textLimits.shortText, ...lack };
  return { control: 'chips', often, filters: [choiceFilter(shared, text)] };
}

/** '1' → '1st owner' */
export function ownersText(owners: FilterValue): string {
  const choice = ownerChoices.find((one) => one === owners);
  return choice ? filterTexts.owners[choice] : String(owners);
}

const stated = { mayLack: true, maxLength: textLimits.shortText } as const;

/** What dealers state, or leave open (SEARCH-32). */
const statedGroups: readonly FilterGroup[] = [
  {
    control: 'chips',
    often: true,
    filters: [choiceFilter({ ...stated, name: 'owners', field: 'stated.owners', choices: ownerChoices }, ownersText)],
  },
  {
    control: 'chips',
    often: true,
    filters: [
      choiceFilter(
        {
          ...stated,
          name: 'papers',
          field: 'stated.papers',
          choices: [papersComplete],
        },
        () => filterTexts.papers,
      ),
    ],
  },
];

const namesGroup: FilterGroup = {
  control: 'names',
  often: true,
  filters: [
    choiceFilter({ name: 'make', field: 'make', choices: null, maxLength: textLimits.make }),
    choiceFilter({
      name: 'model',
      field: 'model',
      choices: null,
      maxLength: textLimits.model,
    }),
  ],
};

const districtGroup: FilterGroup = {
  control: 'district',
  often: true,
  filters: [
    choiceFilter({
      name: 'district',
      field: 'distName',
      choices: null,
      maxLength: textLimits.district,
    }),
  ],
};

function groupsOf(kind: ListingKind): readonly FilterGroup[] {
  const own: Readonly<Record<ListingKind, readonly FilterGroup[]>> = {
    car: [choiceGroup('car', 'transmission')],
    bike: [choiceGroup('bike', 'engineSize')],
  };
  const seldom: Readonly<Record<ListingKind, readonly FilterGroup[]>> = {
    car: [
      choiceGroup('car', 'seatingCapacity', {
        often: false,
        text: filterTexts.seats,
      }),
    ],
    bike: [],
  };
  return [
    priceGroup(kind),
    yearGroup(kind),
    distanceGroup,
    namesGroup,
    choiceGroup(kind, 'bodyType'),
    choiceGroup(kind, 'fuelType'),
    ...own[kind],
    ...statedGroups,
    districtGroup,
    ...seldom[kind],
  ];
}

/** The filters of each kind, in the order of the panel. */
export const filterGroups: Readonly<Record<ListingKind, readonly FilterGroup[]>> = {
  car: groupsOf('car'),
  bike: groupsOf('bike'),
};

export function filtersOf(kind: ListingKind): readonly SearchFilter[] {
  return filterGroups[kind].flatMap(({ filters }): readonly SearchFilter[] => filters);
}

/** Reads the limit of a range from an address or a control. Any number is possible, although only some are offered. */
export function readLimit(text: string): number | null {
  return /^\d{1,10}$/.test(text) ? Number(text) : null;
}

/** Reads a value of a choice; null if it is not a possible value. */
export function readChoice({ choices, maxLength }: ChoiceFilter, text: string): FilterValue | null {
  const value = text.replace(/^[\s,]+|[\s,]+$/g, '');
  if (choices) return choices.find((choice) => String(choice) === value) ?? null;
  return value === '' || value.length > maxLength ? null : value;
}

/**
 * Reads the values of a choice from an address: a parameter may be repeated, and may hold several values between
 * commas. A comma before a blank is part of a value, as in 'Pune, Maharashtra'. One value more than a query can ask for
 * is kept, so that the page can say that there are too many.
 */
export function readChoices(filter: ChoiceFilter, texts: readonly string[]): readonly FilterValue[] {
  const values = texts
    .flatMap((text) => text.split(/,(?! )/))
    .map((text) => readChoice(filter, text))
    .filter((value) => value !== null);
  return [...new Set(values)].slice(0, queryLimits.combinations + 1);
}

/** The values that a search has chosen for a filter. */
export function valuesOf(filters: ChosenFilters, { name }: SearchFilter): readonly FilterValue[] {
  const chosen = filters[name];
  if (chosen === undefined) return [];
  return typeof chosen === 'number' ? [chosen] : chosen;
}
