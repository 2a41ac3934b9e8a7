import { testDriveDays } from '../../src/bookings/testDrive/testDrive';
import { storedReason } from '../../src/shared/reason';
import type { Booking } from './bookings';
import { listings, pastSales, type StoredListing } from './listings';
import { pastBuyers } from './people';
import { randomFrom } from './random';
import { DAY, moments, NEWEST } from './times';

/** The bookings of the weeks before. All are over. */

const HOUR = 3_600_000;

/** A day that the admin has had for the approval, and more. */
const untilBooked = 2 * DAY;

function booked(listing: StoredListing, buyer: number, bookedAt: number): Booking {
  const { uid: userId } = pastBuyers[buyer % pastBuyers.length] ?? pastBuyers[0];
  const { id: vehicleId, sellerId } = listing;
  const none = { testDrive: null, note: '', declineReason: '' };
  return { userId, vehicleId, sellerId, bookedAt, status: 'cancelled', ...none };
}

/** Its test drive was on the next day. */
function visited(booking: Booking, hour: number): Booking {
  return {
    ...booking,
    status: 'completed',
    testDrive: testDriveDays(new Date(booking.bookedAt))[1]?.hours[hour % 9] ?? null,
  };
}

/** The buyer came two or three days before; another one asked too late, or has cancelled. */
const ofSales: readonly Booking[] = pastSales.flatMap((listing, index) => {
  const soldAt = listing.closedAt ?? NEWEST;
  const random = randomFrom(`visit ${listing.id}`);
  const visit = visited(booked(listing, index, soldAt - random.between(2.2, 3.2) * DAY), index);
  if (random.chance(0.4)) return [visit];
  const other = booked(listing, index + 1, soldAt - HOUR);
  return random.chance(0.5)
    ? [visit, { ...other, status: 'declined', declineReason: storedReason('sold') }]
    : [visit, { ...other, bookedAt: soldAt - 4 * DAY }];
});

const live = listings.filter(({ fields }) => fields.approved === true);

/** Those of the last days are of the buyers who can log in. */
const begunAt = moments('visits', 52, 1).filter((moment) => moment < NEWEST - 9 * DAY);

/** Visits that led to no sale: of one of the listings that were for sale on that day. A buyer has one booking of a listing. */
function visitsWithoutSale(): readonly Booking[] {
  const taken = new Set<string>();
  return begunAt.flatMap((bookedAt, index) => {
    const forSale = live.filter(({ createdAt }) => createdAt < bookedAt - untilBooked);
    const tried = forSale.map((_, shift) => forSale[(index * 7 + shift) % forSale.length]);
    const listing = tried.find((each) => each && !taken.has(`${index % pastBuyers.length} ${each.id}`));
    if (listing === undefined) return [];
    taken.add(`${index % pastBuyers.length} ${listing.id}`);
    const booking = booked(listing, index, bookedAt);
    return index % 4 === 3 ? booking : visited(booking, index);
  });
}

export const pastBookings: readonly Booking[] = [...ofSales, ...visitsWithoutSale()];
