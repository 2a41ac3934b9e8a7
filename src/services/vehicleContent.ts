import { type DocumentData, doc, type Firestore, getDoc, serverTimestamp } from 'firebase/firestore/lite';
import { type ListingMove, listingMoves, stateFlags } from '../domain/listingState';
import { parsePrice } from '../domain/price';
import { searchContent } from '../domain/searchTokens';
import type { UploadedPhoto, VehicleDraft } from '../domain/vehicle';
import { type VehicleKind, vehicleKinds } from '../domain/vehicleKinds';
import { readText, readTexts } from './stored';

/** The dealer's district, which a listing repeats so that it is found by it; '' where there is no such dealer. */
export async function readDistrict(db: Firestore, sellerId: string): Promise<string> {
  return readText((await getDoc(doc(db, 'sellers', sellerId))).data() ?? {}, 'distName');
}

/** What the dealer's form says of a vehicle, as it is stored: a listing but for whose it is, its times and its state. */
export function toStoredFields(draft: VehicleDraft, photos: readonly UploadedPhoto[], distName: string): DocumentData {
  const { fields, photos: photoField } = vehicleKinds[draft.kind];
  return {
    ...Object.fromEntries(fields.map(({ key, stored }) => [stored, draft.values[key] ?? ''])),
    priceValue: parsePrice(String(draft.values.price ?? '')),
    ...searchContent(draft.values, distName),
    [photoField.stored]: photos.map(({ url }) => url),
    thumbnails: photos.map(({ thumbnailUrl }) => thumbnailUrl),
  };
}

/** What a move writes: the state that it leads to, and when. Only a rejection has a reason. */
export function toMovedFields(move: ListingMove, rejectReason = ''): DocumentData {
  return { ...stateFlags[listingMoves[move].to], rejectReason, updatedAt: serverTimestamp() };
}

/** Whether two stored listings have the same texts and numbers. */
export function saysTheSame(kind: VehicleKind, one: DocumentData, other: DocumentData): boolean {
  return vehicleKinds[kind].fields.every(({ stored }) => one[stored] === other[stored]);
}

/** The addresses of all of a stored listing's photos and thumbnails. */
export function filesOf(kind: VehicleKind, listing: DocumentData): readonly string[] {
  return [...readTexts(listing, vehicleKinds[kind].photos.stored), ...readTexts(listing, 'thumbnails')];
}

export function photosDiffer(kind: VehicleKind, one: DocumentData, other: DocumentData): boolean {
  return filesOf(kind, one).join() !== filesOf(kind, other).join();
}
