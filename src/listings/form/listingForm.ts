import { isPhotoFile } from '../../photos/photoFile';
import { allInvalid, type Check, type InvalidInput } from '../../shared/invalidInput';
import { nameProblem } from '../../shared/readableName';
import { haveSameContent } from '../../shared/sameContent';
import { cleanLine, cleanText } from '../../shared/text/cleanText';
import { isBlank } from '../../shared/text/hiddenCharacters';
import { isMonth } from '../../shared/time/month';
import { describeName } from '../../shared/vehicles/describeName';
import {
  isRequired,
  type ListingField,
  type ListingFieldKey,
  type ListingKind,
  type ListingKindDescription,
  listingKinds,
} from '../kinds';
import type { ChosenPhoto, Listing, SubmittedListing } from '../listing';
import type { StatedFacts, StatedKey } from '../stated/statedChoices';
import { readStated, statedFields } from '../stated/statedFacts';
import { statedTexts } from '../stated/statedTexts';
import { listingFormTexts, listingPhotoTexts, tooFewPhotosTexts } from './formTexts';
import type { PhotoSlots } from './photoSlots';
import { storedKilometers, storedPrice } from './storedAmounts';

export type PhotoSlot = `photo${number}`;
/** 'morePhotos' is the button that adds photos. */
export type ListingFormField = ListingFieldKey | StatedKey | PhotoSlot | 'morePhotos';
export type ListingFormValues = Readonly<Partial<Record<ListingFieldKey | StatedKey, string>>>;

/** One for each slot. */
type Photos = PhotoSlots['photos'];

/** The field name of a photo slot: slot 0 is 'photo1', labelled 'Photo 1'. */
export function photoSlot(index: number): PhotoSlot {
  return `photo${index + 1}`;
}

function requiredFields(kind: ListingKindDescription, values: ListingFormValues): Check<ListingFormField>[] {
  return kind.fields
    .filter((field) => isRequired(field, values.fuelType))
    .map(
      ({ key }) =>
        () =>
          isBlank(values[key]) ? { field: key, message: listingFormTexts.incomplete } : null,
    );
}

function readableName({ name = '' }: ListingFormValues): Check<ListingFormField> {
  return () => {
    const message = nameProblem(name);
    return message === null ? null : { field: 'name', message };
  };
}

/** Some browsers have no control for months: people type there. */
function possibleMonth({ insuranceUntil = '' }: ListingFormValues): Check<ListingFormField> {
  return () =>
    isBlank(insuranceUntil) || isMonth(insuranceUntil.trim())
      ? null
      : { field: 'insuranceUntil', message: statedTexts.wrongMonth };
}

/** Checks the number of photos: a car needs 1, a bike 2 (FORM-9). The fault names the first empty slot. */
function enoughPhotos(kind: ListingKindDescription, photos: Photos): Check<ListingFormField> {
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
  // A file that cannot be read any more is named by the inspection.
  if (one instanceof File) return other instanceof File && haveSameContent(one, other).catch(() => false);
  return !(other instanceof File) && one.url === other.url;
}

/** Finds a photo that another slot holds too. The rules accept each URL once, and a second copy shows nothing new. */
export async function findDuplicatePhoto(slot: number, photos: Photos): Promise<InvalidInput<PhotoSlot> | null> {
  const photo = photos[slot];
  if (!photo) return null;
  const others = photos.flatMap((other, index) => (other && index !== slot ? [other] : []));
  const same = await Promise.all(others.map((other) => isSamePhoto(photo, other)));
  return same.includes(true) ? { field: photoSlot(slot), message: listingPhotoTexts.twice } : null;
}

/** Finds a photo that the stored listing no longer shows: its file may be deleted. */
export function findLostPhoto(photos: Photos, stored: readonly string[]): InvalidInput<PhotoSlot> | null {
  const slot = photos.findIndex((photo) => photo && !(photo instanceof File) && !stored.includes(photo.url));
  return slot === -1 ? null : { field: photoSlot(slot), message: listingPhotoTexts.gone };
}

/** Checks FORM-7 to FORM-9. The dealer's id has been checked before. */
export function validateListing(
  kind: ListingKind,
  values: ListingFormValues,
  photos: Photos,
): readonly InvalidInput<ListingFormField>[] {
  const description = listingKinds[kind];
  return allInvalid<ListingFormField>([
    ...requiredFields(description, values),
    readableName(values),
    enoughPhotos(description, photos),
    ...photos.map((photo, slot) => () => (photo instanceof File ? validatePhoto(slot, photo) : null)),
    possibleMonth(values),
  ]);
}

/** What the app derives from the typed name and size, for the fields that are left blank. */
export function describeForm(kind: ListingKind, { name = '', size = '' }: ListingFormValues): ListingFormValues {
  return { ...describeName(kind, cleanLine(name), cleanLine(size)) };
}

/** What the form states, without blank facts. */
function statedIn(values: ListingFormValues): StatedFacts {
  const entries = statedFields.map(({ key }) => [key, (values[key] ?? '').trim()] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

/** A blank that is needed is no number, so that the rules refuse it, too. */
function chosenNumber(text: string, isNeeded: boolean): number {
  return text === '' && isNeeded ? Number.NaN : Number(text);
}

/** A text without what nobody sees, and an amount as the rules read it. */
function storedText({ key, input }: ListingField, typed: string): string {
  if (key === 'price') return storedPrice(typed);
  if (key === 'kilometers') return storedKilometers(typed);
  return input.type === 'textarea' ? cleanText(typed) : cleanLine(typed);
}

/** The form's values as stored values: clean texts, numbers for number choices, '' or 0 for blank fields. */
export function toSubmittedListing(kind: ListingKind, values: ListingFormValues): SubmittedListing {
  const described = describeForm(kind, values);
  const entries = listingKinds[kind].fields.map((field) => {
    const { key, input } = field;
    const text = storedText(field, values[key] ?? '') || (described[key] ?? '');
    const isNumber = input.type === 'numberChoice';
    return [key, isNumber ? chosenNumber(text, isRequired(field, values.fuelType)) : text] as const;
  });
  return { kind, values: Object.fromEntries(entries), stated: statedIn(values) };
}

/**
 * The reverse of `toSubmittedListing`. A value that is no longer among the choices becomes ''. What the app derives is
 * left out: it follows the name.
 */
export function toFormValues({ kind, values, stated }: Pick<Listing, 'kind' | 'values' | 'stated'>): ListingFormValues {
  const described = describeForm(kind, { name: String(values.name ?? ''), size: String(values.size ?? '') });
  const entries = listingKinds[kind].fields.flatMap(({ key, input, derived }) => {
    const text = String(values[key] ?? '');
    if (derived && (text === '' || text === described[key])) return [];
    const isChoice = input.type === 'choice' || input.type === 'numberChoice';
    return [[key, isChoice && !input.choices.some((choice) => String(choice) === text) ? '' : text] as const];
  });
  return { ...Object.fromEntries(entries), ...readStated(stated) };
}
