import { groupDigits } from '../shared/numbers/indianNumber';
import { formatKilometers } from '../shared/numbers/kilometers';
import type { Kilometers, RecordId, Uid } from '../shared/valueTypes';
import { otherVehicle } from '../shared/vehicles/bodyTypes';
import { choiceLabel } from './choiceLabel';
import { type ListingField, type ListingFieldKey, type ListingKind, listingKinds } from './kinds';
import { type Price, priceOf } from './price';
import type { ListingState } from './state/listingState';
import type { StatedFacts } from './stated/statedChoices';

export type ListingFieldValues = Partial<Record<ListingFieldKey, string | number>>;

/** The fields that a listing and a booking's copy of it share. */
export interface ListingRecord {
  readonly kind: ListingKind;
  readonly sellerId: Uid;
  readonly name: string;
  readonly price: Price;
  /** `unknownAmount` if the dealer names no distance. */
  readonly kilometers: Kilometers;
  /** '' if there is none. */
  readonly description: string;
  /** All that the form has, as it is stored. */
  readonly values: ListingFieldValues;
  /** URLs of the photos, the cover first; empty if the record is damaged. */
  readonly photos: readonly string[];
  /** URLs of the medium versions, in the order of `photos`; '' or missing: there is none. */
  readonly mediumPhotos?: readonly string[];
  /** URLs of the small versions, in the order of `photos`; shorter if some are missing. */
  readonly thumbnails: readonly string[];
  /** What the photos show, in the same order; '' or missing: unknown. */
  readonly photoLabels: readonly string[];
  /** What the dealer states, as it is stored: see statedFacts.ts. */
  readonly stated: Readonly<Record<string, unknown>>;
}

export interface Listing extends ListingRecord {
  readonly id: RecordId<'listing'>;
  /** As buyers see the dealer, since the approval; '' in a listing that was never approved, or before this was stored. */
  readonly dealerName: string;
  /** The dealer's district; '' if the record is damaged. */
  readonly distName: string;
  /** By which the admin finds the same photos elsewhere (PHOTO-11), one for each photo; '' or missing: there is none. */
  readonly photoHashes?: readonly string[];
  /** The prices before the cuts since the admin has approved it, as they are stored: see priceCut.ts (LIST-21). */
  readonly priceHistory?: unknown;
  /** When the last cut was. */
  readonly priceSince?: Date | null;
  readonly state: ListingState;
  /** Anyone may read the listing by its address: it is live, or it was live until its sale ended. */
  readonly visible: boolean;
  /** The admin's reason for the last rejection, until the next decision; '' if there is none. */
  readonly rejectReason: string;
  /** When the dealer posted it; null if the record is damaged. */
  readonly createdAt: Date | null;
  /** When anyone last wrote it; null if the record is damaged. */
  readonly updatedAt: Date | null;
  /** Since when buyers have seen it. Missing in a listing that was approved before this was stored. */
  readonly approvedAt?: Date | null;
}

/** A listing from the dealer's form: checked, not yet stored. */
export interface SubmittedListing {
  readonly kind: ListingKind;
  readonly values: ListingFieldValues;
  /** Missing in a draft from before these facts. */
  readonly stated?: StatedFacts;
}

export function submittedPrice({ values }: SubmittedListing): Price {
  return priceOf(String(values.price ?? ''));
}

export interface UploadedPhoto {
  readonly url: string;
  /** '' or missing: the photo is too small, or from before this size. */
  readonly mediumUrl?: string;
  readonly thumbnailUrl: string;
  /** See photoHash.ts; missing in a photo from before the hashes. */
  readonly hash?: string;
}

/** An uploaded photo, and what it shows. */
export interface LabelledPhoto extends UploadedPhoto {
  readonly label?: string;
}

/** A listing from the dealer's form whose photos are already in the store. */
export interface ListingContent {
  readonly draft: SubmittedListing;
  readonly photos: readonly LabelledPhoto[];
}

/** A photo in the dealer's form: a file from the device, or a photo that is already in the store. */
export type ChosenPhoto = File | UploadedPhoto;

/** The address of the small version of the first photo; undefined: there is no photo. */
export function coverOf({ photos, thumbnails }: Pick<Listing, 'photos' | 'thumbnails'>): string | undefined {
  return thumbnails[0] ?? photos[0];
}

function withUnit(text: string, unit: string | undefined): string {
  const bare = text.trim();
  const grouped = /^\d{4,}$/.test(bare) ? groupDigits(BigInt(bare).toString()) : bare;
  return unit === undefined || bare === '' || /[a-z]/i.test(bare) ? grouped : `${grouped} ${unit}`;
}

/** A field's value with its unit, as people read it; '' if the record has no value. */
export function formatFieldValue(field: ListingField, value: string | number | undefined): string {
  if (value === undefined || value === '') return '';
  if (field.input.type === 'numberChoice') {
    const { read } = field.input;
    return read ? read(Number(value)) : String(value);
  }
  if (field.key === 'kilometers') return formatKilometers(String(value));
  const text = withUnit(String(value), field.unit);
  return field.input.type === 'choice' ? choiceLabel(field.key, text) : text;
}

export interface ListingFact<Key extends string = ListingFieldKey> {
  readonly key: Key;
  readonly label: string;
  readonly text: string;
}

/** All facts of the record in the order of the form, without name, price and description, which are shown elsewhere. */
export function listingFacts(listing: ListingRecord): ListingFact[] {
  return listingKinds[listing.kind].fields
    .filter(({ key }) => key !== 'name' && key !== 'price' && key !== 'description')
    .filter(({ key, derived }) => !derived || listing.values[key] !== otherVehicle)
    .map((field) => ({
      key: field.key,
      label: field.label,
      text: formatFieldValue(field, listing.values[field.key]),
    }))
    .filter(({ text }) => text !== '');
}

const summaryKeys: readonly ListingFieldKey[] = ['year', 'kilometers', 'fuelType', 'transmission', 'engineSize'];
const summaryLength = 4;

/** The facts in one line of a card, the most important first: year, distance, fuel, transmission (bikes: engine). */
export function listingSummary(listing: ListingRecord): string[] {
  const facts = listingFacts(listing);
  return summaryKeys
    .flatMap((key) => facts.filter((fact) => fact.key === key))
    .slice(0, summaryLength)
    .map(({ text }) => text);
}
