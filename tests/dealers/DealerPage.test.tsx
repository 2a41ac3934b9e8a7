import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { rememberBuyer } from '../../src/accounts/sessionStore';
import DealerPage from '../../src/pages/public/DealerPage';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { scrollIntoView } from '../support/screens/intersectionObserver';
import { aBike, aCar, aDealer } from '../support/screens/records';
import { address, show } from '../support/screens/show';
import { storeDealer, storeListing } from '../support/screens/store';

beforeEach(() => {
  storeDealer(aDealer());
  storeListing(aCar());
  storeListing(aBike());
});

function showDealer() {
  return show(
    <Routes>
      <Route path="/dealers/:id" element={<DealerPage />} />
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

test('the cars are requested together with the dealer, the bikes when they come near the viewport', async () => {
  const reads = (collection: string) => firebase.sent('runQuery', `"${collection}"`);
  const answer = firebase.hold('runQuery', '"sellers"');
  showDealer();
  await waitFor(() => expect(reads('products')).toBe(1));
  answer();
  await screen.findByRole('article', { name: 'Maruti Swift' });
  expect(reads('bikes')).toBe(0);
  scrollIntoView(screen.getByRole('heading', { name: 'Bikes' }));
  await screen.findByRole('article', { name: 'Honda Unicorn' });
  expect([reads('products'), reads('bikes')]).toEqual([1, 1]);
});

test('the phone number is shown after the login only', async () => {
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

test('an address without a dealer says so, and leads to all dealers', async () => {
  firebase.remove(['sellers', 'dealer1']);
  const { user } = showDealer();
  expect(await screen.findByRole('heading', { name: 'Dealer not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See all dealers' }));
  expect(address()).toBe('/SellersProfiles');
});

test('a dealer who cannot be read can be tried again', async () => {
  firebase.refuseOnce('runQuery', 'RESOURCE_EXHAUSTED', '"sellers"');
  const { user } = showDealer();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not fetch dealers. Please try again.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Sahyadri Motors', level: 1 })).toBeVisible();
});
