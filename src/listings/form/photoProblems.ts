import type { InvalidInput } from '../../shared/invalidInput';
import { findDuplicatePhoto, type ListingFormField, photoSlot } from './listingForm';
import type { PhotoSlots } from './photoSlots';

/** Resolves to the text that says why a file cannot be used as a photo; null if it can. */
export type InspectPhoto = (photo: File) => Promise<string | null>;

type Photos = PhotoSlots['photos'];

export async function problemInSlot(
  slot: number,
  photos: Photos,
  inspect: InspectPhoto,
): Promise<InvalidInput<ListingFormField> | null> {
  const file = photos[slot];
  const message = file instanceof File ? await inspect(file) : null;
  return message === null ? findDuplicatePhoto(slot, photos) : { field: photoSlot(slot), message };
}

/** The same up to a slot: of two photos that are the same, the later one is the fault. */
export function problemUpToSlot(slot: number, photos: Photos, inspect: InspectPhoto) {
  return problemInSlot(slot, photos.slice(0, slot + 1), inspect);
}

export async function firstPhotoProblem(
  photos: Photos,
  inspect: InspectPhoto,
): Promise<InvalidInput<ListingFormField> | null> {
  const problems = await Promise.all(photos.map((_, slot) => problemUpToSlot(slot, photos, inspect)));
  return problems.find((problem) => problem !== null) ?? null;
}
