import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSession } from '../../src/accounts/sessionStore';
import { PublicPages } from '../../src/app/PublicApp';
import type { Booking } from '../../src/bookings/booking';
import { bookAgainText } from '../../src/bookings/buyer/bookAgain';
import { slotId, testDriveDays } from '../../src/bookings/testDrive/testDrive';
import { priceOf } from '../../src/listings/price';
import { queryClient } from '../../src/lists/queryClient';
import BookingsPage from '../../src/pages/dealer/BookingsPage';
import MyBookingsPage from '../../src/pages/public/MyBookingsPage';
import { bookingsAge, listLimit, pageSize } from '../../src/shared/limits';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { endSession, logInBuyer, logInDealer } from '../support/screens/logIn';
import { aBike, aBooking, aCar, aDealer } from '../support/screens/records';
import { address, answerDialog, dialog, enter, show, toast } from '../support/screens/show';
import { storeBooking, storeBuyer, storeDealer, storeListing } from '../support/screens/store';

const swift = aBooking(aCar());
const unicorn = aBooking(aBike());

beforeEach(() => {
  storeDealer(aDealer());
});

/** How often the app has asked for a list of bookings. */
const listReads = () => firebase.sent('runQuery', '"bookings"');
const buyerReads = () => firebase.sent('batchGet', 'UsersIds/buyer1');
const storedBooking = () => firebase.read(['bookings', 'buyer1_car1']);

const card = (name: string) => screen.findByRole('article', { name });

/** The state of a booking. Its steps have the same words. */
const state = (label: string) => screen.findByText(label, { selector: '.state-badge' });

