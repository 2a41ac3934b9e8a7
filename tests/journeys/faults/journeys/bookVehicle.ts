import { emptyOpenRequests } from '../../support/bookings';
import { server } from '../../support/emulators';
import { addListing, type StoredListing } from '../../support/listings';
import type { BuyerAccount, DealerAccount } from '../../support/people';
import { endsSignIn, type FaultJourney } from '../faultJourney';

interface Offer {
  readonly buyer: BuyerAccount;
  readonly dealer: DealerAccount;
  readonly listing: StoredListing;
}

function book(kind: StoredListing['kind']): FaultJourney<Offer> {
  const booked = kind === 'car' ? 'Car booked successfully!' : 'Bike booked successfully!';
  return {
    name: `book a ${kind}`,
    as: 'buyer',
    apart: true,
    refusedWith: kind === 'car' ? ['unavailable', 'busy', 'denied'] : [],
    arrange: async ({ people, buyer }) => {
      await emptyOpenRequests(buyer);
      const dealer = await people.registerDealer();
      return { buyer, dealer, listing: await addListing(kind, dealer, { photos: 1 }) };
    },
    open: async (page, { dealer, listing }) => {
      await page.goto(`/dealers/${dealer.uid}`);
      await page.getByRole('article', { name: listing.name, exact: true }).waitFor();
      // Waits for both lists, so that no other call of the page is pending.
      await page.getByText(kind === 'car' ? 'No bikes to display.' : 'No products found.').waitFor();
    },
    act: (page) => page.getByRole('button', { name: 'Book Now' }).click(),
    // The choice was kept, and is asked about (BOOK-22).
    actAfterLogin: (page) => page.getByRole('button', { name: 'Yes, book' }).click(),
    again: (page) => page.getByRole('button', { name: 'Book Now' }).click(),
    success: (page) => page.getByRole('alert', { name: booked }),
    grantedBefore: (page) => page.getByRole('dialog', { name: 'Already booked' }),
    harm: (call, fault) => {
      if (endsSignIn(call, fault)) {
        return { seen: 'signedOut', text: `Please log in to book this ${kind}.`, dialog: true };
      }
      if (call.name === 'lookup') return { seen: 'nothing' };
      // A record that the rules deny counts as not public.
      if (fault === 'denied' && /^read (products|bikes|sellers)$/.test(call.name)) {
        return { seen: 'dialog', title: 'Error', text: 'This vehicle is no longer for sale.' };
      }
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
