import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountRole } from '../../src/accounts/account';
import { readSession } from '../../src/accounts/sessionStore';
import LoginPage from '../../src/pages/public/LoginPage';
import SignUpPage from '../../src/pages/public/SignUpPage';
import { formatClock } from '../../src/shared/time/indianTime';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { endSession } from '../support/screens/logIn';
import { answerDialog, show } from '../support/screens/show';

/** A deletion that has broken off (ACC-29, ACC-30). */

const goTo = vi.fn();
const [email, password] = ['asha@example.com', 'Secret@1'];

beforeEach(() => {
  vi.stubGlobal('location', { assign: goTo });
  firebase.addAccount({ uid: 'asha', email, password });
});

afterEach(endSession);

async function logIn(role: AccountRole) {
  const { user } = show(<LoginPage account={role} />, '/login');
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  return user;
}

describe('a login', () => {
  test.each(['buyer', 'dealer'] as const)('of a %s finishes the deletion of the buyer', async (role) => {
    firebase.put(['buyerDeletions', 'asha'], { at: new Date(0) });
    firebase.put(['UsersIds', 'asha', 'dealers', 'x'], { since: new Date(0), vehicleId: 'y' });
    const user = await logIn(role);
    await answerDialog(user, { title: 'The deletion of your buyer account is finished', text: '' });
    expect(firebase.accountOf(email)).toBeUndefined();
    expect(firebase.read(['UsersIds', 'asha', 'dealers', 'x'])).toBeUndefined();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
    expect(readSession()).toEqual({ buyer: null, dealer: null });
  });

  test('of a dealer finishes the deletion of the dealer, once the photos can be deleted', async () => {
    firebase.put(['dealerDeletions', 'asha'], { at: new Date(0) });
    firebase.put(['sellers', 'asha'], { dealerName: 'Sahyadri Motors', approved: false });
    const uploaded = Date.now() - 600_000;
    const [old, young] = ['car_photos/asha/1700000000000-front.jpg', `car_photos/asha/${uploaded}-front.jpg`];
    for (const file of [old, young]) firebase.addFile(file);
    const user = await logIn('dealer');
    const from = formatClock(new Date(uploaded + 900_000));
    const text = `Photos can be deleted 15 minutes after their upload. All else is deleted. Please log in after ${from}: the deletion then goes on.`;
    await answerDialog(user, { title: 'Delete the account', text });
    expect(firebase.files()).toEqual([young]);
    expect(firebase.read(['sellers', 'asha'])).toBeDefined();
    firebase.setClockAhead(600_000);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await answerDialog(user, { title: 'The deletion of your dealer account is finished', text: '' });
    expect(firebase.read(['sellers', 'asha'])).toBeUndefined();
    expect(firebase.accountOf(email)).toBeUndefined();
  });

  test('that cannot finish it says so, logs nobody in, and can be tried again', async () => {
    firebase.put(['buyerDeletions', 'asha'], { at: new Date(0) });
    firebase.put(['UsersIds', 'asha', 'dealers', 'x'], { since: new Date(0), vehicleId: 'y' });
    firebase.refuse('commit', 'UNAVAILABLE');
    const user = await logIn('buyer');
    const text =
      'Could not finish. What is deleted stays deleted. Please try again: it goes on from there, also at your next login.';
    await answerDialog(user, { title: 'Error', text });
    expect(readSession().buyer).toBeNull();
    firebase.allow('commit');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await answerDialog(user, { title: 'The deletion of your buyer account is finished', text: '' });
  });

  test('of a buyer whose dealer account is deleted is a login as ever', async () => {
    firebase.put(['dealerDeletions', 'asha'], { at: new Date(0) });
    firebase.put(['users', 'asha'], { Name: 'Asha', phone: '9876543210' });
    await logIn('buyer');
    await waitFor(() => expect(readSession().buyer).toEqual({ userId: 'asha', name: 'Asha' }));
  });
});

test('a sign-up with a login whose deletion is not finished says what to do', async () => {
  firebase.put(['buyerDeletions', 'asha'], { at: new Date(0) });
  const { user } = show(<SignUpPage account="buyer" />, '/UserSignUp');
  const typed = { Name: 'Asha', Email: email, Password: password, Phone: '9876543210' };
  for (const [label, text] of Object.entries(typed)) await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  const text =
    'The deletion of your account is not finished. Log in with this e-mail address, and it goes on. Then sign up again.';
  await answerDialog(user, { title: 'Error', text });
});
