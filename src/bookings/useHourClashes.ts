import { useQueries, useQuery } from '@tanstack/react-query';
import { blockedHours } from './blockedHours/blockedHours.queries';
import type { Booking } from './booking';
import { takenHour } from './bookings.queries';

/** Why the hour of a request does not suit: another test drive of the vehicle has it, or the dealer has blocked it. */
export type HourClash = 'taken' | 'blocked';

/**
 * Which of a dealer's requests ask for an hour that does not suit; null: it suits. Each request with an hour costs one
 * read, and all of them together cost one more.
 */
export function useHourClashes(sellerId: string, bookings: readonly Booking[]): (booking: Booking) => HourClash | null {
  const asking = bookings.filter(({ status, testDrive }) => status === 'requested' && testDrive !== null);
  const taken = useQueries({ queries: asking.map((booking) => takenHour(booking)) });
  const { data: blocked } = useQuery({ ...blockedHours(sellerId), enabled: asking.length > 0 });
  return ({ id }) => {
    const index = asking.findIndex((booking) => booking.id === id);
    const hour = asking[index]?.testDrive;
    if (!hour) return null;
    if (taken[index]?.data === true) return 'taken';
    return blocked?.has(hour.getTime()) ? 'blocked' : null;
  };
}
