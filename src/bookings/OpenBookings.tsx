import { useEffect } from 'react';
import { readOpenBookings } from './bookings.queries';
import { copyBookings } from './knownBookingsCopy';

/**
 * Learns once in a session what the buyer has booked, so that it is said wherever it is shown (BOOK-20): one request,
 * one read for each open booking.
 */
export default function OpenBookings({ userId }: { userId: string }) {
  useEffect(() => {
    // If it fails, the cards show what they knew.
    readOpenBookings(userId).then(
      (bookings) => bookings && copyBookings(userId, bookings),
      () => undefined,
    );
  }, [userId]);
  return null;
}
