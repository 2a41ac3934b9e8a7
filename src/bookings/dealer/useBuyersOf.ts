import { useQueries } from '@tanstack/react-query';
import { unknownName } from '../../shared/texts';
import type { Uid } from '../../shared/valueTypes';
import type { Booking, Buyer } from '../booking';
import { buyerOfDealer } from '../bookings.queries';

const unknownBuyer: Buyer = { name: unknownName, phone: unknownName };

/**
 * The buyers of these bookings. Each is read once: undefined while loading, 'Unknown' if the record cannot be read
 * (BOOK-16).
 */
export function useBuyersOf(sellerId: Uid, bookings: readonly Booking[]): (userId: Uid) => Buyer | undefined {
  const ids = [...new Set(bookings.map(({ userId }) => userId))];
  const results = useQueries({ queries: ids.map((userId) => buyerOfDealer(sellerId, userId)) });
  return (userId) => {
    const result = results[ids.indexOf(userId)];
    return result?.isError ? unknownBuyer : result?.data;
  };
}
