import { bookingNewsKey, bookingsCopyKey } from '../../accounts/session';
import type { ListingId } from '../../shared/addresses/addresses';
import { deviceText } from '../../shared/device/deviceText';

/**
 * What this device knows of the buyer's open bookings: 'buyer1 car_abc:requested bike_def:accepted'. With the copy, the
 * cards of a list need no request (BOOK-20). A logout removes it.
 */
export const bookingsCopy = deviceText(bookingsCopyKey);

/** The bookings that others have moved since the buyer looked at My Bookings (BOOK-35): 'buyer1 car_abc: bike_def:'. */
export const bookingNews = deviceText(bookingNewsKey);

export function nameInCopy({ kind, id }: ListingId): string {
  return `${kind}_${id}:`;
}
