import {
  addDoc,
  collection,
  type DocumentData,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { isAppError } from '../domain/appError';
import type { UploadedPhoto, VehicleDraft } from '../domain/vehicle';
import { type VehicleKind, vehicleKinds } from '../domain/vehicleKinds';
import { attempt } from './attempt';
import { signedInAs, siteClient } from './firebase';
import { filesOf, photosDiffer, readSearchContent, saysTheSame, toMovedFields, toStoredFields } from './vehicleContent';

function vehicles(db: Firestore, kind: VehicleKind) {
  return collection(db, vehicleKinds[kind].collection);
}

/** A listing that waits for the admin, as a new one and an edited one do. */
async function toStored(
  sellerId: string,
  draft: VehicleDraft,
  photos: readonly UploadedPhoto[],
): Promise<DocumentData> {
  const content = { ...toStoredFields(draft, photos), ...(await readSearchContent(sellerId, draft)) };
  return { ...content, ...toMovedFields('edit'), sellerId, createdAt: serverTimestamp(), lastReview: '' };
}

/** Deletes the photos that one listing shows and the other, which stays, does not. */
async function discardUnused(kind: VehicleKind, gone: DocumentData, kept: DocumentData): Promise<void> {
  const unused = filesOf(kind, gone).filter((address) => !filesOf(kind, kept).includes(address));
  if (unused.length === 0) return;
  // Lists come through this module too, and need no Storage.
  const { discardVehiclePhotos } = await import('./photos');
  await discardVehiclePhotos(unused);
}

interface Posting {
  /** The id that it is to be stored under. */
  readonly id: string;
  /** The form has tried before without an answer: what stands under the id may be what that try has stored. */
  readonly again: boolean;
}

/**
 * Posts a listing, which waits for approval (spec 4). Its photos are stored already. The same listing under the same id
 * again, because the answer to the first try was lost or two tabs saved it, is one listing, and so is what was changed
 * between two tries; another one under an id that is taken gets an id of its own.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export function addVehicle(
  sellerId: string,
  { id, again }: Posting,
  draft: VehicleDraft,
  photos: readonly UploadedPhoto[],
): Promise<void> {
  return attempt(async () => {
    await signedInAs(sellerId);
    const listings = vehicles(await siteClient().db(), draft.kind);
    const listing = await toStored(sellerId, draft, photos);
    try {
      await attempt(() => setDoc(doc(listings, id), listing));
    } catch (error) {
      if (!isAppError(error, 'denied')) throw error;
      const taken = (await attempt(() => getDoc(doc(listings, id)))).data();
      if (!taken) throw error;
      if (saysTheSame(draft.kind, taken, listing) && !(again && photosDiffer(draft.kind, taken, listing))) {
        await discardUnused(draft.kind, listing, taken);
      } else if (again) {
        await attempt(() =>
          setDoc(doc(listings, id), { ...listing, createdAt: taken.createdAt, lastReview: taken.lastReview }),
        );
        await discardUnused(draft.kind, taken, listing);
      } else {
        await attempt(() => addDoc(listings, listing));
      }
    }
  }, null);
}
