import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ListingKind } from '../listings/kinds';
import { changeCachedItems } from '../lists/cachedItems';
import { type PagedQuery, toInfinite } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import { refetchIfOlderThan } from '../lists/refetchIfOlderThan';
import { bookingsAge } from '../shared/limits';
import type { Booking, Buyer } from './booking';
import {
  type BookingPart,
  isHourTaken,
  listBookingsOfDealer,
  listBookingsOn,
  listEndedBookings,
  listOpenBookings,
  readBuyer,
} from './bookings.service';

/** The beginning of the keys of both lists of a buyer's bookings. */
function ofBuyer(userId: string): readonly string[] {
  return ['bookingsOfBuyer', userId];
}

/** Those that are not over. */
export function openBookings(userId: string): PagedQuery<Booking> {
  return {
    key: [...ofBuyer(userId), 'open'],
    load: (cursor) => listOpenBookings(userId, cursor),
    olderThan: bookingsAge,
  };
}

/** Those that are over. */
export function endedBookings(userId: string): PagedQuery<Booking> {
  return {
    key: [...ofBuyer(userId), 'ended'],
    load: (cursor) => listEndedBookings(userId, cursor),
    olderThan: bookingsAge,
  };
}

/** How often this tab has changed a booking. */
let changes = 0;

/**
 * Reads the open bookings once, unless My Bookings reads them. It bypasses the cache: if the session has ended, nobody
 * waits for this answer, and the lists on the screen stay.
 *
 * @returns null if My Bookings reads them, or if a booking has changed meanwhile: the answer may be older
 */
export async function readOpenBookings(userId: string): Promise<readonly Booking[] | null> {
  const { queryKey } = toInfinite(openBookings(userId));
  if (queryClient.getQueryState(queryKey)) return null;
  const before = changes;
  const page = await listOpenBookings(userId, null);
  if (before !== changes) return null;
  queryClient.setQueryData(queryKey, { pages: [page], pageParams: [null] });
  return page.items;
}

/** The beginning of the keys of all lists of a dealer's bookings. */
function ofDealer(sellerId: string): readonly string[] {
  return ['bookingsOfDealer', sellerId];
}

/** What the first screen of the dashboard and the navbar show of a dealer's bookings; without a part: the key of all. */
export function dealersDay(sellerId: string, part?: 'requests' | 'count' | 'testDrives' | 'week'): readonly string[] {
  return ['dealersDay', sellerId, ...(part ? [part] : [])];
}

/** The bookings of one kind that are in one state, open or over. */
export function bookingsOfDealer(kind: ListingKind, sellerId: string, part: BookingPart): PagedQuery<Booking> {
  return {
    key: [...ofDealer(sellerId), kind, part],
    load: (cursor) => listBookingsOfDealer(kind, sellerId, cursor, part),
    olderThan: bookingsAge,
  };
}

/** The bookings on one listing. */
export function bookingsOn(sellerId: string, vehicleId: string): PagedQuery<Booking> {
  return {
    key: [...ofDealer(sellerId), 'vehicle', vehicleId],
    load: (cursor) => listBookingsOn(sellerId, vehicleId, cursor),
    olderThan: bookingsAge,
  };
}

/** Whether another test drive has the hour that a booking asks for. */
export function takenHour(booking: Booking) {
  const { sellerId, vehicleId, testDrive } = booking;
  return queryOptions({
    queryKey: [...dealersDay(sellerId), 'takenHour', vehicleId, testDrive?.getTime() ?? 0],
    queryFn: () => isHourTaken(booking),
    staleTime: bookingsAge,
    refetchOnWindowFocus: refetchIfOlderThan(bookingsAge),
  });
}

/** Who made a booking, as its dealer may read it. */
export function buyerOfDealer(sellerId: string, userId: string) {
  return queryOptions({ queryKey: ['buyer', sellerId, userId], queryFn: () => readBuyer(sellerId, userId) });
}

/** Returns the cached buyer, if there is one. */
export function readBuyerOnce(sellerId: string, userId: string): Promise<Buyer> {
  return queryClient.fetchQuery(buyerOfDealer(sellerId, userId));
}

function listsWith({ userId, sellerId }: Booking): (readonly unknown[])[] {
  return [ofBuyer(userId), ofDealer(sellerId)];
}

/** Updates a booking in the cached lists. Lists that are not on the screen are refetched when they are opened. */
export async function rememberBookingMove(moved: Booking, changed: Partial<Booking>): Promise<void> {
  const change = { ...changed, statusAt: new Date() };
  for (const queryKey of listsWith(moved)) {
    changeCachedItems<Booking>(queryKey, (booking) => (booking.id === moved.id ? { ...booking, ...change } : booking));
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
  void queryClient.invalidateQueries({ queryKey: dealersDay(moved.sellerId) });
}

/** Refetches the lists with a stale booking. */
export async function readBookingAgain(booking: Booking): Promise<void> {
  const keys = [...listsWith(booking), dealersDay(booking.sellerId)];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** After a buyer has booked or changed something: refetches what is on the screen. */
export function readBookingsOfBuyerAgain(userId: string): Promise<void> {
  changes += 1;
  return queryClient.invalidateQueries({ queryKey: ofBuyer(userId) });
}

/** The beginnings of the keys of all that is cached of a dealer's bookings. */
export function bookingsOfDealerKeys(sellerId: string): readonly QueryKey[] {
  return [ofDealer(sellerId), dealersDay(sellerId)];
}

/** Call it when the session has ended: the refetched lists say that a login is needed. */
export async function resetBookingsOfDealer(sellerId: string): Promise<void> {
  await Promise.all(bookingsOfDealerKeys(sellerId).map((queryKey) => queryClient.resetQueries({ queryKey })));
}
