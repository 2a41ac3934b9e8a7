import { describe, expect, test } from 'vitest';
import { type ListingFieldKey, type ListingKind, listingKinds, storedFieldName } from '../../src/listings/kinds';
import { listLimit, pageSize, photoLimits, timers } from '../../src/shared/limits';
import { yearOf } from '../../src/shared/time/indianZone';

const kinds: readonly ListingKind[] = ['car', 'bike'];

/** All numbers from the first to the last. */
function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const years = numbers(2000, yearOf(new Date())).reverse();

describe('the collection of a kind (LIST-3)', () => {
  test('cars', () => {
    expect(listingKinds.car).toMatchObject({
      collection: 'products',
      photos: { stored: 'carPhotos', folder: 'car_photos', min: 1 },
    });
  });

  test('bikes', () => {
    expect(listingKinds.bike).toMatchObject({
      collection: 'bikes',
      photos: { stored: 'bikePhotos', folder: 'bike_photos', min: 2 },
    });
  });
});

type Row = readonly [key: ListingFieldKey, stored: string, label: string, need: 'required' | 'optional'];

const derived: readonly Row[] = [
  ['make', 'make', 'Make', 'optional'],
  ['model', 'model', 'Model', 'optional'],
  ['bodyType', 'bodyType', 'Body type', 'optional'],
];

const fields: Readonly<Record<ListingKind, readonly Row[]>> = {
  car: [
    ['name', 'carName', 'Name', 'required'],
    ['price', 'carPrice', 'Price', 'required'],
    ['year', 'carYear', 'Purchased year', 'required'],
    ['fuelType', 'fuelType', 'Fuel type', 'required'],
    ['transmission', 'transmission', 'Transmission', 'required'],
    ['engineSize', 'engineSize', 'Engine size', 'required'],
    ['mileage', 'mileage', 'Mileage', 'required'],
    ['safetyRating', 'safetyRating', 'Safety rating', 'required'],
    ['warranty', 'warranty', 'Warranty', 'required'],
    ['seatingCapacity', 'seatingCapacity', 'Seating capacity', 'required'],
    ['fuelTank', 'fuelTank', 'Fuel tank capacity', 'required'],
    ['size', 'size', 'Size', 'optional'],
    ['kilometers', 'carKm', 'Kilometers driven', 'optional'],
    ['groundClearance', 'groundClearance', 'Ground clearance', 'optional'],
    ['description', 'carDescription', 'Description', 'optional'],
    ...derived,
  ],
  bike: [
    ['name', 'bikeName', 'Name', 'required'],
    ['price', 'bikePrice', 'Price', 'required'],
    ['year', 'bikeYear', 'Purchased year', 'required'],
    ['fuelType', 'fuelType', 'Fuel type', 'required'],
    ['engineSize', 'engineSize', 'Engine size', 'required'],
    ['mileage', 'mileage', 'Mileage', 'required'],
    ['fuelTank', 'fuelTank', 'Fuel tank capacity', 'required'],
    ['kilometers', 'kilometersRan', 'Kilometers driven', 'required'],
    ['description', 'bikeDescription', 'Description', 'optional'],
    ...derived,
  ],
};

describe.each(kinds)('the fields of a %s (LIST-1, LIST-2, FORM-2)', (kind) => {
  test('come in the order of the form, with stored name, label and required or not', () => {
    const rows = listingKinds[kind].fields.map(({ key, stored, label, required }) => [
      key,
      stored,
      label,
      required ? 'required' : 'optional',
    ]);
    expect(rows).toEqual(fields[kind]);
  });

  test.each(fields[kind])('%s is stored as %s', (key, stored) => {
    expect(storedFieldName(kind, key)).toBe(stored);
  });
});

test('a bike has no field for the transmission', () => {
  expect(() => storedFieldName('bike', 'transmission')).toThrow(RangeError);
});

describe('choices (FORM-3)', () => {
  const fuel = ['Petrol', 'Diesel', 'Electric', 'CNG', 'LPG', 'Hybrid'];

  test.each<[ListingKind, ListingFieldKey, readonly (string | number)[]]>([
    ['car', 'year', years],
    ['car', 'fuelType', fuel],
    ['car', 'transmission', ['Automatic', 'Manual']],
    ['car', 'engineSize', ['500cc', '600cc', '700cc', '800cc', '1000cc', '1200cc', '1500cc', '2000cc', '2500cc']],
    ['car', 'safetyRating', numbers(0, 5)],
    ['car', 'warranty', numbers(0, 10)],
    ['car', 'seatingCapacity', numbers(2, 9)],
    ['car', 'fuelTank', numbers(0, 50)],
    ['bike', 'year', years],
    ['bike', 'fuelType', fuel],
    ['bike', 'engineSize', ['100cc', '150cc', '200cc', '250cc', '500cc', '600cc', '1000cc']],
    ['bike', 'fuelTank', numbers(0, 50)],
  ])('%s: %s', (kind, key, choices) => {
    const field = listingKinds[kind].fields.find((candidate) => candidate.key === key);
    expect(field?.input).toMatchObject({ choices });
  });

  test.each<[ListingKind, readonly ListingFieldKey[]]>([
    ['car', ['name', 'price', 'mileage', 'size', 'kilometers', 'groundClearance', 'description', 'make', 'model']],
    ['bike', ['name', 'price', 'mileage', 'kilometers', 'description', 'make', 'model']],
  ])('%s: all other fields are free text', (kind, keys) => {
    const free = listingKinds[kind].fields.filter(({ input }) => input.type === 'text' || input.type === 'textarea');
    expect(free.map(({ key }) => key)).toEqual(keys);
  });
});

describe('limits (PAGE-1, PHOTO-1)', () => {
  test('8 to a page, which is within the limit of the rules', () => {
    expect(pageSize).toBe(8);
    expect(listLimit).toBeGreaterThanOrEqual(pageSize);
  });

  test('eight photos, three of them always there, of JPG, JPEG or PNG, made at most 1 MB and 1280 px', () => {
    expect(photoLimits).toMatchObject({
      slots: 8,
      fixedSlots: 3,
      types: ['image/jpeg', 'image/png', 'image/jpg'],
      large: { side: 1280, bytes: 1_048_576 },
    });
  });

  test('timers', () => {
    expect(timers).toEqual({
      brandWord: 5000,
      carouselAutoplay: 3000,
      successDialog: 1500,
      approvalBanner: 2000,
    });
  });
});
