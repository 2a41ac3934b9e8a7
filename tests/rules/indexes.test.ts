import { describe, expect, test } from 'vitest';
import { queryLimits } from '../../src/shared/limits';
import { type AppQuery, appQueries } from './appQueries';
import { containing, declaredIndexes, indexesFor, type Need, nameOfIndex, nameOfNeed } from './indexes';
import { needsOf, searches } from './searchNeeds';
import { writeIndexes } from './writeIndexes';

const directions = { asc: 'ASCENDING', desc: 'DESCENDING' } as const;

function needOf({ collection, equal, oneOf, contains, has, orderBy, thenBy = [] }: AppQuery): Need {
  const orders = [orderBy, ...thenBy].filter(([field]) => field !== '__name__');
  const last = directions[orders.at(-1)?.[1] ?? 'asc'];
  return {
    collection,
    equal: [...Object.keys(equal), ...(oneOf ? [oneOf[0]] : []), ...(contains ? [containing(contains[0])] : [])],
    order: [
      ...orders.map(([field, direction]) => `${field} ${directions[direction]}`),
      ...(has === undefined ? [] : [`${has} ${last}`]),
    ],
  };
}

/** What the queries need, each once: thousands of searches need some hundreds. */
const needs = [
  ...new Map(
    [...appQueries.map(needOf), ...searches.flatMap(needsOf)].map((need) => [nameOfNeed(need), need]),
  ).values(),
];

const isToWrite = process.env.INDEXES === 'write';

// The mutation check collects these tests without vitest's `skipIf`.
if (isToWrite) test('the indexes are written', writeIndexes);
else
  describe('firestore.indexes.json (INDEXES=write npm test -- indexes writes it)', () => {
    test('has an index for every query of the app, or several that can be merged', () => {
      expect(searches.length > 5_000).toBe(true);
      expect(needs.filter((need) => indexesFor(need) === null).map(nameOfNeed)).toEqual([]);
    });

    test('has no index without a query, and no duplicate', () => {
      const used = new Set(needs.flatMap((need) => (indexesFor(need) ?? []).map(nameOfIndex)));
      expect(declaredIndexes.map(nameOfIndex).toSorted()).toEqual([...used].toSorted());
    });

    test('stays within the limit of a project (docs/scale.md says what to do otherwise)', () => {
      expect(declaredIndexes.length <= 200).toBe(true);
    });

    test('sorts by at most ten fields, as many as may have a range in one query', () => {
      expect(needs.filter(({ order }) => order.length > 10)).toEqual([]);
      expect(queryLimits).toEqual({ combinations: 30, parts: 100 });
    });
  });
