import { firstVehicleYear, textLimits } from './limits';
import { storedFields, storedPhotos, vehicleCollections } from './storedVehicle';

export type VehicleKind = 'car' | 'bike';

/** What the app calls a field, whatever the record of that kind calls it. */
export type VehicleFieldKey =
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
  | 'description';

type FieldInput =
  | { readonly type: 'text' | 'textarea'; readonly maxLength: number; readonly hint?: string }
  | { readonly type: 'choice'; readonly choices: readonly string[] }
  | { readonly type: 'numberChoice'; readonly choices: readonly number[]; readonly unit?: Unit };

/** Singular and plural of what stands behind a number ('1 star', '4 stars'). */
interface Unit {
  readonly one: string;
  readonly many: string;
}

export interface VehicleField {
  readonly key: VehicleFieldKey;
  /** The field's name in the stored record. */
  readonly stored: string;
  /** The form's label (design 4), which the details view repeats. */
  readonly label: string;
  readonly required: boolean;
  readonly input: FieldInput;
  /** Stands behind a free text that has no unit of its own (spec 9). */
  readonly unit?: string;
}

/** Everything in which cars and bikes differ. No screen, service or test knows more about a kind than this. */
export interface VehicleKindDescription {
  readonly kind: VehicleKind;
  readonly noun: string;
  readonly collection: 'products' | 'bikes';
  /** What schema.org calls such a vehicle. */
  readonly schemaType: 'Car' | 'Motorcycle';
  readonly fields: readonly VehicleField[];
  readonly photos: {
    readonly stored: 'carPhotos' | 'bikePhotos';
    readonly folder: 'car_photos' | 'bike_photos';
    readonly min: 1 | 2;
  };
  /** What the admin is asked before an approval, if anything; the other kind shows a banner instead (spec 4). */
  readonly approvalAsks: boolean;
}

function wholeNumbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const newestFirst = wholeNumbers(firstVehicleYear, new Date().getFullYear()).reverse();
const fuelTypes = ['Petrol', 'Diesel', 'Electric'] as const;
const shortText = { type: 'text', maxLength: textLimits.shortText } as const;

const year = { type: 'numberChoice', choices: newestFirst } as const;
const fuelTank = {
  type: 'numberChoice',
  choices: wholeNumbers(1, 50),
  unit: { one: 'ltr', many: 'ltr' },
} as const;
const name = { type: 'text', maxLength: textLimits.vehicleName } as const;
const price = { ...shortText, hint: 'For example 4,50,000 or 4.5 lakh' } as const;
const description = { type: 'textarea', maxLength: textLimits.description } as const;

const car: VehicleKindDescription = {
  kind: 'car',
  noun: 'car',
  collection: vehicleCollections.car,
  schemaType: 'Car',
  photos: { stored: storedPhotos.car, folder: 'car_photos', min: 1 },
  approvalAsks: true,
  fields: [
    { key: 'name', stored: storedFields.car.name, label: 'Name', required: true, input: name },
    { key: 'price', stored: storedFields.car.price, label: 'Price', required: true, input: price },
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
      input: { type: 'numberChoice', choices: wholeNumbers(1, 5), unit: { one: 'star', many: 'star' } },
    },
    {
      key: 'warranty',
      stored: storedFields.car.warranty,
      label: 'Warranty',
      required: true,
      input: { type: 'numberChoice', choices: wholeNumbers(1, 10), unit: { one: 'year', many: 'years' } },
    },
    {
      key: 'seatingCapacity',
      stored: storedFields.car.seatingCapacity,
      label: 'Seating capacity',
      required: true,
      input: { type: 'numberChoice', choices: wholeNumbers(5, 9), unit: { one: 'seater', many: 'seater' } },
    },
    {
      key: 'fuelTank',
      stored: storedFields.car.fuelTank,
      label: 'Fuel tank capacity',
      required: true,
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
  ],
};

const bike: VehicleKindDescription = {
  kind: 'bike',
  noun: 'bike',
  collection: vehicleCollections.bike,
  schemaType: 'Motorcycle',
  photos: { stored: storedPhotos.bike, folder: 'bike_photos', min: 2 },
  approvalAsks: false,
  fields: [
    { key: 'name', stored: storedFields.bike.name, label: 'Name', required: true, input: name },
    { key: 'price', stored: storedFields.bike.price, label: 'Price', required: true, input: price },
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
  ],
};

export const vehicleKinds: Readonly<Record<VehicleKind, VehicleKindDescription>> = { car, bike };

/** What a record of that kind calls a field: ('bike', 'kilometers') → 'kilometersRan'. */
export function storedFieldName(kind: VehicleKind, key: VehicleFieldKey): string {
  const field = vehicleKinds[kind].fields.find((candidate) => candidate.key === key);
  if (!field) throw new RangeError(`A ${kind} has no field ${key}`);
  return field.stored;
}
