import { siteClient } from '../../firebase/client';
import { readPage } from '../../firebase/paging';
import { equal, oneOf } from '../../firebase/query';
import { runBatch, serverNow, type Write } from '../../firebase/records';
import { readAs } from '../../firebase/tokens';
import type { Listing } from '../../listings/listing';
import { listLimit } from '../../shared/limits';
import { storedReason } from '../../shared/reason';
import { type EndOfSale, moveListing } from '../../stock/changeListing.service';
import { isBlank, type Sale } from '../../stock/sale/sale';
import { writeSale } from '../../stock/sale/sale.service';
import type { Booking } from '../booking';
import { toBooking } from '../booking.record';
import { declinedFields } from '../bookingMoves.service';
import { bookingMoves, holdsHour, openStates } from '../bookingState';
import { slotId } from '../testDrive/testDrive';

/** The reasons of the declines, as they are stored. */
export const saleReasons: Readonly<Record<EndOfSale, string>> = {
  sell: storedReason('sold'),
  withdraw: storedReason('withdrawn'),
};

/**
 * Bookings that end in one write, and in the write of the sale. Each needs 5 look-ups and 370 expressions of the rules
 * with its hour, the sale 6 and 500: docs/scale.md has the limits.
 */
export const mostInOneWrite = 2;
export const mostWithSale = 1;

/**
 * The bookings of a listing that are not over, 30 at most. Each is one read.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export async function listOpenOn({ sellerId, id }: Pick<Listing, 'sellerId' | 'id'>): Promise<readonly Booking[]> {
  const where = [equal('sellerId', sellerId), equal('vehicleId', id), oneOf('status', openStates)];
  const query = { collection: 'bookings', where };
  const { items } = await readAs(sellerId, (access) => readPage(query, null, toBooking, access, listLimit));
  return items;
}

function decline(write: Write, bookings: readonly Booking[], declineReason: string): void {
  for (const booking of bookings) {
    const { id, sellerId, vehicleId, status, testDrive } = booking;
    const fields = declinedFields(booking, declineReason);
    write.update(['bookings', id], { status: bookingMoves.decline.to, statusAt: serverNow(), ...fields });
    if (holdsHour(status) && testDrive) write.delete(['sellers', sellerId, 'slots', slotId(vehicleId, testDrive)]);
  }
}

/**
 * Ends the sale of a listing, and its open bookings (BOOK-26). One fits into the write of the sale. If there are more, they
 * end before, two at a time: a sale that breaks off, or is stopped, is ended by the next try.
 *
 * @param shown the open bookings, as the dealer has read them
 * @param sale what the dealer notes about it
 * @param mayGoOn called before each further write, with the number of bookings that have ended; false: stops there
 * @returns whether the sale has ended
 * @throws AppError 'signedOut'; 'missing'; 'changed' when the listing is in another state; 'denied' when one of the
 *   bookings has changed
 */
export async function endSale(
  move: EndOfSale,
  listing: Listing,
  shown: readonly Booking[],
  sale: Sale,
  mayGoOn: (ended: number) => boolean,
): Promise<boolean> {
  let open = shown;
  let ended = 0;
  while (open.length > mostWithSale) {
    const next = open.slice(0, mostInOneWrite);
    await runBatch(siteClient(), (batch) => decline(batch, next, saleReasons[move]));
    ended += next.length;
    if (!mayGoOn(ended)) return false;
    // What was shown is written first. Others may have been requested since, and a page holds 30.
    open = open.length > mostInOneWrite ? open.slice(mostInOneWrite) : await listOpenOn(listing);
  }
  await moveListing(move, listing, (write) => {
    decline(write, open, saleReasons[move]);
    if (!isBlank(sale)) writeSale(write, listing, sale);
  });
  return true;
}
