import type { Booking } from './booking';

/**
 * My Bookings and the Order List make two reads, of what is open and of what has ended. A booking that moves between
 * them stands in both answers, until the other one is read again. Only its later state is shown.
 */
export function withLatestState<Known extends Pick<Booking, 'id' | 'statusAt'>>(
  bookings: readonly Known[],
): readonly Known[] {
  const latest = new Map<string, Known>();
  for (const booking of bookings) {
    const other = latest.get(booking.id);
    if (!other || (booking.statusAt ?? 0) > (other.statusAt ?? 0)) latest.set(booking.id, booking);
  }
  return [...latest.values()];
}
