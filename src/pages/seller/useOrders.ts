import type { Booking } from '../../domain/booking';
import type { BookingState } from '../../domain/bookingState';
import { bookingsAge } from '../../domain/limits';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { listBookingsOfSeller } from '../../services/bookings';
import type { PagedList } from '../../ui/pagedList';
import { queryKeys } from '../queries/queryKeys';
import { usePagedQuery } from '../queries/usePagedQuery';

/** A dealer's orders of one kind, in one state or (null) in any. */
export function useOrders(kind: VehicleKind, sellerId: string, status: BookingState | null): PagedList<Booking> {
  return usePagedQuery({
    key: queryKeys.bookingsOfSeller(sellerId, kind, status),
    load: (cursor) => listBookingsOfSeller(kind, sellerId, cursor, status),
    olderThan: bookingsAge,
  });
}
