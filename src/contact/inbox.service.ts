import { adminClient, requireAdmin } from '../accounts/adminSession.service';
import { readAsAdmin } from '../accounts/readAsAdmin.service';
import { runCount } from '../firebase/count';
import { handledQuery, unhandledQuery } from '../firebase/handledQueries';
import { type PagedQuery, readPage } from '../firebase/paging';
import { withId } from '../firebase/query';
import { serverNow, updateRecord } from '../firebase/records';
import { runQuery } from '../firebase/rest';
import { readText, readTime, type StoredFields } from '../firebase/stored';
import { writeOnce } from '../firebase/writeOnce';
import type { CappedCount } from '../shared/numbers/cappedCount';
import type { Cursor, Page } from '../shared/page';
import type { MessageFilter, StoredMessage } from './contactMessage';

/** Contact messages, for the admin. `contact.service.ts` sends them. */

const queries: Readonly<Record<MessageFilter, PagedQuery>> = {
  open: unhandledQuery('contacts', 'timestamp'),
  handled: handledQuery('contacts'),
};

function toMessage(id: string, data: StoredFields): StoredMessage {
  const handledAt = readTime(data, 'handledAt');
  return {
    id,
    name: readText(data, 'name'),
    phone: readText(data, 'phone'),
    reason: readText(data, 'reason'),
    sentAt: readTime(data, 'timestamp'),
    handled: handledAt !== null,
    handledAt,
  };
}

/** @throws AppError 'signedOut' when the admin is not signed in */
export function listMessages(filter: MessageFilter, cursor: Cursor | null): Promise<Page<StoredMessage>> {
  return readAsAdmin((access) => readPage(queries[filter], cursor, toMessage, access));
}

/** @throws AppError 'signedOut' when the admin is not signed in */
export function countOpenMessages(): Promise<CappedCount> {
  return readAsAdmin((access) => runCount(queries.open, access));
}

async function isHandled(id: string): Promise<boolean> {
  const where = [withId('contacts', id)];
  const [found] = await readAsAdmin((access) => runQuery({ collection: 'contacts', where, limit: 1 }, access));
  return found !== undefined && toMessage(found.id, found.data).handled;
}

/**
 * Marks a message as handled, or as open again. A message that is marked so already keeps the time of the first mark.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export async function markMessage(id: string, handled: boolean): Promise<void> {
  await requireAdmin();
  await writeOnce(
    () => updateRecord(adminClient(), ['contacts', id], { handledAt: handled ? serverNow() : null }),
    async () => (handled && (await isHandled(id)) ? 'done' : 'refused'),
  );
}
