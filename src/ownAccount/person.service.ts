import { toStoredPhone } from '../accounts/account';
import { rememberBuyer } from '../accounts/sessionStore';
import { siteClient } from '../firebase/client';
import { findRecord, runBatch } from '../firebase/records';
import { signedInEmail } from '../firebase/signIn';
import { readText } from '../firebase/stored';
import { requireSignInAs } from '../firebase/tokens';
import { cleanLine } from '../shared/text/cleanText';
import type { Uid } from '../shared/valueTypes';

/** What a buyer has typed about oneself. */
export interface Person {
  readonly name: string;
  readonly phone: string;
}

/** undefined: the account has no such record any more. @throws AppError 'signedOut' */
export async function findPerson(uid: Uid): Promise<Person | undefined> {
  await requireSignInAs(uid);
  const stored = await findRecord(siteClient(), ['users', uid]);
  return stored && { name: readText(stored, 'Name'), phone: readText(stored, 'phone') };
}

/**
 * Writes the private record and the copy that dealers read, both or neither. The e-mail address follows that of the
 * login, which may have changed. The same change again changes nothing.
 *
 * @throws AppError 'signedOut'; 'missing' when the account has no record
 */
export async function changePerson(uid: Uid, typed: Person): Promise<void> {
  const client = siteClient();
  const person = { Name: cleanLine(typed.name), phone: toStoredPhone(typed.phone) };
  const email = await signedInEmail(client, uid);
  await runBatch(client, (batch) => {
    batch.update(['users', uid], { ...person, email });
    batch.set(['UsersIds', uid], person);
  });
  rememberBuyer({ userId: uid, name: person.Name }, person.phone);
}
