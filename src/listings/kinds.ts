import { firstVehicleYear, textLimits } from '../shared/limits';
import type { ListingKind } from '../shared/listingKind';
import { yearOf } from '../shared/time/indianZone';
import { bodyTypes, otherVehicle } from '../shared/vehicles/bodyTypes';
import { countTexts, fieldLabels, unitTexts } from './fieldTexts';
import { listingCollections, storedFields, storedPhotos } from './stored/storedListing';

export type { ListingKind };

/** The app's name of a field. The stored records of the kinds may use other names. */
export type ListingFieldKey = keyof typeof fieldLabels;

/** The fields that the app derives from the name, unless the dealer corrects them (FORM-17). */
export type DerivedKey = 'make' | 'model' | 'bodyType';

type FieldInput =
  | { readonly type: 'text' | 'textarea'; readonly maxLength: number }
  | { readonly type: 'choice'; readonly choices: readonly string[] }
  | {
      readonly type: 'numberChoice';
      readonly choices: readonly number[];
      /** How a number reads: '4 years'. */
      readonly read?: (count: number) => string;
    };

export interface ListingField {
  readonly key: ListingFieldKey;
  /** The name of the field in the stored record. */
  readonly stored: string;
  /** The label of the form (FORM-2). The details repeat it. */
  readonly label: string;
  readonly required: boolean;
  /** An electric vehicle may do without it. */
  readonly notIfElectric?: true;
  readonly input: FieldInput;
  /** If it is left blank, the app derives it from the name. The form shows it in a group of its own. */
  readonly derived?: true;
  /** The unit that is added to a free text (LIST-5). */
  readonly unit: string | undefined;
}

/** A field as a kind describes it. The rest has one place for all fields: its stored name, its label and its unit. */
type DescribedField<Key extends ListingFieldKey> = Omit<ListingField, 'key' | 'stored' | 'label' | 'unit'> & {
  readonly key: Key;
};

function fieldsOf<Key extends ListingFieldKey>(
  stored: Readonly<Record<Key, string>>,
  fields: readonly DescribedField<Key>[],
): readonly ListingField[] {
  return fields.map((field) => {
    const { key } = field;
    return { ...field, stored: stored[key], label: fieldLabels[key], unit: unitTexts[key] };
  });
}

/** All differences between cars and bikes. No screen, service or test knows more about a kind than this (LIST-3). */
export interface ListingKindDescription {
  readonly kind: ListingKind;
  readonly collection: 'products' | 'bikes';
  /** The type of schema.org. */
  readonly schemaType: 'Car' | 'Motorcycle';
  readonly fields: readonly ListingField[];
  readonly photos: {
    readonly stored: 'carPhotos' | 'bikePhotos';
    readonly folder: 'car_photos' | 'bike_photos';
    readonly min: 1 | 2;
  };
  /** Whether an approval asks for a confirmation. The other kind shows a banner (ADMIN-4, ADMIN-5). */
  readonly approvalAsks: boolean;
}

function wholeNumbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const newestFirst = wholeNumbers(firstVehicleYear, yearOf(new Date())).reverse();
const electric = 'Electric';
export const fuelTypes = ['Petrol', 'Diesel', electric, 'CNG', 'LPG', 'Hybrid'] as const;
export const transmissions = ['Automatic', 'Manual'] as const;
const engineSizes = {
  car: ['500cc', '600cc', '700cc', '800cc', '1000cc', '1200cc', '1500cc', '2000cc', '2500cc'],
  bike: ['100cc', '150cc', '200cc', '250cc', '500cc', '600cc', '1000cc'],
} as const;
const shortText = { type: 'text', maxLength: textLimits.shortText } as const;

const year = { type: 'numberChoice', choices: newestFirst } as const;
const fuelTank = { type: 'numberChoice', choices: wholeNumbers(0, 50), read: countTexts.liters } as const;
const name = { type: 'text', maxLength: textLimits.listingName } as const;
const description = { type: 'textarea', maxLength: textLimits.description } as const;

