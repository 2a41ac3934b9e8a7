import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Listing } from '../../src/listings/listing';
import { type StockState, stateFlags, stockStates } from '../../src/listings/state/listingState';
import { listingStateLabels } from '../../src/listings/state/stateTexts';
import StockPage from '../../src/pages/dealer/StockPage';
import { listLimit, stockAge, stockLimits } from '../../src/shared/limits';
import { stepsLeft } from '../../src/ui/overlays/backStep';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { scrollIntoView } from '../support/screens/intersectionObserver';
import { endSession, logInDealer } from '../support/screens/logIn';
import { aBike, aBooking, aCar, aDealer } from '../support/screens/records';
import { address, answerDialog, enter, show, toast } from '../support/screens/show';
import { doWithListing, openMenu, stockRow } from '../support/screens/stockRow';
import { storeBooking, storeDealer, storeListing, storeSaves } from '../support/screens/store';

const states = stockStates;

beforeEach(logInDealer);

function showStock(...listings: readonly Listing[]) {
  for (const listing of listings) storeListing(listing);
  return show(
    <Routes>
      <Route path="/SellerProducts" element={<StockPage />} />
      <Route path="*" element="Elsewhere" />
    </Routes>,
    '/SellerProducts',
  );
}

const card = () => stockRow();

