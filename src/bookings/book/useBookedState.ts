import { useSyncExternalStore } from 'react';
import { useSession } from '../../accounts/useSession';
import type { ListingId } from '../../shared/addresses/addresses';
import type { OpenState } from '../bookingState';
import { buttonTexts } from './buttonTexts';
import { bookingsCopy, nameInCopy } from './knownBookings';

/** From the texts, because the first view does without the tables of bookingState.ts. */
const bookedStates = Object.keys(buttonTexts.booked) as readonly OpenState[];

/** The state of the buyer's open booking of a listing; null: none is known. It sends no request. */
export function useBookedState(listing: ListingId): OpenState | null {
  const userId = useSession().buyer?.userId;
  const text = useSyncExternalStore(bookingsCopy.watch, bookingsCopy.read, () => '');
  const [owner, ...bookings] = text.split(' ');
  if (owner !== userId) return null;
  const name = nameInCopy(listing);
  const state = bookings.find((each) => each.startsWith(name))?.slice(name.length);
  return bookedStates.find((open) => open === state) ?? null;
}
