import { useEffect } from 'react';
import type { Uid } from '../../shared/valueTypes';
import { readOpenBookings } from '../bookings.queries';
import { copyBookings, noteNews } from './knownBookingsCopy';

/**
 * Reads once in a session what the buyer has booked, so that every card can show it (BOOK-20), and notes what has
 * happened to it since (BOOK-35): one request, one read for each open booking.
 */
export default function OpenBookings({ userId }: { userId: Uid }) {
  useEffect(() => {
    // If it fails, the cards show what they knew.
    readOpenBookings(userId).then(
      (bookings) => {
        if (!bookings) return;
        noteNews(userId, bookings);
        copyBookings(userId, bookings);
      },
      () => undefined,
    );
  }, [userId]);
  return null;
}
