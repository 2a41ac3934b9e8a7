import type { CappedCount } from '../domain/cappedCount';
import { stateFlags } from '../domain/listingState';
import type { Cursor, Page } from '../domain/page';
import type { CountedState, Post, QueueName } from '../domain/review';
import { matchesWords, tokenOf } from '../domain/searchTokens';
import { type VehicleKind, vehicleKinds } from '../domain/vehicleKinds';
import { asAdmin } from './asAdmin';
import { readExactTime } from './exactTime';
import { runCount } from './firestoreCount';
import { documentId, documentName, type Filter, runQuery } from './firestoreRest';
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

/** The first word that is long enough is looked up on the server. */
function foundBy(words: readonly string[]): readonly Filter[] {
  const token = words.map(tokenOf).find((candidate) => candidate !== null);
  return token ? [{ field: 'searchTokens', op: 'ARRAY_CONTAINS', value: { stringValue: token } }] : [];
}

/**
 * One of the admin's lists, oldest first.
 *
 * @param words what the posts' names and districts must have words begin with; a page may be short where there are several
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export async function listPosts(
  queue: QueueName,
  kind: VehicleKind,
  words: readonly string[],
  cursor: Cursor | null,
): Promise<Page<Post>> {
  const query = { ...posted(kind), where: [...filtersOf[queue], ...foundBy(words)] };
  const page = await asAdmin((access) =>
    readPage(query, cursor, (id, data, fields) => toPost(kind, id, data, fields), access),
  );
  return { ...page, items: page.items.filter(({ name, distName }) => matchesWords(words, name, distName)) };
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
