import type { BookingState } from '../../src/bookings/bookingState';
import { testDriveDays } from '../../src/bookings/testDrive/testDrive';
import { storedReason } from '../../src/shared/reason';
import { listings } from './listings';
import { buyers } from './people';
import { DAY, NEWEST } from './times';

export interface Booking {
  userId: string;
  vehicleId: string;
  sellerId: string;
  /** Milliseconds. */
  bookedAt: number;
  status: BookingState;
  testDrive: Date | null;
  note: string;
  declineReason: string;
}

interface Choice {
  collection: 'products' | 'bikes';
  /** The number of an approved car or bike, counted from the oldest. */
  number: number;
  status: BookingState;
  /** Days from the day of the filling (if it has been: from the day of the booking), and hours after 9 h. */
  testDrive?: readonly [day: number, hour: number];
  note?: string;
  declineReason?: string;
}

const car = (number: number, status: BookingState, more: Partial<Choice> = {}): Choice => ({
  collection: 'products',
  number,
  status,
  ...more,
});
const bike = (number: number, status: BookingState, more: Partial<Choice> = {}): Choice => ({
  ...car(number, status, more),
  collection: 'bikes',
});

/** The bookings of each buyer. Every state occurs, and two buyers ask for the same hour of the same car. */
const choices: readonly (readonly Choice[])[] = [
  [
    car(0, 'accepted', { testDrive: [2, 2], note: 'I will come with my mechanic.' }),
    car(5, 'requested'),
    bike(1, 'requested', { testDrive: [3, 7] }),
    bike(9, 'declined', { declineReason: storedReason('hour'), testDrive: [1, 0] }),
    car(1, 'accepted', { testDrive: [2, 3] }),
    car(13, 'accepted', { testDrive: [1, 6] }),
    // Not rated yet.
    car(4, 'completed', { testDrive: [1, 2] }),
  ],
  [
    car(0, 'requested', { testDrive: [2, 2], note: 'Is the second key there?' }),
    car(3, 'completed', { testDrive: [1, 4] }),
    car(10, 'cancelled'),
    bike(6, 'accepted'),
    car(8, 'accepted', { testDrive: [0, 0] }),
  ],
  [
    car(7, 'declined', { declineReason: storedReason('sold') }),
    bike(4, 'requested', { note: 'Only at weekends.' }),
    car(2, 'proposed', { testDrive: [4, 1] }),
    car(1, 'requested', { testDrive: [2, 3], note: 'Can I see the service book?' }),
    bike(7, 'requested'),
    car(8, 'proposed', { testDrive: [5, 3] }),
  ],
];

const HOUR = 3_600_000;

function live(collection: 'products' | 'bikes') {
  return listings.filter((listing) => listing.collection === collection && listing.fields.approved === true);
}

const daysToCome = testDriveDays(new Date());

/** Whether the test drive of a booking has been, if it has one. The others lie ahead. */
export const hasBeen = (status: BookingState) => status === 'completed';

export const bookings: readonly Booking[] = buyers.flatMap(({ uid }, buyer) =>
  (choices[buyer] ?? []).flatMap(({ collection, number, status, testDrive, note = '', declineReason = '' }, index) => {
    const listing = live(collection)[number];
    if (listing === undefined) return [];
    const bookedAt = NEWEST - 9 * DAY + (buyer * 7 + index * 32 + 2) * HOUR;
    const days = hasBeen(status) ? testDriveDays(new Date(bookedAt)) : daysToCome;
    return {
      userId: uid,
      vehicleId: listing.id,
      sellerId: listing.sellerId,
      bookedAt,
      status,
      testDrive: (testDrive && days[testDrive[0]]?.hours[testDrive[1]]) ?? null,
      note,
      declineReason,
    };
  }),
);
