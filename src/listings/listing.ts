import { formatKilometers } from './distance';
import { groupDigits } from './indianNumber';
import type { ListingState } from './listingState';
import { type VehicleField, type VehicleFieldKey, type VehicleKind, vehicleKinds } from './vehicleKinds';

export type VehicleFieldValues = Partial<Record<VehicleFieldKey, string | number>>;

/** What a listing and a booking's copy of it have in common. */
export interface VehicleRecord {
  readonly kind: VehicleKind;
  readonly sellerId: string;
  readonly name: string;
  readonly values: VehicleFieldValues;
  /** Addresses of the photos, best first; empty where the record is damaged. */
  readonly photos: readonly string[];
  /** Small versions, in the order of `photos`; shorter where one is missing. */
  readonly thumbnails: readonly string[];
}

export interface Vehicle extends VehicleRecord {
  readonly id: string;
  /** Whole rupees; `unknownPrice` where the text names no amount. */
  readonly priceValue: number;
  readonly state: ListingState;
  /** What the admin said of a rejection; '' where nothing was said, and in every other state. */
  readonly rejectReason: string;
  /** When it was last written, by whomever; null where the record is damaged. */
  readonly updatedAt: Date | null;
}

/** A listing as the dealer's form hands it over: checked, not yet stored. */
export interface VehicleDraft {
  readonly kind: VehicleKind;
  readonly values: VehicleFieldValues;
}

export interface UploadedPhoto {
  readonly url: string;
  readonly thumbnailUrl: string;
}

/** A vehicle as the dealer's form says it is, its photos in the store already. */
export interface VehicleContent {
  readonly draft: VehicleDraft;
  readonly photos: readonly UploadedPhoto[];
}

/** A photo in the dealer's form: a file of the device, or one that is in the store already. */
export type ChosenPhoto = File | UploadedPhoto;

/** A listing's photos with their small versions; where one is missing, the photo itself stands for it. */
export function photosOf({
  photos,
  thumbnails,
}: Pick<VehicleRecord, 'photos' | 'thumbnails'>): readonly UploadedPhoto[] {
  return photos.map((url, index) => ({ url, thumbnailUrl: thumbnails[index] ?? url }));
}

/** Shown where a record names nothing. */
export const unknownName = 'Unknown';

function withUnit(text: string, unit: string | undefined): string {
  const bare = text.trim();
  const grouped = /^\d{4,}$/.test(bare) ? groupDigits(BigInt(bare).toString()) : bare;
  return unit === undefined || bare === '' || /[a-z]/i.test(bare) ? grouped : `${grouped} ${unit}`;
}

/** A field's value with its unit, as people read it; '' where the record has none. */
export function formatFieldValue(field: VehicleField, value: string | number | undefined): string {
  if (value === undefined || value === '') return '';
  if (field.input.type === 'numberChoice') {
    const { unit } = field.input;
    if (!unit) return String(value);
    return `${value} ${Number(value) === 1 ? unit.one : unit.many}`;
  }
  if (field.key === 'kilometers') return formatKilometers(String(value));
  return withUnit(String(value), field.unit);
}

export interface VehicleFact {
  readonly key: VehicleFieldKey;
  readonly label: string;
  readonly text: string;
}

/** Every fact the record holds, in the form's order, without name, price and description, which have places of their own. */
export function vehicleFacts(vehicle: VehicleRecord): VehicleFact[] {
  return vehicleKinds[vehicle.kind].fields
    .filter(({ key }) => key !== 'name' && key !== 'price' && key !== 'description')
    .map((field) => ({
      key: field.key,
      label: field.label,
      text: formatFieldValue(field, vehicle.values[field.key]),
    }))
    .filter(({ text }) => text !== '');
}

const summaryKeys: readonly VehicleFieldKey[] = ['year', 'kilometers', 'fuelType', 'transmission', 'engineSize'];
const summaryLength = 4;

/** The card's one line of facts, most telling first: year, distance, fuel, transmission (bikes: engine). */
export function vehicleSummary(vehicle: VehicleRecord): string[] {
  const facts = vehicleFacts(vehicle);
  return summaryKeys
    .flatMap((key) => facts.filter((fact) => fact.key === key))
    .slice(0, summaryLength)
    .map(({ text }) => text);
}
