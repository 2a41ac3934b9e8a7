import { siteClient } from '../firebase/client';
import { readPage } from '../firebase/paging';
import { equal } from '../firebase/query';
import { serverNow, updateRecord } from '../firebase/records';
import { readDocument } from '../firebase/rest';
import { readTime } from '../firebase/stored';
import { readAs, requireSignInAs } from '../firebase/tokens';
import { writeOnce } from '../firebase/writeOnce';
import { readAllPages } from '../lists/readAllPages';
import { listLimit } from '../shared/limits';
import type { Uid } from '../shared/valueTypes';
import { newestFirst, type Warning } from './warning';
import { warningCollection as collection, toWarning } from './warning.record';

/** A dealer's own warnings. `warningsAsAdmin.service.ts` makes them. */

/** What the first screen shows at once. The others follow when these are read. */
const mostShown = 3;

const isUnread = equal('readAt', null);

/**
 * The warnings that the dealer has not read yet: at most three, for one read or one each.
 *
 * @throws AppError 'signedOut'
 */
export async function listUnread(sellerId: Uid): Promise<readonly Warning[]> {
  const query = { collection, where: [equal('sellerId', sellerId), isUnread] };
  const { items } = await readAs(sellerId, (access) => readPage(query, null, toWarning, access, mostShown));
  return newestFirst(items);
}

/**
 * All warnings of the dealer, for the copy of their own data (ACC-26).
 *
 * @throws AppError 'signedOut'
 */
export async function listAllOwn(sellerId: Uid): Promise<readonly Warning[]> {
  const query = { collection, where: [equal('sellerId', sellerId)] };
  const all = await readAllPages((cursor) =>
    readAs(sellerId, (access) => readPage(query, cursor, toWarning, access, listLimit)),
  );
  return newestFirst(all);
}

/**
 * Says that the dealer has read a warning. One that is read already keeps its time.
 *
 * @throws AppError 'signedOut'; 'denied', also when the dealer is suspended
 */
export async function markRead(sellerId: Uid, id: string): Promise<void> {
  await requireSignInAs(sellerId);
  await writeOnce(
    () => updateRecord(siteClient(), [collection, id], { readAt: serverNow() }),
    async () => {
      const stored = await readAs(sellerId, (access) => readDocument({ collection, id }, access));
      return readTime(stored, 'readAt') === null ? 'refused' : 'done';
    },
  );
}
