import { photoLimits } from '../../shared/limits';
import type { ChosenPhoto, Listing } from '../listing';
import { photosOf, type WithPhotos } from '../photoFiles';
import { labelAt } from '../photoLabels';

/**
 * The photos of the form, one for each slot, and what each shows. The first slots are always there, and may be empty in
 * between. The others have no gaps: they are shown when they have a photo (PHOTO-1).
 */
export interface PhotoSlots {
  readonly photos: readonly (ChosenPhoto | null)[];
  /** '' for none. */
  readonly labels: readonly string[];
}

interface Slot {
  readonly photo: ChosenPhoto | null;
  readonly label: string;
}

const emptySlot: Slot = { photo: null, label: '' };
const indexes: readonly number[] = Array.from({ length: photoLimits.slots }, (_, index) => index);

function toSlots({ photos, labels }: PhotoSlots): readonly Slot[] {
  return indexes.map((index) => ({ photo: photos[index] ?? null, label: labels[index] ?? '' }));
}

/** Closes the gaps among the later slots. A slot without a photo has no label. */
function inOrder(slots: readonly Slot[]): PhotoSlots {
  const fixed = slots.slice(0, photoLimits.fixedSlots);
  const later = slots.slice(photoLimits.fixedSlots).filter(({ photo }) => photo !== null);
  const all = indexes.map((index) => [...fixed, ...later][index] ?? emptySlot);
  return { photos: all.map(({ photo }) => photo), labels: all.map(({ photo, label }) => (photo ? label : '')) };
}

/** The form's slots with these photos: those of a draft may be fewer than there are slots. */
export function photoSlotsWith(photos: PhotoSlots['photos'], labels: PhotoSlots['labels'] = []): PhotoSlots {
  return inOrder(toSlots({ photos, labels }));
}

export const noPhotos: PhotoSlots = photoSlotsWith([]);

/** The photos of a listing, one for each slot of the form. */
export function toPhotoSlots(listing: WithPhotos & Pick<Listing, 'photoLabels'>): PhotoSlots {
  const photos = photosOf(listing);
  return photoSlotsWith(
    photos,
    photos.map((_, index) => labelAt(listing.photoLabels, index)),
  );
}

/** Puts a photo into a slot; null empties it. */
export function withPhoto(slots: PhotoSlots, index: number, photo: ChosenPhoto | null): PhotoSlots {
  return inOrder(toSlots(slots).with(index, { photo, label: slots.labels[index] ?? '' }));
}

export function withLabel({ photos, labels }: PhotoSlots, index: number, label: string): PhotoSlots {
  return photoSlotsWith(photos, labels.with(index, label));
}

/** Empties the slot that holds a file now. */
export function withoutFile(slots: PhotoSlots, file: File): PhotoSlots {
  return inOrder(toSlots(slots).map((slot) => (slot.photo === file ? emptySlot : slot)));
}

/** Moves a photo to another slot. Those in between move up or down. */
export function withMoved(slots: PhotoSlots, from: number, to: number): PhotoSlots {
  const all = toSlots(slots);
  const others = all.filter((_, index) => index !== from);
  return inOrder([...others.slice(0, to), ...all.slice(from, from + 1), ...others.slice(to)]);
}

/** The slot up to which a photo can be moved. */
export function lastSlotOf({ photos }: PhotoSlots): number {
  return Math.max(
    photoLimits.fixedSlots - 1,
    photos.findLastIndex((photo) => photo !== null),
  );
}

export function freeSlotsIn({ photos }: PhotoSlots): number {
  return photos.filter((photo) => photo === null).length;
}

/** Puts files into the free slots, the first ones first, as many as there is room for. */
export function withAdded(slots: PhotoSlots, files: readonly File[]): PhotoSlots {
  const waiting = files.values();
  return inOrder(
    toSlots(slots).map((slot) => (slot.photo ? slot : { photo: waiting.next().value ?? null, label: '' })),
  );
}
