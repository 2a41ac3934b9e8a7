import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import TodayPage from '../../src/pages/dealer/TodayPage';
import { takeConsoleOutput } from '../support/consoleGuard';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { endSession, logInDealer } from '../support/screens/logIn';
import { anOwnProfile } from '../support/screens/records';
import { address, answerDialog, show, toast } from '../support/screens/show';
import { storeOwnProfile } from '../support/screens/store';

beforeEach(async () => {
  await logInDealer();
  storeOwnProfile(anOwnProfile());
});

const showProfile = () => show(<TodayPage />);
const facts = (place: HTMLElement) =>
  within(place)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

test('the dealer sees the own profile: name, district, address, phone, picture', async () => {
  showProfile();
  const profile = await screen.findByRole('article', { name: 'Sahyadri Motors' });
  expect(facts(profile)).toEqual([
    'Dealer name: Sahyadri Motors',
    'District: Pune',
    'Address: 12 MG Road',
    'Phone: 9123456780',
  ]);
  expect(screen.getByRole('img', { name: "Sahyadri Motors's shop" })).toHaveAttribute(
    'src',
    'https://pictures.example/shop.jpg',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'My Profile' })).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  expect(firebase.sent('batchGet', 'sellers/dealer1')).toBe(1);
});

test('a damaged profile has fallbacks', async () => {
  firebase.put(['sellers', 'dealer1'], { approved: true });
  showProfile();
  expect(await screen.findAllByText('Not given')).toHaveLength(3);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a dealer who is not public yet reads how to become public', async () => {
  storeOwnProfile(anOwnProfile({ approved: false }));
  showProfile();
  expect(await screen.findByText('Buyers see you as soon as your first listing is approved.')).toBeVisible();
});

describe('the e-mail address of a dealer who is not public yet', () => {
  const account = { uid: 'dealer1', email: 'dealer1@example.com', password: 'Secret@123' };
  const asked = () => screen.findByRole('region', { name: 'Confirm your e-mail address' });

  test('is confirmed by a link that is sent, and looked for again', async () => {
    storeOwnProfile(anOwnProfile({ approved: false }));
    const { user } = showProfile();
    const part = within(await asked());
    await user.click(part.getByRole('button', { name: 'Send the link' }));
    expect(await part.findByText(/^A link is on its way/)).toBeVisible();
    expect(firebase.sent('sendOobCode', 'VERIFY_EMAIL')).toBe(1);
    await user.click(part.getByRole('button', { name: 'I have opened the link' }));
    await answerDialog(user, {
      title: 'Not yet',
      text: 'The link has not been opened yet. It is in an e-mail to the address that you log in with.',
    });
    expect(firebase.read(['confirmedEmails', 'dealer1'])).toBeUndefined();
    firebase.addAccount({ ...account, emailVerified: true });
    await user.click(part.getByRole('button', { name: 'I have opened the link' }));
    await toast('Your e-mail address is confirmed.');
    expect(firebase.read(['confirmedEmails', 'dealer1'])).toEqual({ at: expect.anything() });
    expect(screen.queryByRole('region', { name: 'Confirm your e-mail address' })).toBeNull();
  });

  test('is asked for again when the mail could not be sent', async () => {
    storeOwnProfile(anOwnProfile({ approved: false }));
    firebase.refuse('sendOobCode', 'OFFLINE');
    const { user } = showProfile();
    const part = within(await asked());
    await user.click(part.getByRole('button', { name: 'Send the link' }));
    await answerDialog(user, { title: 'Error', text: 'That did not work. Please try again.' });
    firebase.allow('sendOobCode');
    await user.click(part.getByRole('button', { name: 'Send the link' }));
    expect(await part.findByText(/^A link is on its way/)).toBeVisible();
  });

  test('in a session that has ended leads to the login', async () => {
    storeOwnProfile(anOwnProfile({ approved: false }));
    const { user } = showProfile();
    const part = within(await asked());
    const goTo = vi.fn();
    vi.stubGlobal('location', { origin: window.location.origin, assign: goTo });
    await endSession();
    await user.click(part.getByRole('button', { name: 'I have opened the link' }));
    await answerDialog(user, { title: 'Invalid Input', text: 'Seller ID is missing. Please log in again.' });
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/slogin'));
  });

  test.each([
    ['a dealer who has confirmed it', false, 1],
    ['a public dealer, who costs no read', true, 0],
  ])('is not asked for from %s', async (_, approved, reads) => {
    storeOwnProfile(anOwnProfile({ approved }));
    firebase.put(['confirmedEmails', 'dealer1'], { at: new Date() });
    showProfile();
    expect(await screen.findByRole('article', { name: 'Sahyadri Motors' })).toBeVisible();
    await waitFor(() => expect(firebase.sent('batchGet', 'confirmedEmails')).toBe(reads));
    expect(screen.queryByRole('region', { name: 'Confirm your e-mail address' })).toBeNull();
  });
});

