import { increment, serverNow, type Transaction } from '../firebase/records';
import { readText, type StoredFields } from '../firebase/stored';
import { listingCollections } from '../listings/stored/storedListing';
import type { ListingId } from '../shared/addresses/addresses';
import { isAppError } from '../shared/appError';
import { mostSaveSteps } from '../shared/limits';
import type { SavedRecord } from './saved.record';
import { savedId } from './savedId';

/**
 * The number of buyers who save a listing follows their records (SAVE-11): the write that changes the record changes the
 * counts, and the rules refuse one without the other. What does not fit into one write is left for the next one.
 */

/** Listings that are no longer public. They are not looked up again before the page is reloaded. */
const hidden = new Set<string>();

/** Whether a write could update counts that do not follow the record yet. */
export function hasCountsToUpdate({ saved, counted }: SavedRecord): boolean {
  const ids = saved.map(savedId);
  return ids.some((id) => !counted.includes(id) && !hidden.has(id)) || counted.some((id) => !ids.includes(id));
}

/** What is stored about a listing; undefined if the buyer may not read it. */
async function findPublic(transaction: Transaction, { kind, id }: ListingId): Promise<StoredFields | undefined> {
  try {
    return await transaction.find([listingCollections[kind], id]);
  } catch (error) {
    if (isAppError(error, 'denied')) return undefined;
    throw error;
  }
}

interface SaveSteps {
  readonly counted: readonly string[];
  /** A transaction writes after its reads. */
  readonly write: () => void;
}

/** The next steps of the counts. Each listing that is added costs one read, which tells its dealer. */
export async function nextSteps(transaction: Transaction, { saved, counted }: SavedRecord): Promise<SaveSteps> {
  const ids = saved.map(savedId);
  const leaving = counted.filter((id) => !ids.includes(id)).slice(0, mostSaveSteps);
  const joining = saved
    .filter((listing) => !counted.includes(savedId(listing)) && !hidden.has(savedId(listing)))
    .slice(0, mostSaveSteps - leaving.length);
  const found = await Promise.all(
    joining.map(async (listing) => ({ listing, stored: await findPublic(transaction, listing) })),
  );
  for (const { listing, stored } of found) if (!stored) hidden.add(savedId(listing));
  const added = found.flatMap(({ listing, stored }) =>
    stored ? { listing, sellerId: readText(stored, 'sellerId') } : [],
  );

  function write(): void {
    for (const id of leaving) transaction.update(['savedCounts', id], { count: increment(-1), at: serverNow() });
    for (const { listing, sellerId } of added) {
      const [collection, recordId] = [listingCollections[listing.kind], listing.id];
      const count = { collection, recordId, sellerId, count: increment(1), at: serverNow() };
      transaction.merge(['savedCounts', savedId(listing)], count);
    }
  }

  const kept = counted.filter((id) => !leaving.includes(id));
  return { counted: [...kept, ...added.map(({ listing }) => savedId(listing))], write };
}
