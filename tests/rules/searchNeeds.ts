import type { PagedQuery } from '../../src/firebase/paging';
import type { ChosenFilters, SearchFilter } from '../../src/search/filters/filter';
import { filtersOf } from '../../src/search/filters/filters';
import { type ListingSearch, type SearchSort, searchSorts, withNear } from '../../src/search/search';
import { planCount, planNewCount, planSearch } from '../../src/search/searchPlan.service';
import { containing, type Need } from './indexes';
import { kinds } from './world';

const texts = ['', 'swift pune'];
const sorts: readonly SearchSort[] = searchSorts.map(({ name }) => name);

/** A filter without a value, and with one or two. */
function wishes({ name, test, choices }: SearchFilter, values: 1 | 2): ChosenFilters[] {
  if (test !== 'equal') return [{}, { [name]: choices[0] }];
  return [{}, { [name]: (choices ?? ['Pune', 'Nashik']).slice(0, values) }];
}

/** Each of these filters, each pair of them, and all at once, with as many values. */
function combined(filters: readonly SearchFilter[], values: 1 | 2): readonly ChosenFilters[] {
  const each = filters.map((filter) => wishes(filter, values));
  const pairs = each.flatMap((some, index) =>
    each.slice(index + 1).flatMap((others) => some.flatMap((one) => others.map((other) => ({ ...one, ...other })))),
  );
  return [...pairs, Object.assign({}, ...each.flat())];
}

/**
 * Searches for each kind and each order, with and without words. An index serves one order and one equality, and
 * Firestore merges those of the same order. So pairs show which order a filter leads to and which equalities meet it, and
 * more filters need nothing else.
 */
const ofFilters: readonly ListingSearch[] = kinds.flatMap((kind) => {
  const choices = filtersOf(kind).filter(({ test }) => test === 'equal');
  return [...combined(filtersOf(kind), 1), ...combined(choices, 2)].flatMap((filters) =>
    texts.flatMap((text) => sorts.map((sort): ListingSearch => ({ kind, text, filters, sort }))),
  );
});

/** A place is a condition on the district, like a chosen one, and has an order of its own. */
const nearPune: readonly ListingSearch[] = kinds.flatMap((kind) =>
  texts.flatMap((text) =>
    (['nearest', ...sorts] as const).map((sort) =>
      withNear({ kind, text, filters: {}, sort }, { place: 'Pune', within: 100 }),
    ),
  ),
);

export const searches: readonly ListingSearch[] = [...ofFilters, ...nearPune];

/**
 * Firestore sorts by the fields of the ranges too, after the order that is asked for. The plan asks for all of them
 * itself: one that it forgot would be in no index.
 */
function needOfQuery({ collection, where = [], orderBy = [] }: PagedQuery): Need {
  const sorted = orderBy.map(([field]) => field);
  const equal = where.flatMap(({ field, op }) => {
    if (op === 'EQUAL' || op === 'IN') return field;
    if (op === 'ARRAY_CONTAINS') return containing(field);
    return sorted.includes(field) ? [] : `a range of ${field}`;
  });
  return { collection, equal, order: orderBy.map((order) => order.join(' ')) };
}

export const needsOf = (search: ListingSearch): readonly Need[] => [
  needOfQuery(planSearch(search)),
  needOfQuery(planCount(search)),
  needOfQuery(planNewCount(search, new Date(0))),
];
