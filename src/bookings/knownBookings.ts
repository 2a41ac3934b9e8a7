import { useSyncExternalStore } from 'react';
import { bookingsCopyKey } from '../accounts/session';
import { useSession } from '../accounts/useSession';
import type { ListingId } from '../shared/addresses';
import { deviceText } from '../shared/deviceText';
import type { OpenState } from './bookingState';

/**
 * What this device knows of the buyer's open bookings: 'buyer1 car_abc:requested bike_def:accepted'. With the copy, the
 * cards of a list need no request (BOOK-20). A logout removes it.
 */
export const bookingsCopy = deviceText(bookingsCopyKey);

export function nameInCopy({ kind, id }: ListingId): string {
  return `${kind}_${id}:`;
}

/** The state of the buyer's open booking of a listing; null: none is known. It sends no request. */
export function useBookedState(listing: ListingId): OpenState | null {
  const userId = useSession().buyer?.userId;
  const text = useSyncExternalStore(bookingsCopy.watch, bookingsCopy.read, () => '');
  const [owner, ...bookings] = text.split(' ');
  if (owner !== userId) return null;
  const name = nameInCopy(listing);
  const state = bookings.find((each) => each.startsWith(name))?.slice(name.length);
  return state === 'requested' || state === 'accepted' ? state : null;
}
