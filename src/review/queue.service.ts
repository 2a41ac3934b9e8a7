import type { CappedCount } from '../domain/cappedCount';
import { pageSize } from '../domain/limits';
import { stateFlags } from '../domain/listingState';
import type { Cursor, Page } from '../domain/page';
import type { CountedState, Post, QueueName } from '../domain/review';
import { matchesWords, tokenOf } from '../domain/searchTokens';
import { type VehicleKind, vehicleKinds } from '../domain/vehicleKinds';
import { asAdmin } from './asAdmin';
import { readExactTime } from './exactTime';
import { runCount } from './firestoreCount';
import { documentId, documentName, type Filter } from './firestoreQuery';
import { runQuery } from './firestoreRest';
import type { TypedFields } from './firestoreValues';
import { posted } from './firstLists';
import { readPage } from './paging';
import { readDate, readText, type StoredFields } from './stored';
import { toVehicle } from './vehicleRecord';

/** Posts as the admin reads them: lists, counts, and one anew. */

function flag(field: 'approved' | 'Reject', value: boolean): Filter {
  return { field, op: 'EQUAL', value: { booleanValue: value } };
}

/** As few conditions as tell a state from all others: each one more is one field more in an index. */
const filtersOf: Readonly<Record<QueueName, readonly Filter[]>> = {
  pending: [
    flag('approved', false),
    flag('Reject', false),
    { field: 'closed', op: 'EQUAL', value: { stringValue: stateFlags.pending.closed } },
  ],
  approved: [flag('approved', true)],
  rejected: [flag('Reject', true)],
  all: [],
};

function toPost(kind: VehicleKind, id: string, data: StoredFields, fields: TypedFields): Post {
  return {
    ...toVehicle(kind, id, data),
    distName: readText(data, 'distName'),
    postedAt: readDate(data, 'createdAt'),
    version: readExactTime(fields, 'updatedAt'),
    lastReview: readText(data, 'lastReview'),
  };
}

/** The longest word is looked up on the server; the others are looked for in what it finds. null: none is long enough. */
function foundBy(words: readonly string[]): Filter | null {
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length);
  const token = tokenOf(longest);
  return token === null ? null : { field: 'searchTokens', op: 'ARRAY_CONTAINS', value: { stringValue: token } };
}

/** Pages that are read at most to fill one with what matches every word. */
const mostReads = 5;

/**
 * One of the admin's lists, oldest first.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export function listPosts(queue: QueueName, kind: VehicleKind, cursor: Cursor | null): Promise<Page<Post>> {
  const query = { ...posted(kind), where: filtersOf[queue] };
  return asAdmin((access) => readPage(query, cursor, (id, data, fields) => toPost(kind, id, data, fields), access));
}

/**
 * Those of a list whose name and district have words that begin with each of these. A page may be short, or even empty,
 * where few of many posts match all words: the next one goes on behind it. Nothing is found by a single letter.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export function searchPosts(
  queue: QueueName,
  kind: VehicleKind,
  words: readonly string[],
  cursor: Cursor | null,
): Promise<Page<Post>> {
  const found = foundBy(words);
  if (found === null) return Promise.resolve({ items: [], next: null });
  const query = { ...posted(kind), where: [...filtersOf[queue], found] };
  return asAdmin(async (access) => {
    const items: Post[] = [];
    let next = cursor;
    for (let reads = 0; reads < mostReads && items.length < pageSize; reads += 1) {
      const page = await readPage(query, next, (id, data, fields) => toPost(kind, id, data, fields), access);
      items.push(...page.items.filter(({ name, distName }) => matchesWords(words, name, distName)));
      next = page.next;
      if (next === null) break;
    }
    return { items, next };
  });
}

/** How many posts there are in a state. */
export function countPosts(state: CountedState, kind: VehicleKind): Promise<CappedCount> {
  return asAdmin((access) => runCount({ ...posted(kind), where: filtersOf[state] }, access));
}

/** One post as it stands now; null where there is none any longer. */
export function readPost(kind: VehicleKind, id: string): Promise<Post | null> {
  const { collection } = vehicleKinds[kind];
  const isThis: Filter = { field: documentId, op: 'EQUAL', value: documentName(collection, id) };
  return asAdmin(async (access) => {
    const [found] = await runQuery({ collection, where: [isThis], limit: 1 }, access);
    return found ? toPost(kind, found.id, found.data, found.fields) : null;
  });
}
