import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { isAppError } from '../domain/appError';
import type { CappedCount } from '../domain/cappedCount';
import type { MessageFilter, StoredMessage } from '../domain/contactMessage';
import type { Cursor, Page } from '../domain/page';
import { signedInAdmin } from './adminSession';
import { asAdmin } from './asAdmin';
import { attempt } from './attempt';
import { runCount } from './firestoreCount';
import { documentId, documentName } from './firestoreQuery';
import { runQuery } from './firestoreRest';
import { type PagedQuery, readPage } from './paging';
import { readDate, readText, type StoredFields } from './stored';

/** Contact messages, for the admin. Whoever sends one uses `services/contact.ts`. */

/** Open ones by when they were sent, handled ones by when that was; the latest first. */
const queries: Readonly<Record<MessageFilter, PagedQuery>> = {
  open: {
    collection: 'contacts',
    where: [{ field: 'handledAt', op: 'EQUAL', value: { nullValue: null } }],
    orderBy: [['timestamp', 'DESCENDING']],
  },
  handled: {
    collection: 'contacts',
    where: [{ field: 'handledAt', op: 'GREATER_THAN_OR_EQUAL', value: { timestampValue: new Date(0).toISOString() } }],
    orderBy: [['handledAt', 'DESCENDING']],
  },
};

function toMessage(id: string, data: StoredFields): StoredMessage {
  const handledAt = readDate(data, 'handledAt');
  return {
    id,
    name: readText(data, 'name'),
    phone: readText(data, 'phone'),
    reason: readText(data, 'reason'),
    sentAt: readDate(data, 'timestamp'),
    handled: handledAt !== null,
    handledAt,
  };
}

/** @throws AppError 'signedOut' when the admin is not signed in */
export function listMessages(filter: MessageFilter, cursor: Cursor | null): Promise<Page<StoredMessage>> {
  return asAdmin((access) => readPage(queries[filter], cursor, toMessage, access));
}

/** @throws AppError 'signedOut' when the admin is not signed in */
export function countOpenMessages(): Promise<CappedCount> {
  return asAdmin((access) => runCount(queries.open, access));
}

async function isHandled(id: string): Promise<boolean> {
  const where = [{ field: documentId, op: 'EQUAL', value: documentName('contacts', id) }] as const;
  const [found] = await asAdmin((access) => runQuery({ collection: 'contacts', where, limit: 1 }, access));
  return found !== undefined && toMessage(found.id, found.data).handled;
}

/**
 * Marks a message as handled, or as open again. What is marked so already stays as it is, with the time of the first.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export function markMessage(id: string, handled: boolean): Promise<void> {
  return attempt(async () => {
    const { client } = await signedInAdmin();
    const message = doc(await client.db(), 'contacts', id);
    try {
      await attempt(() => updateDoc(message, { handledAt: handled ? serverTimestamp() : null }));
    } catch (error) {
      if (!isAppError(error, 'denied') || !handled || !(await isHandled(id))) throw error;
    }
  }, null);
}
