import type { ListingKind } from '../listings/kinds';
import { type ListingSort, listingSorts } from '../listings/listingSorts';
import { askedWords, searchWords, tokenOf } from '../listings/stored/searchTokens';
import { textLimits } from '../shared/limits';
import { wellFormed } from '../shared/wellFormed';
import {
  type ChoiceName,
  type ChosenFilters,
  type FilterName,
  type FilterValue,
  type RangeGroup,
  type RangeName,
  type SearchFilter,
  valuesOf,
} from './filters/filter';
import { readChoices, readLimit } from './filters/filterAddress';
import { filtersOf } from './filters/filters';
import { isReversed, type Limits, limitsIn, rangesOf, withRangesInOrder } from './filters/ranges';
import { type Near, readNear, shownNear, writeNear } from './near/near';
import { nearTexts, searchTexts, sortLabels } from './texts';

/** A search among the approved listings of a kind. All of it is in the address (SEARCH-2). */

/** 'nearest' is an order of searches near a place alone (SEARCH-21). */
export type SearchSort = ListingSort | 'nearest';

interface NamedSort<Name extends SearchSort> {
  readonly name: Name;
  readonly label: string;
}

/** The first one is the usual order, which an address does not name (LIST-9). */
export const searchSorts: readonly NamedSort<ListingSort>[] = listingSorts.map((name) => ({
  name,
  label: sortLabels[name],
}));

const nearestFirst: NamedSort<'nearest'> = { name: 'nearest', label: sortLabels.nearest };

/** The orders that a search with these filters can have. */
export function sortsFor({ near }: ChosenFilters): readonly NamedSort<SearchSort>[] {
  return near ? [nearestFirst, ...searchSorts] : searchSorts;
}

export interface ListingSearch {
  readonly kind: ListingKind;
  /** As typed; '' if there is none. */
  readonly text: string;
  readonly filters: ChosenFilters;
  readonly sort: SearchSort;
}

function chosenIn(filter: SearchFilter, texts: readonly string[]): number | readonly FilterValue[] | null {
  if (filter.test !== 'equal') return texts.map(readLimit).find((limit) => limit !== null) ?? null;
  const values = readChoices(filter, texts);
  return values.length > 0 ? values : null;
}

/** The filters with another place, which takes the place of chosen districts; null removes it. */
export function withPlace({ near: _, ...filters }: ChosenFilters, near: Near | null): ChosenFilters {
  if (near === null) return filters;
  const { district: __, ...others } = filters;
  return { ...others, near };
}

function readFilters(kind: ListingKind, address: URLSearchParams): ChosenFilters {
  const filters = filtersOf(kind).flatMap((filter) => {
    const chosen = chosenIn(filter, address.getAll(filter.name));
    return chosen === null ? [] : [[filter.name, chosen] as const];
  });
  return withPlace(Object.fromEntries(filters), readNear(address));
}

/** The ranges of an address whose lower limit is above the upper one. */
export function reversedRangesIn(kind: ListingKind, address: URLSearchParams): readonly RangeGroup[] {
  const filters = readFilters(kind, address);
  return rangesOf(kind).filter((group) => isReversed(limitsIn(filters, group)));
}

/**
 * Reads a search from an address. Unknown names and impossible values are ignored, and limits that are the wrong way
 * round are swapped.
 */
export function readSearch(kind: ListingKind, address: URLSearchParams): ListingSearch {
  const filters = withRangesInOrder(kind, readFilters(kind, address));
  return {
    kind,
    text: wellFormed((address.get('q') ?? '').slice(0, textLimits.searchText)),
    filters,
    sort: sortsFor(filters).find(({ name }) => name === address.get('sort'))?.name ?? 'newest',
  };
}

/** The address of a search. It has only what the search sets, and the same search always has the same address. */
export function writeSearch({ kind, text, filters, sort }: ListingSearch): URLSearchParams {
  const address = new URLSearchParams();
  if (text.trim() !== '') address.set('q', text);
  for (const filter of filtersOf(kind)) {
    for (const value of valuesOf(filters, filter)) address.append(filter.name, String(value));
  }
  if (filters.near) writeNear(filters.near, address);
  if (sort !== 'newest' && sortsFor(filters).some(({ name }) => name === sort)) address.set('sort', sort);
  return address;
}

/** The typed words that are looked up. Words of one letter are ignored. */
export function wordsOf({ text }: Pick<ListingSearch, 'text'>): readonly string[] {
  return searchWords(text).filter((word) => tokenOf(word) !== null);
}

/** The typed words that the search leaves out: it can look up two. */
export function leftOutWords(search: ListingSearch): readonly string[] {
  return askedWords(wordsOf(search)).leftOut;
}

/** The same search for all spellings of the same words. Used in query keys. */
export function canonicalSearch(search: ListingSearch): ListingSearch {
  return { ...search, text: wordsOf(search).join(' ') };
}

