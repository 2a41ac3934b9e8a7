import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../src/domain/appError';
import type { Seller } from '../../src/domain/seller';
import SellerPage from '../../src/pages/public/SellerPage';
import { getSellerInBatch } from '../../src/services/sellerBatch';
import { rememberBuyer } from '../../src/services/session';
import { listApprovedOfSeller } from '../../src/services/vehicleLists';
import { scrollIntoView } from './intersectionObserver';
import { aBike, aCar, aDealer, onePage } from './records';
import { address, show } from './show';

vi.mock('../../src/services/vehicleLists', () => ({ listApprovedOfSeller: vi.fn() }));
vi.mock('../../src/services/bookings', () => ({ bookVehicle: vi.fn() }));
vi.mock('../../src/services/sellerBatch', () => ({ getSellerInBatch: vi.fn() }));

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(getSellerInBatch).mockResolvedValue(aDealer());
  vi.mocked(listApprovedOfSeller).mockImplementation(async (kind) => onePage(kind === 'car' ? aCar() : aBike()));
});

function showDealer() {
  return show(
    <Routes>
      <Route path="/dealers/:sellerId" element={<SellerPage />} />
      <Route path="*" element={null} />
    </Routes>,
    '/dealers/dealer1',
  );
}

test('a dealer, with the approved cars above the approved bikes', async () => {
  showDealer();
  expect(await screen.findByRole('heading', { name: 'Sahyadri Motors', level: 1 })).toBeVisible();
  const dealer = within(screen.getByRole('article', { name: 'Sahyadri Motors' }));
  expect(dealer.getByText('12 MG Road, Pune')).toBeVisible();
  await screen.findByRole('article', { name: 'Maruti Swift' });
  scrollIntoView(screen.getByRole('heading', { name: 'Bikes' }));
  await screen.findByRole('article', { name: 'Honda Unicorn' });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Sahyadri Motors', 'Sahyadri Motors', 'Cars', 'Maruti Swift', 'Bikes', 'Honda Unicorn']);
});

test('the cars are asked for beside the dealer, the bikes when they come near', async () => {
  let answer: (dealer: Seller) => void = () => undefined;
  vi.mocked(getSellerInBatch).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  showDealer();
  expect(vi.mocked(listApprovedOfSeller).mock.calls).toEqual([['car', 'dealer1', null]]);
  answer(aDealer());
  await screen.findByRole('article', { name: 'Maruti Swift' });
  expect(listApprovedOfSeller).toHaveBeenCalledOnce();
  scrollIntoView(screen.getByRole('heading', { name: 'Bikes' }));
  await screen.findByRole('article', { name: 'Honda Unicorn' });
  expect(listApprovedOfSeller).toHaveBeenLastCalledWith('bike', 'dealer1', null);
  expect(listApprovedOfSeller).toHaveBeenCalledTimes(2);
});

test('the phone number is for those who are logged in', async () => {
  const { user } = showDealer();
  const dealer = async () => within(await screen.findByRole('article', { name: 'Sahyadri Motors' }));
  await user.click((await dealer()).getByRole('link', { name: 'Log in to see the phone number' }));
  expect(address()).toBe('/login');
  cleanup();

  rememberBuyer({ userId: 'buyer1', name: 'Asha' }, '9876543210');
  showDealer();
  const shown = await dealer();
  expect(shown.getByRole('link', { name: 'Call 9123456780' })).toHaveAttribute('href', 'tel:+919123456780');
  const whatsApp = shown.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(whatsApp).toMatch(/^https:\/\/wa\.me\/919123456780\?text=Hello/);
  expect(shown.queryByRole('link', { name: /^Log in/ })).toBeNull();
  const map = shown.getByRole('link', { name: /^Show on the map/ });
  expect(map).toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=12%20MG%20Road%2C%20Pune');
});

test('an address of no dealer says so, and leads to all dealers', async () => {
  vi.mocked(getSellerInBatch).mockResolvedValue(null);
  const { user } = showDealer();
  expect(await screen.findByRole('heading', { name: 'Dealer not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See all dealers' }));
  expect(address()).toBe('/SellersProfiles');
});

test('a dealer who cannot be read can be tried again', async () => {
  vi.mocked(getSellerInBatch).mockRejectedValueOnce(new AppError('denied'));
  const { user } = showDealer();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not fetch dealers. Please try again.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Sahyadri Motors', level: 1 })).toBeVisible();
});
