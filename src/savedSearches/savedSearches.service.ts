import { siteClient } from '../firebase/client';
import { type RecordPath, runBatch, runTransaction, serverNow, type Transaction } from '../firebase/records';
import { runQuery } from '../firebase/rest';
import { readText } from '../firebase/stored';
import { readAs, requireSignInAs } from '../firebase/tokens';
import { writeOnce } from '../firebase/writeOnce';
import type { ListingSearch } from '../search/search';
import { AppError } from '../shared/appError';
import { savedSearchLimits } from '../shared/limits';
import type { Uid } from '../shared/valueTypes';
import { readDeviceSearches, removeFromDevice } from './deviceSearches';
import { isSaved, type SavedSearch, savedAddress, toSavedForm } from './savedSearch';
import { toSavedSearch, toStoredSearch } from './savedSearch.record';

/**
 * The searches of a buyer's account. Their ids are the numbers 1 to 20, so that the rules need no count to allow at
 * most 20.
 */

const slots = Array.from({ length: savedSearchLimits.searches }, (_, index) => String(index + 1));

interface Kept {
  readonly searches: readonly SavedSearch[];
  /** The ids without a record. */
  readonly free: readonly string[];
}

async function readFromDevice(uid: Uid): Promise<Kept> {
  const query = { collection: `users/${uid}/searches`, limit: savedSearchLimits.searches };
  const records = await readAs(uid, (access) => runQuery(query, access));
  const taken = new Set(records.map(({ id }) => id));
  return {
    searches: records.flatMap(({ id, data }) => toSavedSearch(id, data) ?? []),
    free: slots.filter((slot) => !taken.has(slot)),
  };
}

function pathOf(uid: Uid, id: string): RecordPath {
  return ['users', uid, 'searches', id];
}

/** Gives the searches free ids, as long as there are some. */
function placed({ free }: Kept, searches: readonly Omit<SavedSearch, 'id'>[]): readonly SavedSearch[] {
  return free.flatMap((id, index) => {
    const saved = searches[index];
    return saved ? [{ ...saved, id }] : [];
  });
}

/** Searches of one write. Each needs one look-up and 75 expressions of the rules: docs/scale.md has the limits. */
export const searchesInOneWrite = 10;

/**
 * Writes the searches, as many at a time as one write holds. The rules let no search take the place of another one. Two tabs that save the
 * same search at once give it the same id, so they write one record.
 *
 * @param timeOf the time of the last look that is stored
 * @throws AppError 'changed' when another tab has taken an id
 */
async function write(uid: Uid, added: readonly SavedSearch[], timeOf: (saved: SavedSearch) => unknown): Promise<void> {
  for (let start = 0; start < added.length; start += searchesInOneWrite) {
    const together = added.slice(start, start + searchesInOneWrite);
    await writeOnce(
      () =>
        runBatch(siteClient(), (batch) => {
          for (const saved of together) batch.set(pathOf(uid, saved.id), toStoredSearch(saved.search, timeOf(saved)));
        }),
      async () => {
        const { searches } = await readFromDevice(uid);
        return together.every(({ search }) => isSaved(search, searches)) ? 'done' : 'changed';
      },
    );
  }
}

/**
 * Saves a search in the account. Saving the same search again changes nothing.
 *
 * @returns all searches of the account
 * @throws AppError 'signedOut'; 'searchLimit'
 */
export async function saveSearch(uid: Uid, search: ListingSearch): Promise<readonly SavedSearch[]> {
  const kept = await readFromDevice(uid);
  if (isSaved(search, kept.searches)) return kept.searches;
  const added = placed(kept, [{ search: toSavedForm(search), lookedAt: new Date() }]);
  if (added.length === 0) throw new AppError('searchLimit');
  await write(uid, added, serverNow);
  return [...kept.searches, ...added];
}

/**
 * The searches of the account. Those of this device move to it first, as many as it has room for (SEARCH-27).
 *
 * @throws AppError 'signedOut'
 */
export async function listSearches(uid: Uid): Promise<readonly SavedSearch[]> {
  const ofDevice = readDeviceSearches();
  const kept = await readFromDevice(uid);
  const missing = ofDevice.filter(({ search }) => !isSaved(search, kept.searches));
  const added = placed(kept, missing);
  if (added.length > 0) await write(uid, added, ({ lookedAt }) => lookedAt);
  const searches = [...kept.searches, ...added];
  for (const each of ofDevice) if (isSaved(each.search, searches)) removeFromDevice(each);
  return searches;
}

/** Writes only if the record still holds that search: its id may have been given to another one. */
async function changeRecord(
  uid: Uid,
  saved: SavedSearch,
  change: (transaction: Transaction, path: RecordPath) => void,
): Promise<void> {
  await requireSignInAs(uid);
  const path = pathOf(uid, saved.id);
  await runTransaction(siteClient(), async (transaction) => {
    const stored = await transaction.find(path);
    if (stored && readText(stored, 'address') === savedAddress(saved.search)) change(transaction, path);
  });
}

/** Remembers that the buyer looks at the search now. */
export function markAsLookedAt(uid: Uid, saved: SavedSearch): Promise<void> {
  return changeRecord(uid, saved, (transaction, path) => transaction.update(path, { lookedAt: serverNow() }));
}

/** A search that is no longer saved counts as removed. */
export function removeSearch(uid: Uid, saved: SavedSearch): Promise<void> {
  return changeRecord(uid, saved, (transaction, path) => transaction.delete(path));
}
