import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../src/domain/appError';
import { queryClient } from '../../src/pages/queries/queryClient';
import EditProfilePage from '../../src/pages/seller/EditProfilePage';
import { deleteProfileDraft, readProfileDraft, writeProfileDraft } from '../../src/services/drafts';
import { changeProfile } from '../../src/services/sellerProfile';
import { getSellers } from '../../src/services/sellers';
import { rememberSeller } from '../../src/services/session';
import { compressPicture } from '../../src/workers/photoCompression';
import { inspectPhoto } from '../../src/workers/photoInspection';
import { aDealer } from './records';
import { address, answerDialog, fillIn, show } from './show';

vi.mock('../../src/services/sellers', () => ({ getSellers: vi.fn() }));
vi.mock('../../src/services/drafts', () => ({
  readProfileDraft: vi.fn(),
  writeProfileDraft: vi.fn(),
  deleteProfileDraft: vi.fn(),
}));
vi.mock('../../src/services/sellerProfile', () => ({ changeProfile: vi.fn() }));
vi.mock('../../src/workers/photoCompression', () => ({ compressPicture: vi.fn() }));
vi.mock('../../src/workers/photoInspection', () => ({ inspectPhoto: vi.fn() }));

const shop = new File(['shop'], 'shop.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  vi.resetAllMocks();
  rememberSeller({ sellerId: 'dealer1', dealerName: 'Sahyadri Motors' });
  vi.mocked(getSellers).mockResolvedValue([aDealer()]);
  vi.mocked(changeProfile).mockResolvedValue();
  vi.mocked(compressPicture).mockImplementation(async (file) => file);
  vi.mocked(inspectPhoto).mockResolvedValue(null);
});

