import { describe, expect, test } from 'vitest';
import {
  photoSlot,
  toVehicleDraft,
  type VehicleFormValues,
  validatePhoto,
  validateVehicle,
} from '../../src/domain/validators/vehicle';
import type { VehicleFieldKey, VehicleKind } from '../../src/domain/vehicleKinds';

const kinds: readonly VehicleKind[] = ['car', 'bike'];

const goodValues: Readonly<Record<VehicleKind, VehicleFormValues>> = {
  car: {
    name: 'Maruti Swift',
    price: '4.5 lakh',
    year: '2019',
    fuelType: 'Petrol',
    transmission: 'Manual',
    engineSize: '1200cc',
    mileage: '21',
    safetyRating: '4',
    warranty: '2',
    seatingCapacity: '5',
    fuelTank: '37',
  },
  bike: {
    name: 'Honda Unicorn',
    price: 'Rs. 65,000',
    year: '2020',
    fuelType: 'Petrol',
    engineSize: '150cc',
    mileage: '50',
    fuelTank: '13',
    kilometers: '18000',
  },
};

/** Required, in the order of the form. */
const requiredKeys: Readonly<Record<VehicleKind, readonly VehicleFieldKey[]>> = {
  car: [
    'name',
    'price',
    'year',
    'fuelType',
    'transmission',
    'engineSize',
    'mileage',
    'safetyRating',
    'warranty',
    'seatingCapacity',
    'fuelTank',
  ],
  bike: ['name', 'price', 'year', 'fuelType', 'engineSize', 'mileage', 'fuelTank', 'kilometers'],
};

const photo = (type = 'image/jpeg') => new File(['photo'], 'photo', { type });

/** What is chosen in the three slots. */
type Slots = readonly [File | null, File | null, File | null];
const twoPhotos: Slots = [photo(), photo(), null];

describe.each(kinds)('the form of a %s (spec 5)', (kind) => {
  test('a good form passes without anything optional', () => {
    expect(validateVehicle(kind, goodValues[kind], twoPhotos)).toBeNull();
  });

  test('filled in from the top, an empty form is told of its required fields in order, then of its photos', () => {
    const told: string[] = [];
    let values: VehicleFormValues = {};
    for (const key of requiredKeys[kind]) {
      const invalid = validateVehicle(kind, values, [null, null, null]);
      expect(invalid?.message).toBe('Please fill in all required fields.');
      told.push(invalid?.field ?? '');
      values = { ...values, [key]: goodValues[kind][key] };
    }
    expect(told).toEqual(requiredKeys[kind]);
    expect(validateVehicle(kind, values, [null, null, null])?.field).toBe('photo1');
  });

  test.each(requiredKeys[kind])('%s of blanks alone counts as empty', (key) => {
    expect(validateVehicle(kind, { ...goodValues[kind], [key]: '  ' }, twoPhotos)).toEqual({
      field: key,
      message: 'Please fill in all required fields.',
    });
  });

  test.each(['price', 'mileage', 'kilometers'] as const)('%s is free text', (key) => {
    expect(validateVehicle(kind, { ...goodValues[kind], [key]: 'ask me' }, twoPhotos)).toBeNull();
  });
});

describe('photos that a listing needs (spec 9)', () => {
  const one: Slots = [photo(), null, null];
  const none: Slots = [null, null, null];

  test.each<[VehicleKind, string, Slots, 'passes' | `photo${number}`]>([
    ['car', 'none', none, 'photo1'],
    ['car', 'one', one, 'passes'],
    ['car', 'one in the last slot', [null, null, photo()], 'passes'],
    ['car', 'three', [photo(), photo(), photo()], 'passes'],
    ['bike', 'none', none, 'photo1'],
    ['bike', 'one', one, 'photo2'],
    ['bike', 'one in the second slot', [null, photo(), null], 'photo1'],
    ['bike', 'two', twoPhotos, 'passes'],
    ['bike', 'two with a gap', [photo(), null, photo()], 'passes'],
    ['bike', 'three', [photo(), photo(), photo()], 'passes'],
  ])('%s: %s → %s', (kind, _case, photos, verdict) => {
    const message =
      kind === 'car' ? 'Please upload at least one car photo.' : 'Please upload at least two bike photos.';
    expect(validateVehicle(kind, goodValues[kind], photos)).toEqual(
      verdict === 'passes' ? null : { field: verdict, message },
    );
  });

  test.each(kinds)('%s: a wrong type among enough photos is told last, with its slot', (kind) => {
    expect(validateVehicle(kind, goodValues[kind], [photo(), photo(), photo('image/gif')])).toEqual({
      field: 'photo3',
      message: 'Only JPG, JPEG, and PNG formats are allowed.',
    });
  });
});

describe('a photo when it is chosen', () => {
  test.each(['image/jpeg', 'image/png', 'image/jpg'])('%s may be', (type) => {
    expect(validatePhoto(0, photo(type))).toBeNull();
  });

  test.each(['image/gif', 'image/webp', 'image/heic', 'application/pdf', ''])('%j may not', (type) => {
    expect(validatePhoto(1, photo(type))).toEqual({
      field: 'photo2',
      message: 'Only JPG, JPEG, and PNG formats are allowed.',
    });
  });

  test('the slots are named from 1', () => {
    expect([0, 1, 2].map(photoSlot)).toEqual(['photo1', 'photo2', 'photo3']);
  });
});

describe('the checked form as a draft', () => {
  test('a car: texts trimmed, choices of numbers as numbers, what was left empty as an empty text', () => {
    expect(toVehicleDraft('car', { ...goodValues.car, name: '  Maruti Swift ', price: ' 4.5 lakh' })).toEqual({
      kind: 'car',
      values: {
        name: 'Maruti Swift',
        price: '4.5 lakh',
        year: 2019,
        fuelType: 'Petrol',
        transmission: 'Manual',
        engineSize: '1200cc',
        mileage: '21',
        safetyRating: 4,
        warranty: 2,
        seatingCapacity: 5,
        fuelTank: 37,
        size: '',
        kilometers: '',
        groundClearance: '',
        description: '',
      },
    });
  });

  test('a bike', () => {
    expect(toVehicleDraft('bike', { ...goodValues.bike, description: ' One owner. ' })).toEqual({
      kind: 'bike',
      values: {
        name: 'Honda Unicorn',
        price: 'Rs. 65,000',
        year: 2020,
        fuelType: 'Petrol',
        engineSize: '150cc',
        mileage: '50',
        fuelTank: 13,
        kilometers: '18000',
        description: 'One owner.',
      },
    });
  });

  test('a field that the kind does not have is left out', () => {
    expect(toVehicleDraft('bike', { ...goodValues.bike, transmission: 'Manual' }).values).not.toHaveProperty(
      'transmission',
    );
  });
});