describe('My Bookings', () => {
  const showBuyersBookings = () => show(<MyBookingsPage />, '/MyBookings');

  test('without a login says so, and leads to it', async () => {
    const { user } = showBuyersBookings();
    expect(screen.getByText('You must be logged in to view your bookings.')).toBeVisible();
    expect(listReads()).toBe(0);
    await user.click(screen.getByRole('link', { name: 'User Login' }));
    expect(address()).toBe('/login');
  });

  test('with a name in local storage, but an ended session, says the same', async () => {
    await logInBuyer();
    await endSession();
    showBuyersBookings();
    expect(await screen.findByText('You must be logged in to view your bookings.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are loading, then shown with listing, date and dealer', async () => {
    await logInBuyer();
    storeBooking(swift);
    storeBooking(unicorn);
    storeBooking(aBooking(aCar(), { id: 'buyer2_car1', userId: 'buyer2', dealerName: 'Of another buyer' }));
    showBuyersBookings();
    expect(screen.getByText('Loading your bookings...')).toBeVisible();
    const booked = within(await card('Maruti Swift'));
    expect(booked.getByText('Rs. 4.5 lakh')).toBeVisible();
    expect(booked.getByText('5 Mar 2026')).toBeVisible();
    expect(booked.getByText('Sahyadri Motors')).toBeVisible();
    expect(booked.getByText('Pune')).toBeVisible();
    expect(booked.queryByText('Customer')).toBeNull();
    expect(await card('Honda Unicorn')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(listReads()).toBe(2);
  });

  test('say that there are none, and lead to the listings', async () => {
    await logInBuyer();
    const { user } = showBuyersBookings();
    expect(await screen.findByText('You have not booked any vehicles yet.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Find a bike' }));
    expect(address()).toBe('/bikes');
  });

  test('that cannot be read say so, and can be tried again', async () => {
    await logInBuyer();
    storeBooking(swift);
    firebase.refuseOnce('runQuery', 'PERMISSION_DENIED');
    const { user } = showBuyersBookings();
    await answerDialog(user, { title: 'Error', text: 'Could not fetch bookings. Please try again.' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not fetch bookings. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Maruti Swift')).toBeVisible();
  });

  test('of a damaged record show fallbacks', async () => {
    await logInBuyer();
    firebase.put(['bookings', 'buyer1_car1'], { userId: 'buyer1', bookingDate: null, status: 'requested' });
    showBuyersBookings();
    const booked = within(await card('Unknown'));
    expect(booked.getByText('No photo')).toBeVisible();
    expect(booked.getByText('Price on request')).toBeVisible();
    expect(booked.getByText('Booked on').nextElementSibling).toHaveTextContent('Unknown');
  });
});

describe('what a buyer does with a booking', () => {
  const testDrive = new Date('2026-11-24T11:00+05:30');

  async function showOne(changed: Partial<Booking>) {
    await logInBuyer();
    storeListing(aCar());
    storeBooking(aBooking(aCar(), changed));
    const shown = show(<PublicPages />, '/MyBookings');
    // What is cancelled is folded.
    if (changed.status === 'cancelled') await shown.user.click(await screen.findByText('Cancelled (1)'));
    return shown;
  }

  test('sees state, test drive, note, and how to reach the dealer', async () => {
    await showOne({ status: 'accepted', testDrive, note: 'Two of us' });
    const booked = within(await card('Maruti Swift'));
    expect(await state('Accepted')).toBeVisible();
    expect(booked.getByText('Tue, 24 Nov, 11 am')).toBeVisible();
    expect(booked.getByText('Two of us')).toBeVisible();
    expect(await booked.findByText('9123456780')).toBeVisible();
    expect(booked.getByRole('link', { name: 'Sahyadri Motors' })).toHaveAttribute('href', '/dealers/dealer1');
    expect(booked.getByRole('link', { name: 'Call dealer' })).toHaveAttribute('href', 'tel:+919123456780');
    expect(booked.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/919123456780\?text=.*Maruti%20Swift/),
    );
  });

  test('reads why it was declined, and books it again a day later', async () => {
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    const { user } = await showOne({
      status: 'declined',
      statusAt: yesterday,
      declineReason: 'It is in the workshop.',
    });
    const booked = within(await card('Maruti Swift'));
    expect(booked.getByText('It is in the workshop.')).toBeVisible();
    expect(booked.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    await user.click(await booked.findByRole('button', { name: 'Book again' }));
    await toast('Car booked successfully!');
    expect(storedBooking()).toMatchObject({ status: 'requested', testDrive: null, note: '' });
    expect(firebase.sent('commit')).toBe(1);
    expect(listReads()).toBe(4);
    expect(await state('Requested')).toBeVisible();
  });

  const now = Date.now();
  const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000);
  const day = 24 * 60;

  test('reads when it can be booked again', async () => {
    await showOne({
      status: 'cancelled',
      statusAt: minutesAgo(1),
      earlierRequests: [minutesAgo(2), minutesAgo(90)],
    });
    const booked = within(await card('Maruti Swift'));
    expect(booked.getByText(bookAgainText('car', minutesAgo(90 - day)))).toBeVisible();
    expect(booked.queryByRole('button')).toBeNull();
  });

  test('is told if the server says that it is too soon', async () => {
    const { user } = await showOne({ status: 'cancelled' });
    const again = await within(await card('Maruti Swift')).findByRole('button', { name: 'Book again' });
    storeBooking(aBooking(aCar(), { status: 'declined', statusAt: minutesAgo(60) }));
    await user.click(again);
    await answerDialog(user, { title: 'Not yet', text: bookAgainText('car', minutesAgo(60 - day)) });
  });

  test.each([
    ['accepted', true],
    ['completed', false],
  ] as const)('reads why it was declined earlier, while the booking is not over: %s', async (status, told) => {
    await showOne({ status, declineReason: 'It is in the workshop.' });
    const booked = within(await card('Maruti Swift'));
    if (told)
      expect(booked.getByText('Declined earlier').nextElementSibling).toHaveTextContent('It is in the workshop.');
    else expect(booked.queryByText('It is in the workshop.')).toBeNull();
  });

  test.each(['denied', 'missing'] as const)('is told if it is no longer for sale (%s)', async (failure) => {
    const { user } = await showOne({ status: 'cancelled' });
    const again = await within(await card('Maruti Swift')).findByRole('button', { name: 'Book again' });
    if (failure === 'denied') firebase.refuse('commit', 'PERMISSION_DENIED');
    else firebase.remove(['products', 'car1']);
    await user.click(again);
    await answerDialog(user, { title: 'Error', text: 'This vehicle is no longer for sale.' });
  });

  describe('whose dealer is no longer public', () => {
    beforeEach(() => {
      firebase.remove(['sellers', 'dealer1']);
    });

    test('reads that, and finds no link to the dealer', async () => {
      await showOne({ status: 'accepted', testDrive });
      const booked = within(await card('Maruti Swift'));
      expect(await booked.findByText('This dealer is no longer on Second Gear.')).toBeVisible();
      expect(booked.getByText('Sahyadri Motors')).toBeVisible();
      expect(booked.queryByRole('link', { name: /Sahyadri|dealer|WhatsApp/ })).toBeNull();
      expect(booked.queryByText('Phone')).toBeNull();
    });

    test('cancels it, and cannot book it again', async () => {
      const { user } = await showOne({});
      const booked = within(await card('Maruti Swift'));
      await booked.findByText('This dealer is no longer on Second Gear.');
      await user.click(booked.getByRole('button', { name: 'Cancel booking' }));
      const text = 'This dealer is no longer on Second Gear. You cannot book Maruti Swift again.';
      await answerDialog(user, { title: 'Cancel this booking?', text, button: 'Cancel booking' });
      await user.click(await screen.findByText('Cancelled (1)'));
      expect(await state('Cancelled')).toBeVisible();
      expect(within(await card('Maruti Swift')).queryByRole('button')).toBeNull();
    });

    test('does not read that if the dealer cannot be read', async () => {
      firebase.refuse('runQuery', 'RESOURCE_EXHAUSTED', '"sellers"');
      await showOne({ status: 'cancelled' });
      const booked = within(await card('Maruti Swift'));
      expect(await booked.findByText('Unknown')).toBeVisible();
      expect(await booked.findByRole('button', { name: 'Book again' })).toBeVisible();
      expect(booked.queryByText('This dealer is no longer on Second Gear.')).toBeNull();
    });
  });

  test('cancels it after a question', async () => {
    const { user } = await showOne({});
    const booked = within(await card('Maruti Swift'));
    await user.click(booked.getByRole('button', { name: 'Cancel booking' }));
    await answerDialog(user, { title: 'Cancel this booking?', text: '', button: 'Keep booking' });
    expect(firebase.sent('commit')).toBe(0);
    await user.click(booked.getByRole('button', { name: 'Cancel booking' }));
    await answerDialog(user, { title: 'Cancel this booking?', text: '', button: 'Cancel booking' });
    await toast('The booking is cancelled.');
    expect(storedBooking()).toMatchObject({ status: 'cancelled', declineReason: '' });
  });

  test('finds a cancelled booking folded at once, and one that was made again above, with the focus', async () => {
    const { user } = await showOne({});
    const upcoming = within(await screen.findByRole('region', { name: 'Upcoming' }));
    await user.click(upcoming.getByRole('button', { name: 'Cancel booking' }));
    await answerDialog(user, { title: 'Cancel this booking?', text: '', button: 'Cancel booking' });
    const fold = await screen.findByText('Cancelled (1)');
    expect(fold).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Upcoming' })).toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
    expect(listReads()).toBe(2);

    await user.click(fold);
    await user.click(await screen.findByRole('button', { name: 'Book again' }));
    const again = within(await screen.findByRole('region', { name: 'Upcoming' }));
    expect(again.getByRole('article', { name: 'Maruti Swift' }).closest('li')).toHaveFocus();
    expect(screen.queryByText('Cancelled (1)')).toBeNull();
  });

  test.each([
    ['offline', 'Error', 'Could not cancel the booking. Please try again.', 2],
    ['changed', 'Look again', 'This booking has changed. Please look again.', 4],
  ] as const)('is told if that fails (%s)', async (failure, title, text, reads) => {
    const { user } = await showOne({});
    await user.click(within(await card('Maruti Swift')).getByRole('button', { name: 'Cancel booking' }));
    firebase.refuse('commit', failure === 'offline' ? 'OFFLINE' : 'PERMISSION_DENIED');
    if (failure === 'changed') storeBooking(aBooking(aCar(), { status: 'completed' }));
    await answerDialog(user, { title: 'Cancel this booking?', text: '', button: 'Cancel booking' });
    await answerDialog(user, { title, text });
    await waitFor(() => expect(listReads()).toBe(reads));
  });

  test('in a session that has ended is asked for the login', async () => {
    const { user } = await showOne({});
    await user.click(within(await card('Maruti Swift')).getByRole('button', { name: 'Cancel booking' }));
    await endSession();
    await answerDialog(user, { title: 'Cancel this booking?', text: '', button: 'Cancel booking' });
    expect(await screen.findByText('You must be logged in to view your bookings.')).toBeVisible();
    expect(readSession().buyer).toBeNull();
  });

  test('has no move left for a completed booking', async () => {
    await showOne({ status: 'completed' });
    const booked = within(await card('Maruti Swift'));
    expect(await state('Completed')).toBeVisible();
    await booked.findByRole('button', { name: 'Rate this dealer' });
    expect(booked.getAllByRole('button')).toHaveLength(1);
  });

  test('sees what has changed after coming back to the tab, unless the list is younger than 15 seconds', async () => {
    await showOne({});
    await card('Maruti Swift');
    const comeBack = () =>
      act(() => {
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
    comeBack();
    expect(listReads()).toBe(2);
    storeBooking(aBooking(aCar(), { status: 'accepted' }));
    const later = Date.now() + bookingsAge + 1;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    comeBack();
    expect(await state('Accepted')).toBeVisible();
    expect(listReads()).toBe(4);
    vi.restoreAllMocks();
  });

  test('sees how far it is', async () => {
    await showOne({ status: 'accepted' });
    const steps = within(within(await card('Maruti Swift')).getByRole('list', { name: 'Steps of the booking' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Requested',
      'Accepted',
      'Visited',
    ]);
    expect(steps.getByText('Accepted')).toHaveAttribute('aria-current', 'step');
  });

  test('is led to the vehicle, over the bookings', async () => {
    const { user } = await showOne({});
    await user.click(within(await card('Maruti Swift')).getByRole('link', { name: 'Maruti Swift' }));
    expect(await dialog('Maruti Swift')).toBeVisible();
    expect(address()).toBe('/cars/car1');
  });

  test.each([
    ['#sold', 'Vehicle sold'],
    ['#withdrawn', 'No longer for sale'],
    ['#dealerLeft', 'Dealer has left'],
    ['#hour', 'Declined'],
    ['Sorry.', 'Declined'],
  ])('declined with the reason %j, reads %j', async (declineReason, label) => {
    await showOne({ status: 'declined', declineReason });
    expect(await state(label)).toBeVisible();
  });

  test('sees what the vehicle costs today, and since when', async () => {
    await logInBuyer();
    const priceHistory = [{ priceValue: 450_000, since: new Date('2026-01-05T10:00:00Z') }];
    const priceSince = new Date('2026-11-20T10:00:00Z');
    storeListing(aCar({ price: priceOf('4.3 lakh') }), { priceHistory, priceSince });
    storeBooking(aBooking(aCar()));
    show(<PublicPages />, '/MyBookings');
    const booked = within(await card('Maruti Swift'));
    expect(booked.getByText('Rs. 4.5 lakh')).toBeVisible();
    expect(await booked.findByText(/^Now Rs\. 4\.3 lakh\. Rs\. 20,000 less since /)).toBeVisible();
  });

  test.each([
    ['sold', 'This car has been sold.'],
    ['withdrawn', 'The dealer no longer offers this car.'],
  ] as const)('reads that it was %s meanwhile, and cannot book it again', async (became, text) => {
    await logInBuyer();
    storeListing(aCar({ state: became }));
    storeBooking(aBooking(aCar(), { status: 'declined', statusAt: new Date('2026-01-01') }));
    show(<PublicPages />, '/MyBookings');
    const booked = within(await card('Maruti Swift'));
    expect(await booked.findByText(text)).toBeVisible();
    expect(booked.queryByRole('button')).toBeNull();
  });

  test('asks for another hour in one step', async () => {
    const { user } = await showOne({ status: 'accepted', testDrive, note: 'Two of us' });
    firebase.put(['sellers', 'dealer1', 'slots', slotId('car1', testDrive)], { bookingId: 'buyer1_car1' });
    await user.click(within(await card('Maruti Swift')).getByRole('button', { name: 'Another time' }));
    const sheet = within(await dialog('Another time for Maruti Swift'));
    const chosen = testDriveDays(new Date())[3];
    await user.click(sheet.getByRole('radio', { name: chosen?.label ?? '' }));
    await user.click(sheet.getByRole('radio', { name: '4 pm' }));
    await user.click(sheet.getByRole('button', { name: 'Ask for this time' }));
    await toast('The dealer sees the new time.');
    expect(storedBooking()).toMatchObject({ status: 'requested', testDrive: chosen?.hours[7], note: 'Two of us' });
    expect(firebase.read(['sellers', 'dealer1', 'slots', slotId('car1', testDrive)])).toBeUndefined();
    expect(firebase.sent('commit')).toBe(1);
    expect(await state('Requested')).toBeVisible();
  });

  test('is told if another hour is no longer possible', async () => {
    const { user } = await showOne({});
    await user.click(within(await card('Maruti Swift')).getByRole('button', { name: 'Choose a test drive' }));
    const sheet = within(await dialog('Another time for Maruti Swift'));
    await user.click(sheet.getByRole('radio', { name: '5 pm' }));
    storeBooking(aBooking(aCar(), { status: 'declined', declineReason: 'Sold.' }));
    firebase.refuse('commit', 'PERMISSION_DENIED');
    await user.click(sheet.getByRole('button', { name: 'Ask for this time' }));
    await answerDialog(user, { title: 'Look again', text: 'This booking has changed. Please look again.' });
    expect(await state('Declined')).toBeVisible();
  });

  test('finds the way, and the hour for a calendar', async () => {
    const { user } = await showOne({ status: 'accepted', testDrive });
    const booked = within(await card('Maruti Swift'));
    expect(await booked.findByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=12%20MG%20Road%2C%20Pune',
    );
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(booked.getByRole('button', { name: 'Add to calendar' }));
    expect(click.mock.contexts[0]).toHaveProperty('download', 'test-drive.ics');
    vi.restoreAllMocks();
  });
});

describe('the order of a buyer’s bookings', () => {
  const hoursOn = (day: number) => testDriveDays(new Date())[day]?.hours[3] ?? null;

  test('has the next test drive first, then those without one, then ended ones, and folded cancelled ones last', async () => {
    await logInBuyer();
    const book = (id: string, changed: Partial<Booking>) =>
      storeBooking(aBooking(aCar({ id, name: `Car ${id}` }), changed));
    book('none', {});
    book('later', { status: 'accepted', testDrive: hoursOn(5) });
    book('next', { testDrive: hoursOn(2) });
    book('completed', { status: 'completed' });
    book('cancelled', { status: 'cancelled' });
    const { user } = show(<PublicPages />, '/MyBookings');
    await card('Car next');
    const names = () => screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'));
    expect(names()).toEqual(['Car next', 'Car later', 'Car none', 'Car completed']);
    await user.click(screen.getByText('Cancelled (1)'));
    expect(await card('Car cancelled')).toBeVisible();
  });
});

describe('what a dealer does with a booking', () => {
  const buttons = () =>
    within(screen.getByRole('article'))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);

  async function showOne(changed: Partial<Booking>, path = '/orderlist') {
    await logInDealer();
    storeBuyer('buyer1', { name: '=Asha', phone: '9876543210' });
    storeBooking(aBooking(aCar(), changed));
    const shown = show(<BookingsPage />, path);
    return { ...shown, booking: within(await card('Maruti Swift')) };
  }

  test.each([
    ['proposed', ['Propose another time', 'Decline']],
    ['completed', []],
  ] as const)('that is %s: %j', async (status, offered) => {
    await showOne({ status });
    expect(buttons()).toEqual(offered);
  });

  test('accepts it at once, and the list is not refetched', async () => {
    const { user, booking } = await showOne({});
    expect(buttons()).toEqual(['Accept', 'Propose another time', 'Decline']);
    await user.click(booking.getByRole('button', { name: 'Accept' }));
    expect(await booking.findByText('Accepted')).toBeVisible();
    expect(storedBooking()).toMatchObject({ status: 'accepted', declineReason: '' });
    expect(listReads()).toBe(4);
    await waitFor(() => expect(buttons()).toEqual(['Propose another time', 'Decline']));
    expect(booking.getByText(/^You can mark it as completed from/)).toBeVisible();
    // The button has disappeared, but the focus stays on the card.
    expect(screen.getByRole('article').parentElement).toHaveFocus();
  });

  test('reads why an earlier request was declined, and accepts this one; the reason stays', async () => {
    const { user, booking } = await showOne({ declineReason: 'It was in the workshop.' });
    const reason = booking.getByText('Declined earlier').nextElementSibling;
    expect(reason).toHaveTextContent('It was in the workshop.');
    await user.click(booking.getByRole('button', { name: 'Accept' }));
    expect(await booking.findByText('Accepted')).toBeVisible();
    expect(booking.getByText('It was in the workshop.')).toBeVisible();
  });

  test('is told that the hour is taken', async () => {
    const testDrive = new Date('2026-11-24T11:00+05:30');
    const { user, booking } = await showOne({ testDrive });
    firebase.put(['sellers', 'dealer1', 'slots', slotId('car1', testDrive)], { bookingId: 'buyer2_car1' });
    firebase.refuse('commit', 'PERMISSION_DENIED');
    await user.click(booking.getByRole('button', { name: 'Accept' }));
    await answerDialog(user, {
      title: 'That hour is taken',
      text: 'That hour is taken: another test drive of this vehicle has been accepted for it.',
    });
    expect(booking.getByText('Requested')).toBeVisible();
  });

  test('declines it with an offered reason and a note, and not without a reason', async () => {
    const { user, booking } = await showOne({});
    await user.click(booking.getByRole('button', { name: 'Decline' }));
    const asked = within(await dialog('Decline the booking of Maruti Swift?'));
    await user.click(asked.getByRole('button', { name: 'Decline' }));
    expect(asked.getByRole('alert')).toHaveTextContent('Please choose a reason.');
    expect(firebase.sent('commit')).toBe(0);
    await user.click(asked.getByRole('radio', { name: 'The vehicle has been sold.' }));
    await enter(user, asked.getByLabelText('Note'), 'Sorry!');
    await user.click(asked.getByRole('button', { name: 'Decline' }));
    expect(await booking.findByText('The vehicle has been sold. Sorry!')).toBeVisible();
    await waitFor(() => expect(buttons()).toEqual([]));
    expect(storedBooking()).toMatchObject({ status: 'declined', declineReason: '#sold Sorry!' });
  });

  test('completes it after a question', async () => {
    const { user, booking } = await showOne({ status: 'accepted' });
    await user.click(booking.getByRole('button', { name: 'Completed' }));
    await answerDialog(user, { title: 'Is this booking completed?', text: '', button: 'Cancel' });
    expect(firebase.sent('commit')).toBe(0);
    await user.click(booking.getByRole('button', { name: 'Completed' }));
    await answerDialog(user, { title: 'Is this booking completed?', text: '', button: 'Completed' });
    await waitFor(() => expect(buttons()).toEqual([]));
    expect(storedBooking()).toMatchObject({ status: 'completed', declineReason: '' });
  });

  test('is told that the buyer has cancelled it, and sees it once, though the open bookings are read last', async () => {
    const { user, booking } = await showOne({ status: 'accepted' });
    storeBooking(aBooking(aCar(), { status: 'cancelled', statusAt: new Date() }));
    const answerOpen = firebase.hold('runQuery', '"requested"');
    firebase.refuse('commit', 'PERMISSION_DENIED');
    await user.click(booking.getByRole('button', { name: 'Completed' }));
    await answerDialog(user, { title: 'Is this booking completed?', text: '', button: 'Completed' });
    await answerDialog(user, { title: 'Look again', text: 'This booking has changed. Please look again.' });
    expect(await state('Cancelled')).toBeVisible();
    expect(buttons()).toEqual([]);
    answerOpen();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(buttons()).toEqual([]);
  });

  test('shows those in one state, which the address names', async () => {
    const { user } = await showOne({});
    await user.selectOptions(screen.getByLabelText('Show'), 'Accepted');
    expect(await screen.findByText('No bike booking is accepted.')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    expect(address()).toBe('/orderlist?state=accepted');
    await user.selectOptions(screen.getByLabelText('Show'), 'All bookings');
    expect(address()).toBe('/orderlist');
    expect(await card('Maruti Swift')).toBeVisible();
  });

  test('shows the test drives of one day, which the address names', async () => {
    const { user } = await showOne({ testDrive: new Date('2099-11-24T11:00+05:30') });
    storeBooking(aBooking(aCar({ id: 'car2', name: 'Honda City' }), { status: 'accepted' }));
    expect(screen.getByRole('heading', { name: 'Waiting for your answer' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Day'), 'Tue, 24 Nov');
    expect(address()).toBe('/orderlist?day=2099-11-24');
    expect(await card('Maruti Swift')).toBeVisible();
    expect(screen.getByText('No bike has a test drive on Tue, 24 Nov.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Show'), 'Accepted');
    expect(address()).toBe('/orderlist?state=accepted&day=2099-11-24');
    expect(await screen.findByText('No car has a test drive on Tue, 24 Nov.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Day'), 'Every day');
    expect(await card('Honda City')).toBeVisible();
  });

  test('downloads the shown bookings as a file that is safe in a spreadsheet', async () => {
    const testDrive = new Date('2026-11-24T11:00+05:30');
    const before = { note: '=1+1', testDrive, declineReason: '#hour' };
    const { user } = await showOne(before, '/orderlist?state=requested');
    storeBooking(aBooking(aBike(), { status: 'declined' }));
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(click.mock.contexts[0]).toHaveProperty('download', 'orders-requested.csv');
    const bytes = await saved[0]?.arrayBuffer();
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      [
        // Without this mark, Excel reads the file in an old encoding.
        '\uFEFF"Booked on","State","Kind","Vehicle","Price","Customer","Phone","Test drive","Note","Reason of decline"',
        '"2026-03-05 12:00","Requested","car","Maruti Swift",450000,"\'=Asha","9876543210","2026-11-24 11:00","\'=1+1",' +
          '"That hour does not suit us. Please choose another one."',
        '',
      ].join('\r\n'),
    );
    expect(buyerReads()).toBe(1);
  });

  test('downloads the test drives of one day, if one is chosen', async () => {
    const { user } = await showOne({ testDrive: new Date('2099-11-24T11:00+05:30') }, '/orderlist?day=2099-11-24');
    storeBooking(aBooking(aBike(), { testDrive: new Date('2099-11-25T11:00+05:30') }));
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(click.mock.contexts[0]).toHaveProperty('download', 'orders-all-2099-11-24.csv');
    const text = await saved[0]?.text();
    expect(text).toContain('Maruti Swift');
    expect(text).not.toContain('Honda Unicorn');
  });

  test('focuses the first new order after Load more by keyboard', async () => {
    const names = Array.from({ length: pageSize + 2 }, (_, number) => `Order ${number}`);
    names.forEach((name, number) => {
      const listing = aCar({ id: `car${number}`, name });
      storeBooking(aBooking(listing, { status: 'declined', bookedAt: new Date(Date.UTC(2026, 2, 20 - number)) }));
    });
    await logInDealer();
    const { user } = show(<BookingsPage />, '/orderlist');
    await card('Order 0');
    screen.getByRole('button', { name: 'Load more' }).focus();
    await user.keyboard('{Enter}');
    expect((await card(`Order ${pageSize}`)).closest('li')).toHaveFocus();
  });

  test('is told if the download fails, and if it is incomplete', async () => {
    const { user } = await showOne({});
    firebase.refuse('runQuery', 'OFFLINE');
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await answerDialog(user, { title: 'Error', text: 'Could not download the bookings. Please try again.' });
    firebase.allow('runQuery');
    for (let number = 0; number < 10 * listLimit; number += 1) {
      storeBooking(aBooking(aCar({ id: `other${number}` })));
    }
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await answerDialog(user, {
      title: 'The newest bookings',
      text: 'The file holds the newest 300 bookings of each kind. There are more.',
    });
  });
});

describe("the bookings of one of the dealer's listings", () => {
  test('are exactly those, in every state', async () => {
    await logInDealer();
    storeBooking(swift);
    storeBooking(aBooking(aCar(), { id: 'buyer2_car1', userId: 'buyer2', status: 'declined' }));
    storeBooking(aBooking(aCar({ id: 'car2', name: 'Honda City' })));
    storeBooking(unicorn);
    const { user } = show(<BookingsPage />, '/orderlist?car=car1');
    const section = await screen.findByRole('region', { name: 'Bookings of Maruti Swift' });
    expect(await within(section).findAllByRole('article', { name: 'Maruti Swift' })).toHaveLength(2);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'All bookings' }));
    expect(await card('Honda Unicorn')).toBeVisible();
    expect(address()).toBe('/orderlist');
  });

  test('are all bookings if the address has a bad id', async () => {
    await logInDealer();
    storeBooking(unicorn);
    show(<BookingsPage />, '/orderlist?car=a%2Fb');
    expect(await card('Honda Unicorn')).toBeVisible();
  });
});

describe("the dealer's bookings", () => {
  const showBookings = () => show(<BookingsPage />, '/orderlist');
  const storeAsha = () => storeBuyer('buyer1', { name: 'Asha Rao', phone: '9876543210' });

  test('titled My Car Orders, show the bikes first, with who booked and how to call', async () => {
    await logInDealer();
    storeBooking(swift);
    storeBooking(unicorn);
    storeAsha();
    showBookings();
    expect(screen.getByText('Loading your bike Orders...')).toBeVisible();
    expect(screen.getByText('Loading your bookings...')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'My Car Orders', level: 1 })).toBeVisible();
    const booking = within(await card('Maruti Swift'));
    expect(await booking.findByText('Asha Rao')).toBeVisible();
    expect(booking.getByText('9876543210')).toBeVisible();
    expect(booking.getByRole('link', { name: 'Call customer' })).toHaveAttribute('href', 'tel:+919876543210');
    expect(booking.getByText('Rs. 4.5 lakh')).toBeVisible();
    expect(booking.getByText('5 Mar 2026')).toBeVisible();
    expect(booking.getByText('Sahyadri Motors')).toBeVisible();
    expect(booking.getByText('Pune')).toBeVisible();
    const bikes = screen.getByRole('region', { name: 'My Bike Bookings' });
    expect(within(bikes).getByRole('article', { name: 'Honda Unicorn' })).toBeVisible();
    expect(bikes.compareDocumentPosition(await card('Maruti Swift'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('of one buyer read the buyer once', async () => {
    await logInDealer();
    storeBooking(swift);
    storeBooking(aBooking(aCar({ id: 'car2' })));
    storeAsha();
    showBookings();
    expect(await screen.findAllByText('Asha Rao')).toHaveLength(2);
    expect(buyerReads()).toBe(1);
  });

  test('read Unknown if the buyer cannot be read, and offer no call', async () => {
    await logInDealer();
    storeBooking(unicorn);
    firebase.refuse('batchGet', 'PERMISSION_DENIED', 'UsersIds');
    showBookings();
    const booking = within(await card('Honda Unicorn'));
    expect(await booking.findAllByText('Unknown')).toHaveLength(2);
    expect(booking.queryByRole('link', { name: 'Call customer' })).toBeNull();
  });

  test('show an empty text for each kind', async () => {
    await logInDealer();
    showBookings();
    expect(
      await screen.findByText('Your bikes have not been booked yet or you may not have posted any bikes yet.'),
    ).toBeVisible();
    expect(await screen.findByText('You have not booked any cars yet.')).toBeVisible();
  });

  test.each([
    ['car', 'Could not fetch bookings. Please try again.', 'Honda Unicorn'],
    ['bike', 'Could not fetch bike bookings. Please try again.', 'Maruti Swift'],
  ] as const)('of %ss that cannot be read say so, the others are shown', async (failing, text, other) => {
    await logInDealer();
    storeBooking(swift);
    storeBooking(unicorn);
    storeAsha();
    firebase.refuse('runQuery', 'PERMISSION_DENIED', `"${failing}Name"`);
    const { user } = showBookings();
    await answerDialog(user, { title: 'Error', text });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await card(other)).toBeVisible();
  });

  test.each([
    ['without a seller id', false],
    ['in a session that has ended', true],
  ])('%s say so for each kind, and lead back to the login', async (_case, remembered) => {
    if (remembered) await logInDealer();
    await endSession();
    const goTo = vi.fn();
    vi.stubGlobal('location', { assign: goTo });
    const { user } = showBookings();
    expect(await screen.findByText('You must be logged in to view your bike bookings.')).toBeVisible();
    expect(await screen.findByText('You must be logged in to view your bookings.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [logInAgain] = screen.getAllByRole('button', { name: 'Log in again' });
    if (logInAgain) await user.click(logInAgain);
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/slogin');
    expect(readSession().dealer).toBeNull();
  });
});
