import { type ListingFieldKey, type ListingKind, listingKinds, storedFieldName } from '../listings/kinds';
import { formatNumber } from '../shared/indianNumber';
import { queryLimits, textLimits } from '../shared/limits';
import type { Near } from './near';

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
  /** The limits that are offered. Any other number is possible too. */
  readonly choices: readonly number[];
}

export interface ChoiceFilter extends FilterTexts {
  readonly name: ChoiceName;
  readonly test: 'equal';
  /** The values that are offered; null: people type a value. */
  readonly choices: readonly FilterValue[] | null;
  /** The most characters of a typed value. */
  readonly maxLength: number;
}

export type SearchFilter = RangeFilter | ChoiceFilter;

export interface FilterGroup {
  /** The filter is one of those that are always shown; the others are behind 'More'. */
  readonly often: boolean;
  readonly filters: readonly SearchFilter[];
}

const lakh = 100_000;
const prices: Readonly<Record<ListingKind, readonly number[]>> = {
  car: [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30].map((lakhs) => lakhs * lakh),
  bike: [20, 30, 40, 50, 60, 80, 100, 125, 150, 200, 300].map((thousands) => thousands * 1_000),
};
const distances = [10, 20, 30, 40, 50, 75, 100, 150].map((thousands) => thousands * 1_000);

/** '4 lakh', '1.25 lakh', '50,000': short enough for half a panel. */
function amount(value: FilterValue): string {
  const lakhs = Number(value) / lakh;
  return lakhs >= 1 && Number.isInteger(lakhs * 100) ? `${lakhs} lakh` : formatNumber(Number(value));
}

const kilometers = (value: FilterValue) => `${formatNumber(Number(value))} km`;

function priceGroup(kind: ListingKind): FilterGroup {
  const shared = { field: 'priceValue', choices: prices[kind], choiceText: amount };
  return {
    often: true,
    filters: [
      {
        ...shared,
        name: 'minPrice',
        label: 'Price from',
        test: 'atLeast',
        chosenText: (value) => `From Rs. ${amount(value)}`,
      },
      {
        ...shared,
        name: 'maxPrice',
        label: 'Price up to',
        test: 'atMost',
        chosenText: (value) => `Up to Rs. ${amount(value)}`,
      },
    ],
  };
}

/** The choices of a form field, from its description. */
function choicesOf(kind: ListingKind, key: ListingFieldKey): readonly FilterValue[] {
  const input = listingKinds[kind].fields.find((field) => field.key === key)?.input;
  return input?.type === 'choice' || input?.type === 'numberChoice' ? input.choices : [];
}

function yearGroup(kind: ListingKind): FilterGroup {
  const choices = choicesOf(kind, 'year').map(Number);
  const shared = { field: storedFieldName(kind, 'year'), choices, choiceText: String };
  return {
    often: true,
    filters: [
      { ...shared, name: 'minYear', label: 'Year from', test: 'atLeast', chosenText: (value) => `${value} or later` },
      { ...shared, name: 'maxYear', label: 'Year up to', test: 'atMost', chosenText: (value) => `${value} or earlier` },
    ],
  };
}

const distanceGroup: FilterGroup = {
  often: true,
  filters: [
    {
      name: 'maxKilometers',
      label: 'Kilometers up to',
      field: 'kilometersValue',
      test: 'atMost',
      choices: distances,
      choiceText: kilometers,
      chosenText: (value) => `Up to ${kilometers(value)}`,
    },
  ],
};

interface ChoiceGroup {
  readonly label: string;
  readonly often?: boolean;
  readonly text?: (value: FilterValue) => string;
}

function oneChoice(filter: Pick<ChoiceFilter, 'name' | 'field' | 'choices' | 'maxLength'>, group: ChoiceGroup) {
  const { label, often = true, text = String } = group;
  const choice: ChoiceFilter = { ...filter, test: 'equal', label, choiceText: text, chosenText: text };
  return { often, filters: [choice] };
}

/** A filter with the choices of a form field. */
function choiceGroup(kind: ListingKind, name: ChoiceName & ListingFieldKey, group: ChoiceGroup): FilterGroup {
  const field = storedFieldName(kind, name);
  return oneChoice({ name, field, choices: choicesOf(kind, name), maxLength: textLimits.shortText }, group);
}

/** A filter whose value people type. */
function typedGroup(name: ChoiceName, field: string, maxLength: number, label: string): FilterGroup {
  return oneChoice({ name, field, choices: null, maxLength }, { label });
}

function groupsOf(kind: ListingKind): readonly FilterGroup[] {
  const own: Readonly<Record<ListingKind, readonly FilterGroup[]>> = {
    car: [choiceGroup('car', 'transmission', { label: 'Transmission' })],
    bike: [choiceGroup('bike', 'engineSize', { label: 'Engine size' })],
  };
  const seldom: Readonly<Record<ListingKind, readonly FilterGroup[]>> = {
    car: [choiceGroup('car', 'seatingCapacity', { label: 'Seats', often: false, text: (value) => `${value} seats` })],
    bike: [],
  };
  return [
    priceGroup(kind),
    yearGroup(kind),
    distanceGroup,
    typedGroup('make', 'make', textLimits.make, 'Make'),
    typedGroup('model', 'model', textLimits.model, 'Model'),
    choiceGroup(kind, 'bodyType', { label: 'Body type' }),
    choiceGroup(kind, 'fuelType', { label: 'Fuel type' }),
    ...own[kind],
    typedGroup('district', 'distName', textLimits.district, 'District'),
    ...seldom[kind],
  ];
}

/** The filters of each kind, in the order of the panel. */
export const filterGroups: Readonly<Record<ListingKind, readonly FilterGroup[]>> = {
  car: groupsOf('car'),
  bike: groupsOf('bike'),
};

export function filtersOf(kind: ListingKind): readonly SearchFilter[] {
  return filterGroups[kind].flatMap(({ filters }) => filters);
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
