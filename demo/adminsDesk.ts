import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { checks } from './catalogue/checks';
import { notes } from './catalogue/notes';
import { admin, buyers } from './catalogue/people';
import { reports } from './catalogue/reports';
import { warnings } from './catalogue/warnings';

/** Documents by path. */
type Records = Map<string, DocumentData>;

const timestamp = (milliseconds: number): Timestamp => Timestamp.fromMillis(milliseconds);

export function addReports(records: Records): void {
  const live = [...records].filter(([path, { approved }]) => path.startsWith('products/') && approved === true);
  for (const { about, buyer, reason, text, at } of reports) {
    const path = 'car' in about ? live[about.car]?.[0] : `sellers/${about.dealer}`;
    const record = records.get(path ?? '');
    if (path === undefined || record === undefined) throw new Error(`Nothing to report: ${JSON.stringify(about)}`);
    const [collection = '', recordId = ''] = path.split('/');
    const userId = buyers[buyer]?.uid ?? '';
    records.set(`reports/${collection}_${recordId}_${userId}`, {
      collection,
      recordId,
      sellerId: record.sellerId ?? recordId,
      name: record.carName ?? record.dealerName,
      userId,
      reason,
      text,
      at: timestamp(at),
      handledAt: null,
    });
  }
}

export function addChecks(records: Records): void {
  for (const { dealer, facts, note, at } of checks) {
    const seller = records.get(`sellers/${dealer}`);
    if (seller === undefined) throw new Error(`Nobody to check: ${dealer}`);
    const review = `${dealer}_check`;
    records.set(`sellers/${dealer}`, { ...seller, check: { facts, at: timestamp(at), review } });
    const about = { collection: 'sellers', recordId: dealer };
    records.set(`audit/${review}`, {
      ...about,
      who: admin.uid,
      what: 'check',
      when: timestamp(at),
      reason: note,
      facts,
    });
  }
}

export function addWarnings(records: Records): void {
  for (const { id, dealer, text, at, readAt } of warnings) {
    const sent = timestamp(at);
    records.set(`warnings/${id}`, {
      sellerId: dealer,
      text,
      at: sent,
      readAt: readAt === null ? null : timestamp(readAt),
    });
    const about = { collection: 'warnings', recordId: dealer };
    records.set(`audit/${id}`, { who: admin.uid, what: 'warn', when: sent, reason: text, ...about });
  }
}

export function addNotes(records: Records): void {
  for (const { about, text, updatedAt } of notes)
    records.set(`notes/${about}`, { text, updatedAt: timestamp(updatedAt) });
}
