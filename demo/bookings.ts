import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { toStoredHours } from '../src/bookings/blockedHours/blockedHours.record';
import { holdsHour, isOpen } from '../src/bookings/bookingState';
import { slotId } from '../src/bookings/testDrive/testDrive';
import { stateFlags } from '../src/listings/state/listingState';
import { blockedHours } from './catalogue/blockedHours';
import { type Booking, bookings, hasBeen } from './catalogue/bookings';
import { pastBookings } from './catalogue/pastBookings';

/** Documents by path. */
type Records = Map<string, DocumentData>;

/** How long a dealer takes to answer a booking. */
const ANSWER = 90 * 60_000;
const timestamp = (milliseconds: number): Timestamp => Timestamp.fromMillis(milliseconds);

/** The time at which a booking came to its state, in milliseconds. */
function changedAt({ status, bookedAt, testDrive }: Booking): number {
  if (status === 'requested') return bookedAt;
  return (testDrive && hasBeen(status) ? testDrive.getTime() : bookedAt) + ANSWER;
}

export function addBookings(records: Records): void {
  for (const booking of [...pastBookings, ...bookings]) {
    const { userId, vehicleId, sellerId, bookedAt, status, testDrive, note, declineReason } = booking;
    const vehicle = records.get(`products/${vehicleId}`) ?? records.get(`bikes/${vehicleId}`);
    const seller = records.get(`sellers/${sellerId}`);
    if (vehicle === undefined || seller === undefined) {
      throw new Error(`Nothing to book: ${vehicleId} of ${sellerId}`);
    }
    records.set(`bookings/${userId}_${vehicleId}`, {
      ...vehicle,
      // As it was on that day.
      ...stateFlags.approved,
      visible: true,
      vehicleId,
      userId,
      dealerName: seller.dealerName,
      distName: seller.distName,
      bookingDate: timestamp(bookedAt),
      earlierRequests: [],
      status,
      statusAt: timestamp(changedAt(booking)),
      declineReason,
      testDrive: testDrive && Timestamp.fromDate(testDrive),
      note,
    });
    if (testDrive && holdsHour(status)) {
      records.set(`sellers/${sellerId}/slots/${slotId(vehicleId, testDrive)}`, { bookingId: `${userId}_${vehicleId}` });
    }
    const grant = `UsersIds/${userId}/dealers/${sellerId}`;
    if (!records.has(grant)) {
      records.set(grant, { since: timestamp(bookedAt), vehicleId });
    }
    if (isOpen(status)) {
      const list = `openRequests/${userId}`;
      records.set(list, { ids: [...(records.get(list)?.ids ?? []), `${userId}_${vehicleId}`] });
    }
  }
}

export function addBlockedHours(records: Records): void {
  const { dealer, hours } = blockedHours;
  records.set(`blockedHours/${dealer}`, toStoredHours(new Set(hours.map((hour) => hour.getTime()))));
}
