import { type DocumentData, doc, type Firestore, writeBatch } from 'firebase/firestore/lite';
import { moveWrites } from './documents';
import { type Records, writeTogether } from './records';
import type { Stage } from './stage';
import { countAfter, countPath } from './stockCounts';
import { inWorld, listingPath, world } from './world';

const nothingYet: DocumentData = { waiting: 0, all: 0 };

interface Honest {
  /** The listing before the write, if the test has changed it; null: it is new. */
  readonly before?: DocumentData | null;
  /** The honest listing, which the count follows if the written one is not honest. */
  readonly as?: DocumentData;
  /** The dealer's count before the write, if the test has changed it. */
  readonly count?: DocumentData;
}

/** A listing with the count of its dealer's stock, as the app writes them. */
export function counted(path: string, listing: DocumentData, honest: Honest = {}): Records {
  const { before = world[path] ?? null, as = listing } = honest;
  const { count = world[countPath(as.sellerId)] ?? nothingYet } = honest;
  return { [path]: listing, [countPath(as.sellerId)]: countAfter(count, before, as, path) };
}

/** Writes a whole listing, as the app does. */
export function writeListing(db: Firestore, path: string, listing: DocumentData, honest?: Honest): Promise<void> {
  return writeTogether(db, counted(path, listing, honest));
}

/** Changes fields of a listing of the world, as the app does. `as` has the honest changes, which the count follows. */
export function changeListing(db: Firestore, path: string, changes: DocumentData, as = changes): Promise<void> {
  const before = inWorld(path);
  const count = countPath(before.sellerId);
  const batch = writeBatch(db);
  batch.update(doc(db, path), changes);
  batch.set(doc(db, count), countAfter(inWorld(count), before, { ...before, ...as }, path));
  return batch.commit();
}

/** Edits a car with each of these texts in turn, and returns the refused ones. */
export async function refusedEdits(
  stage: Stage,
  texts: readonly string[],
  changesOf: (text: string) => DocumentData,
): Promise<string[]> {
  const refused: string[] = [];
  for (const text of texts) {
    const edit = { ...moveWrites('edit', 'pending'), ...changesOf(text) };
    const editing = stage.allows('dealer', (db) => changeListing(db, listingPath('car', 'pending'), edit));
    await editing.catch(() => refused.push(text));
  }
  return refused;
}
