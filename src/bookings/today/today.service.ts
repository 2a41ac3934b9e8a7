import { runCount } from '../../firebase/count';
import { type PagedQuery, readPage } from '../../firebase/paging';
import { below, equal, from, oneOf } from '../../firebase/query';
import { readAs } from '../../firebase/tokens';
import { listLimit } from '../../shared/limits';
import type { CappedCount } from '../../shared/numbers/cappedCount';
import type { Page } from '../../shared/page';
import type { Uid } from '../../shared/valueTypes';
import type { Booking } from '../booking';
import { toBooking } from '../booking.record';
import type { BookingState } from '../bookingState';

/** The dealer's bookings of both kinds, for the first screen of the dashboard (DEALER-15). */

function requestsOf(sellerId: Uid): PagedQuery {
  return {
    collection: 'bookings',
    where: [equal('sellerId', sellerId), equal('status', 'requested')],
    orderBy: [['bookingDate', 'ASCENDING']],
  };
}

/**
 * The requests that have waited longest for an answer, eight at most. Each is one read.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export function listOldestRequests(sellerId: Uid): Promise<Page<Booking>> {
  return readAs(sellerId, (access) => readPage(requestsOf(sellerId), null, toBooking, access));
}

/** How many requests wait for an answer, up to 30: one read. */
export function countRequests(sellerId: Uid): Promise<CappedCount> {
  return readAs(sellerId, (access) => runCount(requestsOf(sellerId), access));
}

/**
 * The test drives of a day in India or of several, the next one first, 30 at most. Each is one read.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export function listTestDrives(
  sellerId: Uid,
  states: readonly BookingState[],
  [first, until]: readonly [Date, Date],
): Promise<Page<Booking>> {
  const query: PagedQuery = {
    collection: 'bookings',
    where: [equal('sellerId', sellerId), oneOf('status', states), from('testDrive', first), below('testDrive', until)],
    orderBy: [['testDrive', 'ASCENDING']],
  };
  return readAs(sellerId, (access) => readPage(query, null, toBooking, access, listLimit));
}

/** How many bookings were made or made again since a time, up to 30: one read. */
export function countBookedSince(sellerId: Uid, since: Date): Promise<CappedCount> {
  const where = [equal('sellerId', sellerId), from('bookingDate', since)];
  const orderBy = [['bookingDate', 'ASCENDING']] as const;
  return readAs(sellerId, (access) => runCount({ collection: 'bookings', where, orderBy }, access));
}
