import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Dealer } from '../../src/dealers/dealer';
import { pageSize } from '../../src/shared/limits';
import { AdminUntilLeft } from '../support/screens/AdminUntilLeft';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { endSession, logInAdmin } from '../support/screens/logIn';
import { widenScreen } from '../support/screens/mediaQueries';
import { aReviewedDealer, aReviewedListing, aSuspension } from '../support/screens/records';
import { address, answerDialog, enter, show } from '../support/screens/show';
import { storeListing, storeReviewedDealer } from '../support/screens/store';

const onLeave = vi.fn();

beforeEach(async () => {
  widenScreen();
  await logInAdmin();
  storeReviewedDealer(aReviewedDealer());
  storeListing(aReviewedListing('car', { id: 'demo-car-01', state: 'approved' }));
  storeListing(aReviewedListing('bike', { id: 'demo-bike-01', sellerId: 'dealer2' }));
});

function open(place = 'tab=pending'): UserEvent {
  return show(<AdminUntilLeft onLeave={onLeave} />, `/AdminLogin?${place}`).user;
}

async function searchFor(user: UserEvent, text: string): Promise<void> {
  await enter(user, await screen.findByRole('searchbox', { name: 'Search posts and dealers' }), text);
  await user.click(screen.getByRole('button', { name: 'Search' }));
}

const listing = (name: string) => screen.findByRole('article', { name });

