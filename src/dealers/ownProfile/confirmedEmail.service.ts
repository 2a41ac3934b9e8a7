import { siteClient } from '../../firebase/client';
import { readRecord, serverNow, setRecord } from '../../firebase/records';
import { type Access, getDocument } from '../../firebase/rest';
import * as signIn from '../../firebase/signIn';
import { readAs } from '../../firebase/tokens';
import { writeOnce } from '../../firebase/writeOnce';
import { isAppError } from '../../shared/appError';

/** Whether a dealer has confirmed the e-mail address of the login (DEALER-22): one read either way. */
export async function hasConfirmedEmail(id: string, access: Access): Promise<boolean> {
  try {
    await getDocument({ collection: 'confirmedEmails', id }, access);
    return true;
  } catch (error) {
    if (isAppError(error, 'missing')) return false;
    throw error;
  }
}

/** The same for the dealer who is signed in. @throws AppError 'signedOut' */
export function readOwnConfirmation(uid: string): Promise<boolean> {
  return readAs(uid, (access) => hasConfirmedEmail(uid, access));
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
