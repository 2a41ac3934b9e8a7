import type { Booking } from './booking';

/**
 * My Bookings and the Order List send two queries: for open bookings and for ended ones. A booking that moves between
 * them may be in both answers until one is refetched. Only its later state is shown.
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
