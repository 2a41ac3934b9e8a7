import { createClient, type FirebaseClient, siteClient } from '../firebase/client';
import { findRecord, type RecordPath, runBatch, serverNow, setRecord } from '../firebase/records';
import { createAccount, sendResetEmail, signIn, signOut } from '../firebase/signIn';
import { hasValues, readText, type StoredFields } from '../firebase/stored';
import { writeOnce } from '../firebase/writeOnce';
import { AppError, isAppError } from '../shared/appError';
import { cleanEmail } from '../shared/email';
import { cleanLine } from '../shared/text/cleanText';
import { unknownName } from '../shared/texts';
import type { Uid } from '../shared/valueTypes';
import { type BuyerSignUp, type Credentials, type DealerSignUp, toStoredPhone, toStoredProfile } from './account';
import { isDeletionBegun, readUnfinishedDeletions, UnfinishedDeletionError } from './begunDeletion.service';
import { dealerNameKey } from './dealerNameKey';
import { discardPicture, keepPicture, storePicture } from './profilePicture.service';
import { forgetBuyer, forgetEverything, rememberBuyer, rememberDealer } from './sessionStore';

type Role = 'users' | 'sellers';

/**
 * Signs in and reads the profile of the role. An unknown e-mail, a wrong password and a missing profile are one
 * failure, and leave nobody signed in (ACC-2).
 *
 * @throws AppError 'wrongCredentials', or a failure of the network; UnfinishedDeletionError when a deletion of the account is not
 *   finished: the account is signed in, and the deletion can be continued
 */
async function logIn(
  credentials: Credentials,
  role: Role,
  remember: (uid: Uid, profile: StoredFields) => void,
): Promise<void> {
  const client = siteClient();
  // Load the SDK first: if that fails, the current sign-in stays.
  await client.auth();
  try {
    const { uid } = await signIn(client, credentials);
    const [profile, unfinished] = await Promise.all([
      findRecord(client, [role, uid]),
      readUnfinishedDeletions(client, uid),
    ]);
    if (unfinished.length > 0) throw new UnfinishedDeletionError(uid, unfinished);
    if (!profile) throw new AppError('wrongCredentials');
    remember(uid, profile);
  } catch (error) {
    // The deletion needs the sign-in.
    if (!isAppError(error, 'deletionBegun')) await signOut(client);
    forgetBuyer();
    throw error;
  }
}

export function logInBuyer(credentials: Credentials): Promise<void> {
  return logIn(credentials, 'users', (userId, profile) =>
    rememberBuyer({ userId, name: readText(profile, 'Name') || unknownName }, readText(profile, 'phone')),
  );
}

export function logInDealer(credentials: Credentials): Promise<void> {
  return logIn(credentials, 'sellers', (sellerId, profile) =>
    rememberDealer({ sellerId, dealerName: readText(profile, 'dealerName') || unknownName }),
  );
}

/** Whether the session that local storage remembers is still signed in. */
export async function isSignedIn(userId: Uid): Promise<boolean> {
  const auth = await siteClient().auth();
  await auth.authStateReady();
  return auth.currentUser?.uid === userId;
}

interface NewAccount {
  readonly uid: Uid;
  readonly email: string | null;
}

/**
 * Creates an account, or signs in to the one that the e-mail has already if the password is right: the second role of
 * one person, or a sign-up that ended before its profile was written (ACC-3).
 */
async function openAccount(client: FirebaseClient, credentials: Credentials): Promise<NewAccount> {
  try {
    return await createAccount(client, credentials);
  } catch (error) {
    if (!isAppError(error, 'emailTaken')) throw error;
    return signIn(client, credentials);
  }
}

/** @throws AppError 'exists' when another profile is stored there */
async function isStored(client: FirebaseClient, path: RecordPath, typed: StoredFields): Promise<boolean> {
  const stored = await findRecord(client, path);
  if (stored && !hasValues(stored, typed)) throw new AppError('exists');
  return stored !== undefined;
}

let signUps = 0;

/**
 * Registers one role on a client of its own, so that the current login on the site stays. The same sign-up again
 * succeeds, because the first answer may be lost, or two tabs may send it.
 *
 * @throws AppError 'exists' when the account has that role already, with another profile; 'deletionBegun' when the account has
 *   deleted that role: the rules refuse a dealer's record for ever, and a buyer's until the deletion is finished
 */
async function signUp(
  credentials: Credentials,
  role: Role,
  typed: StoredFields,
  writeProfile: (client: FirebaseClient, account: NewAccount) => Promise<void>,
): Promise<void> {
  signUps += 1;
  const client = createClient(`sign-up-${signUps}`, 'page');
  const account = await openAccount(client, credentials);
  const profile: RecordPath = [role, account.uid];
  if (await isDeletionBegun(client, role === 'users' ? 'buyer' : 'dealer', account.uid))
    throw new AppError('deletionBegun');
  if (!(await isStored(client, profile, typed))) {
    await writeOnce(
      () => writeProfile(client, account),
      async () => ((await isStored(client, profile, typed)) ? 'done' : 'refused'),
    );
  }
  await signOut(client);
}

/** Writes the buyer's private profile and the record that dealers may read: both or neither. */
export function signUpBuyer(input: BuyerSignUp): Promise<void> {
  const person = { Name: cleanLine(input.name), phone: toStoredPhone(input.phone) };
  return signUp(input, 'users', person, (client, { uid, email }) =>
    runBatch(client, (batch) => {
      batch.set(['users', uid], { ...person, email: email ?? cleanEmail(input.email), createdAt: serverNow() });
      batch.set(['UsersIds', uid], person);
    }),
  );
}

/** Writes the dealer's public record, after the picture that it shows. */
export async function signUpDealer(input: DealerSignUp): Promise<void> {
  const dealer = await toStoredProfile(input);
  return signUp(input, 'sellers', dealer, async (client, { uid }) => {
    const profilePic = await storePicture(client, uid, input.picture);
    try {
      const nameKey = dealerNameKey(dealer.dealerName);
      const record = { ...dealer, nameKey, profilePic, createdAt: serverNow(), approved: false };
      await setRecord(client, ['sellers', uid], record);
    } catch (error) {
      // If no answer came, the record may show it.
      if (isAppError(error, 'denied')) await discardPicture(client);
      else keepPicture();
      throw error;
    }
  });
}

/** Resolves whether or not the e-mail has an account: nobody learns which e-mails are registered. */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await sendResetEmail(siteClient(), email);
  } catch (error) {
    if (!isAppError(error, 'wrongCredentials')) throw error;
  }
}

export async function logOutBuyer(): Promise<void> {
  await signOut(siteClient());
  forgetBuyer();
}

export async function logOutDealer(): Promise<void> {
  await signOut(siteClient());
  forgetEverything();
}
