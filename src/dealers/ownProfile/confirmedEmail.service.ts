import { siteClient } from '../../firebase/client';
import { readRecord, serverNow, setRecord } from '../../firebase/records';
import { type Access, getDocument } from '../../firebase/rest';
import * as signIn from '../../firebase/signIn';
import { readTime } from '../../firebase/stored';
import { readAs } from '../../firebase/tokens';
import { writeOnce } from '../../firebase/writeOnce';
import { isAppError } from '../../shared/appError';

/**
 * When a dealer has confirmed the e-mail address that the login had then (DEALER-22); null: never. One read either way. An
 * address that a script gives the account later is another one, so the time is shown with it.
 */
export async function readConfirmedAt(id: string, access: Access): Promise<Date | null> {
  try {
    return readTime(await getDocument({ collection: 'confirmedEmails', id }, access), 'at');
  } catch (error) {
    if (isAppError(error, 'missing')) return null;
    throw error;
  }
}

/** Whether the dealer who is signed in has confirmed it. @throws AppError 'signedOut' */
export function readOwnConfirmation(uid: string): Promise<boolean> {
  return readAs(uid, async (access) => (await readConfirmedAt(uid, access)) !== null);
}

/** @throws AppError 'signedOut'; 'busy' when too many mails were sent */
export function sendConfirmation(uid: string): Promise<void> {
  return signIn.sendConfirmation(siteClient(), uid);
}

/**
 * Looks whether the dealer has opened the link, and notes it for the admin.
 *
 * @throws AppError 'signedOut'
 */
export async function noteConfirmation(uid: string): Promise<boolean> {
  const client = siteClient();
  if (!(await signIn.isConfirmed(client, uid))) return false;
  const path = ['confirmedEmails', uid] as const;
  await writeOnce(
    () => setRecord(client, path, { at: serverNow() }),
    async () => ((await readRecord(client, path)) ? 'done' : 'refused'),
  );
  return true;
}
