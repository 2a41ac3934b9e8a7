import {
  addDoc,
  collection,
  type DocumentData,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { isAppError } from '../domain/appError';
import { pageSize } from '../domain/limits';
import { pendingFlags } from '../domain/listingState';
import type { Cursor, Page } from '../domain/page';
import { parsePrice } from '../domain/price';
import type { UploadedPhoto, Vehicle, VehicleDraft } from '../domain/vehicle';
import { storedFieldName, type VehicleKind, vehicleKinds } from '../domain/vehicleKinds';
import { attempt } from './attempt';
import { type FirebaseClient, signedInAs, siteClient } from './firebase';
import { from, toPage } from './paging';
import { readTexts } from './stored';
import { toVehicle } from './vehicleRecord';

/** 'posted': in the order they were posted (design D7); 'cheapest' and 'latestModel' are the home page's (spec 2). */
export type VehicleOrder = 'posted' | 'cheapest' | 'latestModel';

function inOrder(kind: VehicleKind, order: VehicleOrder): QueryConstraint {
  switch (order) {
    case 'posted':
      return orderBy('createdAt');
    case 'cheapest':
      return orderBy('priceValue');
    case 'latestModel':
      return orderBy(storedFieldName(kind, 'year'), 'desc');
  }
}

function vehicles(db: Firestore, kind: VehicleKind) {
  return collection(db, vehicleKinds[kind].collection);
}

/** One page of a list of vehicles, as `client` may see it. */
export async function listVehicles(
  client: FirebaseClient,
  kind: VehicleKind,
  constraints: readonly QueryConstraint[],
  cursor: Cursor | null,
): Promise<Page<Vehicle>> {
  const page = query(vehicles(client.db, kind), ...constraints, ...from(cursor), limit(pageSize));
  return toPage(await getDocs(page), (snapshot) => toVehicle(kind, snapshot.id, snapshot.data()));
}

/** Approved listings, for everybody. */
export function listApproved(kind: VehicleKind, order: VehicleOrder, cursor: Cursor | null): Promise<Page<Vehicle>> {
  return attempt(() => listVehicles(siteClient(), kind, [where('approved', '==', true), inOrder(kind, order)], cursor));
}

/** One dealer's approved listings, for everybody (design D9). */
export function listApprovedOfSeller(
  kind: VehicleKind,
  sellerId: string,
  cursor: Cursor | null,
): Promise<Page<Vehicle>> {
  return attempt(() =>
    listVehicles(
      siteClient(),
      kind,
      [where('sellerId', '==', sellerId), where('approved', '==', true), inOrder(kind, 'posted')],
      cursor,
    ),
  );
}

/**
 * All of a dealer's own listings, whatever their state.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export function listOwn(kind: VehicleKind, sellerId: string, cursor: Cursor | null): Promise<Page<Vehicle>> {
  return attempt(async () => {
    await signedInAs(sellerId);
    const own = [where('sellerId', '==', sellerId), inOrder(kind, 'posted')];
    return listVehicles(siteClient(), kind, own, cursor);
  });
}

function toStored(sellerId: string, draft: VehicleDraft, photos: readonly UploadedPhoto[]): DocumentData {
  const { fields, photos: photoField } = vehicleKinds[draft.kind];
  return {
    ...Object.fromEntries(fields.map(({ key, stored }) => [stored, draft.values[key] ?? ''])),
    ...pendingFlags,
    sellerId,
    priceValue: parsePrice(String(draft.values.price ?? '')),
    [photoField.stored]: photos.map(({ url }) => url),
    thumbnails: photos.map(({ thumbnailUrl }) => thumbnailUrl),
    createdAt: serverTimestamp(),
  };
}

function saysTheSame(kind: VehicleKind, one: DocumentData, other: DocumentData): boolean {
  return vehicleKinds[kind].fields.every(({ stored }) => one[stored] === other[stored]);
}

/** Deletes photos that two tabs sent twice: the stored listing shows those of one of them. */
async function discardUnused(kind: VehicleKind, stored: DocumentData, photos: readonly UploadedPhoto[]): Promise<void> {
  // Lists come through this module too, and need no Storage.
  const { discardVehiclePhotos } = await import('./photos');
  const shown = [...readTexts(stored, vehicleKinds[kind].photos.stored), ...readTexts(stored, 'thumbnails')];
  const sent = photos.flatMap(({ url, thumbnailUrl }) => [url, thumbnailUrl]);
  await discardVehiclePhotos(sent.filter((address) => !shown.includes(address)));
}

/**
 * Posts a listing, which waits for approval (spec 4). Its photos are stored already. The same listing under the same id
 * again, because the answer to the first try was lost or two tabs saved it, is one listing; another one under an id that
 * is taken gets an id of its own.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export function addVehicle(
  sellerId: string,
  id: string,
  draft: VehicleDraft,
  photos: readonly UploadedPhoto[],
): Promise<void> {
  return attempt(async () => {
    await signedInAs(sellerId);
    const listings = vehicles(siteClient().db, draft.kind);
    const listing = toStored(sellerId, draft, photos);
    try {
      await attempt(() => setDoc(doc(listings, id), listing));
    } catch (error) {
      if (!isAppError(error, 'denied')) throw error;
      const taken = await attempt(() => getDoc(doc(listings, id)));
      if (!taken.exists()) throw error;
      if (saysTheSame(draft.kind, taken.data(), listing)) await discardUnused(draft.kind, taken.data(), photos);
      else await attempt(() => addDoc(listings, listing));
    }
  }, null);
}
