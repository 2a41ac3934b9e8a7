import {
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfSdk,
  type User,
} from 'firebase/auth';
import type { FirebaseClient } from './client';
import { sdkCall } from './sdkCall';

/** Accounts through Auth's SDK. Each call has a time limit and throws AppError. */

interface Credentials {
  readonly email: string;
  readonly password: string;
}

type Account = Pick<User, 'uid' | 'email'>;

/** @throws AppError 'emailTaken' */
export function createAccount(client: FirebaseClient, { email, password }: Credentials): Promise<Account> {
  return sdkCall(async () => (await createUserWithEmailAndPassword(await client.auth(), email.trim(), password)).user);
}

/** @throws AppError 'wrongCredentials' */
export function signIn(client: FirebaseClient, { email, password }: Credentials): Promise<Account> {
  return sdkCall(async () => (await signInWithEmailAndPassword(await client.auth(), email.trim(), password)).user);
}

export function signOut(client: FirebaseClient): Promise<void> {
  return sdkCall(async () => signOutOfSdk(await client.auth()));
}

/** @throws AppError 'wrongCredentials' when the e-mail has no account */
export function sendResetEmail(client: FirebaseClient, email: string): Promise<void> {
  return sdkCall(async () => sendPasswordResetEmail(await client.auth(), email.trim()));
}
