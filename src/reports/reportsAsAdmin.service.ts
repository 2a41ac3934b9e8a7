import { adminClient, requireAdmin } from '../accounts/adminSession.service';
import { readAsAdmin } from '../accounts/readAsAdmin.service';
import { runCount } from '../firebase/count';
import { handledQuery, unhandledQuery } from '../firebase/handledQueries';
import { type PagedQuery, readPage } from '../firebase/paging';
import { equal } from '../firebase/query';
import { runBatch, serverNow } from '../firebase/records';
import { readDocument } from '../firebase/rest';
import { readTime } from '../firebase/stored';
import { writeOnce } from '../firebase/writeOnce';
import { AppError } from '../shared/appError';
import { listLimit } from '../shared/limits';
import type { CappedCount } from '../shared/numbers/cappedCount';
import type { Cursor, Page } from '../shared/page';
import type { Uid } from '../shared/valueTypes';
import type { Report, Reported } from './report';
import { toReport } from './report.record';

/** Reports of buyers, for the admin (REPORT-2). */

export const reportFilters = ['open', 'handled'] as const;

export type ReportFilter = (typeof reportFilters)[number];

const queries: Readonly<Record<ReportFilter, PagedQuery>> = {
  open: unhandledQuery('reports', 'at'),
  handled: handledQuery('reports'),
};

/** As many as one request may read: reports about the same listing are shown together. */
export function listReports(filter: ReportFilter, cursor: Cursor | null): Promise<Page<Report>> {
  return readAsAdmin((access) => readPage(queries[filter], cursor, toReport, access, listLimit));
}

/** The reports about a dealer and the dealer's listings. Without an order, because that would need an index of its own. */
export function listReportsAboutDealer(sellerId: Uid, cursor: Cursor | null): Promise<Page<Report>> {
  const query: PagedQuery = { collection: 'reports', where: [equal('sellerId', sellerId)] };
  return readAsAdmin((access) => readPage(query, cursor, toReport, access, listLimit));
}

export function countOpenReports(): Promise<CappedCount> {
  return readAsAdmin((access) => runCount(queries.open, access));
}

/** All reports about a listing or a dealer, open or done. */
export function countReportsAbout({ collection, recordId }: Pick<Reported, 'collection' | 'recordId'>) {
  const where = [equal('collection', collection), equal('recordId', recordId)];
  return readAsAdmin((access) => runCount({ collection: 'reports', where }, access));
}

/** Each report has a record in the journal, and a write may look up 20 documents. */
const perWrite = 5;

async function isDone({ id }: Report): Promise<boolean> {
  const stored = await readAsAdmin((access) => readDocument({ collection: 'reports', id }, access));
  return readTime(stored, 'handledAt') !== null;
}

async function write(uid: Uid, reports: readonly Report[], note: string): Promise<void> {
  await writeOnce(
    () =>
      runBatch(adminClient(), (batch) => {
        for (const { id, at } of reports) {
          batch.update(['reports', id], { handledAt: serverNow() });
          batch.set(['audit', `${id}_${at?.getTime() ?? 0}_done`], {
            who: uid,
            what: 'done',
            when: serverNow(),
            reason: note,
            collection: 'reports',
            recordId: id,
          });
        }
      }),
    async () => ((await Promise.all(reports.map(isDone))).every(Boolean) ? 'done' : 'changed'),
  );
}

/**
 * Marks reports as done, with a note for the journal. If it breaks off, the reports that are left stay open.
 *
 * @param note at most 300 characters
 * @throws AppError 'signedOut'; 'changed' when another admin has done some of them
 */
export async function markDone(reports: readonly Report[], note: string): Promise<void> {
  const { uid } = await requireAdmin();
  if (reports.some(({ sellerId }) => sellerId === uid)) throw new AppError('ownShop');
  for (let start = 0; start < reports.length; start += perWrite) {
    await write(uid, reports.slice(start, start + perWrite), note);
  }
}
