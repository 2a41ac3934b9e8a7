import { kindNames } from '../listingKind';
import { isRecordId, type ListingId, paths } from './addresses';

/** The address of a dealer's bookings of one listing. */
export function bookingsAddress({ kind, id }: ListingId): string {
  return `${paths.dealerBookings}?${new URLSearchParams({ [kind]: id }).toString()}`;
}

/** The listing whose bookings an address asks for; null: all bookings. */
export function listingOfBookings(search: URLSearchParams): ListingId | null {
  for (const kind of kindNames) {
    const id = search.get(kind);
    if (id !== null && isRecordId(id)) return { kind, id };
  }
  return null;
}
