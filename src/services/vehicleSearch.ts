import { unknownAmount } from '../domain/amount';
import type { CappedCount } from '../domain/cappedCount';
import { listLimit, pageSize, searchReads } from '../domain/limits';
import type { Cursor, Page } from '../domain/page';
import { tokenOf } from '../domain/searchTokens';
import type { Vehicle } from '../domain/vehicle';
import { storedFieldName } from '../domain/vehicleKinds';
import { filtersOf, matchesSearch, type SearchFilter, type VehicleSearch, wordsOf } from '../domain/vehicleSearch';
import { attempt } from './attempt';
import { runCount } from './firestoreCount';
import { type Access, type Filter, type Position, runQuery, type StoredDocument } from './firestoreRest';
import type { TypedValue } from './firestoreValues';
import { allSellers, approved } from './firstLists';
import type { PagedQuery } from './paging';
import { readText } from './stored';
import { toVehicle } from './vehicleRecord';

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

/** @public The check of the indexes asks for the queries of every search. */
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

/** How far a search has come: what is found but not handed out yet, and what was read last. */
interface Place {
  readonly waiting: readonly StoredDocument[];
  readonly position: Position | null;
  readonly ended: boolean;
}

const beginning: Place = { waiting: [], position: null, ended: false };

/**
 * A page of what is found. Where the server cannot tell all that is asked for, it reads on until the page is full, though
 * not for ever (`searchReads`): such a page is 'bounded'. Nothing is read twice, handed out twice or left out.
 */
async function readFound(search: VehicleSearch, cursor: Cursor | null, access: Access): Promise<Page<Vehicle>> {
  const { query, exact } = planSearch(search);
  const limit = exact ? pageSize : listLimit;
  let { waiting, position, ended } = cursor ? (cursor.after as Place) : beginning;
  for (let reads = 0; reads < searchReads.perPage && waiting.length < pageSize && !ended; reads += 1) {
    const documents = await runQuery({ ...query, limit, after: position }, access);
    waiting = [...waiting, ...documents.filter(({ data }) => matchesSearch(search, data))];
    position = documents.at(-1)?.position ?? position;
    ended = documents.length < limit;
  }
  const page = waiting.slice(0, pageSize);
  const place: Place = { waiting: waiting.slice(pageSize), position, ended };
  const next = ended && place.waiting.length === 0 ? null : { after: place };
  return {
    items: page.map(({ id, data }) => toVehicle(search.kind, id, data)),
    next,
    bounded: next !== null && page.length < pageSize,
  };
}

/** Approved vehicles that are what the search asks for, in its order. */
export function findVehicles(search: VehicleSearch, cursor: Cursor | null): Promise<Page<Vehicle>> {
  return attempt((signal) => readFound(search, cursor, { signal }));
}

/** Whether `countFound` tells all that a search finds: the server can. */
export function canCount(search: VehicleSearch): boolean {
  return planSearch(search).exact;
}

/**
 * How many a search finds, as far as the rules let anybody count. Where the server cannot tell, it is how many there are
 * among the first that it can tell of.
 */
export function countFound(search: VehicleSearch): Promise<CappedCount> {
  return attempt(async (signal) => {
    const { query, exact } = planSearch(search);
    if (exact) return runCount(query, { signal });
    const documents = await runQuery({ ...query, limit: listLimit }, { signal });
    const found = documents.filter(({ data }) => matchesSearch(search, data));
    return { count: found.length, more: documents.length === listLimit };
  });
}

/** The districts of the first dealers, as suggestions. */
export function listDistricts(): Promise<readonly string[]> {
  return attempt(async (signal) => {
    const dealers = await runQuery({ ...allSellers, limit: listLimit }, { signal });
    const districts = dealers.map(({ data }) => readText(data, 'distName')).filter((name) => name !== '');
    return [...new Set(districts)].sort((one, other) => one.localeCompare(other));
  });
}
