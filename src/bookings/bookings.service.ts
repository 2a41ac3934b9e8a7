import type { Dealer } from '../dealers/dealer';
import { toDealer } from '../dealers/dealer.record';
import { siteClient } from '../firebase/client';
import { type PagedQuery, readPage } from '../firebase/paging';
import { equal, type Filter, isSet, oneOf } from '../firebase/query';
import { findRecord, type RecordPath, runTransaction, serverNow, type Transaction } from '../firebase/records';
import { readText, type StoredFields } from '../firebase/stored';
import { withTimeLimit } from '../firebase/timeLimit';
import { readAs, requireSignInAs } from '../firebase/tokens';
import { writeOnce } from '../firebase/writeOnce';
import { type ListingKind, listingKinds, storedFieldName } from '../listings/kinds';
import { AppError, isAppError } from '../shared/appError';
import { listLimit } from '../shared/limits';
import type { Cursor, Page } from '../shared/page';
import { cleanText } from '../shared/text/cleanText';
import { unknownName } from '../shared/texts';
import { serverDate } from '../shared/time/serverClock';
import type { RecordId, Uid } from '../shared/valueTypes';
import { isBlocked } from './blockedHours/blockedHours.service';
import { type Bookable, type Booking, type BookingWish, type Buyer, bookingId, noWish } from './booking';
import { toBooking } from './booking.record';
import { type BookingState, endedStates, openStates } from './bookingState';
import { firstRequest, keptFields } from './buyer/requestAgain.record';
import { addToOpenRequests } from './openRequests.service';
import { isTestDrive, slotId } from './testDrive/testDrive';

/**
 * Reads a public listing or dealer. The rules hide whether one that is not public exists.
 *
 * @throws AppError 'missing'
 */
async function readPublic(transaction: Transaction, path: RecordPath): Promise<StoredFields> {
  try {
    return await transaction.read(path);
  } catch (error) {
    throw isAppError(error, 'denied') ? new AppError('missing') : error;
  }
}

/**
 * Books a listing, or books it again after a decline or a cancellation: writes a copy of the live listing, and the
 * dealer's permission to see who booked, both or neither (SEC-3, BOOK-2). The same write counts it (BOOK-31).
 *
 * @returns the dealer
 * @throws AppError 'signedOut'; 'exists' when this buyer has booked it already; 'sameId' when the buyer's booking under
 *   that id is of a listing of the other kind; 'requestLimit' when ten bookings of the buyer are open; 'tooSoon' when
 *   the rules want the buyer to wait; 'invalid' when the hour of the test drive can no longer be chosen; 'blocked' when
 *   the dealer has blocked it; 'missing' when the listing or its dealer does not exist or is no longer public, or the
 *   sale is over
 */
export function bookListing(
  userId: Uid,
  { kind, id, sellerId }: Bookable,
  { testDrive, note }: BookingWish = noWish,
): Promise<Dealer> {
  return withTimeLimit(async () => {
    await requireSignInAs(userId);
    if (testDrive && !isTestDrive(testDrive, serverDate())) throw new AppError('invalid');
    const booking: RecordPath = ['bookings', bookingId(userId, id)];
    const grant: RecordPath = ['UsersIds', userId, 'dealers', sellerId];
    let dealer = {};
    const request = async (transaction: Transaction): Promise<void> => {
      const earlier = await transaction.find(booking);
      const kept = earlier ? keptFields(kind, earlier, serverDate()) : firstRequest;
      const listing = await readPublic(transaction, [listingKinds[kind].collection, id]);
      const seller = await readPublic(transaction, ['sellers', sellerId]);
      const { dealerName, distName } = seller;
      dealer = seller;
      const granted = await transaction.find(grant);
      if (readText(listing, 'closed')) throw new AppError('missing');
      const writeOpenRequests = await addToOpenRequests(transaction, userId, bookingId(userId, id));
      transaction.set(booking, {
        ...listing,
        ...kept,
        vehicleId: id,
        userId,
        dealerName,
        distName,
        bookingDate: serverNow(),
        status: 'requested',
        statusAt: serverNow(),
        testDrive,
        note: cleanText(note),
      });
      if (!granted) transaction.set(grant, { since: serverNow(), vehicleId: id });
      writeOpenRequests();
    };
    await writeOnce(
      () => runTransaction(siteClient(), request),
      async () => ((await isBlocked(sellerId, testDrive)) ? 'blocked' : 'refused'),
    );
    return toDealer(sellerId, dealer);
  });
}

const newestFirst = ['bookingDate', 'DESCENDING'] as const;

