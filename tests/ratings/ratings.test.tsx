import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PublicPages } from '../../src/app/PublicApp';
import ProfilePage from '../../src/pages/dealer/ProfilePage';
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
const path = ['ratings', booking.id] as const;

const stored = {
  sellerId: 'dealer1',
  userId: 'buyer1',
  collection: 'products',
  vehicleId: 'car1',
  name: 'Maruti Swift',
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

function storeRatings(count: number): void {
  firebase.put(path, stored);
  firebase.put(['dealerRatings', 'dealer1'], { count, sum: count * 4, ratingId: booking.id, at: stored.at });
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
    await user.click(sheet.getByRole('button', { name: 'Send rating' }));
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
    expect(firebase.read(['dealerRatings', 'dealer1'])).toMatchObject({ count: 1, sum: 4, ratingId: booking.id });
  });

  test('is not asked for a rating of a booking that is not completed, which costs no read', async () => {
    storeBooking(aBooking(aCar(), { status: 'accepted' }));
    firebase.put(path, stored);
    show(<MyBookingsPage />, '/MyBookings');
    await screen.findByRole('button', { name: 'Cancel booking' });
    expect(screen.queryByText(/^You rated/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rate this dealer' })).not.toBeInTheDocument();
  });
});

describe('a visitor', () => {
  async function openRatings(): Promise<ReturnType<typeof within>> {
    show(<PublicPages />, '/dealers/dealer1');
    const section = await screen.findByRole('region', { name: 'Ratings' });
    scrollIntoView(section);
    await within(section).findByRole('article', { name: 'Maruti Swift' });
    return within(section);
  }

  test('reads the ratings of a dealer, and their average if there are five or more', async () => {
    storeRatings(5);
    const ratings = await openRatings();
    expect(await ratings.findByText('4.0 of 5 from 5 ratings')).toBeVisible();
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
  const { user } = show(<ProfilePage />);
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
  const review = `${booking.id}_1`;
  expect(firebase.read([...path])).toMatchObject({ hidden: 'advertising', lastReview: review });
  expect(firebase.read(['dealerRatings', 'dealer1'])).toMatchObject({ count: 1, sum: 4 });
  expect(firebase.read(['audit', review])).toMatchObject({ what: 'hide', reason: 'advertising', follows: '' });
  await user.click(section.getByRole('button', { name: /^Show again.*rating of Maruti Swift/ }));
  expect(await section.findByRole('button', { name: /^Hide.*rating of Maruti Swift/ })).toBeVisible();
  expect(firebase.read(['dealerRatings', 'dealer1'])).toMatchObject({ count: 2, sum: 8 });
  expect(firebase.read(['audit', `${booking.id}_2`])).toMatchObject({ what: 'show', reason: '', follows: review });
});
