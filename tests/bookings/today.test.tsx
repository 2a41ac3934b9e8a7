import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { slotId } from '../../src/bookings/testDrive/testDrive';
import RequestCount from '../../src/bookings/today/RequestCount';
import type { Listing } from '../../src/listings/listing';
import { queryClient } from '../../src/lists/queryClient';
import TodayPage from '../../src/pages/dealer/TodayPage';
import { bookingsAge } from '../../src/shared/limits';
import { midnightOf } from '../../src/shared/time/indianDay';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { logInDealer } from '../support/screens/logIn';
import { aBike, aBooking, aCar, aDealer, anOwnProfile } from '../support/screens/records';
import { answerDialog, dialog, show, toast } from '../support/screens/show';
import { storeBooking, storeBuyer, storeListing, storeOwnProfile, storeSaves } from '../support/screens/store';

const hour = 3_600_000;
/** 10 in the morning in India. */
const now = new Date('2026-11-26T10:00+05:30');

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await logInDealer();
  storeOwnProfile(anOwnProfile());
  firebase.put(['stockCounts', 'dealer1'], { waiting: 2, all: 5 });
  storeBuyer('buyer1', { name: 'Asha Kulkarni', phone: '9876543210' });
  storeBuyer('buyer2', { name: 'Farah Khan', phone: '9911223344' });
});
afterEach(() => {
  vi.useRealTimers();
});

const ago = (hours: number) => new Date(now.getTime() - hours * hour);
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);
const showHome = () => show(<TodayPage />);
const part = (name: string) => screen.findByRole('region', { name });
const waiting = () => part('Waiting for your answer');
const names = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('article')
    .map((article) => article.getAttribute('aria-label'));

/** The later request first in time of storage. */
function storeTwoRequests(): void {
  storeBooking(aBooking(aBike(), { id: 'buyer2_bike1', userId: 'buyer2', bookedAt: ago(2), note: 'Is it blue?' }));
  storeBooking(aBooking(aCar(), { bookedAt: ago(30), testDrive: inHours(25) }));
}

test('greets the dealer at the time of the day in India', async () => {
  showHome();
  expect(await screen.findByText('Good morning, Sahyadri Motors')).toBeVisible();
});

test('the oldest request comes first, and is answered in place', async () => {
  storeTwoRequests();
  storeBooking(aBooking(aCar({ id: 'car2', name: 'Honda City' }), { status: 'accepted' }));
  const { user } = showHome();
  const place = await waiting();
  await waitFor(() => expect(names(place)).toEqual(['Maruti Swift', 'Honda Unicorn']));
  const swift = within(place).getByRole('article', { name: 'Maruti Swift' });
  expect(await within(swift).findByText('Asha Kulkarni')).toBeVisible();
  expect(within(swift).getByText('Fri, 27 Nov, 11 am')).toBeVisible();
  expect(within(swift).getByText('asked 1 day ago')).toBeVisible();
  expect(within(swift).getByRole('link', { name: 'Call Asha Kulkarni' })).toHaveAttribute('href', 'tel:+919876543210');
  const unicorn = within(place).getByRole('article', { name: 'Honda Unicorn' });
  expect(within(unicorn).getByText('Wants a call')).toBeVisible();
  expect(within(unicorn).getByText('Is it blue?')).toBeVisible();

  await user.click(within(swift).getByRole('button', { name: 'Accept' }));
  await toast('Accepted. Asha Kulkarni sees it now.');
  expect(firebase.read(['bookings', 'buyer1_car1'])?.status).toBe('accepted');
  await waitFor(() => expect(names(place)).toEqual(['Honda Unicorn']));
  expect(within(place).getByRole('heading', { level: 2 })).toHaveFocus();
});

test('a request is declined with a reason, and nothing waits any more', async () => {
  storeBooking(aBooking(aCar(), { bookedAt: ago(1) }));
  const { user } = showHome();
  const place = await waiting();
  await user.click(await within(place).findByRole('button', { name: 'Decline' }));
  const asked = await dialog('Decline the booking of Maruti Swift?');
  await user.click(within(asked).getByRole('radio', { name: 'The vehicle has been sold.' }));
  await user.click(within(asked).getByRole('button', { name: 'Decline' }));
  expect(await within(place).findByText('Nothing waits for your answer.')).toBeVisible();
  expect(firebase.read(['bookings', 'buyer1_car1'])).toMatchObject({
    status: 'declined',
    declineReason: '#sold',
  });
});

test('an answer that fails says so, and the request stays', async () => {
  storeBooking(aBooking(aCar()));
  firebase.refuse('commit', 'OFFLINE');
  const { user } = showHome();
  const place = await waiting();
  await user.click(await within(place).findByRole('button', { name: 'Accept' }));
  await answerDialog(user, { title: 'Error', text: 'Could not accept the booking. Please try again.' });
  expect(names(place)).toEqual(['Maruti Swift']);
});

