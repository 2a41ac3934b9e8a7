import { useQueries, useQuery } from '@tanstack/react-query';
import type { Uid } from '../../shared/valueTypes';
import { blockedHours } from '../blockedHours/blockedHours.queries';
import type { Booking } from '../booking';
import { mayMoveBooking } from '../bookingState';
import { takenHour } from '../bookings.queries';

/** Why a request is not simply accepted: another test drive of the vehicle has the hour, or the dealer has blocked it. */
export type HourClash = 'taken' | 'blocked';

/**
 * Why the hours that these requests ask for are not free; undefined while this is loading. Each request with an
 * hour costs one read, and the hours that the dealer has blocked since then cost one for all.
 */
export function useHourClashes(
  sellerId: Uid,
  bookings: readonly Booking[],
): (booking: Booking) => HourClash | null | undefined {
  const asking = bookings.filter(({ status, testDrive }) => mayMoveBooking('accept', status) && testDrive !== null);
  const taken = useQueries({ queries: asking.map((booking) => takenHour(booking)) });
  const { data: blocked, isLoading } = useQuery({ ...blockedHours(sellerId), enabled: asking.length > 0 });
  return ({ id }) => {
    const index = asking.findIndex((booking) => booking.id === id);
    if (taken[index]?.data === true) return 'taken';
    if (taken[index]?.isLoading || (index >= 0 && isLoading)) return undefined;
    return blocked?.has(asking[index]?.testDrive?.getTime() ?? 0) ? 'blocked' : null;
  };
}
