import { doc, getDoc, runTransaction, serverTimestamp, Timestamp, type Transaction } from 'firebase/firestore/lite';
import { AppError } from '../domain/appError';
import { type Bookable, type Booking, type BookingWish, bookingId, type Customer, noWish } from '../domain/booking';
import { type BookingState, isBookingState, mayMoveBooking } from '../domain/bookingState';
import { listLimit } from '../domain/limits';
import type { Cursor, Page } from '../domain/page';
import { isTestDrive } from '../domain/testDrive';
import { unknownName } from '../domain/vehicle';
import { storedFieldName, type VehicleKind, vehicleKinds } from '../domain/vehicleKinds';
import { attempt } from './attempt';
import { signedInAs, siteClient } from './firebase';
import type { Filter } from './firestoreQuery';
import { type PagedQuery, readPage } from './paging';
import { readDate, readText, type StoredFields } from './stored';
import { toVehicleRecord } from './vehicleRecord';

/** A booking is a bike booking if a bikeName is present (spec 3). */
function kindOf(data: StoredFields): VehicleKind {
  return storedFieldName('bike', 'name') in data ? 'bike' : 'car';
}

/** What a record does not say is what every booking begins with. */
export function readBookingState(data: StoredFields): BookingState {
  const status = readText(data, 'status');
  return isBookingState(status) ? status : 'requested';
}

function toBooking(id: string, data: StoredFields): Booking {
  return {
    ...toVehicleRecord(kindOf(data), data),
    id,
    vehicleId: readText(data, 'vehicleId'),
    userId: readText(data, 'userId'),
    dealerName: readText(data, 'dealerName') || unknownName,
    distName: readText(data, 'distName') || unknownName,
    bookedAt: readDate(data, 'bookingDate'),
    status: readBookingState(data),
    statusAt: readDate(data, 'statusAt'),
    testDrive: readDate(data, 'testDrive'),
    note: readText(data, 'note'),
    declineReason: readText(data, 'declineReason'),
  };
}

/** The SDK tries a transaction again, with growing pauses, also where there is no network: people do that faster. */
const maxAttempts = 2;

/**
 * Books a vehicle, or books it again after a decline or a cancellation: a copy of the live listing, and the dealer's
 * permission to see who booked, both or neither (design D11, D12).
 *
 * @throws AppError 'signedOut'; 'exists' when this buyer has booked it already; 'invalid' when the hour of the test
 * drive can no longer be chosen; 'missing' when the listing or its dealer is gone, or the sale is over; 'denied' when the
 * listing is no longer public
 */
export function bookVehicle(
  userId: string,
  { kind, id: vehicleId, sellerId }: Bookable,
  { testDrive, note }: BookingWish = noWish,
): Promise<void> {
  return attempt(async () => {
    await signedInAs(userId);
    if (testDrive && !isTestDrive(testDrive, new Date())) throw new AppError('invalid');
    const db = await siteClient().db();
    const booking = doc(db, 'bookings', bookingId(userId, vehicleId));
    const grant = doc(db, 'UsersIds', userId, 'dealers', sellerId);
    const write = async (transaction: Transaction) => {
      const earlier = await transaction.get(booking);
      if (earlier.exists() && !mayMoveBooking('bookAgain', readBookingState(earlier.data()))) {
        throw new AppError('exists');
      }
      const vehicle = await transaction.get(doc(db, vehicleKinds[kind].collection, vehicleId));
      const seller = await transaction.get(doc(db, 'sellers', sellerId));
      const granted = await transaction.get(grant);
      if (!vehicle.exists() || !seller.exists() || readText(vehicle.data(), 'closed')) throw new AppError('missing');
      const { dealerName, distName } = seller.data();
      transaction.set(booking, {
        ...vehicle.data(),
        vehicleId,
        userId,
        dealerName,
        distName,
        bookingDate: serverTimestamp(),
        status: 'requested',
        statusAt: serverTimestamp(),
        declineReason: '',
        testDrive: testDrive && Timestamp.fromDate(testDrive),
        note: note.trim(),
      });
      if (!granted.exists()) transaction.set(grant, { since: serverTimestamp(), vehicleId });
    };
    await runTransaction(db, write, { maxAttempts });
  });
}

const newestFirst = ['bookingDate', 'DESCENDING'] as const;

function equal(field: string, text: string): Filter {
  return { field, op: 'EQUAL', value: { stringValue: text } };
}

function bookingsOfUser(userId: string): PagedQuery {
  return { collection: 'bookings', where: [equal('userId', userId)], orderBy: [newestFirst] };
}

/** A dealer's orders: those of one kind hold that kind's name; null: in any state. */
function ordersOf(kind: VehicleKind, sellerId: string, status: BookingState | null): PagedQuery {
  const name = storedFieldName(kind, 'name');
  const isNamed = { field: name, op: 'GREATER_THAN_OR_EQUAL', value: { stringValue: '' } } as const;
  return {
    collection: 'bookings',
    where: [equal('sellerId', sellerId), ...(status ? [equal('status', status)] : []), isNamed],
    orderBy: [newestFirst, [name, 'DESCENDING']],
  };
}

function listBookings(uid: string, query: PagedQuery, cursor: Cursor | null, size?: number): Promise<Page<Booking>> {
  return attempt(async (signal) => {
    const token = await (await signedInAs(uid)).getIdToken();
    return readPage(query, cursor, toBooking, { token, signal }, size);
  });
}

/** Newest first. @throws AppError 'signedOut' when the buyer is not signed in */
export function listBookingsOfUser(userId: string, cursor: Cursor | null): Promise<Page<Booking>> {
  return listBookings(userId, bookingsOfUser(userId), cursor);
}

/**
 * The bookings of one kind on a dealer's vehicles, in one state or (null) in any, newest first.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export function listBookingsOfSeller(
  kind: VehicleKind,
  sellerId: string,
  cursor: Cursor | null,
  status: BookingState | null = null,
): Promise<Page<Booking>> {
  return listBookings(sellerId, ordersOf(kind, sellerId, status), cursor);
}

/** What a file of orders holds at most, of each kind: as many reads. */
const mostOrders = 10 * listLimit;

export interface AllOrders {
  readonly orders: readonly Booking[];
  /** false: there are more, older ones. */
  readonly complete: boolean;
}

/** The newest orders, up to 300, in as few requests as the rules allow. */
export async function listAllOrders(
  kind: VehicleKind,
  sellerId: string,
  status: BookingState | null,
): Promise<AllOrders> {
  const orders: Booking[] = [];
  let cursor: Cursor | null = null;
  do {
    const page: Page<Booking> = await listBookings(sellerId, ordersOf(kind, sellerId, status), cursor, listLimit);
    orders.push(...page.items);
    cursor = page.next;
  } while (cursor && orders.length < mostOrders);
  return { orders, complete: cursor === null };
}

/** Who booked, for the dealer; a missing record reads 'Unknown' (spec 3). */
export function getCustomer(sellerId: string, userId: string): Promise<Customer> {
  return attempt(async () => {
    await signedInAs(sellerId);
    const data = (await getDoc(doc(await siteClient().db(), 'UsersIds', userId))).data() ?? {};
    return { name: readText(data, 'Name') || unknownName, phone: readText(data, 'phone') || unknownName };
  });
}
