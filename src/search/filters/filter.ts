import type { Near } from '../near/near';

/** What a filter of a search is, and what a buyer has chosen. */

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
  readonly readTyped: (text: string) => Promise<number | null>;
  /** What can be typed. */
  readonly example: string;
}

/** The filters that one control of the panel sets. */
export type FilterGroup =
  | RangeGroup
  | GroupOf<'steps', readonly [RangeFilter]>
  | GroupOf<'chips' | 'district', readonly [ChoiceFilter]>
  | GroupOf<'names', readonly [make: ChoiceFilter, model: ChoiceFilter]>;

/** The values that a search has chosen for a filter. */
export function valuesOf(filters: ChosenFilters, { name }: SearchFilter): readonly FilterValue[] {
  const chosen = filters[name];
  if (chosen === undefined) return [];
  return typeof chosen === 'number' ? [chosen] : chosen;
}
