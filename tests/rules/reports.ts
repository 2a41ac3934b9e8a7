import { type DocumentData, doc, type Firestore, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { reportId } from '../../src/reports/report';
import { accounts } from './actors';
import { longAgo } from './documents';
import { inWorld, listingPath } from './world';

/** The writes of the app for reports. */

const { dealer, admin } = accounts;

/** The reported records of the world, and the fields of the report that come from them. */
export const reportedRecords = {
  products: { path: listingPath('car', 'approved'), name: 'carName' },
  bikes: { path: listingPath('bike', 'approved'), name: 'bikeName' },
  sellers: { path: `sellers/${dealer.uid}`, name: 'dealerName' },
} as const;

type Reported = keyof typeof reportedRecords;

/** A report, as the reporter sends it. */
export function newReport(about: Reported, userId: string): DocumentData {
  const { path, name } = reportedRecords[about];
  const [collection, recordId] = path.split('/');
  return {
    collection,
    recordId,
    sellerId: dealer.uid,
    name: inWorld(path)[name],
    userId,
    reason: 'advance',
    text: 'He wanted 5,000 by UPI before I came.',
    at: serverTimestamp(),
    handledAt: null,
  };
}

export function report(about: Reported, userId: string): DocumentData {
  return { ...newReport(about, userId), at: longAgo };
}

export function reportPath(about: Reported, userId: string): string {
  const [, recordId = ''] = reportedRecords[about].path.split('/');
  return `reports/${reportId({ collection: about, recordId }, userId)}`;
}

/** The id of the audit record of a report that was made long ago. */
export function doneId(path: string): string {
  return `${path.split('/')[1]}_${longAgo.toMillis()}_done`;
}

/** The audit record of a report that is done. */
export function doneRecord(path: string, who: string = admin.uid): DocumentData {
  return {
    who,
    what: 'done',
    when: serverTimestamp(),
    reason: 'Nothing is wrong with it.',
    collection: 'reports',
    recordId: path.split('/')[1],
  };
}

interface Done {
  /** What the write changes in the report. */
  readonly changes?: DocumentData;
  /** null: no audit record. */
  readonly record?: DocumentData | null;
  readonly recordId?: string;
}

export function markDone(
  db: Firestore,
  path: string,
  { changes = { handledAt: serverTimestamp() }, record = doneRecord(path), recordId }: Done = {},
): Promise<void> {
  const batch = writeBatch(db);
  batch.update(doc(db, path), changes);
  if (record) batch.set(doc(db, `audit/${recordId ?? doneId(path)}`), record);
  return batch.commit();
}
