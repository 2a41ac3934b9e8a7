import type { QueryKey } from '@tanstack/react-query';
import type { BookingState } from '../../domain/bookingState';
import type { VehicleKind } from '../../domain/vehicleKinds';

/** What the cache calls each list and record. A shorter key stands for all that begin with it. */
export const queryKeys = {
  approved: (kind: VehicleKind, order: string) => ['approved', kind, order],
  approvedOfSeller: (kind: VehicleKind, sellerId: string) => ['approvedOfSeller', kind, sellerId],
  own: (sellerId: string, kind: VehicleKind) => ['own', sellerId, kind],
  forReview: (kind: VehicleKind) => ['forReview', kind],
  seller: (id: string) => ['seller', id],
  sellers: () => ['sellers'],
  bookingsOfUser: (userId: string) => ['bookingsOfUser', userId],
  bookingsOfSeller: (sellerId: string, kind?: VehicleKind, status?: BookingState | null) => [
    'bookingsOfSeller',
    sellerId,
    ...(kind ? [kind, status ?? 'all'] : []),
  ],
  customer: (sellerId: string, userId: string) => ['customer', sellerId, userId],
} as const;

/**
 * Whether a list is the same for everybody, and may stay on the device: the approved listings and the dealers. Not those
 * of one dealer, which would tell who has been looked at.
 */
export function isPublicList([name]: QueryKey): boolean {
  return name === 'approved' || name === 'sellers';
}
