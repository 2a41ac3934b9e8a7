import { AppError, isAppError } from '../domain/appError';
import type { CappedCount } from '../domain/cappedCount';
import { type ListingState, stateFlags } from '../domain/listingState';
import type { Cursor, Page } from '../domain/page';
import type { Vehicle } from '../domain/vehicle';
import { type VehicleKind, vehicleKinds } from '../domain/vehicleKinds';
import { attempt } from './attempt';
import { signedInAs } from './firebase';
import { runCount } from './firestoreCount';
import { documentId, documentName, type Filter, type ListQuery } from './firestoreQuery';
import { type Access, runQuery, type StoredDocument } from './firestoreRest';
import { isOfSeller, posted } from './firstLists';
import { readVehicles } from './vehicleLists';
import { toVehicle } from './vehicleRecord';

/** Of one dealer; with a state, those that are stored as it. */
function isOwn(sellerId: string, state: ListingState | null): readonly Filter[] {
  if (state === null) return [isOfSeller(sellerId)];
  const { approved, Reject, closed } = stateFlags[state];
  return [
    isOfSeller(sellerId),
    { field: 'approved', op: 'EQUAL', value: { booleanValue: approved } },
    { field: 'Reject', op: 'EQUAL', value: { booleanValue: Reject } },
    { field: 'closed', op: 'EQUAL', value: { stringValue: closed } },
  ];
}

/** Asks as the dealer. */
function asDealer<Answer>(sellerId: string, ask: (access: Access) => Promise<Answer>): Promise<Answer> {
  return attempt(async (signal) => {
    const token = await (await signedInAs(sellerId)).getIdToken();
    return ask({ token, signal });
  });
}

/**
 * A dealer's own listings in one state, or all (null), whatever their state.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export function listOwn(
  kind: VehicleKind,
  sellerId: string,
  state: ListingState | null,
  cursor: Cursor | null,
): Promise<Page<Vehicle>> {
  const query = { ...posted(kind), where: isOwn(sellerId, state) };
  return asDealer(sellerId, (access) => readVehicles(kind, query, cursor, access));
}

/**
 * How many listings a dealer has in one state.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export function countOwn(kind: VehicleKind, sellerId: string, state: ListingState): Promise<CappedCount> {
  const { collection } = vehicleKinds[kind];
  return asDealer(sellerId, (access) => runCount({ collection, where: isOwn(sellerId, state) }, access));
}

/** The rules refuse to say whether another dealer has a listing of that id. */
async function askForOne(query: ListQuery, access: Access): Promise<readonly StoredDocument[]> {
  try {
    return await runQuery(query, access);
  } catch (error) {
    if (isAppError(error, 'denied')) return [];
    throw error;
  }
}

/**
 * One of the dealer's own listings, as it is stored now.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in; 'missing' where the dealer has no such listing
 */
export function getOwn(kind: VehicleKind, sellerId: string, id: string): Promise<Vehicle> {
  const { collection } = vehicleKinds[kind];
  // No document can have such an id.
  if (id === '' || id.includes('/')) return Promise.reject(new AppError('missing'));
  const isThis: Filter = { field: documentId, op: 'EQUAL', value: documentName(collection, id) };
  return asDealer(sellerId, async (access) => {
    const [found] = await askForOne({ collection, where: [isOfSeller(sellerId), isThis], limit: 1 }, access);
    if (!found) throw new AppError('missing');
    return toVehicle(kind, found.id, found.data);
  });
}

/**
 * How many bookings one of the dealer's vehicles has had.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export function countBookingsOn(sellerId: string, vehicleId: string): Promise<CappedCount> {
  const isOnVehicle: Filter = { field: 'vehicleId', op: 'EQUAL', value: { stringValue: vehicleId } };
  const where = [isOfSeller(sellerId), isOnVehicle];
  return asDealer(sellerId, (access) => runCount({ collection: 'bookings', where }, access));
}
