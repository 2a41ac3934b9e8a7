import { signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { afterEach, vi } from 'vitest';
import { rememberBuyer, rememberDealer } from '../../../src/accounts/sessionStore';
import { createClient, type FirebaseClient, siteClient } from '../../../src/firebase/client';
import { firebase } from './fakeFirebase/firebase';

/** The app's client of that name: Firebase has one app for each name. */
const adminClient = () => createClient('admin', 'page');

async function signIn(client: FirebaseClient, uid: string): Promise<void> {
  const credentials = { email: `${uid}@example.com`, password: 'Secret@123' };
  firebase.addAccount({ uid, ...credentials });
  await signInWithEmailAndPassword(await client.auth(), credentials.email, credentials.password);
}

export async function logInBuyer(): Promise<void> {
  await signIn(siteClient(), 'buyer1');
  rememberBuyer({ userId: 'buyer1', name: 'Asha' }, '9876543210');
}

export async function logInDealer(): Promise<void> {
  await signIn(siteClient(), 'dealer1');
  rememberDealer({ sellerId: 'dealer1', dealerName: 'Sahyadri Motors' });
}

export function logInAdmin(): Promise<void> {
  return signIn(adminClient(), 'admin1');
}

/** The session ends on the server, and the browser still remembers who has logged in. */
export async function endSession(): Promise<void> {
  for (const client of [siteClient(), adminClient()]) await signOut(await client.auth());
}

export async function isAdminIn(): Promise<boolean> {
  return (await adminClient().auth()).currentUser !== null;
}

/** The next logout fails. */
export async function refuseLogout(where: 'site' | 'admin'): Promise<void> {
  const client = where === 'site' ? siteClient() : adminClient();
  vi.spyOn(await client.auth(), 'signOut').mockRejectedValueOnce(new Error('The logout has failed'));
}

afterEach(endSession);
