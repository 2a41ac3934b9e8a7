import { useQueries } from '@tanstack/react-query';
import type { Booking } from './booking';
import { takenHour } from './bookings.queries';

/**
 * Which of these requests ask for an hour that an accepted or a proposed test drive of the same vehicle has. Each
 * request with an hour costs one read.
 */
export function useTakenHours(bookings: readonly Booking[]): (booking: Booking) => boolean {
  const asking = bookings.filter(({ status, testDrive }) => status === 'requested' && testDrive !== null);
  const results = useQueries({ queries: asking.map((booking) => takenHour(booking)) });
  return ({ id }) => results[asking.findIndex((booking) => booking.id === id)]?.data === true;
}
