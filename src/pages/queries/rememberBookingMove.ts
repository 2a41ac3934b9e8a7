import type { InfiniteData } from '@tanstack/react-query';
import type { Booking } from '../../domain/booking';
import { type BookingMove, bookingMoves } from '../../domain/bookingState';
import type { Page } from '../../domain/page';
import { queryClient } from './queryClient';
import { queryKeys } from './queryKeys';

function listsWith({ userId, sellerId }: Booking): (readonly string[])[] {
  return [queryKeys.bookingsOfUser(userId), queryKeys.bookingsOfSeller(sellerId)];
}

/** Shows a move without reading the lists again; lists that are not on the screen are read anew when they are. */
export async function rememberBookingMove(
  move: Exclude<BookingMove, 'bookAgain'>,
  moved: Booking,
  declineReason: string,
): Promise<void> {
  const change = { status: bookingMoves[move].to, statusAt: new Date(), declineReason };
  for (const queryKey of listsWith(moved)) {
    queryClient.setQueriesData<InfiniteData<Page<Booking>>>(
      { queryKey },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((booking) => (booking.id === moved.id ? { ...booking, ...change } : booking)),
          })),
        },
    );
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

/** Reads the lists that show a booking again, because it is no longer what they say. */
export async function readBookingAgain(booking: Booking): Promise<void> {
  await Promise.all(listsWith(booking).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