describe('a change that waits for review', () => {
  const question = { title: 'Take this change back?', text: 'Your profile stays as buyers see it now.' };

  async function showWaiting() {
    storeOwnProfile(anOwnProfile({}, {}));
    const { user } = showProfile();
    return { user, change: await screen.findByRole('region', { name: 'Your change' }) };
  }

  test('is shown beside the public profile, with its new values', async () => {
    const { change } = await showWaiting();
    expect(within(change).getByText('Waits for review')).toBeVisible();
    expect(within(change).getByText(/^Sent on 5 Mar 2026, \d\d:\d\d\./)).toHaveTextContent(
      'Until it is approved, buyers see your profile as it is.',
    );
    expect(facts(change)).toEqual(['Dealer name: Rao Motors', 'Address: 5 New Road', 'Picture: ']);
    const picture = within(change).getByRole('img', { name: "Rao Motors's shop" });
    expect(picture).toHaveAttribute('src', 'https://pictures.example/new.jpg');
    expect(screen.getByRole('heading', { name: 'What buyers see' })).toBeVisible();
    expect(facts(screen.getByRole('article', { name: 'Sahyadri Motors' }))[0]).toBe('Dealer name: Sahyadri Motors');
  });

  test('is taken back after a confirmation', async () => {
    const { user, change } = await showWaiting();
    await user.click(within(change).getByRole('button', { name: 'Take back' }));
    await answerDialog(user, { ...question, button: 'Keep it' });
    expect(firebase.sent('commit')).toBe(0);
    await user.click(within(change).getByRole('button', { name: 'Take back' }));
    await answerDialog(user, { ...question, button: 'Take back' });
    await answerDialog(user, { title: 'Your change is taken back.', text: '' });
    expect(firebase.read(['profileChanges', 'dealer1'])).toBeUndefined();
    expect(change).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Sahyadri Motors' })).toBeVisible();
  });

  test.each([
    ['offline', 'Could not take the change back. Please try again.'],
    ['changed', 'Your profile has changed. Please look again.'],
  ] as const)('that cannot be taken back (%s) is refetched', async (failure, text) => {
    const { user, change } = await showWaiting();
    const updatedAt = new Date('2026-03-06T10:30+05:30');
    storeOwnProfile(anOwnProfile({ phone: '9000000001' }, failure === 'changed' ? { updatedAt } : {}));
    if (failure === 'offline') firebase.refuse('commit', 'OFFLINE');
    await user.click(within(change).getByRole('button', { name: 'Take back' }));
    await answerDialog(user, { ...question, button: 'Take back' });
    await answerDialog(user, { title: 'Error', text });
    expect(await screen.findByText('9000000001')).toBeVisible();
    expect(await within(change).findByRole('button', { name: 'Take back' })).toBeEnabled();
  });

  test('in a session that has ended leads to the login', async () => {
    const { user, change } = await showWaiting();
    const goTo = vi.fn();
    vi.stubGlobal('location', { origin: window.location.origin, assign: goTo });
    await endSession();
    await user.click(within(change).getByRole('button', { name: 'Take back' }));
    await answerDialog(user, { ...question, button: 'Take back' });
    await answerDialog(user, { title: 'Invalid Input', text: 'Seller ID is missing. Please log in again.' });
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/slogin'));
  });
});

describe('a change that was rejected', () => {
  async function showRejected(reason = 'No such shop.') {
    storeOwnProfile(anOwnProfile({}, { status: 'rejected', reason }));
    const { user } = showProfile();
    return { user, change: await screen.findByRole('region', { name: 'Your change' }) };
  }

  test('says why, and leads to the form that sends it again', async () => {
    const { user, change } = await showRejected();
    expect(within(change).getByText('Rejected')).toBeVisible();
    expect(within(change).getByText('No such shop.')).toBeVisible();
    expect(within(change).queryByText(/^Sent on/)).toBeNull();
    await user.click(within(change).getByRole('link', { name: 'Edit and send again' }));
    expect(address()).toBe('/EditProfile?again');
  });

  test('is dismissed without a confirmation', async () => {
    const { user, change } = await showRejected();
    await user.click(within(change).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(change).not.toBeInTheDocument());
    expect(firebase.read(['profileChanges', 'dealer1'])).toBeUndefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that cannot be dismissed says so', async () => {
    const { user, change } = await showRejected();
    firebase.refuse('commit', 'OFFLINE');
    await user.click(within(change).getByRole('button', { name: 'Dismiss' }));
    await answerDialog(user, { title: 'Error', text: 'Could not dismiss it. Please try again.' });
  });

  test('without a reason, of a damaged record, says that there is none', async () => {
    const { change } = await showRejected('');
    expect(within(change).getByText('The admin gave no reason.')).toBeVisible();
  });
});

test('a failure is only logged, and the page stays on Loading; another try shows the profile', async () => {
  firebase.refuse('batchGet', 'PERMISSION_DENIED', 'sellers/dealer1');
  const { user } = showProfile();
  expect(await screen.findByText('Loading...')).toBeVisible();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(takeConsoleOutput()).toEqual([expect.stringContaining('The profile could not be loaded: AppError: denied')]);
  firebase.allow('batchGet');
  await user.click(again);
  expect(await screen.findByRole('article', { name: 'Sahyadri Motors' })).toBeVisible();
  expect(screen.queryByText('Loading...')).toBeNull();
});

test('if the sign-in has ended, the page says so and leads to the login', async () => {
  await endSession();
  showProfile();
  expect(await screen.findByText('Seller ID is missing. Please log in again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log in again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a dealer without a record stays on Loading as well', async () => {
  firebase.remove(['sellers', 'dealer1']);
  showProfile();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(takeConsoleOutput()).toEqual([expect.stringContaining('AppError: missing')]);
});