test('more than a page of requests leads to all of them', async () => {
  for (let number = 0; number < 9; number += 1) {
    storeBooking(aBooking(aCar({ id: `car${number}`, name: `Car ${number}` }), { bookedAt: ago(20 - number) }));
  }
  showHome();
  const all = await screen.findByRole('link', { name: 'See all that wait' });
  expect(all).toHaveAttribute('href', '/orderlist?state=requested');
  expect(names(await waiting())).toHaveLength(8);
});

test('a clash with an accepted hour of the vehicle is named before the answer', async () => {
  storeTwoRequests();
  const clash = 'Another test drive of this vehicle has this hour. Propose another time.';
  firebase.put(['sellers', 'dealer1', 'slots', slotId('car1', inHours(25))], { bookingId: 'buyer3_car1' });
  showHome();
  const swift = await within(await waiting()).findByRole('article', { name: 'Maruti Swift' });
  expect(await within(swift).findByText(clash)).toBeVisible();
  expect(screen.getAllByText(clash)).toHaveLength(1);
});

test('an hour that the dealer has blocked since is named before the answer, and can be accepted all the same', async () => {
  storeTwoRequests();
  firebase.put(['blockedHours', 'dealer1'], { hours: [String(inHours(25).getTime())] });
  const { user } = showHome();
  const swift = await within(await waiting()).findByRole('article', { name: 'Maruti Swift' });
  const clash = 'You have blocked this hour. Propose another time, or accept it all the same.';
  expect(await within(swift).findByText(clash)).toBeVisible();
  expect(screen.getAllByText(clash)).toHaveLength(1);
  await user.click(within(swift).getByRole('button', { name: 'Accept' }));
  await toast('Accepted. Asha Kulkarni sees it now.');
});

test('an hour that has passed is named', async () => {
  storeBooking(aBooking(aCar(), { testDrive: ago(1) }));
  showHome();
  expect(await within(await waiting()).findByText('The hour has passed')).toBeVisible();
});

test('the test drives of today and tomorrow are listed by the hour, with call and directions', async () => {
  const accepted = { status: 'accepted' } as const;
  storeBooking(aBooking(aBike(), { ...accepted, id: 'buyer2_bike1', userId: 'buyer2', testDrive: inHours(24) }));
  storeBooking(aBooking(aCar(), { ...accepted, testDrive: inHours(1) }));
  storeBooking(aBooking(aCar({ id: 'car3', name: 'Honda City' }), { ...accepted, testDrive: inHours(48) }));
  storeBooking(aBooking(aCar({ id: 'car4', name: 'Tata Nexon' }), { testDrive: inHours(2) }));
  showHome();
  const place = await part('Test drives');
  const rows = await within(place).findAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('time')?.textContent)).toEqual(['11 am', '10 am']);
  const [today, tomorrow] = rows;
  expect(await within(today ?? place).findByText('Asha Kulkarni')).toBeVisible();
  expect(within(tomorrow ?? place).getByText('Honda Unicorn')).toBeVisible();
  const way = await within(today ?? place).findByRole('link', { name: 'Send directions to Asha Kulkarni' });
  expect(decodeURIComponent(way.getAttribute('href') ?? '')).toContain('The way to Sahyadri Motors: https://');
  expect(within(place).queryByText('None today.')).toBeNull();
});

test('days without a test drive say so', async () => {
  showHome();
  const place = await part('Test drives');
  expect(await within(place).findByText('None today.')).toBeVisible();
  expect(within(place).getByText('None tomorrow.')).toBeVisible();
});

test('numbers lead to their lists', async () => {
  storeListing(aCar());
  storeListing(aBike());
  storeBooking(aBooking(aCar(), { bookedAt: ago(24), status: 'accepted' }));
  storeBooking(aBooking(aBike(), { id: 'buyer2_bike1', bookedAt: ago(24 * 8) }));
  storeSaves(aCar(), 3);
  storeSaves(aBike(), 2);
  showHome();
  expect(await screen.findByRole('link', { name: '2 live' })).toHaveAttribute('href', '/SellerProducts?state=approved');
  expect(await screen.findByRole('link', { name: '2 wait for approval' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '1 requests in 7 days' })).toHaveAttribute('href', '/orderlist');
  expect(await screen.findByRole('link', { name: '5 saved by buyers' })).toHaveAttribute('href', '/SellerProducts');
});

test('rejected listings say why, and lead to the form', async () => {
  storeListing(aBike({ state: 'rejected', visible: false, rejectReason: 'No papers.' }));
  showHome();
  const place = await part('Rejected');
  expect(within(place).getByText('No papers.')).toBeVisible();
  expect(within(place).getByRole('link', { name: /^Edit and send again/ })).toHaveAttribute(
    'href',
    '/EditBikeProduct/bike1',
  );
});

test('a dealer who has never posted is asked for the first car', async () => {
  firebase.remove(['stockCounts', 'dealer1']);
  showHome();
  const place = await part('Add your first car');
  expect(within(place).getByRole('link', { name: 'Add your first car' })).toHaveAttribute('href', '/NewCarProduct');
  expect(screen.queryByRole('region', { name: 'Test drives' })).toBeNull();
});

