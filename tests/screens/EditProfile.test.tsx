import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../src/domain/appError';
import EditProfilePage from '../../src/pages/seller/EditProfilePage';
import { changeProfile } from '../../src/services/sellerProfile';
import { getSellers } from '../../src/services/sellers';
import { rememberSeller } from '../../src/services/session';
import { compressPicture } from '../../src/workers/photoCompression';
import { inspectPhoto } from '../../src/workers/photoInspection';
import { aDealer } from './records';
import { address, answerDialog, fillIn, show } from './show';

vi.mock('../../src/services/sellers', () => ({ getSellers: vi.fn() }));
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
  const { user } = show(<EditProfilePage />, '/EditProfile');
  await screen.findByLabelText('Phone');
  return { user, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
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

test('a profile that cannot be read can be asked for again', async () => {
  vi.mocked(getSellers).mockRejectedValueOnce(new AppError('denied'));
  const { user } = show(<EditProfilePage />, '/EditProfile');
  expect(await screen.findByText('Could not fetch your profile. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('9123456780'));
});
