import { queryOptions } from '@tanstack/react-query';
import { refetchIfOlderThan } from '../../lists/refetchIfOlderThan';
import { bookingsAge } from '../../shared/limits';
import { midnightOf } from '../../shared/time/indianDay';
import { serverDate } from '../../shared/time/serverClock';
import type { Uid } from '../../shared/valueTypes';
import { openStates } from '../bookingState';
import { dealersDay } from '../bookings.queries';
import { countBookedSince, countRequests, listOldestRequests, listTestDrives } from './today.service';

/** Refetched when the dealer comes back to the page or to its tab, unless it is younger. */
const fresh = { staleTime: bookingsAge, refetchOnWindowFocus: refetchIfOlderThan(bookingsAge) };

const week = 7 * 86_400_000;

export function oldestRequests(sellerId: Uid) {
  return queryOptions({
    queryKey: dealersDay(sellerId, 'requests'),
    queryFn: () => listOldestRequests(sellerId),
    ...fresh,
  });
}

export function requestCount(sellerId: Uid) {
  return queryOptions({
    queryKey: dealersDay(sellerId, 'count'),
    queryFn: () => countRequests(sellerId),
    ...fresh,
  });
}

export function nextTestDrives(sellerId: Uid) {
  return queryOptions({
    queryKey: dealersDay(sellerId, 'testDrives'),
    queryFn: () => listTestDrives(sellerId, ['accepted'], [midnightOf(serverDate()), midnightOf(serverDate(), 2)]),
    ...fresh,
  });
}

/** The open test drives of a day: those that are accepted, and those that wait for an answer. */
export function testDrivesOn(sellerId: Uid, time: Date) {
  const day = midnightOf(time);
  return queryOptions({
    queryKey: [...dealersDay(sellerId, 'testDrives'), day.getTime()],
    queryFn: async () => (await listTestDrives(sellerId, openStates, [day, midnightOf(time, 1)])).items,
    ...fresh,
  });
}

/** The bookings of the last seven days. */
export function weekCount(sellerId: Uid) {
  return queryOptions({
    queryKey: dealersDay(sellerId, 'week'),
    queryFn: () => countBookedSince(sellerId, new Date(serverDate().getTime() - week)),
    ...fresh,
  });
}
