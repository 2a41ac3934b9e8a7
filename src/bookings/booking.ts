import type { Listing, ListingRecord } from '../listings/listing';
import type { RecordId, Uid } from '../shared/valueTypes';
import type { BookingState } from './bookingState';

/** A buyer's booking: a copy of the listing at that time, the buyer, and the state (BOOK-2). */
export interface Booking extends ListingRecord {
  readonly id: RecordId<'booking'>;
  readonly vehicleId: RecordId<'listing'>;
  readonly userId: Uid;
  readonly dealerName: string;
  readonly distName: string;
  readonly bookedAt: Date | null;
  readonly status: BookingState;
  /** When the booking came to its state. */
  readonly statusAt: Date | null;
  /** The beginning of the hour; null: no test drive. */
  readonly testDrive: Date | null;
  /** The buyer's note to the dealer; '' if there is none. */
  readonly note: string;
  /** The times of the last two requests before the current one, the later first. */
  readonly earlierRequests: readonly Date[];
  /** The dealer's reason for the last decline; '' if there was none. It stays when the buyer books again. */
  readonly declineReason: string;
  /** It was accepted, and declined after its hour. */
  readonly afterHour: boolean;
}

/** Accepted, and its hour has come: the buyer may have been there. */
export function isHourOver({ status, testDrive }: Pick<Booking, 'status' | 'testDrive'>, now: Date): boolean {
  return status === 'accepted' && testDrive !== null && testDrive <= now;
}

const day = 86_400_000;

/** When an accepted booking may be completed: from its hour on, or a day after the acceptance (BOOK-7). */
export function completableFrom({ testDrive, statusAt }: Pick<Booking, 'testDrive' | 'statusAt'>): Date {
  return testDrive ?? new Date((statusAt?.getTime() ?? 0) + day);
}

/** What a buyer may add to a booking. */
export type BookingWish = Pick<Booking, 'testDrive' | 'note'>;

export const noWish: BookingWish = { testDrive: null, note: '' };

/** The fields of a listing that a booking needs. */
export type Bookable = Pick<Listing, 'kind' | 'id' | 'sellerId' | 'name'>;

/** What a dealer may know of the buyer (SEC-3). */
export interface Buyer {
  readonly name: string;
  readonly phone: string;
}

/** The id allows one booking for each buyer and listing. The rules check it (BOOK-3). */
export function bookingId(userId: Uid, vehicleId: RecordId<'listing'>): RecordId<'booking'> {
  return `${userId}_${vehicleId}`;
}

/** The fields of a shown booking that a move needs. */
export type MovedBooking = Pick<Booking, 'id' | 'vehicleId' | 'userId' | 'sellerId' | 'status' | 'testDrive' | 'note'>;
