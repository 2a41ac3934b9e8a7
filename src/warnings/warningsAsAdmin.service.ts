import { adminClient, requireAdmin } from '../accounts/adminSession.service';
import { readAsAdmin } from '../accounts/readAsAdmin.service';
import { readPage } from '../firebase/paging';
import { equal } from '../firebase/query';
import { findRecord, runBatch, serverNow } from '../firebase/records';
import { readText } from '../firebase/stored';
import { writeOnce } from '../firebase/writeOnce';
import { listLimit } from '../shared/limits';
import type { Cursor, Page } from '../shared/page';
import { cleanText } from '../shared/text/cleanText';
import type { Uid } from '../shared/valueTypes';
import type { Warning } from './warning';
import { warningCollection as collection, toWarning } from './warning.record';

/** Warnings, for the admin (ADMIN-20). */

/**
 * All warnings to a dealer. Without an order, because that would need an index of its own.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export function listWarnings(sellerId: Uid, cursor: Cursor | null): Promise<Page<Warning>> {
  const query = { collection, where: [equal('sellerId', sellerId)] };
  return readAsAdmin((access) => readPage(query, cursor, toWarning, access, listLimit));
}

/**
 * Warns a dealer: one write makes the warning and its audit record, which has the same id. The same id and text again
 * count as done: the answer to an earlier try may have been lost.
 *
 * @param id a new one for each warning, and the same for each try
 * @param text at most 500 characters
 * @throws AppError 'signedOut'
 */
export async function warn(sellerId: Uid, text: string, id: string): Promise<void> {
  const { uid } = await requireAdmin();
  const trimmed = cleanText(text);
  const write = () =>
    runBatch(adminClient(), (batch) => {
      batch.set([collection, id], { sellerId, text: trimmed, at: serverNow(), readAt: null });
      batch.set(['audit', id], {
        who: uid,
        what: 'warn',
        when: serverNow(),
        reason: trimmed,
        collection,
        recordId: sellerId,
      });
    });
  await writeOnce(write, async () => {
    const stored = await findRecord(adminClient(), [collection, id]);
    return stored && readText(stored, 'text') === trimmed ? 'done' : 'refused';
  });
}
