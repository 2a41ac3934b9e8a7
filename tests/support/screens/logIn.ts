import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { afterEach, expect, vi } from 'vitest';
import { rememberBuyer, rememberDealer } from '../../../src/accounts/sessionStore';
import { createClient, type FirebaseClient, siteClient } from '../../../src/firebase/client';
import { firebase } from './fakeFirebase/firebase';
import { dialog, enter } from './show';

/** The app's client of that name: Firebase has one app for each name. */
const adminClient = () => createClient('admin', 'page');

function storeAccount(uid: string) {
  const credentials = { email: `${uid}@example.com`, password: 'Secret@123' };
  firebase.addAccount({ uid, ...credentials });
  return credentials;
}

async function signIn(client: FirebaseClient, uid: string): Promise<void> {
  const credentials = storeAccount(uid);
  await signInWithEmailAndPassword(await client.auth(), credentials.email, credentials.password);
}

export async function logInBuyer(): Promise<void> {
  await signIn(siteClient(), 'buyer1');
  rememberBuyer({ userId: 'buyer1', name: 'Asha' }, '9876543210');
}

/** The same buyer logs in, in the sheet that asks for it. */
export async function logInInSheet(user: UserEvent, why: string): Promise<void> {
  const { email, password } = storeAccount('buyer1');
  firebase.put(['users', 'buyer1'], { Name: 'Asha', phone: '9876543210' });
  const sheet = within(await dialog(why));
  await enter(user, sheet.getByLabelText('Email'), email);
  await enter(user, sheet.getByLabelText('Password'), password);
  await user.click(sheet.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: why })).toBeNull());
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
