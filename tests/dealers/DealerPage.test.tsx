import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { loginSheet } from '../../src/accounts/askForBuyer';
import { rememberBuyer } from '../../src/accounts/sessionStore';
import { queryClient } from '../../src/lists/queryClient';
import DealerPage from '../../src/pages/public/DealerPage';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { scrollIntoView } from '../support/screens/intersectionObserver';
import { aBike, aCar, aDealer } from '../support/screens/records';
import { address, answerDialog, show } from '../support/screens/show';
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
  expect(await dealer.findByText('On Second Gear since 2024 · 1 car · 1 bike')).toBeVisible();
  await screen.findByRole('article', { name: 'Maruti Swift' });
  scrollIntoView(screen.getByRole('heading', { name: 'Bikes' }));
  await screen.findByRole('article', { name: 'Honda Unicorn' });
  await screen.findByRole('heading', { name: 'Ratings' });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Sahyadri Motors', 'Cars', 'Maruti Swift', 'Bikes', 'Honda Unicorn', 'Ratings']);
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
  await user.click((await dealer()).getByRole('button', { name: 'Log in to call' }));
  expect(loginSheet.read()?.why).toBe('Log in to see the phone number');
  cleanup();

  rememberBuyer({ userId: 'buyer1', name: 'Asha' }, '9876543210');
  showDealer();
  const shown = await dealer();
  expect(shown.getByRole('link', { name: 'Call 9123456780' })).toHaveAttribute('href', 'tel:+919123456780');
  const whatsApp = shown.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(whatsApp).toMatch(/^https:\/\/wa\.me\/919123456780\?text=Hello/);
  expect(shown.queryByRole('button', { name: /^Log in/ })).toBeNull();
  const directions = shown.getByRole('link', { name: /^Directions/ });
  expect(directions).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=12%20MG%20Road%2C%20Pune',
  );
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

describe('the numbers of a dealer', () => {
  test('come from the lists where these are whole, and from a count of one read where they are not', async () => {
    for (let index = 0; index < 9; index += 1) storeListing(aCar({ id: `more${index}`, name: `Car ${index}` }));
    showDealer();
    expect(await screen.findByText('On Second Gear since 2024 · 10 cars · 1 bike')).toBeVisible();
    expect([firebase.sent('count', '"products"'), firebase.sent('count', '"bikes"')]).toEqual([1, 1]);
    scrollIntoView(screen.getByRole('heading', { name: 'Bikes' }));
    await screen.findByRole('article', { name: 'Honda Unicorn' });
    expect(firebase.sent('count', '"bikes"')).toBe(1);
  });

  test('are left out if they cannot be counted', async () => {
    firebase.refuse('count', 'RESOURCE_EXHAUSTED');
    showDealer();
    expect(await screen.findByText('On Second Gear since 2024 · 1 car')).toBeVisible();
    await waitFor(() => expect(firebase.sent('count', '"bikes"')).toBe(1));
  });
});

describe('the stock', () => {
  const names = () => screen.getAllByRole('article').flatMap((card) => card.getAttribute('aria-label') ?? []);

  beforeEach(() => {
    const prices = [300_000, 900_000, 600_000, 500_000, 700_000, 800_000, 200_000, 100_000, 400_000];
    prices.forEach((rupees, index) => {
      const values = { ...aCar().values, fuelType: index % 2 ? 'Diesel' : 'Petrol', price: String(rupees) };
      storeListing(aCar({ id: `more${index}`, name: `Car ${rupees / 100_000}`, values }));
    });
  });

  test('is sorted and filtered with one further page at the first choice, and nothing after it', async () => {
    const { user } = showDealer();
    await screen.findByRole('article', { name: 'Maruti Swift' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high');
    await screen.findByRole('article', { name: 'Car 9' });
    const cars = ['Car 1', 'Car 2', 'Car 3', 'Car 4', 'Maruti Swift', 'Car 5', 'Car 6', 'Car 7', 'Car 8', 'Car 9'];
    expect(names()).toEqual(['Sahyadri Motors', ...cars]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fuel type' }), 'Diesel');
    expect(names()).toEqual(['Sahyadri Motors', 'Car 1', 'Car 5', 'Car 8', 'Car 9']);
    expect(screen.getByText('4 of 10 cars')).toBeVisible();
    expect(firebase.sent('runQuery', '"products"')).toBe(2);
  });

  test('that has nothing of the chosen kind says so, and can be shown whole again', async () => {
    const { user } = showDealer();
    await screen.findByRole('article', { name: 'Maruti Swift' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fuel type' }), 'Electric');
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('article', { name: 'Maruti Swift' })).toBeVisible();
  });

  test('whose rest cannot be read says so, and can be tried again', async () => {
    const { user } = showDealer();
    await screen.findByRole('article', { name: 'Maruti Swift' });
    firebase.refuseOnce('runQuery', 'RESOURCE_EXHAUSTED', '"products"');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Year: latest first');
    const text = 'Could not fetch products. Please try again.';
    await answerDialog(user, { title: 'Error', text });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Car 9' })).toBeVisible();
  });
});

test('a dealer without a picture has a drawn shop, and so has one whose picture fails', async () => {
  storeDealer(aDealer({ profilePic: '' }));
  showDealer();
  const band = await screen.findByRole('article', { name: 'Sahyadri Motors' });
  expect(band.querySelector('svg.seller-picture')).toHaveTextContent('S');
  cleanup();
  queryClient.clear();
  storeDealer(aDealer());
  showDealer();
  fireEvent.error(await screen.findByRole('img', { name: "Sahyadri Motors's shop" }));
  expect(screen.getByRole('article', { name: 'Sahyadri Motors' }).querySelector('svg.seller-picture')).not.toBeNull();
});

test('what Second Gear has checked, and when', async () => {
  storeDealer(aDealer(), { check: { facts: ['identity', 'unknown', 'papers'], at: new Date('2026-03-05T10:00:00Z') } });
  showDealer();
  const dealer = within(await screen.findByRole('article', { name: 'Sahyadri Motors' }));
  const mark = dealer.getByText('Checked by Second Gear').parentElement;
  expect(mark).toHaveTextContent('Checked by Second Gear identity, business papers · 5 Mar 2026');
});

test.each([null, { facts: [] }, { facts: 'all' }, 'yes'])('no mark for %j', async (check) => {
  storeDealer(aDealer(), { check });
  showDealer();
  await screen.findByRole('article', { name: 'Sahyadri Motors' });
  expect(screen.queryByText('Checked by Second Gear')).toBeNull();
});
