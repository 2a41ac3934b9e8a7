import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ListingKind } from '../listings/kinds';
import { changeCachedItems } from '../lists/cachedItems';
import { invalidate } from '../lists/invalidate';
import { type PagedQuery, toInfinite } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import { refetchIfOlderThan } from '../lists/refetchIfOlderThan';
import { bookingsAge } from '../shared/limits';
import type { RecordId, Uid } from '../shared/valueTypes';
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
function ofBuyer(userId: Uid): QueryKey {
  return ['bookings', 'buyer', userId];
}

/** Those that are not over. */
export function openBookings(userId: Uid): PagedQuery<Booking> {
  return {
    key: [...ofBuyer(userId), 'open'],
    load: (cursor) => listOpenBookings(userId, cursor),
    olderThan: bookingsAge,
  };
}

/** Those that are over. */
export function endedBookings(userId: Uid): PagedQuery<Booking> {
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
export async function readOpenBookings(userId: Uid): Promise<readonly Booking[] | null> {
  const { queryKey } = toInfinite(openBookings(userId));
  if (queryClient.getQueryState(queryKey)) return null;
  const before = changes;
  const page = await listOpenBookings(userId, null);
  if (before !== changes) return null;
  queryClient.setQueryData(queryKey, { pages: [page], pageParams: [null] });
  return page.items;
}

/** The beginning of the keys of all lists of a dealer's bookings. */
function ofDealer(sellerId: Uid): QueryKey {
  return ['bookings', 'dealer', sellerId];
}

/** The key of what the first screen of the dashboard and the navbar show of a dealer's bookings. */
export function dealersDay(sellerId: Uid, part?: 'requests' | 'count' | 'testDrives' | 'week'): QueryKey {
  return ['dealer', 'day', sellerId, ...(part ? [part] : [])];
}

/** The bookings of one kind that are in one state, open or over. */
export function bookingsOfDealer(kind: ListingKind, sellerId: Uid, part: BookingPart): PagedQuery<Booking> {
  return {
    key: [...ofDealer(sellerId), kind, part],
    load: (cursor) => listBookingsOfDealer(kind, sellerId, cursor, part),
    olderThan: bookingsAge,
  };
}

/** The bookings on one listing. */
export function bookingsOn(sellerId: Uid, vehicleId: RecordId<'listing'>): PagedQuery<Booking> {
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
export function buyerOfDealer(sellerId: Uid, userId: Uid) {
  return queryOptions({ queryKey: ['fixed', 'buyer', sellerId, userId], queryFn: () => readBuyer(sellerId, userId) });
}

/** Returns the cached buyer, if there is one. */
export function readBuyerOnce(sellerId: Uid, userId: Uid): Promise<Buyer> {
  return queryClient.fetchQuery(buyerOfDealer(sellerId, userId));
}

/** Refetches the lists on the screen after a booking has been made or has changed. */
export function makeBookingsStale(): Promise<void> {
  changes += 1;
  return invalidate(['bookings']);
}

/**
 * Changes a booking in the cached lists after a move. The lists are long, and the change is known: they are refetched
 * when they are opened again.
 */
export function showBookingMove({ id }: Booking, changed: Partial<Booking>): Promise<void> {
  const change = { ...changed, statusAt: new Date() };
  changeCachedItems<Booking>(['bookings'], (booking) => (booking.id === id ? { ...booking, ...change } : booking));
  return queryClient.invalidateQueries({ queryKey: ['bookings'], refetchType: 'none' });
}
