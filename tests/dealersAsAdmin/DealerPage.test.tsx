import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bookingStates } from '../../src/bookings/bookingState';
import { bookingStateLabels } from '../../src/bookings/texts';
import { listingStates } from '../../src/listings/state/listingState';
import { AdminUntilLeft } from '../support/screens/AdminUntilLeft';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { endSession, logInAdmin } from '../support/screens/logIn';
import {
  aBooking,
  aCar,
  aReviewedDealer,
  aReviewedListing,
  aSuspension,
  aWaitingChange,
} from '../support/screens/records';
import { address, answerDialog, dialog, enter, show } from '../support/screens/show';
import { storeBooking, storeListing, storeReviewedDealer } from '../support/screens/store';

const onLeave = vi.fn();
const name = 'Sahyadri Motors';

beforeEach(async () => {
  await logInAdmin();
  storeReviewedDealer(aReviewedDealer());
});

function open(): UserEvent {
  return show(<AdminUntilLeft onLeave={onLeave} />, '/AdminLogin?tab=dealers&dealer=dealer1').user;
}

const part = async (heading: string) => within(await screen.findByRole('region', { name: heading }));
const record = async () => within(await screen.findByRole('article', { name }));

function storeReport(recordId: string, handledAt: Date | null = null): void {
  firebase.put(['reports', `products_${recordId}_buyer1`], {
    collection: 'products',
    recordId,
    sellerId: 'dealer1',
    name: 'Maruti Swift',
    userId: 'buyer1',
    reason: 'advance',
    text: 'He wanted money by UPI.',
    at: new Date('2026-03-05T10:00:00Z'),
    handledAt,
  });
}

function storeChange(): void {
  const { sellerId, wanted, sentAt, lastReview } = aWaitingChange();
  firebase.put(['profileChanges', sellerId], {
    ...wanted,
    status: 'waiting',
    reason: '',
    updatedAt: sentAt,
    lastReview,
  });
}

