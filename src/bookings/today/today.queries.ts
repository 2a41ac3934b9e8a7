import { queryOptions } from '@tanstack/react-query';
import { whenOlderThan } from '../../lists/whenOlderThan';
import { midnightOf } from '../../shared/indianDay';
import { bookingsAge } from '../../shared/limits';
import { dealersDay } from '../bookings.queries';
import { countBookedSince, countRequests, listOldestRequests, listTestDrives } from './today.service';

/** Refetched when the dealer comes back to the page or to its tab, unless it is younger. */
const fresh = { staleTime: bookingsAge, refetchOnWindowFocus: whenOlderThan(bookingsAge) };

const week = 7 * 86_400_000;

export function oldestRequests(sellerId: string) {
  return queryOptions({
    queryKey: dealersDay(sellerId, 'requests'),
    queryFn: () => listOldestRequests(sellerId),
    ...fresh,
  });
}

export function requestCount(sellerId: string) {
  return queryOptions({
    queryKey: dealersDay(sellerId, 'count'),
    queryFn: () => countRequests(sellerId),
    ...fresh,
  });
}

export function nextTestDrives(sellerId: string) {
  return queryOptions({
    queryKey: dealersDay(sellerId, 'testDrives'),
    queryFn: () => listTestDrives(sellerId, midnightOf(new Date()), midnightOf(new Date(), 2)),
    ...fresh,
  });
}

/** The hours of a day that accepted test drives have, as milliseconds since 1970. */
export function testDrivesOn(sellerId: string, time: Date) {
  const [day, next] = [midnightOf(time), midnightOf(time, 1)];
  return queryOptions({
    queryKey: [...dealersDay(sellerId, 'testDrives'), day.getTime()],
    queryFn: async (): Promise<ReadonlySet<number>> => {
      const { items } = await listTestDrives(sellerId, day, next);
      return new Set(items.flatMap(({ testDrive }) => (testDrive ? [testDrive.getTime()] : [])));
    },
    ...fresh,
  });
}

/** The bookings of the last seven days. */
export function weekCount(sellerId: string) {
  return queryOptions({
    queryKey: dealersDay(sellerId, 'week'),
    queryFn: () => countBookedSince(sellerId, new Date(Date.now() - week)),
    ...fresh,
  });
}
