import { type DocumentData, doc, type Firestore, writeBatch } from 'firebase/firestore/lite';

/** Records by path; null: no record. */
export type Records = Readonly<Record<string, DocumentData | null>>;

/** Writes all records in one batch; null removes a record. */
export async function writeTogether(db: Firestore, records: Records): Promise<void> {
  const batch = writeBatch(db);
  for (const [path, data] of Object.entries(records)) {
    if (data === null) batch.delete(doc(db, path));
    else batch.set(doc(db, path), data);
  }
  await batch.commit();
}