describe('the page of a dealer for the admin', () => {
  test('has the record, and says what there is not', async () => {
    open();
    const shown = await record();
    expect(shown.getByText('Public')).toBeVisible();
    expect(shown.getByText('12 MG Road, Pune')).toBeVisible();
    expect(shown.getByRole('link', { name: '9123456780' })).toHaveAttribute('href', 'tel:+919123456780');
    expect(shown.getByText(/^Signed up 5 Jan 2026/)).toBeVisible();
    expect(shown.getByRole('link', { name: 'Page that buyers see' })).toHaveAttribute('href', '/dealers/dealer1');
    expect(await (await part('Posts')).findByText('This dealer has no posts.')).toBeVisible();
    expect(await (await part('Profile change')).findByText('No profile change waits.')).toBeVisible();
    const noReport = 'Nobody has reported this dealer or a post of this dealer.';
    expect(await (await part('Reports')).findByText(noReport)).toBeVisible();
  });

  test('counts the posts in each state, and leads to them', async () => {
    storeListing(aReviewedListing('car', { id: 'a', state: 'approved' }));
    storeListing(aReviewedListing('car', { id: 'b', state: 'approved' }));
    storeListing(aReviewedListing('bike', { state: 'rejected' }));
    storeListing(aReviewedListing('car', { id: 'c', state: 'approved', sellerId: 'dealer2' }));
    const user = open();
    const listings = await part('Posts');
    await listings.findByRole('table');
    expect(listings.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'StateCarsBikes',
      'Live20',
      'Deleted01',
    ]);
    expect(listings.getByText('None: Waiting for approval, Sold, Withdrawn, Put aside')).toBeVisible();
    expect(firebase.sent('count', '"dealer1"')).toBe(bookingStates.length + 2 * listingStates.length);
    await user.click(listings.getByRole('link', { name: 'Live' }));
    expect(address()).toBe('/AdminLogin?tab=approved&dealer=dealer1');
    expect(await screen.findAllByRole('link', { name: /^Maruti Swift.*Rs/ })).toHaveLength(2);
  });

  test.each([
    ['Posts', 'count', '"closed"', 'Could not count the posts. Please try again.', 'This dealer has no posts.'],
    [
      'Bookings',
      'count',
      '"bookings"',
      'Could not count the bookings. Please try again.',
      'Nobody has booked with this dealer.',
    ],
    [
      'Profile change',
      'runQuery',
      '"profileChanges"',
      'Could not fetch the profile change. Please try again.',
      'No profile change waits.',
    ],
    [
      'Reports',
      'runQuery',
      '"reports"',
      'Could not fetch the reports. Please try again.',
      'Nobody has reported this dealer or a post of this dealer.',
    ],
  ] as const)('%s: a failure says so, and can be tried again', async (heading, call, about, failed, empty) => {
    firebase.refuse(call, 'PERMISSION_DENIED', about);
    const user = open();
    const shown = await part(heading);
    expect(await shown.findByText(failed)).toBeVisible();
    firebase.allow(call);
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await shown.findByText(empty)).toBeVisible();
  });

  test('a record that cannot be read says so; without one there is no dealer', async () => {
    firebase.remove(['sellers', 'dealer1']);
    firebase.refuse('runQuery', 'PERMISSION_DENIED', '"sellers"');
    const user = open();
    expect(await screen.findByText('Could not fetch dealers. Please try again.')).toBeVisible();
    firebase.allow('runQuery');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No dealers found.')).toBeVisible();
  });

  test('counts the bookings in each state, and reads none', async () => {
    storeBooking(aBooking(aCar(), { status: 'completed' }));
    storeBooking(aBooking(aCar({ id: 'car2' }), { id: 'buyer1_car2', status: 'completed' }));
    storeBooking(aBooking(aCar({ id: 'car3' }), { id: 'buyer1_car3', status: 'cancelled' }));
    open();
    const bookings = await part('Bookings');
    await bookings.findByRole('table');
    expect(bookings.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'StateBookings',
      'Completed2',
      'Cancelled1',
    ]);
    const others = bookingStates.filter((state) => state !== 'completed' && state !== 'cancelled');
    expect(bookings.getByText(`None: ${others.map((state) => bookingStateLabels[state]).join(', ')}`)).toBeVisible();
    expect(firebase.sent('count', '"bookings"')).toBe(bookingStates.length);
    expect(firebase.sent('runQuery', '"bookings"')).toBe(0);
  });

  test('a change that waits is decided there', async () => {
    storeChange();
    const user = open();
    const shown = await part('Profile change');
    await user.click(await shown.findByRole('button', { name: 'Approve' }));
    await answerDialog(user, {
      title: 'Approve this change?',
      text: 'Buyers see the new profile at once, and new bookings show it.',
      button: 'Approve',
    });
    expect(await shown.findByText('Approved')).toBeVisible();
    expect(firebase.read(['sellers', 'dealer1'])).toMatchObject({ dealerName: 'Sahyadri Wheels' });
  });

  test('reports about the dealer and the posts, open and done', async () => {
    storeReport('car1');
    storeReport('car2', new Date('2026-03-06T10:00:00Z'));
    open();
    const reports = await part('Reports');
    await waitFor(() => expect(reports.getAllByRole('article')).toHaveLength(2));
    expect(reports.getByText(/Done 6 Mar 2026/)).toBeVisible();
    expect(reports.queryByRole('link', { name: 'Open the dealer' })).toBeNull();
  });

  test('a suspension begins and ends there, and what it put aside is counted', async () => {
    storeListing(aReviewedListing('car', { state: 'approved', visible: true }));
    const user = open();
    const shown = await record();
    await (await part('Posts')).findByRole('table');
    expect(shown.queryByText(/put aside/)).toBeNull();
    await user.click(shown.getByRole('button', { name: `Suspend dealer ${name}` }));
    const asked = await dialog('Suspend this dealer?');
    await user.click(within(asked).getByRole('radio', { name: 'Buyers have complained.' }));
    await user.click(within(asked).getByRole('button', { name: 'Suspend' }));
    expect(await shown.findByText('None of the listings is shown any more.')).toBeVisible();
    expect(shown.getByRole('button', { name: `Lift suspension of ${name}` })).toBeVisible();
    const numbers = await (await part('Posts')).findByRole('row', { name: /^Put aside/ });
    expect(numbers).toHaveTextContent('Put aside10');
  });

  test('all live posts are taken down, and an interrupted takedown continues with the same reason', async () => {
    for (const id of ['a', 'b']) storeListing(aReviewedListing('car', { id, state: 'approved', visible: true }));
    storeListing(aReviewedListing('car', { id: 'c', state: 'pending' }));
    firebase.put(['stockCounts', 'dealer1'], { waiting: 1, all: 3 });
    const user = open();
    const shown = await record();
    await (await part('Posts')).findByRole('table');
    firebase.refuse('commit', 'UNAVAILABLE');
    await user.click(shown.getByRole('button', { name: `Take all posts of ${name} down` }));
    const asked = await dialog('Take all live posts down?');
    await user.click(within(asked).getByRole('radio', { name: 'Buyers have complained.' }));
    await user.click(within(asked).getByRole('button', { name: 'Take all down' }));
    const notice = await screen.findByRole('group', { name: /broke off\. Buyers still see/ });
    expect(notice).toHaveTextContent('0 of 2 listings');
    firebase.allow('commit');
    await user.click(within(notice).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(`The live posts of ${name} are taken down: 2 listings.`)).toBeVisible();
    const rejected = { approved: false, Reject: true, rejectReason: '#complaints' };
    for (const id of ['a', 'b']) expect(firebase.read(['products', id])).toMatchObject(rejected);
    expect(firebase.read(['products', 'c'])).toMatchObject({ Reject: false });
    const numbers = (await part('Posts')).getByRole('row', { name: /^Deleted/ });
    await waitFor(() => expect(numbers).toHaveTextContent('Deleted20'));
    expect(shown.getByText('Public')).toBeVisible();
  });

  test('an interrupted return of listings after a suspension continues', async () => {
    storeListing(aReviewedListing('car', { state: 'suspended', visible: false }));
    const user = open();
    const shown = await record();
    expect(await shown.findByText(/^1 listing is still put aside/)).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(firebase.read(['products', 'car1'])).toMatchObject({ approved: true, closed: '' }));
  });

  test('a suspended dealer has no page that buyers see', async () => {
    storeReviewedDealer(aReviewedDealer({ profile: { approved: false }, suspension: aSuspension() }));
    open();
    expect((await record()).queryByRole('link', { name: 'Page that buyers see' })).toBeNull();
    expect((await record()).queryByRole('button', { name: /^Take all posts/ })).toBeNull();
  });

  test('without a session, the dashboard says so and is left', async () => {
    await endSession();
    const user = open();
    await answerDialog(user, { title: 'Error', text: 'The admin session has ended. Please log in again.' });
    expect(onLeave).toHaveBeenCalled();
  });
});

