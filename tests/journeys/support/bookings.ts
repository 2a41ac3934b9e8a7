import { server } from './emulators';
import { type Listing, storedListing } from './listings';
import type { Buyer, Dealer } from './people';

/** The buyer's booking of the dealer's listing, stored with the dealer's grant as the app would store them. */
export async function addBooking({ uid: userId }: Buyer, dealer: Dealer, listing: Listing): Promise<void> {
  await server.db.doc(`bookings/${userId}_${listing.id}`).set({
    ...(await storedListing(listing)),
    vehicleId: listing.id,
    userId,
    dealerName: dealer.dealerName,
    distName: dealer.district,
    bookingDate: new Date(),
    status: 'requested',
  });
  await server.db.doc(`UsersIds/${userId}/dealers/${dealer.uid}`).set({ since: new Date(), vehicleId: listing.id });
}
