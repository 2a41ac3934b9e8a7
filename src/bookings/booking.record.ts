import { readText, readTime, readTimes, type StoredFields } from '../firebase/stored';
import { type ListingKind, storedFieldName } from '../listings/kinds';
import { toListingRecord } from '../listings/stored/listing.record';
import { unknownName } from '../shared/texts';
import type { RecordId } from '../shared/valueTypes';
import type { Booking } from './booking';
import { type BookingState, isBookingState } from './bookingState';

/** A booking with a bikeName is of a bike (BOOK-4). */
export function kindOfBooking(data: StoredFields): ListingKind {
  return storedFieldName('bike', 'name') in data ? 'bike' : 'car';
}

/** A record without a state counts as a new booking. */
export function readBookingState(data: StoredFields): BookingState {
  const status = readText(data, 'status');
  return isBookingState(status) ? status : 'requested';
}

export function toBooking(id: RecordId<'booking'>, data: StoredFields): Booking {
  return {
    ...toListingRecord(kindOfBooking(data), data),
    id,
    vehicleId: readText(data, 'vehicleId'),
    userId: readText(data, 'userId'),
    dealerName: readText(data, 'dealerName') || unknownName,
    distName: readText(data, 'distName') || unknownName,
    bookedAt: readTime(data, 'bookingDate'),
    earlierRequests: readTimes(data, 'earlierRequests'),
    status: readBookingState(data),
    statusAt: readTime(data, 'statusAt'),
    testDrive: readTime(data, 'testDrive'),
    note: readText(data, 'note'),
    declineReason: readText(data, 'declineReason'),
    afterHour: data.afterHour === true,
  };
}
