import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '../../src/lists/queryClient';
import EditProfilePage from '../../src/pages/dealer/EditProfilePage';
import { compressPicture } from '../../src/photos/photoCompression';
import { inspectPhoto } from '../../src/photos/photoInspection';
import { UnusablePhotoError } from '../../src/photos/unusablePhoto';
import { readProfileDraft, writeProfileDraft } from '../../src/stock/drafts/drafts';
import { loseFile } from '../photos/photoFiles';
import { fileUrl } from '../support/screens/fakeFirebase/files';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { endSession, logInDealer } from '../support/screens/logIn';
import { anOwnProfile } from '../support/screens/records';
import { address, answerDialog, fillIn, show } from '../support/screens/show';
import { storeOwnProfile } from '../support/screens/store';

const shop = new File(['shop'], 'shop.jpg', { type: 'image/jpeg' });

const notPublic = anOwnProfile({ approved: false });
const storedDealer = () => firebase.read(['sellers', 'dealer1']);
const storedChange = () => firebase.read(['profileChanges', 'dealer1']);

beforeEach(async () => {
  await logInDealer();
  storeOwnProfile(anOwnProfile());
});

async function showForm(at = '/EditProfile') {
  const { user, unmount } = show(<EditProfilePage />, at);
  await screen.findByLabelText('Phone');
  return { user, unmount, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

test('the form is filled, without e-mail and password', async () => {
  await showForm();
  expect(screen.getByLabelText('Dealer name')).toHaveValue('Sahyadri Motors');
  expect(screen.getByLabelText('District')).toHaveValue('Pune');
  expect(screen.getByLabelText('Address')).toHaveValue('12 MG Road');
  expect(screen.getByLabelText('Phone')).toHaveValue('9123456780');
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('the typed values are stored; without a new picture, the old one stays', async () => {
  storeOwnProfile(notPublic);
  const { user, save } = await showForm();
  await fillIn(user, { Address: '5 New Road' });
  await save();
  await answerDialog(user, { title: 'Your profile is saved.', text: '' });
  const { id: _, joinedAt, ...before } = notPublic.dealer;
  expect(storedDealer()).toMatchObject({ ...before, address: '5 New Road', createdAt: joinedAt });
  await waitFor(() => expect(address()).toBe('/'));
});

test('a district that is typed in a script of India is stored by its Latin name', async () => {
  storeOwnProfile(notPublic);
  const { user, save } = await showForm();
  await fillIn(user, { District: 'சென்னை' });
  await save();
  await answerDialog(user, { title: 'Your profile is saved.', text: '' });
  expect(storedDealer()).toMatchObject({ distName: 'Chennai' });
});

test('a new picture is compressed and sent too', async () => {
  storeOwnProfile(notPublic);
  const { user, save } = await showForm();
  await user.upload(screen.getByLabelText('Profile picture'), shop);
  await save();
  await answerDialog(user, { title: 'Your profile is saved.', text: '' });
  expect(compressPicture).toHaveBeenCalledExactlyOnceWith(shop);
  expect(firebase.files()).toEqual([expect.stringMatching(/^seller_profile_pics\/dealer1\/\d+-shop\.jpg$/)]);
  expect(storedDealer()).toMatchObject({ profilePic: firebase.files().map(fileUrl)[0] });
});

describe('a fault is named before anything is sent', () => {
  const incomplete = 'All fields, including the picture, must be filled out';

  test.each([
    [{ Phone: '12' }, 'Please enter a valid 10-digit phone number'],
    [{ 'Dealer name': ' ' }, incomplete],
    [{ District: '' }, incomplete],
    [{ Address: '' }, incomplete],
  ] as const)('%o', async (typed, text) => {
    const { user, save } = await showForm();
    await fillIn(user, typed);
    await save();
    await answerDialog(user, { title: 'Invalid Input', text });
    expect(firebase.sent('commit')).toBe(0);
  });

  test('a file that is no photo', async () => {
    const { user, save } = await showForm();
    vi.mocked(inspectPhoto).mockResolvedValue('unreadable');
    const noPhoto = new File(['text'], 'text.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Profile picture'), noPhoto);
    await save();
    const text = 'This file is not a photo that can be read. Please choose another one.';
    await answerDialog(user, { title: 'Invalid Input', text });
    expect(firebase.sent('commit')).toBe(0);
  });
});

describe('a picture that the device has lost', () => {
  const make = () => new File(['shop'], 'shop.jpg', { type: 'image/jpeg', lastModified: 1 });

  test('is named, and asked for again', async () => {
    const { user, save } = await showForm();
    await user.upload(screen.getByLabelText('Profile picture'), loseFile(make()));
    await save();
    const text = 'shop.jpg cannot be read any more. Please choose it again.';
    await answerDialog(user, { title: 'Invalid Input', text });
    expect(firebase.sent('commit')).toBe(0);
  });

  test('is sent as its copy in the draft', async () => {
    const { user, save } = await showForm();
    const [chosen, copy] = [make(), make()];
    await user.upload(screen.getByLabelText('Profile picture'), chosen);
    const draft = await readProfileDraft('dealer1');
    if (!draft) throw new Error('The picture is in no draft');
    await writeProfileDraft('dealer1', { ...draft, typed: { ...draft.typed, picture: copy } });
    loseFile(chosen);
    await save();
    await answerDialog(user, { title: 'Your change waits for review.', text: '' });
    expect(firebase.files()).toHaveLength(1);
    expect(compressPicture).toHaveBeenCalledExactlyOnceWith(copy);
  });

  test('or that cannot be made smaller, is named', async () => {
    vi.mocked(compressPicture).mockRejectedValueOnce(new UnusablePhotoError('shop.jpg', null));
    const { user, save } = await showForm();
    await user.upload(screen.getByLabelText('Profile picture'), make());
    await save();
    const text = 'shop.jpg could not be made ready to send. Please choose it again, or another photo.';
    await answerDialog(user, { title: 'Error', text });
    expect(firebase.sent('commit')).toBe(0);
  });
});

describe('a dealer whom buyers see', () => {
  const reviewed = /^A new phone number is public at once\. Name, district, address and picture wait for review/;

  test('reads before the edit that a review follows; a dealer who is not public does not', async () => {
    const { unmount } = await showForm();
    expect(screen.getByText(reviewed)).toBeVisible();
    unmount();
    queryClient.clear();
    storeOwnProfile(notPublic);
    await showForm();
    expect(screen.queryByText(reviewed)).toBeNull();
  });

  test.each([
    [{ Phone: '9000000001' }, 'Your profile is saved.', ''],
    [
      { Address: '5 New Road' },
      'Your change waits for review.',
      'Until it is approved, buyers see your profile as it is.',
    ],
    [
      { Phone: '9000000001', Address: '5 New Road' },
      'Your phone number is saved.',
      'The rest waits for review; until then buyers see your profile as it was approved.',
    ],
  ] as const)('is told the result: %o', async (typed, title, text) => {
    const { user, save } = await showForm();
    await fillIn(user, typed);
    await save();
    await answerDialog(user, { title, text });
    await waitFor(() => expect(address()).toBe('/'));
  });

  test('continues the waiting change', async () => {
    storeOwnProfile(anOwnProfile({}, {}));
    const { user, save } = await showForm();
    expect(screen.getByText('This is your change that waits for review. Saving sends it again.')).toBeVisible();
    expect(screen.getByLabelText('Dealer name')).toHaveValue('Rao Motors');
    expect(screen.getByLabelText('Phone')).toHaveValue('9123456780');
    expect(screen.getByRole('img')).toHaveAttribute('src', 'https://pictures.example/new.jpg');
    await save();
    await answerDialog(user, { title: 'Your change waits for review.', text: '' });
    expect(storedChange()).toMatchObject({ dealerName: 'Rao Motors', profilePic: 'https://pictures.example/new.jpg' });
  });

  test('starts with the public profile after a rejection, unless the dealer sends the change again', async () => {
    storeOwnProfile(anOwnProfile({}, { status: 'rejected', reason: 'No such shop.' }));
    const { unmount } = await showForm();
    expect(screen.getByLabelText('Dealer name')).toHaveValue('Sahyadri Motors');
    expect(screen.queryByText('No such shop.')).toBeNull();
    unmount();
    queryClient.clear();
    await showForm('/EditProfile?again');
    expect(screen.getByLabelText('Dealer name')).toHaveValue('Rao Motors');
    expect(screen.getByText('No such shop.')).toBeVisible();
  });
});

describe('a save that fails', () => {
  test.each([
    ['offline', 'Could not save your profile. Please try again.'],
    ['denied', 'Could not save your profile. Please try again.'],
    ['changed', 'Your profile has changed. Please look again.'],
  ] as const)('(%s) says so, and keeps what was typed', async (kind, text) => {
    storeOwnProfile(notPublic);
    const { user, save } = await showForm();
    await fillIn(user, { Address: '5 New Road' });
    if (kind === 'changed') storeOwnProfile(anOwnProfile({ approved: false, phone: '9000000001' }));
    else firebase.refuse('commit', kind === 'denied' ? 'PERMISSION_DENIED' : 'OFFLINE');
    await save();
    await answerDialog(user, { title: 'Error', text });
    expect(screen.getByLabelText('Address')).toHaveValue('5 New Road');
    firebase.allow('commit');
    await save();
    await answerDialog(user, { title: 'Your profile is saved.', text: '' });
  });
});

test('a sign-in that has ended leads to the login', async () => {
  const { user, save } = await showForm();
  const goTo = vi.fn();
  vi.stubGlobal('location', { origin: window.location.origin, assign: goTo });
  await endSession();
  await save();
  await answerDialog(user, { title: 'Invalid Input', text: 'Seller ID is missing. Please log in again.' });
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/slogin'));
  expect(window.localStorage.getItem('sellerid')).toBeNull();
});

describe('a draft is kept on this device', () => {
  const typed = {
    phone: '9123456780',
    dealerName: 'Sahyadri Motors',
    district: 'Pune',
    address: '5 New Road',
    picture: shop,
  } as const;

  /** Simulates a reload: only the draft is kept. */
  function comeBack(unmount: () => void): void {
    unmount();
    queryClient.clear();
  }

  /** Types a change, and leaves without saving it. */
  async function leaveHalfWritten(): Promise<void> {
    const { user, unmount } = await showForm();
    await fillIn(user, { Address: '5 New Road' });
    await user.upload(screen.getByLabelText('Profile picture'), shop);
    comeBack(unmount);
  }

  test('texts and picture, for the same profile only', async () => {
    storeOwnProfile(notPublic);
    await leaveHalfWritten();
    expect(await readProfileDraft('dealer1')).toEqual({ basedOn: expect.any(String), typed });
    const { user, save } = await showForm();
    expect(screen.getByLabelText('Address')).toHaveValue('5 New Road');
    expect(screen.getByLabelText('Profile picture')).toHaveAccessibleDescription('Chosen: shop.jpg');
    expect(await screen.findByRole('img', { name: 'The chosen picture' })).toBeVisible();
    expect(screen.getByText('Change photo')).toBeVisible();
    await save();
    await answerDialog(user, { title: 'Your profile is saved.', text: '' });
    expect(storedDealer()).toMatchObject({ address: '5 New Road', profilePic: firebase.files().map(fileUrl)[0] });
    expect(await readProfileDraft('dealer1')).toBeUndefined();
  });

  test('but not for a profile that has been changed elsewhere since', async () => {
    await leaveHalfWritten();
    storeOwnProfile(anOwnProfile({ phone: '9000000001' }));
    await showForm();
    expect(screen.getByLabelText('Address')).toHaveValue('12 MG Road');
    expect(screen.getByLabelText('Phone')).toHaveValue('9000000001');
  });

  test('after a conflict with another change, the draft is kept for the current profile', async () => {
    const { user, save, unmount } = await showForm();
    await fillIn(user, { Address: '5 New Road' });
    storeOwnProfile(anOwnProfile({ phone: '9000000001' }));
    await save();
    await answerDialog(user, { title: 'Error', text: 'Your profile has changed. Please look again.' });
    await waitFor(async () => expect((await readProfileDraft('dealer1'))?.basedOn).toContain('9000000001'));
    comeBack(unmount);
    await showForm();
    expect(screen.getByLabelText('Address')).toHaveValue('5 New Road');
  });

  test('until the changes are discarded', async () => {
    const { user } = await showForm();
    await fillIn(user, { Address: '5 New Road' });
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await answerDialog(user, {
      title: 'Discard your changes?',
      text: 'Your profile stays as it is.',
      button: 'Cancel',
    });
    expect(await readProfileDraft('dealer1')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await answerDialog(user, {
      title: 'Discard your changes?',
      text: 'Your profile stays as it is.',
      button: 'Discard',
    });
    await waitFor(() => expect(address()).toBe('/'));
    expect(await readProfileDraft('dealer1')).toBeUndefined();
  });
});

test('a profile that cannot be read can be requested again', async () => {
  firebase.refuseOnce('batchGet', 'PERMISSION_DENIED', 'sellers/dealer1');
  const { user } = show(<EditProfilePage />, '/EditProfile');
  expect(await screen.findByText('Could not fetch your profile. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('9123456780'));
});
