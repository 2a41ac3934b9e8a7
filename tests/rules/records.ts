import { type DocumentData, doc, type Firestore, writeBatch } from 'firebase/firestore';

/** Records by path; null: no record. */
export type Records = Readonly<Record<string, DocumentData | null>>;

/** Writes all records at once; null removes one. */
export async function writeTogether(db: Firestore, records: Records): Promise<void> {
  const batch = writeBatch(db);
  for (const [path, data] of Object.entries(records)) {
    if (data === null) batch.delete(doc(db, path));
    else batch.set(doc(db, path), data);
  }
  await batch.commit();
}
