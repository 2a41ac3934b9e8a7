import { type ListingKind, listingKinds } from '../listings/kinds';
import { toCsv } from '../shared/csv';
import { formatDay, formatTestDrive } from '../shared/indianTime';
import { unknownName } from '../shared/unknownName';
import { saveFile } from '../ui/saveFile';
import type { Booking, Buyer } from './booking';
import { type BookingState, bookingStateLabels } from './bookingState';
import { readBuyer } from './bookings.queries';
import { listAllBookings } from './bookings.service';

const columns = [
  'Booked on',
  'State',
  'Kind',
  'Vehicle',
  'Price',
  'Customer',
  'Phone',
  'Test drive',
  'Note',
  'Reason of decline',
];

const unknownBuyer: Buyer = { name: unknownName, phone: unknownName };

function toRow(booking: Booking, buyer: Buyer): readonly string[] {
  const { bookedAt, status, kind, name, values, testDrive, note, declineReason } = booking;
  return [
    bookedAt ? formatDay(bookedAt) : unknownName,
    bookingStateLabels[status],
    kind,
    name,
    String(values.price ?? ''),
    buyer.name,
    buyer.phone,
    testDrive ? formatTestDrive(testDrive) : '',
    note,
    declineReason,
  ];
}

/** Reads each buyer once, and not at all if the buyer is cached. */
async function buyersOf(sellerId: string, bookings: readonly Booking[]): Promise<ReadonlyMap<string, Buyer>> {
  const ids = [...new Set(bookings.map(({ userId }) => userId))];
  const read = (userId: string) => readBuyer(sellerId, userId).catch(() => unknownBuyer);
  return new Map(await Promise.all(ids.map(async (id) => [id, await read(id)] as const)));
}

/**
 * Saves the bookings of a dealer, of both kinds, as a table: those in one state or (null) all, the newest 300 of each
 * kind.
 *
 * @returns false if there are more
 */
export async function downloadBookings(sellerId: string, status: BookingState | null): Promise<boolean> {
  const kinds = Object.keys(listingKinds) as ListingKind[];
  const lists = await Promise.all(kinds.map((kind) => listAllBookings(kind, sellerId, status)));
  const bookings = lists.flatMap((list) => list.bookings);
  const buyers = await buyersOf(sellerId, bookings);
  const rows = bookings.map((booking) => toRow(booking, buyers.get(booking.userId) ?? unknownBuyer));
  saveFile(`orders-${status ?? 'all'}.csv`, 'text/csv;charset=utf-8', toCsv([columns, ...rows]));
  return lists.every(({ complete }) => complete);
}