describe('the tabs', () => {
  test('name each state with its number of bikes and cars', async () => {
    showStock(aCar(), aBike(), aCar({ id: 'car2', state: 'sold' }));
    await screen.findByRole('tab', { name: 'All (3)' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All (3)',
      'Waiting for approval (0)',
      'Live (2)',
      'Rejected (0)',
      'Sold (1)',
      'Withdrawn (0)',
    ]);
  });

  test('show a plus sign if there may be more', async () => {
    const ids = Array.from({ length: listLimit }, (_, index) => `sold${index}`);
    showStock(...ids.flatMap((id) => [aCar({ id, state: 'sold' }), aBike({ id, state: 'sold' })]));
    expect(await screen.findByRole('tab', { name: 'Sold (60+)' })).toBeVisible();
  });

  test('have no numbers if they cannot be counted', async () => {
    firebase.refuse('count', 'PERMISSION_DENIED');
    showStock(aCar());
    await card();
    expect(screen.getByRole('tab', { name: 'Live' })).toBeVisible();
  });

  test('show one state, which is in the address, and say if it has no listing', async () => {
    const { user } = showStock(aCar(), aCar({ id: 'car2', name: 'Old Swift', state: 'sold' }));
    await user.click(await screen.findByRole('tab', { name: /^Sold/ }));
    expect(await screen.findByRole('article', { name: 'Old Swift' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Maruti Swift' })).toBeNull();
    expect(address()).toBe('/SellerProducts?state=sold');
    expect(screen.getByText('No bike is marked as sold.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^All/ }));
    expect(address()).toBe('/SellerProducts');
    expect(await screen.findByText('No bikes to display.')).toBeVisible();
  });
});

describe('what has changed meanwhile', () => {
  const waiting = aCar({ state: 'pending', visible: false });
  const isLive = async () => within(await card()).findByText('Live');
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

  function passTime(time: number): void {
    const later = Date.now() + time;
    vi.spyOn(Date, 'now').mockReturnValue(later);
  }

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('is seen by a dealer who comes back to the tab, if the list is older than a minute', async () => {
    showStock(waiting);
    await screen.findByRole('tab', { name: 'Waiting for approval (1)' });
    const before = firebase.sent('runQuery') + firebase.sent('count');
    storeListing(aCar());
    comeBack();
    expect(firebase.sent('runQuery') + firebase.sent('count')).toBe(before);
    passTime(stockAge + 1);
    comeBack();
    expect(await isLive()).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Live (1)' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Waiting for approval (0)' })).toBeVisible();
  });

  test('is seen by a dealer who opens the page again', async () => {
    const { unmount } = showStock(waiting);
    await card();
    unmount();
    passTime(stockAge + 1);
    showStock(aCar());
    expect(await isLive()).toBeVisible();
  });

  test('is not asked for while the list is searched, all of which was read', async () => {
    const { user } = showStock(waiting);
    await card();
    await enter(user, screen.getByRole('searchbox'), 'swift');
    const before = firebase.sent('runQuery');
    passTime(stockAge + 1);
    comeBack();
    expect(firebase.sent('runQuery')).toBe(before);
  });
});

describe('a row', () => {
  const buttons: Readonly<Record<StockState, readonly string[]>> = {
    pending: ['Edit', 'Know More'],
    approved: ['Change price', 'Know More'],
    rejected: ['Edit and send again', 'Know More'],
    sold: ['Put back', 'Know More'],
    withdrawn: ['Put back', 'Know More'],
  };
  const inMenu: Readonly<Record<StockState, readonly string[]>> = {
    pending: ['Duplicate', 'Withdraw'],
    approved: ['See as buyers see it', 'Share', 'Edit', 'Duplicate', 'Mark sold', 'Withdraw'],
    rejected: ['Duplicate', 'Withdraw'],
    sold: ['Sale', 'Duplicate'],
    withdrawn: ['Duplicate'],
  };

  test.each(states)('of a %s listing offers its usual action, and the others in a menu', async (state) => {
    const { user } = showStock(aCar({ state }));
    const offered = within(await card()).getAllByRole('button');
    const names = offered.map(({ textContent }) => textContent);
    expect(names).toEqual([...buttons[state], 'More for Maruti Swift']);
    const menu = await openMenu(user);
    expect(
      within(menu)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(inMenu[state]);
  });

  test('names the price, and when it was posted or sent', async () => {
    const day = 86_400_000;
    const ago = (days: number) => new Date(Date.now() - days * day);
    const times = { createdAt: ago(5), updatedAt: ago(1) };
    storeListing(aCar(), times);
    storeListing(aCar({ id: 'car2', name: 'Tata Nexon', state: 'pending' }), times);
    showStock();
    expect(await card()).toHaveTextContent('Rs. 4.5 lakh');
    expect(await card()).toHaveTextContent('Posted 5 days ago');
    expect(await stockRow('Tata Nexon')).toHaveTextContent('Sent yesterday');
  });

  test('of a live listing leads to what buyers see', async () => {
    const { user } = showStock(aCar());
    await user.click(within(await openMenu(user)).getByRole('link', { name: 'See as buyers see it' }));
    expect(address()).toBe('/cars/car1');
  });

  test('of a live listing copies its link where the device cannot share', async () => {
    const { user } = showStock(aCar());
    await doWithListing(user, 'Share');
    await toast('Link copied');
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/cars/car1`);
  });

  test('shows the link if it cannot be copied', async () => {
    const { user } = showStock(aCar());
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await doWithListing(user, 'Share');
    const text = `${window.location.origin}/cars/car1`;
    await answerDialog(user, { title: 'Please copy this link', text });
  });

  test('closes its menu on Escape, on Back and on a press elsewhere', async () => {
    const { user } = showStock(aCar());
    const toggle = within(await card()).getByRole('button', { name: 'More for Maruti Swift' });
    const isOpen = () => toggle.getAttribute('aria-expanded');
    await openMenu(user);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe('false');
    expect(toggle).toHaveFocus();
    await act(stepsLeft);
    await openMenu(user);
    await user.click(document.body);
    expect(isOpen()).toBe('false');
    await act(stepsLeft);
    await openMenu(user);
    await waitFor(() => expect(window.history.state).toMatchObject({ over: [expect.any(String)] }));
    window.history.back();
    await waitFor(() => expect(isOpen()).toBe('false'));
  });

  test('of a rejected listing shows the reason, as text', async () => {
    showStock(aCar({ state: 'rejected', rejectReason: '<img src=x onerror=alert(1)>' }));
    expect(await card()).toHaveTextContent('Why it was rejected: <img src=x onerror=alert(1)>');
  });

  test('of a listing that was rejected without a reason says so', async () => {
    showStock(aCar({ state: 'rejected' }));
    expect(await card()).toHaveTextContent('The admin gave no reason.');
  });

  test.each(['pending', 'withdrawn'] as const)(
    'of a %s listing shows the reason of its last rejection',
    async (state) => {
      showStock(aCar({ state, rejectReason: 'The photos are blurred.' }));
      expect(await card()).toHaveTextContent('Last rejected: The photos are blurred.');
    },
  );

  test('of a listing that was never rejected shows no reason', async () => {
    showStock(aCar({ state: 'pending' }));
    expect(await card()).not.toHaveTextContent(/rejected/);
  });

  test('counts its bookings, and the buyers who save it, when it comes into view', async () => {
    showStock(aCar());
    storeBooking(aBooking(aCar()));
    storeSaves(aCar(), 3);
    const counts = () => firebase.sent('count', '"bookings"') + firebase.sent('runQuery', '"savedCounts"');
    const shown = await card();
    expect(counts()).toBe(0);
    scrollIntoView(shown);
    expect(await within(shown).findByRole('link', { name: '1 booking' })).toHaveAttribute(
      'href',
      '/orderlist?car=car1',
    );
    expect(await within(shown).findByText('Saved by 3')).toBeVisible();
    expect(counts()).toBe(2);
  });

  test('says if nobody saves it', async () => {
    showStock(aCar());
    const shown = await card();
    scrollIntoView(shown);
    expect(await within(shown).findByText('Not saved yet')).toBeVisible();
  });

  test('says if its bookings and saves cannot be counted', async () => {
    showStock(aCar());
    firebase.refuse('count', 'PERMISSION_DENIED', '"bookings"');
    firebase.refuse('runQuery', 'PERMISSION_DENIED', '"savedCounts"');
    const shown = await card();
    scrollIntoView(shown);
    expect(await within(shown).findByText('Bookings could not be counted')).toBeVisible();
    expect(await within(shown).findByText('Saves could not be counted')).toBeVisible();
  });

  test.each([
    ['car', 'pending', 'Edit', '/EditCarProduct/car1'],
    ['bike', 'rejected', 'Edit and send again', '/EditBikeProduct/bike1'],
  ] as const)('of a %s that is %s leads to its form', async (kind, state, name, form) => {
    const { user } = showStock(kind === 'car' ? aCar({ state }) : aBike({ state }));
    await user.click(await screen.findByRole('button', { name }));
    expect(address()).toBe(form);
  });

  test('of a live listing says first what an edit leads to', async () => {
    const { user } = showStock(aCar());
    const text = 'An edit goes back to the admin for approval. Until then buyers do not see it.';
    await doWithListing(user, 'Edit');
    await answerDialog(user, { title: 'Edit this car?', text, button: 'Cancel' });
    expect(address()).toBe('/SellerProducts');
    await doWithListing(user, 'Edit');
    await answerDialog(user, { title: 'Edit this car?', text, button: 'Edit' });
    await waitFor(() => expect(address()).toBe('/EditCarProduct/car1'));
  });

  test('of a live listing leads a checked dealer to its form, which says what stays live', async () => {
    storeDealer(aDealer({ check: { facts: ['identity'], at: new Date('2026-01-02T10:00Z'), review: 'check' } }));
    const { user } = showStock(aCar());
    await doWithListing(user, 'Edit');
    await waitFor(() => expect(address()).toBe('/EditCarProduct/car1'));
  });
});

describe('a move', () => {
  const moves = [
    ['withdraw', 'approved', 'withdrawn', 'Withdraw', 'Withdraw this car?', 'Withdrawn. Buyers no longer find it.'],
    ['sell', 'approved', 'sold', 'Mark sold', 'Mark this car as sold?', 'Marked as sold. Buyers no longer find it.'],
    [
      'putBack',
      'sold',
      'pending',
      'Put back',
      'Put this car back?',
      'Put back. Buyers see it as soon as it is approved.',
    ],
  ] as const;

  test.each(moves)('%s is asked for, made, told, and seen', async (_move, before, after, name, title, done) => {
    const { user } = showStock(aCar({ state: before }));
    await doWithListing(user, name);
    await answerDialog(user, { title, text: '', button: 'Cancel' });
    expect(firebase.sent('commit')).toBe(0);

    await doWithListing(user, name);
    await answerDialog(user, { title, text: '', button: name });
    await answerDialog(user, { title: 'Maruti Swift', text: done });
    expect(firebase.read(['products', 'car1'])).toMatchObject(stateFlags[after]);
    expect(await within(await card()).findByText(listingStateLabels[after])).toBeVisible();
    expect(await screen.findByRole('tab', { name: `${listingStateLabels[after]} (1)` })).toBeVisible();
  });

  const withdraw = async (user: UserEvent) => {
    await doWithListing(user, 'Withdraw');
    await answerDialog(user, { title: 'Withdraw this car?', text: '', button: 'Withdraw' });
  };

  test.each([
    ['offline', 'Could not withdraw the listing. Please try again.', () => firebase.refuse('commit', 'OFFLINE')],
    ['changed', 'This listing has changed. Please look again.', () => storeListing(aCar({ state: 'sold' }))],
  ] as const)('that fails (%s) says so, and can be tried again', async (_kind, text, fail) => {
    const { user } = showStock(aCar());
    await card();
    fail();
    const answer = firebase.hold('runQuery', '"products"');
    await withdraw(user);
    await answerDialog(user, { title: 'Error', text });
    firebase.allow('commit');
    storeListing(aCar());
    answer();
    await withdraw(user);
    await answerDialog(user, { title: 'Maruti Swift', text: 'Withdrawn. Buyers no longer find it.' });
  });

  test('in a session that has ended says so', async () => {
    const { user } = showStock(aCar());
    await card();
    await endSession();
    await withdraw(user);
    await answerDialog(user, { title: 'Error', text: 'You must be logged in to view your bookings.' });
  });

  test('over a limit says so', async () => {
    const { user } = showStock(aCar({ state: 'withdrawn' }));
    const { waiting } = stockLimits;
    firebase.put(['stockCounts', 'dealer1'], { waiting, all: waiting });
    firebase.refuse('commit', 'PERMISSION_DENIED');
    await doWithListing(user, 'Put back');
    await answerDialog(user, { title: 'Put this car back?', text: '', button: 'Put back' });
    const text =
      'You have 20 listings that wait for approval. Please try again when the admin has decided on some of them.';
    await answerDialog(user, { title: 'Error', text });
  });
});
