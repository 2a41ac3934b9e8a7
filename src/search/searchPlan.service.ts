import type { PagedQuery } from '../firebase/paging';
import { firstPage } from '../firebase/publicLists';
import { above, below, contains, equal, type Filter, from, type ListQuery, oneOf, to } from '../firebase/query';
import { type ListingKind, storedFieldName } from '../listings/kinds';
import { approvedList } from '../listings/listingLists.service';
import { askedWords } from '../listings/stored/searchTokens';
import { queryLimits } from '../shared/limits';
import { unknownAmount } from '../shared/numbers/amount';
import { type FilterValue, type SearchFilter, valuesOf } from './filters/filter';
import { filtersOf } from './filters/filters';
import { type ListingSearch, type SearchSort, wordsOf } from './search';

/**
 * A search as one query. It sorts by the field of its order and then by every other field that has a range, chosen or
 * not. So the indexes of all searches in one order end with the same fields, and Firestore merges the indexes of equalities. See
 * docs/search.md.
 */

type Order = readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'];

/** The fields that have ranges. Each in the direction that people like best among equals. */
function rangeOrders(kind: ListingKind): readonly Order[] {
  return [
    ['priceValue', 'ASCENDING'],
    [storedFieldName(kind, 'year'), 'DESCENDING'],
    ['kilometersValue', 'ASCENDING'],
  ];
}

function orderOf(kind: ListingKind, sort: SearchSort): Order {
  switch (sort) {
    // A server cannot sort by distance: the rings of districts are asked one after the other, the newest first.
    case 'nearest':
    case 'newest':
      return ['createdAt', 'DESCENDING'];
    case 'posted':
      return ['createdAt', 'ASCENDING'];
    case 'cheapest':
      return ['priceValue', 'ASCENDING'];
    case 'dearest':
      return ['priceValue', 'DESCENDING'];
    case 'latestModel':
      return [storedFieldName(kind, 'year'), 'DESCENDING'];
    case 'leastDriven':
      return ['kilometersValue', 'ASCENDING'];
  }
}

function ordersOf(kind: ListingKind, sort: SearchSort): readonly Order[] {
  const first = orderOf(kind, sort);
  return [first, ...rangeOrders(kind).filter(([field]) => field !== first[0])];
}

function isOneOf(field: string, values: readonly FilterValue[]): Filter {
  const [first, ...others] = values;
  return first !== undefined && others.length === 0 ? equal(field, first) : oneOf(field, values);
}

function toFilters(filter: SearchFilter, values: readonly FilterValue[]): readonly Filter[] {
  const { field, test, choices } = filter;
  const [first] = values;
  const mayLack = test === 'equal' && filter.mayLack;
  // With all of its choices, a filter leaves nothing out, unless a listing may have none of them.
  if (first === undefined || (values.length === choices?.length && !mayLack)) return [];
  switch (test) {
    case 'equal':
      return [isOneOf(field, values)];
    case 'atLeast':
      return [from(field, first)];
    case 'atMost':
      return [to(field, first)];
  }
}

/** Leaves out listings without a price: they are stored with the highest one. */
const namesPrice = below('priceValue', unknownAmount);

function filtersFor(search: ListingSearch, districts: readonly string[]): readonly Filter[] {
  const { token } = askedWords(wordsOf(search));
  const { minPrice, maxPrice } = search.filters;
  const leavesOutUnpriced = search.sort === 'dearest' || minPrice !== undefined;
  return [
    ...(approvedList(search.kind).where ?? []),
    ...filtersOf(search.kind).flatMap((filter) => toFilters(filter, valuesOf(search.filters, filter))),
    ...(districts.length > 0 ? [isOneOf('distName', districts)] : []),
    ...(leavesOutUnpriced && maxPrice === undefined ? [namesPrice] : []),
    ...(token === null ? [] : [contains('searchTokens', token)]),
  ];
}

/** The place itself: the least that a search near it asks for. */
const placeOf = ({ filters: { near } }: ListingSearch): readonly string[] => (near ? [near.place] : []);

/** `districts`: those that a search near a place asks for. */
export function planSearch(search: ListingSearch, districts = placeOf(search)): PagedQuery {
  return {
    ...approvedList(search.kind),
    orderBy: ordersOf(search.kind, search.sort),
    where: filtersFor(search, districts),
  };
}

/** The query for the first page of a make. The app and the early query must send the same one. */
export function firstPageOfMake(kind: ListingKind, make: string): ListQuery {
  return firstPage(planSearch({ kind, text: '', filters: { make: [make] }, sort: 'newest' }));
}

/** The order in which a count reads the fewest index entries: that of a chosen range. */
function countedIn({ filters: { minPrice, maxPrice, minYear, maxYear, maxKilometers } }: ListingSearch): SearchSort {
  if (minPrice !== undefined || maxPrice !== undefined) return 'cheapest';
  if (maxKilometers !== undefined) return 'leastDriven';
  return minYear !== undefined || maxYear !== undefined ? 'latestModel' : 'newest';
}

/** Counts what `planSearch` lists. */
export function planCount(search: ListingSearch, districts = placeOf(search)): PagedQuery {
  return { ...planSearch(search, districts), orderBy: ordersOf(search.kind, countedIn(search)) };
}

/**
 * Counts the listings of `planSearch` that the admin has approved after a time. A price cut or a live edit makes no listing
 * new: dealers would repeat them.
 */
export function planNewCount(search: ListingSearch, after: Date, districts = placeOf(search)): PagedQuery {
  const { where = [], ...query } = planSearch(search, districts);
  const isNew = above('approvedAt', after);
  return { ...query, where: [...where, isNew], orderBy: [['approvedAt', 'DESCENDING'], ...rangeOrders(search.kind)] };
}

/** The combinations of the values that a query asks for: each is a query of its own for the server. */
export function combinationsOf({ where = [] }: PagedQuery): number {
  return where.reduce(
    (product, { value }) => product * ('arrayValue' in value ? (value.arrayValue.values ?? []).length : 1),
    1,
  );
}

/** How many times the combinations of a query could be asked for in one, within Firestore's limits. */
function timesInOneQuery(query: PagedQuery): number {
  const { where = [], orderBy = [] } = query;
  const combinations = combinationsOf(query);
  // Ids are an order of their own.
  const parts = (queryLimits.parts - orderBy.length - 1) / where.length;
  return Math.floor(Math.min(queryLimits.combinations, parts) / combinations);
}

/** Whether a search is within Firestore's limits of one query. */
export function fitsInOneQuery(search: ListingSearch): boolean {
  return timesInOneQuery(planSearch(search)) >= 1;
}

/** How many districts a search near a place can ask for. */
export function districtsThatFit(search: ListingSearch): number {
  return timesInOneQuery(planSearch(search));
}

/** How many districts a count of new listings can ask for. It has one filter more. */
export function districtsInNewCount(search: ListingSearch): number {
  return timesInOneQuery(planNewCount(search, new Date(0)));
}

/** Whether one query can count what is new in a search. */
export function newCountFitsInOneQuery(search: ListingSearch): boolean {
  return districtsInNewCount(search) >= 1;
}
