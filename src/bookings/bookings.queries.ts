import { queryOptions } from '@tanstack/react-query';
import type { ListingKind } from '../listings/kinds';
import { changeCachedItems } from '../lists/cachedItems';
import type { PagedQuery } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import { bookingsAge } from '../shared/limits';
import type { Booking, Buyer } from './booking';
import { type BookingMove, type BookingState, bookingMoves } from './bookingState';
import { getBuyer, listBookingsOfBuyer, listBookingsOfDealer } from './bookings.service';

export function bookingsOfBuyer(userId: string): PagedQuery<Booking> {
  return {
    key: ['bookingsOfBuyer', userId],
    load: (cursor) => listBookingsOfBuyer(userId, cursor),
    olderThan: bookingsAge,
  };
}

/** The beginning of the keys of all lists of a dealer's bookings. */
function ofDealer(sellerId: string): readonly string[] {
  return ['bookingsOfDealer', sellerId];
}

/** The bookings of one kind, in one state or (null) in any. */
export function bookingsOfDealer(
  kind: ListingKind,
  sellerId: string,
  status: BookingState | null,
): PagedQuery<Booking> {
  return {
    key: [...ofDealer(sellerId), kind, status ?? 'all'],
    load: (cursor) => listBookingsOfDealer(kind, sellerId, cursor, status),
    olderThan: bookingsAge,
  };
}

/** Who made a booking, as its dealer may read it. */
export function buyerOfDealer(sellerId: string, userId: string) {
  return queryOptions({ queryKey: ['buyer', sellerId, userId], queryFn: () => getBuyer(sellerId, userId) });
}

/** Returns the cached buyer, if there is one. */
export function readBuyer(sellerId: string, userId: string): Promise<Buyer> {
  return queryClient.fetchQuery(buyerOfDealer(sellerId, userId));
}

function listsWith({ userId, sellerId }: Booking): (readonly unknown[])[] {
  return [bookingsOfBuyer(userId).key, ofDealer(sellerId)];
}

/** Updates a booking in the cached lists. Lists that are not on the screen are refetched when they are opened. */
export async function rememberBookingMove(
  move: Exclude<BookingMove, 'bookAgain'>,
  moved: Booking,
  declineReason: string,
): Promise<void> {
  const change = {
    status: bookingMoves[move].to,
    statusAt: new Date(),
    ...(move === 'decline' && { declineReason }),
  };
  for (const queryKey of listsWith(moved)) {
    changeCachedItems<Booking>(queryKey, (booking) => (booking.id === moved.id ? { ...booking, ...change } : booking));
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

/** Refetches the lists with a stale booking. */
export async function readBookingAgain(booking: Booking): Promise<void> {
  await Promise.all(listsWith(booking).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** After a new booking. */
export function readBookingsOfBuyerAgain(userId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: bookingsOfBuyer(userId).key });
}

/** Call it when the session has ended: the refetched lists say that a login is needed. */
export function resetBookingsOfDealer(sellerId: string): Promise<void> {
  return queryClient.resetQueries({ queryKey: ofDealer(sellerId) });
}
