import { doc, getDoc, runTransaction, serverTimestamp, type Transaction } from 'firebase/firestore/lite';
import { AppError } from '../domain/appError';
import { type Booking, bookingId, type Customer } from '../domain/booking';
import type { Cursor, Page } from '../domain/page';
import { unknownName, type Vehicle } from '../domain/vehicle';
import { storedFieldName, type VehicleKind, vehicleKinds } from '../domain/vehicleKinds';
import { attempt } from './attempt';
import { signedInAs, siteClient } from './firebase';
import { type PagedQuery, readPage } from './paging';
import { readDate, readText, type StoredFields } from './stored';
import { toVehicleRecord } from './vehicleRecord';

/** A booking is a bike booking if a bikeName is present (spec 3). */
function kindOf(data: StoredFields): VehicleKind {
  return storedFieldName('bike', 'name') in data ? 'bike' : 'car';
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
    status: 'requested',
  };
}

/** The SDK tries a transaction again, with growing pauses, also where there is no network: people do that faster. */
const maxAttempts = 2;

/**
 * Books a vehicle: a copy of the live listing, and the dealer's permission to see who booked, both or neither
 * (design D11, D12).
 *
 * @throws AppError 'signedOut'; 'exists' when this buyer has booked it already; 'missing' when the listing or its
 * dealer is gone; 'denied' when the listing is no longer public
 */
export function bookVehicle(userId: string, { kind, id: vehicleId, sellerId }: Vehicle): Promise<void> {
  return attempt(async () => {
    await signedInAs(userId);
    const db = await siteClient().db();
    const booking = doc(db, 'bookings', bookingId(userId, vehicleId));
    const grant = doc(db, 'UsersIds', userId, 'dealers', sellerId);
    const write = async (transaction: Transaction) => {
      if ((await transaction.get(booking)).exists()) throw new AppError('exists');
      const vehicle = await transaction.get(doc(db, vehicleKinds[kind].collection, vehicleId));
      const seller = await transaction.get(doc(db, 'sellers', sellerId));
      const granted = await transaction.get(grant);
      if (!vehicle.exists() || !seller.exists()) throw new AppError('missing');
      const { dealerName, distName } = seller.data();
      transaction.set(booking, {
        ...vehicle.data(),
        vehicleId,
        userId,
        dealerName,
        distName,
        bookingDate: serverTimestamp(),
        status: 'requested',
      });
      if (!granted.exists()) transaction.set(grant, { since: serverTimestamp(), vehicleId });
    };
    await runTransaction(db, write, { maxAttempts });
  });
}

/** Newest first; of one kind, those that hold that kind's name. */
function bookingsOf(owner: 'userId' | 'sellerId', uid: string, kind?: VehicleKind): PagedQuery {
  const isOwn = { field: owner, op: 'EQUAL', value: { stringValue: uid } } as const;
  const newestFirst = ['bookingDate', 'DESCENDING'] as const;
  if (!kind) return { collection: 'bookings', where: [isOwn], orderBy: [newestFirst] };
  const name = storedFieldName(kind, 'name');
  const isNamed = { field: name, op: 'GREATER_THAN_OR_EQUAL', value: { stringValue: '' } } as const;
  return { collection: 'bookings', where: [isOwn, isNamed], orderBy: [newestFirst, [name, 'DESCENDING']] };
}

function listBookings(uid: string, query: PagedQuery, cursor: Cursor | null): Promise<Page<Booking>> {
  return attempt(async (signal) => {
    const token = await (await signedInAs(uid)).getIdToken();
    return readPage(query, cursor, toBooking, { token, signal });
  });
}

/** @throws AppError 'signedOut' when the buyer is not signed in */
export function listBookingsOfUser(userId: string, cursor: Cursor | null): Promise<Page<Booking>> {
  return listBookings(userId, bookingsOf('userId', userId), cursor);
}

/**
 * The bookings of one kind on a dealer's vehicles.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export function listBookingsOfSeller(
  kind: VehicleKind,
  sellerId: string,
  cursor: Cursor | null,
): Promise<Page<Booking>> {
  return listBookings(sellerId, bookingsOf('sellerId', sellerId, kind), cursor);
}

/** Who booked, for the dealer; a missing record reads 'Unknown' (spec 3). */
export function getCustomer(sellerId: string, userId: string): Promise<Customer> {
  return attempt(async () => {
    await signedInAs(sellerId);
    const data = (await getDoc(doc(await siteClient().db(), 'UsersIds', userId))).data() ?? {};
    return { name: readText(data, 'Name') || unknownName, phone: readText(data, 'phone') || unknownName };
  });
}
