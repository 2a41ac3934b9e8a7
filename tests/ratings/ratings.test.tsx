import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PublicPages } from '../../src/app/PublicApp';
import TodayPage from '../../src/pages/dealer/TodayPage';
import MyBookingsPage from '../../src/pages/public/MyBookingsPage';
import { AdminUntilLeft } from '../support/screens/AdminUntilLeft';
import { firebase } from '../support/screens/fakeFirebase/firebase';
import { idleAtOnce } from '../support/screens/idle';
import { scrollIntoView } from '../support/screens/intersectionObserver';
import { logInAdmin, logInBuyer, logInDealer } from '../support/screens/logIn';
import { aBooking, aCar, aDealer, aReviewedDealer } from '../support/screens/records';
import { enter, show } from '../support/screens/show';
import { storeBooking, storeDealer, storeListing, storeReviewedDealer } from '../support/screens/store';

idleAtOnce();

const booking = aBooking(aCar(), { status: 'completed' });
const id = 'buyer1_dealer1';
const path = ['ratings', id] as const;

const stored = {
  sellerId: 'dealer1',
  userId: 'buyer1',
  collection: 'products',
  vehicleId: 'car1',
  name: 'Maruti Swift',
  testDrive: false,
  stars: 4,
  asDescribed: true,
  onTime: false,
  text: 'As in the photos.',
  at: new Date('2026-03-05T10:00:00Z'),
  answer: '',
  answeredAt: null,
  hidden: '',
  lastReview: '',
};

function confirmEmail(): void {
  firebase.addAccount({ uid: 'buyer1', email: 'buyer1@example.com', password: 'Secret@123', emailVerified: true });
}

function storeRatings(count: number): void {
  firebase.put(path, stored);
  firebase.put(['dealerRatings', 'dealer1'], { count, sum: count * 4, testDrives: 2, ratingId: id, at: stored.at });
}

beforeEach(() => {
  storeDealer(aDealer());
  storeListing(aCar());
});

