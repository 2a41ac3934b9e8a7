import { runCount } from '../firebase/count';
import { equal, type Filter, type ListQuery, withId } from '../firebase/query';
import { type Access, runQuery, type StoredDocument } from '../firebase/rest';
import { readAs } from '../firebase/tokens';
import { type ListingKind, listingKinds } from '../listings/kinds';
import type { Listing } from '../listings/listing';
import { fullList } from '../listings/listingLists.service';
import { readListings } from '../listings/listings.service';
import { isInState } from '../listings/state/isInState.service';
import type { ListingState } from '../listings/state/listingState';
import { toListing } from '../listings/stored/listing.record';
import { AppError, isAppError } from '../shared/appError';
import type { CappedCount } from '../shared/numbers/cappedCount';
import type { Cursor, Page } from '../shared/page';
import type { RecordId, Uid } from '../shared/valueTypes';

/** The listings of one dealer: in one state, or (null) in any. */
function isOwn(sellerId: Uid, state: ListingState | null): readonly Filter[] {
  return [equal('sellerId', sellerId), ...(state === null ? [] : isInState(state))];
}

/**
 * A dealer's own listings in one state, or (null) in any.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export function listOwn(
  kind: ListingKind,
  sellerId: Uid,
  state: ListingState | null,
  cursor: Cursor | null,
): Promise<Page<Listing>> {
  const query = { ...fullList(kind), where: isOwn(sellerId, state) };
  return readAs(sellerId, (access) => readListings(kind, query, cursor, access));
}

/**
 * How many listings a dealer has in one state.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export function countOwn(kind: ListingKind, sellerId: Uid, state: ListingState): Promise<CappedCount> {
  const { collection } = listingKinds[kind];
  return readAs(sellerId, (access) => runCount({ collection, where: isOwn(sellerId, state) }, access));
}

/** The rules hide whether another dealer has a listing with that id. */
async function readOne(query: ListQuery, access: Access): Promise<readonly StoredDocument[]> {
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
 * @throws AppError 'signedOut' when the dealer is not signed in; 'missing' if the dealer has no such listing
 */
export function readOwn(kind: ListingKind, sellerId: Uid, id: string): Promise<Listing> {
  const { collection } = listingKinds[kind];
  // No document can have such an id.
  if (id === '' || id.includes('/')) return Promise.reject(new AppError('missing'));
  const where = [equal('sellerId', sellerId), withId(collection, id)];
  return readAs(sellerId, async (access) => {
    const [found] = await readOne({ collection, where, limit: 1 }, access);
    if (!found) throw new AppError('missing');
    return toListing(kind, found.id, found.data);
  });
}

/**
 * How many bookings one of the dealer's listings has had.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export function countBookingsOn(sellerId: Uid, vehicleId: RecordId<'listing'>): Promise<CappedCount> {
  const where = [equal('sellerId', sellerId), equal('vehicleId', vehicleId)];
  return readAs(sellerId, (access) => runCount({ collection: 'bookings', where }, access));
}
