import { yearOf } from '../shared/indianZone';
import { firstVehicleYear, textLimits } from '../shared/limits';
import { bodyTypes, otherVehicle } from '../shared/vehicles/bodyTypes';
import { listingCollections, storedFields, storedPhotos } from './storedListing';

export type ListingKind = 'car' | 'bike';

/** The app's name of a field. The stored records of the kinds may use other names. */
export type ListingFieldKey =
  | 'name'
  | 'price'
  | 'year'
  | 'fuelType'
  | 'transmission'
  | 'engineSize'
  | 'mileage'
  | 'safetyRating'
  | 'warranty'
  | 'seatingCapacity'
  | 'fuelTank'
  | 'size'
  | 'kilometers'
  | 'groundClearance'
  | 'description'
  | DerivedKey;

/** The fields that the app derives from the name, unless the dealer corrects them (FORM-17). */
export type DerivedKey = 'make' | 'model' | 'bodyType';

type FieldInput =
  | { readonly type: 'text' | 'textarea'; readonly maxLength: number }
  | { readonly type: 'choice'; readonly choices: readonly string[] }
  | {
      readonly type: 'numberChoice';
      readonly choices: readonly number[];
      readonly unit?: Unit;
      /** How 0 reads. */
      readonly zero?: string;
    };

/** Singular and plural of a unit ('1 year', '4 years'). */
interface Unit {
  readonly one: string;
  readonly many: string;
}

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
  readonly unit?: string;
}

