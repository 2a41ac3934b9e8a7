import { siteClient } from '../../firebase/client';
import { findRecord, serverNow, setRecord } from '../../firebase/records';
import { type Access, findDocument } from '../../firebase/rest';
import * as signIn from '../../firebase/signIn';
import { readTime } from '../../firebase/stored';
import { readAs } from '../../firebase/tokens';
import { writeOnce } from '../../firebase/writeOnce';
import type { Uid } from '../../shared/valueTypes';

/**
 * When a dealer has confirmed the e-mail address that the login had then (DEALER-22); undefined: never. One read either way. An
 * address that a script gives the account later is another one, so the time is shown with it.
 */
export async function findConfirmedAt(id: Uid, access: Access): Promise<Date | undefined> {
  const data = await findDocument({ collection: 'confirmedEmails', id }, access);
  return (data && readTime(data, 'at')) ?? undefined;
}

/** Whether the dealer who is signed in has confirmed it. @throws AppError 'signedOut' */
export function readOwnConfirmation(uid: Uid): Promise<boolean> {
  return readAs(uid, async (access) => (await findConfirmedAt(uid, access)) !== undefined);
}

/** @throws AppError 'signedOut'; 'busy' when too many mails were sent */
export function sendConfirmation(uid: Uid): Promise<void> {
  return signIn.sendConfirmation(siteClient(), uid);
}

/**
 * Looks whether the dealer has opened the link, and notes it for the admin.
 *
 * @throws AppError 'signedOut'
 */
export async function noteConfirmation(uid: Uid): Promise<boolean> {
  const client = siteClient();
  if (!(await signIn.isConfirmed(client, uid))) return false;
  const path = ['confirmedEmails', uid] as const;
  await writeOnce(
    () => setRecord(client, path, { at: serverNow() }),
    async () => ((await findRecord(client, path)) ? 'done' : 'refused'),
  );
  return true;
}
