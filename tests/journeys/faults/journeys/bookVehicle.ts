import { server } from '../../support/emulators';
import { addListing, type Listing } from '../../support/listings';
import type { Buyer, Dealer } from '../../support/people';
import { endsSignIn, type FaultJourney } from '../faultJourney';

interface Offer {
  readonly buyer: Buyer;
  readonly dealer: Dealer;
  readonly listing: Listing;
}

function book(kind: Listing['kind']): FaultJourney<Offer> {
  const booked = kind === 'car' ? 'Car booked successfully!' : 'Bike booked successfully!';
  return {
    name: `book a ${kind}`,
    as: 'buyer',
    arrange: async ({ people, buyer }) => {
      const dealer = await people.registerDealer();
      return { buyer, dealer, listing: await addListing(kind, dealer, { photos: 1 }) };
    },
    open: async (page, { dealer, listing }) => {
      await page.goto(`/dealers/${dealer.uid}`);
      await page.getByRole('article', { name: listing.name, exact: true }).waitFor();
      // Both lists, of which the bikes are asked for last: no call of the page's own is on the way.
      await page.getByText(kind === 'car' ? 'No bikes to display.' : 'No products found.').waitFor();
    },
    act: (page) => page.getByRole('button', { name: 'Book Now' }).click(),
    again: (page) => page.getByRole('button', { name: 'Book Now' }).click(),
    success: (page) => page.getByRole('dialog', { name: booked }),
    grantedBefore: (page) => page.getByRole('dialog', { name: 'Already booked' }),
    harm: (call, fault) => {
      if (endsSignIn(call, fault)) {
        return { seen: 'signedOut', text: `Please log in to book this ${kind}.`, dialog: true };
      }
      if (call.name === 'lookup') return { seen: 'nothing' };
      return { seen: 'dialog', title: 'Error', text: `Could not book the ${kind}. Please try again.` };
    },
    records: async ({ buyer, listing }) => {
      const bookings = server.db.collection('bookings').where('vehicleId', '==', listing.id);
      const { docs } = await bookings.where('userId', '==', buyer.uid).get();
      return docs.length;
    },
  };
}

export const bookCar = book('car');
export const bookBike = book('bike');
