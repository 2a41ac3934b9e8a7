import type { BookingState } from '../../../src/domain/bookingState';
import { slotId, testDriveDays } from '../../../src/domain/testDrive';
import { server } from './emulators';
import { type Listing, storedListing } from './listings';
import type { Buyer, Dealer } from './people';

interface BookingDetails {
  readonly status?: BookingState;
  readonly testDrive?: Date | null;
  readonly note?: string;
  readonly declineReason?: string;
}

/** An hour that can be chosen, so many days after today. */
export function testDriveAt(days: number, hour: number): Date {
  const time = testDriveDays(new Date())[days]?.hours[hour - 9];
  if (!time) throw new Error(`Nobody can drive at ${hour} h in ${days} days`);
  return time;
}

/** What is stored of a buyer's booking. */
export async function storedBooking(
  { uid }: Pick<Buyer, 'uid'>,
  listing: Listing,
): Promise<FirebaseFirestore.DocumentData | undefined> {
  return (await server.db.doc(`bookings/${uid}_${listing.id}`).get()).data();
}

/** Which bookings have taken an hour of a dealer. */
export async function storedSlots({ uid }: Pick<Dealer, 'uid'>): Promise<readonly string[]> {
  const { docs } = await server.db.collection(`sellers/${uid}/slots`).get();
  return docs.map((slot) => slot.get('bookingId'));
}

/** The buyer's booking of the dealer's listing, stored with the dealer's grant as the app would store them. */
export async function addBooking(
  { uid: userId }: Pick<Buyer, 'uid'>,
  dealer: Dealer,
  listing: Listing,
  { status = 'requested', testDrive = null, note = '', declineReason = '' }: BookingDetails = {},
): Promise<void> {
  await server.db.doc(`bookings/${userId}_${listing.id}`).set({
    ...(await storedListing(listing)),
    vehicleId: listing.id,
    userId,
    dealerName: dealer.dealerName,
    distName: dealer.district,
    bookingDate: new Date(),
    status,
    statusAt: new Date(),
    testDrive,
    note,
    declineReason,
  });
  if (testDrive && (status === 'accepted' || status === 'completed')) {
    const slot = server.db.doc(`sellers/${dealer.uid}/slots/${slotId(listing.id, testDrive)}`);
    await slot.set({ bookingId: `${userId}_${listing.id}` });
  }
  await server.db.doc(`UsersIds/${userId}/dealers/${dealer.uid}`).set({ since: new Date(), vehicleId: listing.id });
}