describe('a buyer', () => {
  beforeEach(logInBuyer);

  test('rates the dealer of a completed booking, and reads how many stars it were', async () => {
    storeBooking(booking);
    const { user } = show(<MyBookingsPage />, '/MyBookings');
    await user.click(await screen.findByRole('button', { name: 'Rate this dealer' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Rate Sahyadri Motors' }));
    await user.click(await sheet.findByRole('button', { name: 'Send the link' }));
    expect(await sheet.findByText(/^A link is on its way/)).toBeVisible();
    expect(firebase.sent('sendOobCode', 'VERIFY_EMAIL')).toBe(1);
    await user.click(sheet.getByRole('button', { name: 'I have opened the link' }));
    expect(await sheet.findByText(/^The link has not been opened yet/)).toBeVisible();
    confirmEmail();
    await user.click(sheet.getByRole('button', { name: 'I have opened the link' }));
    await user.click(await sheet.findByRole('button', { name: 'Send rating' }));
    expect(sheet.getByRole('alert')).toHaveTextContent('Please choose the stars, and answer both questions.');
    expect(sheet.getByRole('radio', { name: '1 star' })).toHaveFocus();
    await user.click(sheet.getByRole('radio', { name: '4 stars' }));
    const answer = (question: string, name: string) =>
      user.click(within(sheet.getByRole('group', { name: question })).getByRole('radio', { name }));
    await answer('Was the vehicle as described?', 'Yes');
    await answer('Was the dealer on time?', 'No');
    await enter(user, sheet.getByLabelText('What should others know?'), ' As in the photos. ');
    firebase.refuse('commit', 'UNAVAILABLE');
    await user.click(sheet.getByRole('button', { name: 'Send rating' }));
    expect(await sheet.findByText('Could not send your rating. Please try again.')).toBeVisible();
    firebase.allow('commit');
    await user.click(sheet.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You rated: 4 of 5')).toHaveFocus();
    expect(firebase.read([...path])).toMatchObject({ ...stored, at: expect.anything() });
    expect(firebase.read(['dealerRatings', 'dealer1'])).toMatchObject({ count: 1, sum: 4, ratingId: id });
  });

  test('rates the dealer again after a later booking, in place of the first rating', async () => {
    confirmEmail();
    storeRatings(3);
    storeBooking({ ...booking, status: 'declined', afterHour: true, statusAt: new Date('2026-03-06T10:00:00Z') });
    const { user } = show(<MyBookingsPage />, '/MyBookings');
    await user.click(await screen.findByRole('button', { name: 'Rate this dealer again' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Rate Sahyadri Motors' }));
    expect(await sheet.findByText(/This replaces your earlier rating \(4 of 5\)\./)).toBeVisible();
    await user.click(sheet.getByRole('radio', { name: '1 star' }));
    for (const yes of sheet.getAllByRole('radio', { name: 'Yes' })) await user.click(yes);
    await user.click(sheet.getByRole('button', { name: 'Send rating' }));
    expect(await screen.findByText('You rated: 1 of 5')).toHaveFocus();
    expect(firebase.read(['dealerRatings', 'dealer1'])).toMatchObject({ count: 3, sum: 9 });
  });

  test('is not asked for a rating of a booking that is not completed, which costs no read', async () => {
    storeBooking(aBooking(aCar(), { status: 'accepted' }));
    firebase.put(path, stored);
    show(<MyBookingsPage />, '/MyBookings');
    await screen.findByRole('button', { name: 'Cancel booking' });
    expect(screen.queryByText(/^You rated/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rate this dealer' })).not.toBeInTheDocument();
  });

  test('is not asked for a rating of a dealer whose account is deleted', async () => {
    storeBooking({ ...booking, dealerName: '' });
    show(<MyBookingsPage />, '/MyBookings');
    expect(await screen.findByText('Completed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rate this dealer' })).not.toBeInTheDocument();
  });
});

describe('a visitor', () => {
  async function openRatings(): Promise<ReturnType<typeof within>> {
    show(<PublicPages />, '/dealers/dealer1');
    scrollIntoView(await screen.findByRole('heading', { name: 'Bikes' }));
    const section = await screen.findByRole('region', { name: 'Ratings' });
    scrollIntoView(section);
    await within(section).findByRole('article', { name: 'Maruti Swift' });
    return within(section);
  }

  test('reads the ratings of a dealer, and their average if there are five or more', async () => {
    storeRatings(5);
    const ratings = await openRatings();
    expect(await ratings.findByText('4.0 of 5 from 5 ratings, 2 with a test drive')).toBeVisible();
    expect(ratings.getByText('4 of 5 stars')).toBeInTheDocument();
    expect(ratings.getByText('March 2026')).toBeVisible();
    expect(ratings.getByText('As described · Not on time')).toBeVisible();
  });

  test('reads no average of fewer than five', async () => {
    storeRatings(4);
    const ratings = await openRatings();
    expect(ratings.queryByText(/from 4 ratings/)).not.toBeInTheDocument();
  });
});

test('the dealer answers a rating that has no answer', async () => {
  await logInDealer();
  storeRatings(1);
  const { user } = show(<TodayPage />);
  const section = within(await screen.findByRole('region', { name: 'Ratings without an answer' }));
  await user.click(section.getByRole('button', { name: 'Send answer' }));
  expect(section.getByLabelText('Your answer')).toHaveAccessibleDescription(/Please write an answer\./);
  await enter(user, section.getByLabelText('Your answer'), ' Thank you! ');
  await user.click(section.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(screen.queryByText('Ratings without an answer')).not.toBeInTheDocument());
  expect(firebase.read([...path])).toMatchObject({ answer: 'Thank you!', answeredAt: expect.anything() });
});

test('the admin hides a rating for a reason, and shows it again', async () => {
  await logInAdmin();
  storeReviewedDealer(aReviewedDealer());
  storeRatings(2);
  const { user } = show(<AdminUntilLeft onLeave={vi.fn()} />, '/AdminLogin?tab=dealers&dealer=dealer1');
  const section = within(await screen.findByRole('region', { name: 'Ratings' }));
  await user.click(await section.findByRole('button', { name: /^Hide.*rating of Maruti Swift/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: 'Hide' }));
  expect(sheet.getByRole('alert')).toHaveTextContent('Please choose why.');
  await user.click(sheet.getByRole('radio', { name: 'It is advertising' }));
  await user.click(sheet.getByRole('button', { name: 'Hide' }));
  expect(await section.findByText('Hidden: It is advertising')).toBeVisible();
  const review = `${id}_1`;
  expect(firebase.read([...path])).toMatchObject({ hidden: 'advertising', lastReview: review });
  expect(firebase.read(['dealerRatings', 'dealer1'])).toMatchObject({ count: 1, sum: 4 });
  expect(firebase.read(['audit', review])).toMatchObject({ what: 'hide', reason: 'advertising', follows: '' });
  await user.click(section.getByRole('button', { name: /^Show again.*rating of Maruti Swift/ }));
  expect(await section.findByRole('button', { name: /^Hide.*rating of Maruti Swift/ })).toBeVisible();
  expect(firebase.read(['dealerRatings', 'dealer1'])).toMatchObject({ count: 2, sum: 8 });
  expect(firebase.read(['audit', `${id}_2`])).toMatchObject({ what: 'show', reason: '', follows: review });
});