function bookingsOfBuyer(userId: Uid, states: readonly BookingState[]): PagedQuery {
  return { collection: 'bookings', where: [equal('userId', userId), oneOf('status', states)], orderBy: [newestFirst] };
}

/** Which of a dealer's bookings a list has: those in one state, or those that are open or over. */
export type BookingPart = BookingState | 'open' | 'ended';

function inPart(part: BookingPart): Filter {
  if (part === 'open') return oneOf('status', openStates);
  return part === 'ended' ? oneOf('status', endedStates) : equal('status', part);
}

/** A dealer's bookings of one kind, or (null) all of them. Only bookings of that kind have its name field. */
function bookingsOf(kind: ListingKind, sellerId: Uid, part: BookingPart | null): PagedQuery {
  const name = storedFieldName(kind, 'name');
  return {
    collection: 'bookings',
    where: [equal('sellerId', sellerId), ...(part ? [inPart(part)] : []), isSet(name, 'text')],
    orderBy: [newestFirst, [name, 'DESCENDING']],
  };
}

function listBookings(uid: Uid, query: PagedQuery, cursor: Cursor | null, size?: number): Promise<Page<Booking>> {
  return readAs(uid, (access) => readPage(query, cursor, toBooking, access, size));
}

/**
 * The bookings of a buyer that are not over, newest first, as many as one request may ask for. Each is one read.
 *
 * @throws AppError 'signedOut' when the buyer is not signed in
 */
export function listOpenBookings(userId: Uid, cursor: Cursor | null): Promise<Page<Booking>> {
  return listBookings(userId, bookingsOfBuyer(userId, openStates), cursor, listLimit);
}

/** Those that are over, newest first. @throws AppError 'signedOut' when the buyer is not signed in */
export function listEndedBookings(userId: Uid, cursor: Cursor | null): Promise<Page<Booking>> {
  return listBookings(userId, bookingsOfBuyer(userId, endedStates), cursor);
}

/**
 * The bookings of one kind on a dealer's listings, in one state or (null) in any, newest first.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export function listBookingsOfDealer(
  kind: ListingKind,
  sellerId: Uid,
  cursor: Cursor | null,
  part: BookingPart | null = null,
): Promise<Page<Booking>> {
  // Sorting by urgency needs all open bookings; few dealers have more than one request may ask for.
  return listBookings(sellerId, bookingsOf(kind, sellerId, part), cursor, part === 'open' ? listLimit : undefined);
}

/**
 * The bookings on one of a dealer's listings, newest first.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export function listBookingsOn(
  sellerId: Uid,
  vehicleId: RecordId<'listing'>,
  cursor: Cursor | null,
): Promise<Page<Booking>> {
  const where = [equal('sellerId', sellerId), equal('vehicleId', vehicleId)];
  return listBookings(sellerId, { collection: 'bookings', where, orderBy: [newestFirst] }, cursor);
}

/** The most bookings of each kind that a downloaded file holds. Each is one read. */
const mostBookings = 10 * listLimit;

export interface AllBookings {
  readonly bookings: readonly Booking[];
  /** false: there are more, older ones. */
  readonly complete: boolean;
}

/** The newest bookings of one kind, up to `mostBookings`, in as few requests as the rules allow. */
export async function listAllBookings(
  kind: ListingKind,
  sellerId: Uid,
  status: BookingState | null,
): Promise<AllBookings> {
  const bookings: Booking[] = [];
  let cursor: Cursor | null = null;
  do {
    const page: Page<Booking> = await listBookings(sellerId, bookingsOf(kind, sellerId, status), cursor, listLimit);
    bookings.push(...page.items);
    cursor = page.next;
  } while (cursor && bookings.length < mostBookings);
  return { bookings, complete: cursor === null };
}

/** Whether an accepted or a proposed test drive has the hour that a booking asks for: one read. */
export function isHourTaken({ sellerId, vehicleId, testDrive }: Booking): Promise<boolean> {
  return withTimeLimit(async () => {
    await requireSignInAs(sellerId);
    if (!testDrive) return false;
    return (await findRecord(siteClient(), ['sellers', sellerId, 'slots', slotId(vehicleId, testDrive)])) !== undefined;
  });
}

/** Who booked, for the dealer. A missing record reads 'Unknown' (BOOK-16). */
export function readBuyer(sellerId: Uid, userId: Uid): Promise<Buyer> {
  return withTimeLimit(async () => {
    await requireSignInAs(sellerId);
    const data = (await findRecord(siteClient(), ['UsersIds', userId])) ?? {};
    return { name: readText(data, 'Name') || unknownName, phone: readText(data, 'phone') || unknownName };
  });
}