describe('the first live listing of a new dealer', () => {
  const title = 'Your first car is live';
  const joined = (daysAgo: number) =>
    storeOwnProfile({ dealer: aDealer({ joinedAt: ago(daysAgo * 24) }), change: null });
  const stockReads = () => firebase.sent('runQuery', '"products"') + firebase.sent('runQuery', '"bikes"');
  const settled = () => screen.findByRole('link', { name: /^\d live$/ });

  beforeEach(() => {
    joined(3);
    storeListing(aBike({ state: 'pending', visible: false }));
  });

  test('is told, can be shared and seen, until the dealer has read that', async () => {
    storeListing(aCar());
    const { user, unmount } = showHome();
    const news = within(await part(title));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Today');
    const [first, second] = screen.getAllByRole('heading', { level: 2 });
    expect([first, second].map((heading) => heading?.textContent)).toEqual(['Waiting for your answer', title]);
    expect(news.getByText('Maruti Swift')).toBeVisible();
    expect(news.getByRole('link', { name: 'See as buyers see it' })).toHaveAttribute('href', '/cars/car1');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(news.getByRole('button', { name: 'Share' }));
    await toast('Link copied');
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/cars\/car1$/));
    await user.click(news.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    unmount();
    showHome();
    await settled();
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });

  test('is told to a dealer who comes back to the tab', async () => {
    storeListing(aCar({ state: 'pending', visible: false }));
    showHome();
    await screen.findByRole('link', { name: '0 live' });
    storeListing(aCar());
    vi.setSystemTime(now.getTime() + bookingsAge + 1);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(await part(title)).toBeVisible();
    expect(screen.getByRole('link', { name: '1 live' })).toBeVisible();
  });

  test('may be a bike', async () => {
    storeListing(aBike());
    showHome();
    expect(await part('Your first bike is live')).toBeVisible();
  });

  const cars = (...ids: readonly string[]) => ids.map((id) => aCar({ id }));

  test.each<[string, number, readonly Listing[]]>([
    ['nothing is live', 3, []],
    ['the dealer has been here for long', 31, cars('car1')],
    ['an earlier one was sold', 3, [...cars('car1'), aCar({ id: 'car2', state: 'sold' })]],
    ['four are live', 3, cars('car1', 'car2', 'car3', 'car4')],
  ])('is no news if %s', async (_, days, listings) => {
    joined(days);
    for (const listing of listings) storeListing(listing);
    showHome();
    await settled();
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });

  test('costs no read of listings without news, and none twice', async () => {
    joined(31);
    storeListing(aCar());
    const { unmount } = showHome();
    await settled();
    // Those that were rejected.
    expect(stockReads()).toBe(2);
    unmount();
    joined(3);
    storeListing(aCar({ id: 'car2', state: 'sold' }));
    queryClient.clear();
    const again = showHome();
    await settled();
    await waitFor(() => expect(stockReads()).toBe(6));
    again.unmount();
    queryClient.clear();
    showHome();
    await settled();
    expect(stockReads()).toBe(8);
  });
});

test('what failed is asked again', async () => {
  storeTwoRequests();
  firebase.refuse('runQuery', 'PERMISSION_DENIED', '"bookings"');
  const { user } = showHome();
  const place = await waiting();
  expect(await within(place).findByText('Could not fetch what waits for your answer. Please try again.')).toBeVisible();
  const drives = await part('Test drives');
  expect(await within(drives).findByText('Could not fetch your test drives. Please try again.')).toBeVisible();
  firebase.allow('runQuery');
  await user.click(within(place).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names(place)).toEqual(['Maruti Swift', 'Honda Unicorn']));
});

describe('the count in the navbar', () => {
  test('says how many requests wait, and counts again when the dealer comes back to the tab', async () => {
    storeTwoRequests();
    show(<RequestCount sellerId="dealer1" />);
    expect(await screen.findByText('2 to answer')).toBeInTheDocument();
    storeBooking(aBooking(aCar({ id: 'car3' }), { bookedAt: ago(1) }));
    vi.setSystemTime(now.getTime() + bookingsAge + 1);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(await screen.findByText('3 to answer')).toBeInTheDocument();
  });

  test('is absent if nothing waits', async () => {
    const { container } = show(<RequestCount sellerId="dealer1" />);
    await waitFor(() => expect(firebase.sent('count')).toBe(1));
    expect(container.querySelector('.request-count')).toBeNull();
  });
});

test.each([
  ['2026-11-26T18:29:59Z', '2026-11-25T18:30:00.000Z'],
  ['2026-11-26T18:30:00Z', '2026-11-26T18:30:00.000Z'],
])('the day in India of %s begins at %s', (moment, begin) => {
  expect(midnightOf(new Date(moment)).toISOString()).toBe(begin);
});
