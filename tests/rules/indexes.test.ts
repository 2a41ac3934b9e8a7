import { describe, expect, test } from 'vitest';
import { filtersOf, type SearchFilter } from '../../src/domain/vehicleFilters';
import { type SearchSort, searchSorts, type VehicleSearch } from '../../src/domain/vehicleSearch';
import { planSearch } from '../../src/services/searchPlan';
import { type AppQuery, appQueries } from './appQueries';
import { containing, declaredIndexes, indexesFor, type Need, nameOf } from './indexes';
import { kinds } from './world';

function needOf({ collection, equal, contains, has, orderBy: [field, direction] }: AppQuery): Need {
  const order = direction === 'asc' ? 'ASCENDING' : 'DESCENDING';
  return {
    collection,
    equal: [...Object.keys(equal), ...(contains ? [containing(contains[0])] : [])],
    order: [`${field} ${order}`, ...(has === undefined ? [] : [`${has} ${order}`])],
  };
}

/** A filter left alone, and set to something. */
function wishes({ name, choices }: SearchFilter): VehicleSearch['filters'][] {
  return [{}, { [name]: choices?.[0] ?? 'Pune' }];
}

const texts = ['', 'swift', 'swift pune'];
const sorts: readonly (SearchSort | null)[] = [null, ...searchSorts.map(({ name }) => name)];

/** Every combination of filters, of each kind, in each order, with and without words. */
const searches: readonly VehicleSearch[] = kinds.flatMap((kind) => {
  const combined = filtersOf(kind).reduce<VehicleSearch['filters'][]>(
    (all, filter) => all.flatMap((filters) => wishes(filter).map((wish) => ({ ...filters, ...wish }))),
    [{}],
  );
  return combined.flatMap((filters) =>
    texts.flatMap((text) => sorts.map((sort): VehicleSearch => ({ kind, text, filters, sort }))),
  );
});

function needOfSearch(search: VehicleSearch): Need {
  const { collection, where = [], orderBy = [] } = planSearch(search).query;
  const sorted = orderBy.map(([field]) => field);
  const equal = where.flatMap(({ field, op }) => {
    if (op === 'EQUAL') return field;
    if (op === 'ARRAY_CONTAINS') return containing(field);
    // A range needs nothing more of an index where it is on the field of the order, and cannot be had elsewhere.
    return sorted.includes(field) ? [] : `a range of ${field}`;
  });
  return { collection, equal, order: orderBy.map((order) => order.join(' ')) };
}

/** Each once: thousands of searches ask for some hundred combinations. */
const needs = [
  ...new Map([...appQueries.map(needOf), ...searches.map(needOfSearch)].map((need) => [nameOf(need), need])).values(),
];

describe('firestore.indexes.json', () => {
  test('has an index for every query of the app, or some that can be merged', () => {
    expect(searches.length > 10_000).toBe(true);
    expect(needs.filter((need) => indexesFor(need) === null).map(nameOf)).toEqual([]);
  });

  test('has none that no query uses, and none twice', () => {
    const used = new Set(needs.flatMap((need) => (indexesFor(need) ?? []).map(nameOf)));
    expect(declaredIndexes.map(nameOf).toSorted()).toEqual([...used].toSorted());
  });

  test('stays within what a project may have', () => {
    expect(declaredIndexes.length <= 200).toBe(true);
  });
});
