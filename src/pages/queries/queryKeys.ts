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
  bookingsOfSeller: (sellerId: string, kind: VehicleKind) => ['bookingsOfSeller', sellerId, kind],
  customer: (sellerId: string, userId: string) => ['customer', sellerId, userId],
} as const;
