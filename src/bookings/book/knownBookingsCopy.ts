import type { ListingId } from '../../shared/addresses/addresses';
import type { Uid } from '../../shared/valueTypes';
import type { Booking } from '../booking';
import { isOpen, type OpenState } from '../bookingState';
import { bookingsCopy, nameInCopy } from './knownBookings';

/** Without storage, the cards do not know what is booked. */
function write(userId: Uid, bookings: readonly string[]): void {
  try {
    bookingsCopy.write(bookings.length === 0 ? '' : [userId, ...bookings].join(' '));
  } catch {
    // It is only a copy.
  }
}

function readOf(userId: Uid): readonly string[] {
  const [owner, ...bookings] = bookingsCopy.read().split(' ');
  return owner === userId ? bookings : [];
}

/** After the server has said what the buyer has booked. */
export function copyBookings(userId: Uid, bookings: readonly Booking[]): void {
  write(
    userId,
    bookings
      .filter(({ status }) => isOpen(status))
      .map(({ kind, vehicleId, status }) => `${nameInCopy({ kind, id: vehicleId })}${status}`),
  );
}

/** After a booking has been made or has changed. @param state null: it is over */
export function rememberBooked(userId: Uid, listing: ListingId, state: OpenState | null): void {
  const name = nameInCopy(listing);
  const others = readOf(userId).filter((each) => !each.startsWith(name));
  write(userId, state ? [...others, `${name}${state}`] : others);
}