describe('the search of the admin', () => {
  test.each(['https://example.com/cars/demo-car-01', 'demo-car-01'])('%s opens the post', async (text) => {
    await searchFor(open(), text);
    await waitFor(async () => expect(await listing('Maruti Swift')).toHaveFocus());
    expect(address()).toBe('/AdminLogin?tab=all&post=car_demo-car-01');
  });

  test('an address of no post says so', async () => {
    await searchFor(open(), '/bikes/demo-bike-99');
    expect(await screen.findByText('This bike is not available any more.')).toBeVisible();
  });

  test('a phone number opens its dealer, and one that several have lists them', async () => {
    const user = open('tab=dealers');
    await searchFor(user, '+91 91234 56780');
    await waitFor(async () => expect(await listing('Sahyadri Motors')).toHaveFocus());
    expect(address()).toBe('/AdminLogin?tab=dealers&dealer=dealer1');
    storeReviewedDealer(aReviewedDealer({ profile: { id: 'dealer2', dealerName: 'Rao Wheels', phone: '9000000002' } }));
    storeReviewedDealer(aReviewedDealer({ profile: { id: 'dealer3', dealerName: 'Nair Cars', phone: '9000000002' } }));
    await searchFor(user, '9000000002');
    const found = within(await screen.findByRole('navigation', { name: 'Dealers found' }));
    expect(found.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Rao Wheels', 'Nair Cars']);
  });

  test('of two dealers with one phone number, the list says which is suspended', async () => {
    const phone = '9000000002';
    const aDealer = (id: string, changed: Partial<Dealer>) => aReviewedDealer({ profile: { id, phone, ...changed } });
    storeReviewedDealer(aDealer('dealer2', { dealerName: 'Rao Wheels' }));
    const suspension = aSuspension({ sellerId: 'dealer3' });
    storeReviewedDealer({ ...aDealer('dealer3', { dealerName: 'Rao Cars', approved: false }), suspension });
    storeReviewedDealer(aDealer('dealer4', { dealerName: 'Rao Bikes', approved: false }));
    await searchFor(open(), phone);
    const found = within(await screen.findByRole('navigation', { name: 'Dealers found' }));
    expect(found.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Rao Wheels Pune Public',
      'Rao Cars Pune Suspended',
      'Rao Bikes Pune Not public yet',
    ]);
  });

  test('a phone number of no dealer says so', async () => {
    await searchFor(open(), '9000000009');
    expect(await screen.findByText('No dealer has this phone number.')).toBeVisible();
  });

  test('words list posts, and the dealers whose names begin with them', async () => {
    const user = open('tab=all');
    await searchFor(user, 'sahya');
    expect(await screen.findByText('No car post matches “sahya”.')).toBeVisible();
    const found = within(await screen.findByRole('navigation', { name: 'Dealers found' }));
    await user.click(found.getByRole('link', { name: 'Sahyadri Motors' }));
    await waitFor(async () => expect(await listing('Sahyadri Motors')).toHaveFocus());
  });

  test('on the tab of the dealers, it lists them; the posts are one step away', async () => {
    const user = open('tab=dealers');
    await searchFor(user, 'swift');
    expect(await screen.findByText('No dealer’s name begins with “swift”.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Search posts for “swift”' }));
    expect(await screen.findByRole('link', { name: /^Maruti Swift.*Rs/ })).toBeVisible();
    expect(address()).toBe('/AdminLogin?tab=all&search=swift');
  });

  test('what cannot be looked up says so, and can be tried again', async () => {
    const user = open();
    firebase.refuse('runQuery', 'PERMISSION_DENIED', 'demo-car-01');
    await searchFor(user, 'demo-car-01');
    const failed = await screen.findByText('Could not look that up. Please try again.');
    firebase.allow('runQuery');
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await listing('Maruti Swift')).toBeVisible();
    expect(failed).not.toBeInTheDocument();
  });

  test('dealers who cannot be looked up say so, and can be tried again', async () => {
    const user = open('tab=dealers');
    firebase.refuse('runQuery', 'PERMISSION_DENIED', '"nameKey"');
    await searchFor(user, 'sahya');
    expect(await screen.findByText('Could not look for dealers. Please try again.')).toBeVisible();
    firebase.allow('runQuery');
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Sahyadri Motors' })).toBeVisible();
  });

  test('without a session, the dashboard says so and is left', async () => {
    const user = open();
    await listing('Honda Unicorn');
    await endSession();
    await searchFor(user, 'demo-car-01');
    await answerDialog(user, { title: 'Error', text: 'The admin session has ended. Please log in again.' });
    expect(onLeave).toHaveBeenCalled();
  });

  test('days narrow a queue, and are in the address', async () => {
    const old = aReviewedListing('car', { id: 'old', name: 'Old Alto', postedAt: new Date('2025-12-31T18:29:59Z') });
    storeListing({ ...old, state: 'approved' });
    const user = open('tab=approved');
    expect(await screen.findByRole('link', { name: /^Old Alto/ })).toBeVisible();
    await user.click(screen.getByText('Choose days'));
    await user.type(screen.getByLabelText('Posted from'), '2026-01-01');
    await user.type(screen.getByLabelText('Posted to'), '2026-01-05');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Old Alto/ })).toBeNull());
    expect(await screen.findByRole('link', { name: /^Maruti Swift.*Rs/ })).toBeVisible();
    expect(address()).toBe('/AdminLogin?tab=approved&from=2026-01-01&to=2026-01-05');
    expect(screen.getByText('No bike posts are in this choice.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('link', { name: /^Old Alto/ })).toBeVisible();
    expect(screen.getByLabelText('Posted from')).toHaveValue('');
  });

  test('a queue of one dealer, page by page', async () => {
    for (let number = 0; number <= pageSize; number += 1) {
      storeListing(aReviewedListing('car', { id: `car${number}`, name: `Alto ${number}`, sellerId: 'dealer2' }));
    }
    storeListing(aReviewedListing('car', { id: 'other' }));
    const user = open('tab=pending&dealer=dealer2');
    const cars = within(await screen.findByRole('region', { name: 'Approve Car Posts' }));
    await user.click(await cars.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(cars.getAllByRole('link')).toHaveLength(pageSize + 1));
    expect(cars.queryByRole('link', { name: /^Maruti Swift.*Rs/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Posts of Unknown, the oldest first' })).toBeVisible();
  });
});
