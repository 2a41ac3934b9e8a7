import type { Page } from '@playwright/test';
import { addBooking } from '../../support/bookings';
import { server } from '../../support/emulators';
import { addListing } from '../../support/listings';
import { type Cast, endsSignIn, type FaultJourney } from '../faultJourney';

interface Bought {
  readonly ratingId: string;
  readonly name: string;
}

async function arrange({ buyer, dealer }: Cast): Promise<Bought> {
  const car = await addListing('car', dealer);
  await addBooking(buyer, dealer, car, { status: 'completed' });
  return { ratingId: `${buyer.uid}_${car.id}`, name: car.name };
}

const card = (page: Page, { name }: Bought) => page.getByRole('article', { name, exact: true });

async function fillIn(page: Page, bought: Bought): Promise<void> {
  await page.goto('/MyBookings');
  await card(page, bought).getByRole('button', { name: 'Rate this dealer' }).click();
  await page.getByRole('radio', { name: '4 stars' }).check();
  for (const yes of await page.getByRole('radio', { name: 'Yes' }).all()) await yes.check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Send rating' }).click();

export const rateDealer: FaultJourney<Bought> = {
  name: 'a dealer is rated',
  as: 'buyer',
  apart: true,
  arrange,
  open: fillIn,
  act: send,
  success: (page, bought) => card(page, bought).getByText('You rated: 4 of 5'),
  harm: (call, fault) => {
    if (endsSignIn(call, fault)) {
      const text = 'Your login has ended. Please log in again to rate the dealer.';
      return { seen: 'signedOut', text, dialog: true };
    }
    if (call.name === 'lookup') return { seen: 'nothing' };
    return { seen: 'notice', text: 'Could not send your rating. Please try again.', dialog: false };
  },
  records: async ({ ratingId }) => ((await server.db.doc(`ratings/${ratingId}`).get()).exists ? 1 : 0),
};
