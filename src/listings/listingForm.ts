import { isPhotoFile } from '../photos/photoFile';
import { allInvalid, type Check, type InvalidInput, isBlank } from '../shared/invalidInput';
import { photoLimits } from '../shared/limits';
import { nameProblem } from '../shared/readableName';
import { haveSameContent } from '../shared/sameContent';
import { describeName } from '../shared/vehicles/describeName';
import { type ListingFieldKey, type ListingKind, type ListingKindDescription, listingKinds } from './kinds';
import { type ChosenPhoto, type Listing, photosOf, type SubmittedListing } from './listing';
import { listingFormTexts, listingPhotoTexts, tooFewPhotosTexts } from './texts';

export type PhotoSlot = `photo${number}`;
export type ListingFormField = ListingFieldKey | PhotoSlot;
export type ListingFormValues = Readonly<Partial<Record<ListingFieldKey, string>>>;

/** One for each slot. */
type PhotoSlots = readonly (ChosenPhoto | null)[];

/** The field name of a photo slot: slot 0 is 'photo1', labelled 'Photo 1'. */
export function photoSlot(index: number): PhotoSlot {
  return `photo${index + 1}`;
}

export const photoSlots: readonly number[] = Array.from({ length: photoLimits.slots }, (_, index) => index);

function requiredFields(kind: ListingKindDescription, values: ListingFormValues): Check<ListingFormField>[] {
  return kind.fields
    .filter(({ required }) => required)
    .map(
      ({ key }) =>
        () =>
          isBlank(values[key]) ? { field: key, message: listingFormTexts.incomplete } : null,
    );
}

function readableName({ name = '' }: ListingFormValues): Check<ListingFormField> {
  return () => {
    const message = nameProblem(name.trim());
    return message === null ? null : { field: 'name', message };
  };
}

/** Checks the number of photos: a car needs 1, a bike 2 (FORM-9). The fault names the first empty slot. */
function enoughPhotos(kind: ListingKindDescription, photos: PhotoSlots): Check<ListingFormField> {
  return () => {
    if (photos.filter((photo) => photo !== null).length >= kind.photos.min) return null;
    return { field: photoSlot(photos.indexOf(null)), message: tooFewPhotosTexts[kind.kind] };
  };
}

/** Checks the type of a photo when it is chosen, before the file is read (PHOTO-2). */
export function validatePhoto(slot: number, file: File): InvalidInput<PhotoSlot> | null {
  return isPhotoFile(file) ? null : { field: photoSlot(slot), message: listingPhotoTexts.wrongType };
}

async function isSamePhoto(one: ChosenPhoto, other: ChosenPhoto): Promise<boolean> {
  if (one instanceof File) return other instanceof File && haveSameContent(one, other);
  return !(other instanceof File) && one.url === other.url;
}

/** Finds a photo that another slot holds too. The rules accept each URL once, and a second copy shows nothing new. */
export async function findTwin(slot: number, photos: PhotoSlots): Promise<InvalidInput<PhotoSlot> | null> {
  const photo = photos[slot];
  if (!photo) return null;
  const others = photos.flatMap((other, index) => (other && index !== slot ? [other] : []));
  const same = await Promise.all(others.map((other) => isSamePhoto(photo, other)));
  return same.includes(true) ? { field: photoSlot(slot), message: listingPhotoTexts.twice } : null;
}

/** Finds a photo that the stored listing no longer shows: its file may be deleted. */
export function findGone(photos: PhotoSlots, stored: readonly string[]): InvalidInput<PhotoSlot> | null {
  const slot = photos.findIndex((photo) => photo && !(photo instanceof File) && !stored.includes(photo.url));
  return slot === -1 ? null : { field: photoSlot(slot), message: listingPhotoTexts.gone };
}

/** Checks FORM-7 to FORM-9. The dealer's id has been checked before. */
export function validateListing(
  kind: ListingKind,
  values: ListingFormValues,
  photos: PhotoSlots,
): readonly InvalidInput<ListingFormField>[] {
  const description = listingKinds[kind];
  return allInvalid<ListingFormField>([
    ...requiredFields(description, values),
    readableName(values),
    enoughPhotos(description, photos),
    ...photos.map((photo, slot) => () => (photo instanceof File ? validatePhoto(slot, photo) : null)),
  ]);
}

/** What the app derives from the typed name and size, for the fields that are left blank. */
export function describeForm(kind: ListingKind, { name = '', size = '' }: ListingFormValues): ListingFormValues {
  return { ...describeName(kind, name.trim(), size.trim()) };
}

/** The form's values as stored values: trimmed texts, numbers for number choices, '' for blank fields. */
export function toSubmittedListing(kind: ListingKind, values: ListingFormValues): SubmittedListing {
  const described = describeForm(kind, values);
  const entries = listingKinds[kind].fields.map(({ key, input }) => {
    const text = (values[key] ?? '').trim() || (described[key] ?? '');
    return [key, input.type === 'numberChoice' ? Number(text) : text] as const;
  });
  return { kind, values: Object.fromEntries(entries) };
}

/**
 * The reverse of `toSubmittedListing`. A value that is no longer among the choices becomes ''. What the app derives is
 * left out: it follows the name.
 */
export function toFormValues({ kind, values }: Pick<Listing, 'kind' | 'values'>): ListingFormValues {
  const described = describeForm(kind, { name: String(values.name ?? ''), size: String(values.size ?? '') });
  const entries = listingKinds[kind].fields.flatMap(({ key, input, derived }) => {
    const text = String(values[key] ?? '');
    if (derived && (text === '' || text === described[key])) return [];
    const isChoice = input.type === 'choice' || input.type === 'numberChoice';
    return [[key, isChoice && !input.choices.some((choice) => String(choice) === text) ? '' : text] as const];
  });
  return Object.fromEntries(entries);
}

/** The photos of a listing, one for each slot of the form. */
export function toPhotoSlots(listing: Pick<Listing, 'photos' | 'thumbnails'>): PhotoSlots {
  const photos = photosOf(listing);
  return photoSlots.map((slot) => photos[slot] ?? null);
}
