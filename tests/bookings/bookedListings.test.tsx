import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PublicApp, PublicPages } from '../../src/app/PublicApp';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { fetchTabs } from '../support/screens/fetchTabs';
import { idleAtOnce } from '../support/screens/idle';
import { endSession, logInBuyer } from '../support/screens/logIn';
import { aBike, aBooking, aCar, aDealer } from '../support/screens/records';
import { show } from '../support/screens/show';
import { storeBooking, storeDealer, storeListing } from '../support/screens/store';

fetchTabs();
idleAtOnce();

const creta = aCar({ id: 'car2', name: 'Hyundai Creta' });

beforeEach(() => {
  storeDealer(aDealer());
  for (const listing of [aCar(), creta, aBike()]) storeListing(listing);
});

const booked = { name: 'Accepted · see booking' };
const listReads = () => firebase.sent('runQuery', '"bookings"');

test.each([
  ['a list', '/cars'],
  ['the page of a dealer', '/dealers/dealer1'],
  ['a comparison', '/compare?cars=car1,car2'],
  ['the saved listings', '/Saved'],
])('%s says what is booked, after one list for the session', async (_, at) => {
  await logInBuyer();
  storeBooking(aBooking(aCar(), { status: 'accepted' }));
  // A bike with the id of the car, which is not booked.
  storeListing(aBike({ id: 'car1', name: 'Honda Unicorn' }));
  firebase.put(['users', 'buyer1', 'saved', 'listings'], { listings: ['products_car1:450000:1767607200000'] });
  show(<PublicPages />, at);
  expect(await screen.findByRole('link', booked)).toHaveAttribute('href', '/MyBookings');
  expect(screen.getAllByRole('link', booked)).toHaveLength(1);
  expect(listReads()).toBe(1);
});

test('the next visit knows it at once', async () => {
  await logInBuyer();
  window.localStorage.setItem('bookingsOfAccount', 'buyer1 car_car1:accepted');
  firebase.refuse('runQuery', 'OFFLINE', '"bookings"');
  show(<PublicPages />, '/cars');
  const card = within(await screen.findByRole('article', { name: 'Maruti Swift' }));
  expect(card.getByRole('link', booked)).toBeVisible();
  expect(card.queryByRole('button', { name: 'Book Now' })).toBeNull();
});

test.each([
  ['of another buyer', 'buyer2 car_car1:accepted'],
  ['of a booking that is over', 'buyer1 car_car1:cancelled'],
  ['that is damaged', 'buyer1 car_car1'],
])('a copy %s says nothing', async (_, copy) => {
  await logInBuyer();
  window.localStorage.setItem('bookingsOfAccount', copy);
  firebase.refuse('runQuery', 'OFFLINE', '"bookings"');
  show(<PublicPages />, '/cars');
  const card = within(await screen.findByRole('article', { name: 'Maruti Swift' }));
  expect(card.getByRole('button', { name: 'Book Now' })).toBeVisible();
});

test('a session that has ended is asked for nothing, and the list stays', async () => {
  await logInBuyer();
  await endSession();
  show(<PublicPages />, '/cars');
  expect(await screen.findByRole('article', { name: 'Maruti Swift' })).toBeVisible();
  expect(listReads()).toBe(0);
});

const bookingsLink = { name: /^(My )?Bookings/ };

/** The numbers beside the links to My Bookings, on a phone and on a wide screen. */
const news = async () => (await screen.findAllByRole('link', bookingsLink)).map(({ textContent }) => textContent);

test.each([
  ['was accepted', ['accepted'], '1 booking has news'],
  ['was answered with another hour', ['proposed'], '1 booking has news'],
  ['has ended', ['declined'], '1 booking has news'],
  ['was accepted, beside another one that has ended', ['accepted', 'declined'], '2 bookings have news'],
] as const)(
  'a booking that %s since the last visit counts beside the links, until My Bookings is open',
  async (_, states, text) => {
    await logInBuyer();
    const listings = [aCar(), creta];
    window.localStorage.setItem('bookingsOfAccount', 'buyer1 car_car1:requested car_car2:requested');
    for (const [index, listing] of listings.entries()) {
      storeBooking(aBooking(listing, { status: states[index] ?? 'requested' }));
    }
    const { user } = show(<PublicApp />, '/cars');
    await waitFor(async () => expect(await news()).toEqual(expect.arrayContaining([expect.stringContaining(text)])));
    const [link] = await screen.findAllByRole('link', bookingsLink);
    await user.click(link as HTMLElement);
    await waitFor(async () => expect((await news()).join()).not.toContain('news'));
  },
);

test('what the buyer has changed is no news', async () => {
  await logInBuyer();
  window.localStorage.setItem('bookingsOfAccount', 'buyer1 car_car1:requested');
  storeBooking(aBooking(aCar(), { status: 'requested' }));
  show(<PublicApp />, '/cars');
  await waitFor(() => expect(listReads()).toBe(1));
  await waitFor(() => expect(window.localStorage.getItem('bookingsOfAccount')).toBe('buyer1 car_car1:requested'));
  expect(window.localStorage.getItem('bookingNews')).toBeNull();
});
