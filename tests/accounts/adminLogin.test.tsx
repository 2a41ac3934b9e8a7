import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import AdminPage from '../../src/pages/admin/AdminPage';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { endSession, isAdminIn, refuseLogout } from '../support/screens/logIn';
import { widenScreen } from '../support/screens/mediaQueries';
import { aDealer, aReviewedListing } from '../support/screens/records';
import { answerDialog, enter, show } from '../support/screens/show';
import { storeDealer, storeListing } from '../support/screens/store';

beforeEach(() => {
  firebase.addAccount({ uid: 'admin1', email: 'admin@example.com', password: 'Admin@123' });
  firebase.put(['admins', 'admin1'], { id: 'admin@example.com' });
});

async function logIn(adminId = 'admin@example.com', password = 'Admin@123') {
  const { user } = show(<AdminPage />, '/AdminLogin');
  if (adminId) await enter(user, screen.getByLabelText('Admin ID'), adminId);
  if (password) await enter(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  return user;
}

const dashboard = () => screen.findByRole('heading', { name: 'Admin Dashboard' });
const login = () => screen.findByRole('heading', { name: 'Admin Login' });

describe('the login', () => {
  test('shows the dashboard in its place, with both sections', async () => {
    await logIn();
    expect(await dashboard()).toBeVisible();
    expect(screen.getByRole('region', { name: 'Approve Car Posts' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Approve Bike Posts' })).toBeVisible();
    expect(screen.queryByLabelText('Admin ID')).toBeNull();
  });

  test.each([
    ['wrongCredentials', 'Wrong credentials. Please try again.'],
    ['noAdminData', 'Admin data not found.'],
  ] as const)('%s: says so, and keeps what was typed', async (answer, text) => {
    if (answer === 'noAdminData') firebase.remove(['admins', 'admin1']);
    const password = answer === 'noAdminData' ? 'Admin@123' : 'Admin@124';
    const user = await logIn('admin@example.com', password);
    await answerDialog(user, { title: 'Error', text });
    expect(await screen.findByLabelText('Admin ID')).toHaveValue('admin@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue(password);
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  });

  test('without a network says that the login failed', async () => {
    firebase.refuse('signInWithPassword', 'OFFLINE');
    const user = await logIn();
    await answerDialog(user, { title: 'Error', text: 'Could not login' });
    expect(await login()).toBeVisible();
  });

  test.each([
    ['an empty id', '', 'Admin@123', 'Admin ID'],
    ['an empty password', 'admin@example.com', '', 'Password'],
  ])('%s is asked for', async (_case, adminId, password, field) => {
    const user = await logIn(adminId, password);
    await answerDialog(user, { title: 'Invalid Input', text: 'Please enter the admin ID and the password.' });
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
    expect(firebase.sent('signInWithPassword')).toBe(0);
  });
});

describe('the dashboard', () => {
  test('ends with a reload', async () => {
    await logIn();
    await dashboard();
    show(<AdminPage />, '/AdminLogin');
    expect(screen.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  });

  test('ends with the logout', async () => {
    const user = await logIn();
    await dashboard();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await login()).toBeVisible();
    expect(await isAdminIn()).toBe(false);
  });

  test('stays if the logout fails, and says so', async () => {
    const user = await logIn();
    await dashboard();
    await refuseLogout('admin');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await answerDialog(user, { title: 'Error', text: 'Could not log out. Please try again.' });
    expect(await dashboard()).toBeVisible();
  });

  test('is replaced by the login when the session has ended', async () => {
    storeDealer(aDealer());
    storeListing(aReviewedListing('bike'));
    widenScreen();
    const user = await logIn();
    const approve = await screen.findByRole('button', { name: 'Approve' });
    // Without the dealer, nothing can be approved.
    await screen.findByText('12 MG Road, Pune');
    await endSession();
    await user.click(approve);
    await answerDialog(user, { title: 'Error', text: 'The admin session has ended. Please log in again.' });
    expect(await login()).toBeVisible();
  });
});