/** What searches find a listing by, besides its own words (LIST-18). */
function derivedFields(kind: ListingKind): readonly DescribedField<DerivedKey>[] {
  const derived = { required: false, derived: true } as const;
  return [
    { ...derived, key: 'make', input: { type: 'text', maxLength: textLimits.make } },
    { ...derived, key: 'model', input: { type: 'text', maxLength: textLimits.model } },
    { ...derived, key: 'bodyType', input: { type: 'choice', choices: [...bodyTypes[kind], otherVehicle] } },
  ];
}

const car: ListingKindDescription = {
  kind: 'car',
  collection: listingCollections.car,
  schemaType: 'Car',
  photos: { stored: storedPhotos.car, folder: 'car_photos', min: 1 },
  approvalAsks: true,
  fields: fieldsOf(storedFields.car, [
    { key: 'name', required: true, input: name },
    { key: 'price', required: true, input: shortText },
    { key: 'year', required: true, input: year },
    { key: 'fuelType', required: true, input: { type: 'choice', choices: fuelTypes } },
    { key: 'transmission', required: true, input: { type: 'choice', choices: transmissions } },
    {
      key: 'engineSize',
      required: true,
      notIfElectric: true,
      input: { type: 'choice', choices: engineSizes.car },
    },
    { key: 'mileage', required: true, input: shortText },
    {
      key: 'safetyRating',
      required: true,
      input: { type: 'numberChoice', choices: wholeNumbers(0, 5), read: countTexts.stars },
    },
    {
      key: 'warranty',
      required: true,
      input: { type: 'numberChoice', choices: wholeNumbers(0, 10), read: countTexts.years },
    },
    {
      key: 'seatingCapacity',
      required: true,
      input: { type: 'numberChoice', choices: wholeNumbers(2, 9), read: countTexts.seats },
    },
    { key: 'fuelTank', required: true, notIfElectric: true, input: fuelTank },
    { key: 'size', required: false, input: shortText },
    { key: 'kilometers', required: false, input: shortText },
    { key: 'groundClearance', required: false, input: shortText },
    { key: 'description', required: false, input: description },
    ...derivedFields('car'),
  ]),
};

const bike: ListingKindDescription = {
  kind: 'bike',
  collection: listingCollections.bike,
  schemaType: 'Motorcycle',
  photos: { stored: storedPhotos.bike, folder: 'bike_photos', min: 2 },
  approvalAsks: false,
  fields: fieldsOf(storedFields.bike, [
    { key: 'name', required: true, input: name },
    { key: 'price', required: true, input: shortText },
    { key: 'year', required: true, input: year },
    { key: 'fuelType', required: true, input: { type: 'choice', choices: fuelTypes } },
    {
      key: 'engineSize',
      required: true,
      notIfElectric: true,
      input: { type: 'choice', choices: engineSizes.bike },
    },
    { key: 'mileage', required: true, input: shortText },
    { key: 'fuelTank', required: true, notIfElectric: true, input: fuelTank },
    { key: 'kilometers', required: true, input: shortText },
    { key: 'description', required: false, input: description },
    ...derivedFields('bike'),
  ]),
};

export const listingKinds: Readonly<Record<ListingKind, ListingKindDescription>> = { car, bike };

export function listingField(kind: ListingKind, key: ListingFieldKey): ListingField {
  const field = listingKinds[kind].fields.find((candidate) => candidate.key === key);
  if (!field) throw new RangeError(`A ${kind} has no field ${key}`);
  return field;
}

/** The stored name of a field: ('bike', 'kilometers') → 'kilometersRan'. */
export function storedFieldName(kind: ListingKind, key: ListingFieldKey): string {
  return listingField(kind, key).stored;
}

/** Whether a listing with this fuel needs a value in the field. */
export function isRequired({ required, notIfElectric }: ListingField, fuelType: unknown): boolean {
  return required && !(notIfElectric && fuelType === electric);
}
