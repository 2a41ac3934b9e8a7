import { readAsAdmin } from '../../accounts/readAsAdmin.service';
import { type BookingState, bookingStates } from '../../bookings/bookingState';
import { runCount } from '../../firebase/count';
import { equal } from '../../firebase/query';
import type { CappedCount } from '../../shared/numbers/cappedCount';
import type { Uid } from '../../shared/valueTypes';

/** How many bookings of a dealer there are in each state (ADMIN-23). */
export type BookingNumbers = Readonly<Record<BookingState, CappedCount>>;

/**
 * Costs a read for each state: its count. No booking is read. Equalities that are sorted by id need no index of their
 * own.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export async function countBookingsOf(sellerId: Uid): Promise<BookingNumbers> {
  const counts = await Promise.all(
    bookingStates.map(async (state) => {
      const where = [equal('sellerId', sellerId), equal('status', state)];
      return [state, await readAsAdmin((access) => runCount({ collection: 'bookings', where }, access))] as const;
    }),
  );
  return Object.fromEntries(counts) as BookingNumbers;
}
