import type { QueryKey } from '@tanstack/react-query';
import type { BookingState } from '../../domain/bookingState';
import type { MessageFilter } from '../../domain/contactMessage';
import type { ListingState } from '../../domain/listingState';
import type { CountedState, QueueName } from '../../domain/review';
import type { VehicleKind } from '../../domain/vehicleKinds';
import type { VehicleSearch } from '../../domain/vehicleSearch';

/** What the cache calls each list and record. A shorter key stands for all that begin with it. */
export const queryKeys = {
  approved: (kind: VehicleKind, order: string) => ['approved', kind, order],
  approvedOfSeller: (kind: VehicleKind, sellerId: string) => ['approvedOfSeller', kind, sellerId],
  vehicle: (kind: VehicleKind, id: string) => ['vehicle', kind, id],
  similar: (kind: VehicleKind, id: string) => ['similar', kind, id],
  own: (sellerId: string, kind: VehicleKind) => ['own', sellerId, kind],
  ownList: (sellerId: string, kind: VehicleKind, state: ListingState | null) => ['own', sellerId, kind, 'list', state],
  ownCount: (sellerId: string, kind: VehicleKind, state: ListingState) => ['own', sellerId, kind, 'count', state],
  ownListing: (sellerId: string, kind: VehicleKind, id: string) => ['ownListing', sellerId, kind, id],
  bookingsOn: (sellerId: string, vehicleId: string) => ['bookingsOn', sellerId, vehicleId],
  admin: () => ['admin'],
  posts: () => ['admin', 'posts'],
  postsOf: (queue: QueueName) => ['admin', 'posts', queue],
  postsIn: (queue: QueueName, kind: VehicleKind, words: string) => ['admin', 'posts', queue, kind, words],
  postCounts: () => ['admin', 'postCount'],
  postCount: (kind: VehicleKind, state: CountedState) => ['admin', 'postCount', kind, state],
  reviewsOf: (kind: VehicleKind, listingId: string) => ['admin', 'reviews', kind, listingId],
  allMessages: () => ['admin', 'messages'],
  messages: (filter: MessageFilter) => ['admin', 'messages', filter],
  openMessages: () => ['admin', 'openMessages'],
  found: (search: VehicleSearch) => ['found', search],
  foundCount: ({ sort: _, ...search }: VehicleSearch) => ['foundCount', search],
  districts: () => ['districts'],
  seller: (id: string) => ['seller', id],
  ownProfile: (sellerId: string) => ['ownProfile', sellerId],
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
