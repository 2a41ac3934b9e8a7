import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../src/domain/appError';
import ProfilePage from '../../src/pages/seller/ProfilePage';
import { getSellerInBatch } from '../../src/services/sellerBatch';
import { rememberSeller } from '../../src/services/session';
import { takeConsoleOutput } from '../consoleGuard';
import { aDealer } from './records';
import { show } from './show';

vi.mock('../../src/services/sellerBatch', () => ({ getSellerInBatch: vi.fn() }));

beforeEach(() => {
  vi.resetAllMocks();
  rememberSeller({ sellerId: 'dealer1', dealerName: 'Sahyadri Motors' });
});

const showProfile = () => show(<ProfilePage />);

test('the dealer sees the own profile: name, district, address, phone, picture', async () => {
  vi.mocked(getSellerInBatch).mockResolvedValue(aDealer());
  showProfile();
  expect(await screen.findByRole('article', { name: 'Sahyadri Motors' })).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)).toEqual([
    'Dealer name: Sahyadri Motors',
    'District: Pune',
    'Address: 12 MG Road',
    'Phone: 9123456780',
  ]);
  expect(screen.getByRole('img', { name: "Sahyadri Motors's shop" })).toHaveAttribute(
    'src',
    'https://pictures.example/shop.jpg',
  );
  expect(getSellerInBatch).toHaveBeenCalledExactlyOnceWith('dealer1');
});

test('a damaged profile has fallbacks', async () => {
  vi.mocked(getSellerInBatch).mockResolvedValue(
    aDealer({ dealerName: 'Unknown', distName: '', address: '', phone: '', profilePic: '' }),
  );
  showProfile();
  expect(await screen.findAllByText('Not given')).toHaveLength(3);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a failure is only logged, and the page stays on Loading; another try shows the profile', async () => {
  vi.mocked(getSellerInBatch).mockRejectedValueOnce(new AppError('denied')).mockResolvedValue(aDealer());
  const { user } = showProfile();
  expect(screen.getByText('Loading...')).toBeVisible();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(takeConsoleOutput()).toEqual([expect.stringContaining('The profile could not be loaded: AppError: denied')]);
  await user.click(again);
  expect(await screen.findByRole('article', { name: 'Sahyadri Motors' })).toBeVisible();
  expect(screen.queryByText('Loading...')).toBeNull();
});

test('a dealer without a record stays on Loading as well', async () => {
  vi.mocked(getSellerInBatch).mockResolvedValue(null);
  showProfile();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByText('Loading...')).toBeVisible();
});
