import { type DocumentData, doc, getDoc, serverTimestamp } from 'firebase/firestore/lite';
import { type ListingMove, listingMoves, stateFlags } from '../domain/listingState';
import { parsePrice } from '../domain/price';
import { searchContent } from '../domain/searchTokens';
import type { UploadedPhoto, VehicleDraft } from '../domain/vehicle';
import { type VehicleKind, vehicleKinds } from '../domain/vehicleKinds';
import { attempt } from './attempt';
import { siteClient } from './firebase';
import { readText, readTexts } from './stored';

/**
 * What a listing is found by: its words, its distance, and the district that the dealer's record says now.
 *
 * @throws AppError what the network says; no dealer has no district, and rules refuse the listing
 */
export function readSearchContent(sellerId: string, { values }: VehicleDraft): Promise<DocumentData> {
  return attempt(async () => {
    const seller = await getDoc(doc(await siteClient().db(), 'sellers', sellerId));
    return searchContent(values, readText(seller.data() ?? {}, 'distName'));
  });
}

/**
 * What the dealer's form says of a vehicle, as it is stored: a listing but for whose it is, what it is found by, its times
 * and its state.
 */
export function toStoredFields(draft: VehicleDraft, photos: readonly UploadedPhoto[]): DocumentData {
  const { fields, photos: photoField } = vehicleKinds[draft.kind];
  return {
    ...Object.fromEntries(fields.map(({ key, stored }) => [stored, draft.values[key] ?? ''])),
    priceValue: parsePrice(String(draft.values.price ?? '')),
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