/** Whether two searches differ in their order alone. */
export function sameConditions(one: ListingSearch, other: ListingSearch): boolean {
  const [conditions, others] = [one, other].map((search) => writeSearch({ ...search, sort: 'newest' }).toString());
  return one.kind === other.kind && conditions === others;
}

function withoutFilter(search: ListingSearch, name: FilterName): ListingSearch {
  const { [name]: _, ...others } = search.filters;
  return { ...search, filters: others };
}

/** The search with another limit of a range; null removes it. */
export function withLimit(search: ListingSearch, name: RangeName, limit: number | null): ListingSearch {
  if (limit === null) return withoutFilter(search, name);
  return { ...search, filters: { ...search.filters, [name]: limit } };
}

/** The search with other limits of a range. */
export function withRange(search: ListingSearch, { filters: [from, to] }: RangeGroup, limits: Limits): ListingSearch {
  return withLimit(withLimit(search, from.name, limits.from), to.name, limits.to);
}

/** The search with other values of a choice; none removes the filter. */
export function withChoices(search: ListingSearch, name: ChoiceName, values: readonly FilterValue[]): ListingSearch {
  if (values.length === 0) return withoutFilter(search, name);
  const filters = name === 'district' ? withPlace(search.filters, null) : search.filters;
  return { ...search, filters: { ...filters, [name]: [...new Set(values)] } };
}

/** The search near another place; null removes it. */
export function withNear(search: ListingSearch, near: Near | null): ListingSearch {
  return { ...search, filters: withPlace(search.filters, near) };
}

/** One condition of a search: its text, and the search without it. */
export interface Condition {
  /** Different for each condition of a search. */
  readonly key: string;
  readonly text: string;
  readonly without: ListingSearch;
}

/** What can narrow a search: its words, its filters, a place nearby. */
export type LimitName = FilterName | 'q' | 'near';

export interface NarrowingCondition extends Condition {
  readonly key: LimitName;
}

function typedCondition(search: ListingSearch): readonly NarrowingCondition[] {
  const typed = search.text.trim();
  return typed === '' ? [] : [{ key: 'q', text: `“${typed}”`, without: { ...search, text: '' } }];
}

function nearCondition(search: ListingSearch): readonly NarrowingCondition[] {
  const { near } = search.filters;
  return near ? [{ key: 'near', text: nearTexts.chosen(shownNear(near)), without: withNear(search, null) }] : [];
}

/** From so many values on, all choices but one read as 'Not Diesel'. */
const fewestBut = 3;

function conditionsIn(search: ListingSearch, filter: SearchFilter): readonly Condition[] {
  const { name, chosenText } = filter;
  const values = valuesOf(search.filters, filter);
  const others = filter.choices?.filter((choice) => !values.includes(choice)) ?? [];
  if (filter.test === 'equal' && values.length >= fewestBut && others.length === 1 && others[0] !== undefined) {
    const text = searchTexts.not(chosenText(others[0]));
    return [{ key: name, text, without: withoutFilter(search, name) }];
  }
  return values.map((value) => ({
    key: `${name} ${value}`,
    text: chosenText(value),
    without:
      filter.test === 'equal'
        ? withChoices(
            search,
            filter.name,
            values.filter((other) => other !== value),
          )
        : withoutFilter(search, name),
  }));
}

/** The chosen filters, one condition for each value. */
export function filterConditionsOf(search: ListingSearch): readonly Condition[] {
  const chosen = filtersOf(search.kind).flatMap((filter) => conditionsIn(search, filter));
  return [...chosen, ...nearCondition(search)];
}

/** All conditions that people can take off, one for each value. */
export function conditionsOf(search: ListingSearch): readonly Condition[] {
  return [...typedCondition(search), ...filterConditionsOf(search)];
}

/** The conditions that narrow a search, one for each filter: more values of a filter find more. */
export function narrowingConditionsOf(search: ListingSearch): readonly NarrowingCondition[] {
  const chosen = filtersOf(search.kind).flatMap((filter): NarrowingCondition[] => {
    const texts = valuesOf(search.filters, filter).map(filter.chosenText);
    if (texts.length === 0) return [];
    return [{ key: filter.name, text: searchTexts.anyOf(texts), without: withoutFilter(search, filter.name) }];
  });
  return [...typedCondition(search), ...chosen, ...nearCondition(search)];
}

/** The search for all listings of a kind. */
export function nothingAsked(kind: ListingKind): ListingSearch {
  return { kind, text: '', filters: {}, sort: 'newest' };
}

/** The search with the same kind and order, but no conditions. */
export function withoutConditions({ kind, sort }: ListingSearch): ListingSearch {
  return { ...nothingAsked(kind), sort };
}

/** A district that is in no list: each word with a capital. */
export function toDistrict(typed: string): string {
  return typed
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
}
