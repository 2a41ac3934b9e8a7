import { useQueries } from '@tanstack/react-query';
import type { Booking, Customer } from '../../domain/booking';
import { unknownName } from '../../domain/vehicle';
import { getCustomer } from '../../services/bookings';
import { queryKeys } from './queryKeys';

const unknownCustomer: Customer = { name: unknownName, phone: unknownName };

/** Who made these bookings, each read once: undefined while on the way, 'Unknown' where it cannot be read (spec 3). */
export function useCustomersOf(
  sellerId: string,
  bookings: readonly Booking[],
): (userId: string) => Customer | undefined {
  const ids = [...new Set(bookings.map(({ userId }) => userId))];
  const results = useQueries({
    queries: ids.map((userId) => ({
      queryKey: queryKeys.customer(sellerId, userId),
      queryFn: () => getCustomer(sellerId, userId),
    })),
  });
  return (userId) => {
    const result = results[ids.indexOf(userId)];
    return result?.isError ? unknownCustomer : result?.data;
  };
}
