import { AppError } from '../shared/appError';
import type { Uid } from '../shared/valueTypes';
import { type FirebaseClient, siteClient } from './client';
import type { Access } from './rest';
import { sdkCall } from './sdkCall';
import { withTimeLimit } from './timeLimit';

/** An account that is signed in, and a token that is valid now. */
export interface SignedIn {
  readonly uid: Uid;
  readonly token: string;
}

/**
 * Call it before a write or an upload, too: if the server refuses a token, Storage's SDK never answers an upload, and
 * Firestore's SDK fails an internal assertion in a transaction.
 *
 * @param uid the account; null: any account
 * @throws AppError 'signedOut' when that account is not signed in, or its sign-in has ended
 */
export function requireSignIn(client: FirebaseClient, uid: Uid | null = null): Promise<SignedIn> {
  return sdkCall(async () => {
    const auth = await client.auth();
    await auth.authStateReady();
    const user = auth.currentUser;
    if (!user || (uid !== null && user.uid !== uid)) throw new AppError('signedOut');
    return { uid: user.uid, token: await user.getIdToken() };
  });
}

/** The same on the site's client. */
export function requireSignInAs(uid: Uid): Promise<SignedIn> {
  return requireSignIn(siteClient(), uid);
}

/** Reads through REST with the token of an account. */
export function readWithToken<Answer>(
  account: () => Promise<SignedIn>,
  read: (access: Access) => Promise<Answer>,
): Promise<Answer> {
  return withTimeLimit(async (signal) => {
    const { token } = await account();
    return read({ token, signal });
  });
}

/** @throws AppError 'signedOut' when that account is not signed in on the site */
export function readAs<Answer>(uid: Uid, read: (access: Access) => Promise<Answer>): Promise<Answer> {
  return readWithToken(() => requireSignInAs(uid), read);
}
