import type { ListingId } from '../../shared/addresses/addresses';
import type { DeviceText } from '../../shared/device/deviceText';
import type { Uid } from '../../shared/valueTypes';
import type { Booking } from '../booking';
import { isOpen, type OpenState } from '../bookingState';
import { bookingNews, bookingsCopy, nameInCopy } from './knownBookings';

/** Without storage, the cards do not know what is booked. */
function write(copy: DeviceText, userId: Uid, words: readonly string[]): void {
  try {
    copy.write(words.length === 0 ? '' : [userId, ...words].join(' '));
  } catch {
    // It is only a copy.
  }
}

function readOf(copy: DeviceText, userId: Uid): readonly string[] {
  const [owner, ...words] = copy.read().split(' ');
  return owner === userId ? words : [];
}

const inCopy = ({ kind, vehicleId, status }: Booking) => `${nameInCopy({ kind, id: vehicleId })}${status}`;

/** After the server has said what the buyer has booked. */
export function copyBookings(userId: Uid, bookings: readonly Booking[]): void {
  write(bookingsCopy, userId, bookings.filter(({ status }) => isOpen(status)).map(inCopy));
}

const nameOf = (inCopy: string) => inCopy.slice(0, inCopy.indexOf(':') + 1);

/**
 * Before the copy is replaced: a known booking that is in another state now is news. The copy follows the buyer's own
 * moves on this device, so the dealer has moved it, or the buyer on another device.
 */
export function noteNews(userId: Uid, bookings: readonly Booking[]): void {
  const now = new Set(bookings.map(inCopy));
  const moved = readOf(bookingsCopy, userId).filter((known) => !now.has(known));
  write(bookingNews, userId, [...new Set([...readOf(bookingNews, userId), ...moved.map(nameOf)])]);
}

/** The buyer looks at the bookings. */
export function forgetNews(userId: Uid): void {
  write(bookingNews, userId, []);
}

export function countNews(userId: Uid): number {
  return readOf(bookingNews, userId).length;
}

/** After a booking has been made or has changed. @param state null: it is over */
export function rememberBooked(userId: Uid, listing: ListingId, state: OpenState | null): void {
  const name = nameInCopy(listing);
  const others = readOf(bookingsCopy, userId).filter((each) => !each.startsWith(name));
  write(bookingsCopy, userId, state ? [...others, `${name}${state}`] : others);
}
