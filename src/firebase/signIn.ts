import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfSdk,
  type User,
  type UserCredential,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { AppError } from '../shared/appError';
import { cleanEmail } from '../shared/email';
import { setServerTime } from '../shared/time/serverClock';
import type { Uid } from '../shared/valueTypes';
import type { FirebaseClient } from './client';
import { sdkCall } from './sdkCall';

/** Accounts through Auth's SDK. Each call has a time limit and throws AppError. */

interface Credentials {
  readonly email: string;
  readonly password: string;
}

type Account = Pick<User, 'uid' | 'email'>;

/** The server says when: a sign-up stores a picture, named after the server's time, before it has read any record. */
function signedInNow({ user }: UserCredential): Account {
  setServerTime(user.metadata?.lastSignInTime);
  return user;
}

/** @throws AppError 'emailTaken' */
export function createAccount(client: FirebaseClient, { email, password }: Credentials): Promise<Account> {
  return sdkCall(async () =>
    signedInNow(await createUserWithEmailAndPassword(await client.auth(), cleanEmail(email), password)),
  );
}

/** @throws AppError 'wrongCredentials' */
export function signIn(client: FirebaseClient, { email, password }: Credentials): Promise<Account> {
  return sdkCall(async () =>
    signedInNow(await signInWithEmailAndPassword(await client.auth(), cleanEmail(email), password)),
  );
}

export function signOut(client: FirebaseClient): Promise<void> {
  return sdkCall(async () => signOutOfSdk(await client.auth()));
}

/** @throws AppError 'wrongCredentials' when the e-mail has no account */
export function sendResetEmail(client: FirebaseClient, email: string): Promise<void> {
  return sdkCall(async () => sendPasswordResetEmail(await client.auth(), cleanEmail(email)));
}

/** @throws AppError 'signedOut' when that account is not signed in */
async function currentUser(client: FirebaseClient, uid: Uid): Promise<User> {
  const auth = await client.auth();
  await auth.authStateReady();
  const user = auth.currentUser;
  if (user?.uid !== uid) throw new AppError('signedOut');
  return user;
}

/** The e-mail address of the account that is signed in. */
export function signedInEmail(client: FirebaseClient, uid: Uid): Promise<string> {
  return sdkCall(async () => (await currentUser(client, uid)).email ?? '');
}

/** Sends a link to the address of the account. Whoever opens it confirms the address. */
export function sendConfirmation(client: FirebaseClient, uid: Uid): Promise<void> {
  return sdkCall(async () => sendEmailVerification(await currentUser(client, uid)));
}

/** Asks the server whether the address is confirmed. If it is, the next token says so too, as the rules need it. */
export function isConfirmed(client: FirebaseClient, uid: Uid): Promise<boolean> {
  return sdkCall(async () => {
    const user = await currentUser(client, uid);
    await user.reload();
    if (user.emailVerified) await user.getIdToken(true);
    return user.emailVerified;
  });
}

/**
 * Changes the account itself, which needs its password again. All of them throw AppError 'signedOut' when the account
 * is not signed in, and 'wrongCredentials' when the password is wrong.
 */
function withPassword(
  client: FirebaseClient,
  uid: Uid,
  password: string,
  change: (user: User) => Promise<void>,
): Promise<void> {
  return sdkCall(async () => {
    const user = await currentUser(client, uid);
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
    await change(user);
  });
}

export function confirmPassword(client: FirebaseClient, uid: Uid, password: string): Promise<void> {
  return withPassword(client, uid, password, async () => undefined);
}

/** The server ends the sign-in on all other devices. @throws AppError 'invalid' when it finds the new one too weak */
export function changePassword(client: FirebaseClient, uid: Uid, old: string, wanted: string): Promise<void> {
  return withPassword(client, uid, old, (user) => updatePassword(user, wanted));
}

/** Sends a link to the new address. The account has the old one until the link is opened. @throws AppError 'emailTaken' */
export function sendEmailChange(client: FirebaseClient, uid: Uid, password: string, email: string): Promise<void> {
  return withPassword(client, uid, password, (user) => verifyBeforeUpdateEmail(user, cleanEmail(email)));
}

export function deleteAccount(client: FirebaseClient, uid: Uid, password: string): Promise<void> {
  return withPassword(client, uid, password, deleteUser);
}
