import type { CappedCount } from '../domain/cappedCount';
import { listLimit, pageSize, searchReads } from '../domain/limits';
import type { Cursor, Page } from '../domain/page';
import type { Vehicle } from '../domain/vehicle';
import { matchesSearch, type VehicleSearch } from '../domain/vehicleSearch';
import { attempt } from './attempt';
import { runCount } from './firestoreCount';
import type { Position } from './firestoreQuery';
import { type Access, runQuery, type StoredDocument } from './firestoreRest';
import { allSellers } from './firstLists';
import { planSearch } from './searchPlan';
import { readText } from './stored';
import { toVehicle } from './vehicleRecord';

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