describe('the mark of what was checked', () => {
  const heading = 'Checked by Second Gear';
  const mark = () => firebase.read(['sellers', 'dealer1'])?.check;

  test('is set, with a record for the journal, and taken away', async () => {
    const user = open();
    const shown = await part(heading);
    expect(shown.getByText('Buyers see no mark yet.')).toBeVisible();
    await user.click(shown.getByLabelText('Identity'));
    await user.click(shown.getByLabelText('Business papers'));
    await enter(user, shown.getByLabelText('How you have checked it'), 'I was there.');
    await user.click(shown.getByRole('button', { name: 'Save the mark' }));
    expect(await shown.findByText(/^Buyers see the mark, with this day: /)).toBeVisible();
    expect(mark()).toMatchObject({ facts: ['identity', 'papers'] });
    expect(firebase.list('audit')).toMatchObject([
      {
        what: 'check',
        collection: 'sellers',
        recordId: 'dealer1',
        reason: 'I was there.',
        facts: ['identity', 'papers'],
      },
    ]);
    await user.click(shown.getByLabelText('Identity'));
    await user.click(shown.getByLabelText('Business papers'));
    await user.click(shown.getByRole('button', { name: 'Save the mark' }));
    expect(await shown.findByText('Buyers see no mark yet.')).toBeVisible();
    expect(mark()).toMatchObject({ facts: [] });
  });

  test('is not offered for a dealer who is not public', async () => {
    firebase.remove(['sellers', 'dealer1']);
    storeReviewedDealer(aReviewedDealer({ profile: { approved: false } }));
    open();
    expect(await (await part(heading)).findByText('Only a public dealer can have the mark.')).toBeVisible();
  });

  test('says when it could not be saved, keeps what was chosen, and tries again', async () => {
    firebase.refuse('commit', 'OFFLINE');
    const user = open();
    const shown = await part(heading);
    await user.click(shown.getByLabelText('Place of business'));
    await user.click(shown.getByRole('button', { name: 'Save the mark' }));
    expect(await shown.findByText('Could not save the mark. Please try again.')).toBeVisible();
    firebase.allow('commit');
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(mark()).toMatchObject({ facts: ['address'] }));
  });
});
