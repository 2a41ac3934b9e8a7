import { type ListingKind, listingKinds } from '../../listings/kinds';
import { unknownPrice } from '../../listings/price';
import { toCsv } from '../../shared/csv';
import { reasonText } from '../../shared/reason';
import { unknownName } from '../../shared/texts';
import { formatStamp } from '../../shared/time/indianCalendar';
import type { Uid } from '../../shared/valueTypes';
import { saveFile } from '../../ui/browser/saveFile';
import type { Booking, Buyer } from '../booking';
import type { BookingState } from '../bookingState';
import { readBuyerOnce } from '../bookings.queries';
import { listAllBookings } from '../bookings.service';
import { bookingColumns, bookingStateLabels } from '../texts';
import { isTestDriveOn } from './bookingGroups';

const unknownBuyer: Buyer = { name: unknownName, phone: unknownName };

function toRow(booking: Booking, buyer: Buyer): readonly (string | number)[] {
  const { bookedAt, status, kind, name, price, testDrive, note, declineReason } = booking;
  return [
    bookedAt ? formatStamp(bookedAt) : unknownName,
    bookingStateLabels[status],
    kind,
    name,
    price.rupees === unknownPrice ? price.text : price.rupees,
    buyer.name,
    buyer.phone,
    testDrive ? formatStamp(testDrive) : '',
    note,
    reasonText(declineReason),
  ];
}

/** Reads each buyer once, and not at all if the buyer is cached. */
async function buyersOf(sellerId: Uid, bookings: readonly Booking[]): Promise<ReadonlyMap<string, Buyer>> {
  const ids = [...new Set(bookings.map(({ userId }) => userId))];
  const read = (userId: Uid) => readBuyerOnce(sellerId, userId).catch(() => unknownBuyer);
  return new Map(await Promise.all(ids.map(async (id) => [id, await read(id)] as const)));
}

const newestFirst = (one: Booking, other: Booking) => (other.bookedAt?.getTime() ?? 0) - (one.bookedAt?.getTime() ?? 0);

/**
 * Saves the bookings of a dealer, of both kinds, as a table, the newest first: those in one state or (null) all, and those
 * with a test drive on one day or (null) all. It holds the newest 300 of each kind.
 *
 * @param day '2026-11-28'
 * @returns false if there are more
 */
export async function downloadBookings(
  sellerId: Uid,
  status: BookingState | null,
  day: string | null,
): Promise<boolean> {
  const kinds = Object.keys(listingKinds) as ListingKind[];
  const lists = await Promise.all(kinds.map((kind) => listAllBookings(kind, sellerId, status)));
  const read = lists.flatMap((list) => list.bookings).toSorted(newestFirst);
  const bookings = day === null ? read : read.filter((booking) => isTestDriveOn(booking, day));
  const buyers = await buyersOf(sellerId, bookings);
  const rows = bookings.map((booking) => toRow(booking, buyers.get(booking.userId) ?? unknownBuyer));
  saveFile(
    `orders-${[status ?? 'all', ...(day ? [day] : [])].join('-')}.csv`,
    'text/csv;charset=utf-8',
    toCsv([bookingColumns, ...rows]),
  );
  return lists.every(({ complete }) => complete);
}