async function showForm() {
  const { user, unmount } = show(<EditProfilePage />, '/EditProfile');
  await screen.findByLabelText('Phone');
  return { user, unmount, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

test('the form is filled, without what belongs to the account', async () => {
  await showForm();
  expect(screen.getByLabelText('Dealer name')).toHaveValue('Sahyadri Motors');
  expect(screen.getByLabelText('District')).toHaveValue('Pune');
  expect(screen.getByLabelText('Address')).toHaveValue('12 MG Road');
  expect(screen.getByLabelText('Phone')).toHaveValue('9123456780');
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('what is typed is stored; without another picture, the picture stays', async () => {
  const { user, save } = await showForm();
  await fillIn(user, { Address: '5 New Road' });
  await save();
  await answerDialog(user, { title: 'Your profile is saved.', text: '' });
  expect(changeProfile).toHaveBeenCalledExactlyOnceWith(
    aDealer(),
    expect.objectContaining({ address: '5 New Road', district: 'Pune', phone: '9123456780' }),
    null,
  );
  expect(address()).toBe('/');
});

test('another picture goes with it, made small', async () => {
  const { user, save } = await showForm();
  await user.upload(screen.getByLabelText('Profile picture'), shop);
  await save();
  await answerDialog(user, { title: 'Your profile is saved.', text: '' });
  expect(vi.mocked(changeProfile).mock.calls[0]?.[2]).toEqual({ chosen: shop, compressed: shop });
});

describe('what is wrong is told before anything is sent', () => {
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
    expect(changeProfile).not.toHaveBeenCalled();
  });

  test('a file that is no photo', async () => {
    const { user, save } = await showForm();
    vi.mocked(inspectPhoto).mockResolvedValue('unreadable');
    const noPhoto = new File(['text'], 'text.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Profile picture'), noPhoto);
    await save();
    const text = 'This file is not a photo that can be read. Please choose another one.';
    await answerDialog(user, { title: 'Invalid Input', text });
    expect(changeProfile).not.toHaveBeenCalled();
  });
});

describe('a save that fails', () => {
  test.each([
    ['offline', 'Could not save your profile. Please try again.'],
    ['denied', 'Could not save your profile. Please try again.'],
    ['changed', 'Your profile has changed. Please look again.'],
  ] as const)('(%s) says so, and keeps what was typed', async (kind, text) => {
    const { user, save } = await showForm();
    vi.mocked(changeProfile).mockRejectedValueOnce(new AppError(kind));
    await fillIn(user, { Address: '5 New Road' });
    await save();
    await answerDialog(user, { title: 'Error', text });
    expect(screen.getByLabelText('Address')).toHaveValue('5 New Road');
    await save();
    await answerDialog(user, { title: 'Your profile is saved.', text: '' });
  });
});

test('a sign-in that has ended leads to the login', async () => {
  const { user, save } = await showForm();
  const goTo = vi.fn();
  vi.stubGlobal('location', { origin: window.location.origin, assign: goTo });
  vi.mocked(changeProfile).mockRejectedValueOnce(new AppError('signedOut'));
  await save();
  await answerDialog(user, { title: 'Invalid Input', text: 'Seller ID is missing. Please log in again.' });
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/slogin'));
  expect(window.localStorage.getItem('sellerid')).toBeNull();
});

describe('what is typed is kept on this device', () => {
  const typed = {
    phone: '9123456780',
    dealerName: 'Sahyadri Motors',
    district: 'Pune',
    address: '5 New Road',
    picture: shop,
  } as const;

  /** As after a reload, with what was kept last. */
  function comeBack(unmount: () => void): void {
    unmount();
    queryClient.clear();
    vi.mocked(readProfileDraft).mockResolvedValue(vi.mocked(writeProfileDraft).mock.lastCall?.[1]);
  }

  /** Types a change, and leaves without saving it. */
  async function leaveHalfWritten(): Promise<void> {
    const { user, unmount } = await showForm();
    await fillIn(user, { Address: '5 New Road' });
    await user.upload(screen.getByLabelText('Profile picture'), shop);
    comeBack(unmount);
  }

  test('texts and picture, for the same profile only', async () => {
    await leaveHalfWritten();
    expect(writeProfileDraft).toHaveBeenLastCalledWith('dealer1', { basedOn: expect.any(String), typed });
    const { user, save } = await showForm();
    expect(screen.getByLabelText('Address')).toHaveValue('5 New Road');
    expect(screen.getByLabelText('Profile picture')).toHaveAccessibleDescription('Chosen: shop.jpg');
    await save();
    await answerDialog(user, { title: 'Your profile is saved.', text: '' });
    expect(vi.mocked(changeProfile).mock.calls[0]?.slice(1)).toEqual([
      expect.objectContaining(typed),
      { chosen: shop, compressed: shop },
    ]);
    expect(deleteProfileDraft).toHaveBeenCalledExactlyOnceWith('dealer1');
  });

  test('but not for a profile that has been changed elsewhere since', async () => {
    await leaveHalfWritten();
    vi.mocked(getSellers).mockResolvedValue([{ ...aDealer(), phone: '9000000001' }]);
    await showForm();
    expect(screen.getByLabelText('Address')).toHaveValue('12 MG Road');
    expect(screen.getByLabelText('Phone')).toHaveValue('9000000001');
  });

  test('a change that met another one is kept for the profile as it is now', async () => {
    const { user, save, unmount } = await showForm();
    await fillIn(user, { Address: '5 New Road' });
    vi.mocked(getSellers).mockResolvedValue([{ ...aDealer(), phone: '9000000001' }]);
    vi.mocked(changeProfile).mockRejectedValueOnce(new AppError('changed'));
    vi.mocked(writeProfileDraft).mockClear();
    await save();
    await answerDialog(user, { title: 'Error', text: 'Your profile has changed. Please look again.' });
    await waitFor(() => expect(writeProfileDraft).toHaveBeenCalledOnce());
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
    expect(deleteProfileDraft).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await answerDialog(user, {
      title: 'Discard your changes?',
      text: 'Your profile stays as it is.',
      button: 'Discard',
    });
    await waitFor(() => expect(address()).toBe('/'));
    expect(deleteProfileDraft).toHaveBeenCalledExactlyOnceWith('dealer1');
  });
});

test('a profile that cannot be read can be asked for again', async () => {
  vi.mocked(getSellers).mockRejectedValueOnce(new AppError('denied'));
  const { user } = show(<EditProfilePage />, '/EditProfile');
  expect(await screen.findByText('Could not fetch your profile. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('9123456780'));
});
