import { unknownAmount } from '../domain/amount';
import { tokenOf } from '../domain/searchTokens';
import { filtersOf, type SearchFilter } from '../domain/vehicleFilters';
import { storedFieldName } from '../domain/vehicleKinds';
import { type VehicleSearch, wordsOf } from '../domain/vehicleSearch';
import type { Filter } from './firestoreQuery';
import type { TypedValue } from './firestoreValues';
import { approved } from './firstLists';
import type { PagedQuery } from './paging';

/**
 * What a search asks of the server: all equalities, its longest word, and what it says of the field that it sorts by.
 * Each pair of an equality and an order has an index, and Firestore merges those with the same order. The rest is looked
 * at here.
 */
interface SearchPlan {
  readonly query: PagedQuery;
  /** Whether the server's answer needs no second look. */
  readonly exact: boolean;
}

type Order = readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'];

function orderOf({ kind, sort }: VehicleSearch): Order {
  switch (sort) {
    case null:
      return ['createdAt', 'ASCENDING'];
    case 'newest':
      return ['createdAt', 'DESCENDING'];
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

function toValue(value: string | number): TypedValue {
  return typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value };
}

const ops = { equal: 'EQUAL', atLeast: 'GREATER_THAN_OR_EQUAL', atMost: 'LESS_THAN_OR_EQUAL' } as const;

/** What names no number stands above all that do, and is not among them. */
function namesNumber(field: string): Filter {
  return { field, op: 'LESS_THAN', value: toValue(unknownAmount) };
}

function isAskedOfServer({ test, field }: SearchFilter, [sorted]: Order): boolean {
  return test === 'equal' || field === sorted;
}

export function planSearch(search: VehicleSearch): SearchPlan {
  const order = orderOf(search);
  const asked = filtersOf(search.kind).filter(({ name }) => search.filters[name] !== undefined);
  const ofServer = asked.filter((filter) => isAskedOfServer(filter, order));
  const words = wordsOf(search);
  const longest = [...words].sort((one, other) => other.length - one.length)[0];
  const token = longest === undefined ? null : tokenOf(longest);
  const leavesOutUnknown = search.sort === 'dearest' || ofServer.some(({ name }) => name === 'minPrice');
  const { where = [], ...list } = approved(search.kind);
  return {
    query: {
      ...list,
      orderBy: [order],
      where: [
        ...where,
        ...ofServer.map(({ name, field, test }) => ({
          field,
          op: ops[test],
          value: toValue(search.filters[name] ?? ''),
        })),
        ...(leavesOutUnknown ? [namesNumber('priceValue')] : []),
        ...(token === null ? [] : [{ field: 'searchTokens', op: 'ARRAY_CONTAINS', value: toValue(token) } as const]),
      ],
    },
    exact: ofServer.length === asked.length && words.length < 2 && token === (longest ?? null),
  };
}