/** All differences between cars and bikes. No screen, service or test knows more about a kind than this (LIST-3). */
export interface ListingKindDescription {
  readonly kind: ListingKind;
  readonly noun: string;
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
const fuelTypes = ['Petrol', 'Diesel', electric, 'CNG', 'LPG', 'Hybrid'] as const;
const shortText = { type: 'text', maxLength: textLimits.shortText } as const;

const year = { type: 'numberChoice', choices: newestFirst } as const;
const fuelTank = {
  type: 'numberChoice',
  choices: wholeNumbers(0, 50),
  unit: { one: 'ltr', many: 'ltr' },
  zero: 'None',
} as const;
const name = { type: 'text', maxLength: textLimits.listingName } as const;
const description = { type: 'textarea', maxLength: textLimits.description } as const;

/** What searches find a listing by, besides its own words (LIST-18). */
function derivedFields(kind: ListingKind): readonly ListingField[] {
  const derived = { required: false, derived: true } as const;
  const { make, model, bodyType } = storedFields[kind];
  return [
    { ...derived, key: 'make', stored: make, label: 'Make', input: { type: 'text', maxLength: textLimits.make } },
    { ...derived, key: 'model', stored: model, label: 'Model', input: { type: 'text', maxLength: textLimits.model } },
    {
      ...derived,
      key: 'bodyType',
      stored: bodyType,
      label: 'Body type',
      input: { type: 'choice', choices: [...bodyTypes[kind], otherVehicle] },
    },
  ];
}

const car: ListingKindDescription = {
  kind: 'car',
  noun: 'car',
  collection: listingCollections.car,
  schemaType: 'Car',
  photos: { stored: storedPhotos.car, folder: 'car_photos', min: 1 },
  approvalAsks: true,
  fields: [
    { key: 'name', stored: storedFields.car.name, label: 'Name', required: true, input: name },
    { key: 'price', stored: storedFields.car.price, label: 'Price', required: true, input: shortText },
    { key: 'year', stored: storedFields.car.year, label: 'Purchased year', required: true, input: year },
    {
      key: 'fuelType',
      stored: storedFields.car.fuelType,
      label: 'Fuel type',
      required: true,
      input: { type: 'choice', choices: fuelTypes },
    },
    {
      key: 'transmission',
      stored: storedFields.car.transmission,
      label: 'Transmission',
      required: true,
      input: { type: 'choice', choices: ['Automatic', 'Manual'] },
    },
    {
      key: 'engineSize',
      stored: storedFields.car.engineSize,
      label: 'Engine size',
      required: true,
      notIfElectric: true,
      input: {
        type: 'choice',
        choices: ['500cc', '600cc', '700cc', '800cc', '1000cc', '1200cc', '1500cc', '2000cc', '2500cc'],
      },
    },
    {
      key: 'mileage',
      stored: storedFields.car.mileage,
      label: 'Mileage',
      required: true,
      input: shortText,
      unit: 'km/l',
    },
    {
      key: 'safetyRating',
      stored: storedFields.car.safetyRating,
      label: 'Safety rating',
      required: true,
      input: {
        type: 'numberChoice',
        choices: wholeNumbers(0, 5),
        unit: { one: 'star', many: 'star' },
        zero: 'Not rated',
      },
    },
    {
      key: 'warranty',
      stored: storedFields.car.warranty,
      label: 'Warranty',
      required: true,
      input: { type: 'numberChoice', choices: wholeNumbers(0, 10), unit: { one: 'year', many: 'years' }, zero: 'None' },
    },
    {
      key: 'seatingCapacity',
      stored: storedFields.car.seatingCapacity,
      label: 'Seating capacity',
      required: true,
      input: { type: 'numberChoice', choices: wholeNumbers(2, 9), unit: { one: 'seater', many: 'seater' } },
    },
    {
      key: 'fuelTank',
      stored: storedFields.car.fuelTank,
      label: 'Fuel tank capacity',
      required: true,
      notIfElectric: true,
      input: fuelTank,
    },
    { key: 'size', stored: storedFields.car.size, label: 'Size', required: false, input: shortText },
    {
      key: 'kilometers',
      stored: storedFields.car.kilometers,
      label: 'Kilometers driven',
      required: false,
      input: shortText,
      unit: 'km',
    },
    {
      key: 'groundClearance',
      stored: storedFields.car.groundClearance,
      label: 'Ground clearance',
      required: false,
      input: shortText,
      unit: 'mm',
    },
    {
      key: 'description',
      stored: storedFields.car.description,
      label: 'Description',
      required: false,
      input: description,
    },
    ...derivedFields('car'),
  ],
};

const bike: ListingKindDescription = {
  kind: 'bike',
  noun: 'bike',
  collection: listingCollections.bike,
  schemaType: 'Motorcycle',
  photos: { stored: storedPhotos.bike, folder: 'bike_photos', min: 2 },
  approvalAsks: false,
  fields: [
    { key: 'name', stored: storedFields.bike.name, label: 'Name', required: true, input: name },
    { key: 'price', stored: storedFields.bike.price, label: 'Price', required: true, input: shortText },
    { key: 'year', stored: storedFields.bike.year, label: 'Purchased year', required: true, input: year },
    {
      key: 'fuelType',
      stored: storedFields.bike.fuelType,
      label: 'Fuel type',
      required: true,
      input: { type: 'choice', choices: fuelTypes },
    },
    {
      key: 'engineSize',
      stored: storedFields.bike.engineSize,
      label: 'Engine size',
      required: true,
      notIfElectric: true,
      input: { type: 'choice', choices: ['100cc', '150cc', '200cc', '250cc', '500cc', '600cc', '1000cc'] },
    },
    {
      key: 'mileage',
      stored: storedFields.bike.mileage,
      label: 'Mileage',
      required: true,
      input: shortText,
      unit: 'km/l',
    },
    {
      key: 'fuelTank',
      stored: storedFields.bike.fuelTank,
      label: 'Fuel tank capacity',
      required: true,
      notIfElectric: true,
      input: fuelTank,
    },
    {
      key: 'kilometers',
      stored: storedFields.bike.kilometers,
      label: 'Kilometers driven',
      required: true,
      input: shortText,
      unit: 'km',
    },
    {
      key: 'description',
      stored: storedFields.bike.description,
      label: 'Description',
      required: false,
      input: description,
    },
    ...derivedFields('bike'),
  ],
};

export const listingKinds: Readonly<Record<ListingKind, ListingKindDescription>> = { car, bike };

/** The stored name of a field: ('bike', 'kilometers') → 'kilometersRan'. */
export function storedFieldName(kind: ListingKind, key: ListingFieldKey): string {
  const field = listingKinds[kind].fields.find((candidate) => candidate.key === key);
  if (!field) throw new RangeError(`A ${kind} has no field ${key}`);
  return field.stored;
}

/** Whether a listing with this fuel needs a value in the field. */
export function isRequired({ required, notIfElectric }: ListingField, fuelType: unknown): boolean {
  return required && !(notIfElectric && fuelType === electric);
}
