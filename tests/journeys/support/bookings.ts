import { type BookingState, holdsHour } from '../../../src/bookings/bookingState';
import { slotId, testDriveDays } from '../../../src/bookings/testDrive/testDrive';
import { server } from './emulators';
import { type StoredListing, storedListing } from './listings';
import type { BuyerAccount, DealerAccount } from './people';

interface BookingDetails {
  readonly status?: BookingState;
  readonly testDrive?: Date | null;
  readonly note?: string;
  readonly declineReason?: string;
  /** When the booking came to its state; by default now. */
  readonly statusAt?: Date;
}

/** Long enough after a decline for another request. */
export const aDayAgo = (): Date => new Date(Date.now() - 24 * 3_600_000);

/** An hour that can be booked, on that one of the next days with such an hour. */
export function testDriveAt(days: number, hour: number): Date {
  const time = testDriveDays(new Date())[days]?.hours[hour - 9];
  if (!time) throw new Error(`Nobody can drive at ${hour} h in ${days} days`);
  return time;
}

/** An hour of the last days at which a test drive begins. */
export function pastTestDrive(): Date {
  return new Date(testDriveAt(1, 10).getTime() - 3 * 24 * 3_600_000);
}

/** The stored booking of a buyer. */
export async function storedBooking(
  { uid }: Pick<BuyerAccount, 'uid'>,
  listing: StoredListing,
): Promise<FirebaseFirestore.DocumentData | undefined> {
  return (await server.db.doc(`bookings/${uid}_${listing.id}`).get()).data();
}

/** The ids of the bookings that have taken an hour of a dealer. */
export async function storedSlots({ uid }: Pick<DealerAccount, 'uid'>): Promise<readonly string[]> {
  const { docs } = await server.db.collection(`sellers/${uid}/slots`).get();
  return docs.map((slot) => slot.get('bookingId'));
}

/** Stores a buyer's booking and the grant, as the app does. It takes no place among the open requests. */
export async function addBooking(
  { uid: userId }: Pick<BuyerAccount, 'uid'>,
  dealer: DealerAccount,
  listing: StoredListing,
  { status = 'requested', testDrive = null, note = '', declineReason = '', statusAt = new Date() }: BookingDetails = {},
): Promise<void> {
  await server.db.doc(`bookings/${userId}_${listing.id}`).set({
    ...(await storedListing(listing)),
    vehicleId: listing.id,
    userId,
    dealerName: dealer.dealerName,
    distName: dealer.district,
    bookingDate: new Date(),
    earlierRequests: [],
    status,
    statusAt,
    testDrive,
    note,
    declineReason,
  });
  if (testDrive && holdsHour(status)) {
    const slot = server.db.doc(`sellers/${dealer.uid}/slots/${slotId(listing.id, testDrive)}`);
    await slot.set({ bookingId: `${userId}_${listing.id}` });
  }
  await server.db.doc(`UsersIds/${userId}/dealers/${dealer.uid}`).set({ since: new Date(), vehicleId: listing.id });
}

/** So many other bookings of the buyer that wait for an answer. */
export async function addOpenRequests({ uid: userId }: Pick<BuyerAccount, 'uid'>, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => `${userId}_${index}`);
  const batch = server.db.batch().set(server.db.doc(`openRequests/${userId}`), { ids });
  for (const id of ids) batch.set(server.db.doc(`bookings/${id}`), { userId, status: 'requested' });
  await batch.commit();
}
