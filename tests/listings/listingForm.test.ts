import { describe, expect, test } from 'vitest';
import {
  findDuplicatePhoto,
  type ListingFormValues,
  photoSlot,
  toSubmittedListing,
  validateListing,
  validatePhoto,
} from '../../src/listings/form/listingForm';
import type { ListingFieldKey, ListingKind } from '../../src/listings/kinds';
import { describeName } from '../../src/shared/vehicles/describeName';
import { blankValues } from '../support/blankValues';
import { requiredValues } from '../support/requiredValues';

const kinds: readonly ListingKind[] = ['car', 'bike'];

const goodValues: Readonly<Record<ListingKind, ListingFormValues>> = {
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
const requiredKeys: Readonly<Record<ListingKind, readonly ListingFieldKey[]>> = {
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

/** The photos in the three slots. */
type Slots = readonly [File | null, File | null, File | null];
const twoPhotos: Slots = [photo(), photo(), null];

describe.each(kinds)('the form of a %s (FORM-7, FORM-8)', (kind) => {
  test('a good form passes without anything optional', () => {
    expect(validateListing(kind, goodValues[kind], twoPhotos)).toEqual([]);
  });

  test('an empty form names its required fields in order, then its photos', () => {
    const missing = requiredKeys[kind].map((field) => ({ field, message: 'Please fill in all required fields.' }));
    const noPhotos: Slots = [null, null, null];
    const photosMissing = { field: 'photo1', message: expect.stringMatching(/^Please upload at least/) };
    expect(validateListing(kind, {}, noPhotos)).toEqual([...missing, photosMissing]);
    expect(validateListing(kind, goodValues[kind], noPhotos)).toEqual([photosMissing]);
  });

  test.each(requiredKeys[kind])('%s with only blanks counts as empty', (key) => {
    expect(validateListing(kind, { ...goodValues[kind], [key]: '  ' }, twoPhotos)).toEqual([
      { field: key, message: 'Please fill in all required fields.' },
    ]);
  });

  test.each([
    ['---', 'Please write the name with at least one letter or digit.'],
    ['\u200B❤\uFE0F', 'Please write the name with at least one letter or digit.'],
  ])('the name %j is refused after missing fields, and before the photos', (name, message) => {
    const values = { ...goodValues[kind], name };
    expect(validateListing(kind, { ...values, mileage: '' }, twoPhotos)[0]?.field).toBe('mileage');
    expect(validateListing(kind, values, [null, null, null])[0]).toEqual({ field: 'name', message });
  });

  test.each(['2027-3', '2027-13', 'March 2027', '1999-12'])('%j is no month of an insurance', (insuranceUntil) => {
    expect(validateListing(kind, { ...goodValues[kind], insuranceUntil }, twoPhotos)).toEqual([
      {
        field: 'insuranceUntil',
        message: 'Please give the month as year and month, for example 2027-03.',
      },
    ]);
    expect(validateListing(kind, { ...goodValues[kind], insuranceUntil: ' 2027-03 ' }, twoPhotos)).toEqual([]);
  });

  test.each(['price', 'mileage', 'kilometers'] as const)('%s is free text', (key) => {
    expect(validateListing(kind, { ...goodValues[kind], [key]: 'ask me' }, twoPhotos)).toEqual([]);
  });
});

describe('photos that a listing needs (FORM-9)', () => {
  const one: Slots = [photo(), null, null];
  const none: Slots = [null, null, null];

  test.each<[ListingKind, string, Slots, 'passes' | `photo${number}`]>([
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
    expect(validateListing(kind, goodValues[kind], photos)).toEqual(
      verdict === 'passes' ? [] : [{ field: verdict, message }],
    );
  });

  test.each(kinds)('%s: a wrong type among enough photos is the last fault, with its slot', (kind) => {
    expect(validateListing(kind, goodValues[kind], [photo(), photo(), photo('image/gif')])).toEqual([
      { field: 'photo3', message: 'Only JPG, JPEG, and PNG formats are allowed.' },
    ]);
  });
});

describe('the same photo in two slots', () => {
  const file = (content: string, name = 'photo.jpg') => new File([content], name, { type: 'image/jpeg' });
  const stored = (name: string) => ({ url: `${name}.jpg`, thumbnailUrl: `${name}-thumb.jpg` });
  const twice = 'This photo is chosen already. Please choose another one.';

  test.each([
    ['the same file', [file('front'), null, file('front')], 2],
    ['the same file under another name', [file('front'), file('front', 'rear.jpg'), null], 1],
    ['the same photo in the store', [stored('front'), stored('rear'), stored('front')], 2],
  ] as const)('%s', async (_what, photos, slot) => {
    expect(await findDuplicatePhoto(slot, photos)).toEqual({ field: photoSlot(slot), message: twice });
    expect(await findDuplicatePhoto(0, photos)).toEqual({ field: 'photo1', message: twice });
  });

  test.each([
    ['files of one size', [file('front'), file('right'), null]],
    ['files of different sizes', [file('front'), file('front '), null]],
    ['photos in the store', [stored('front'), stored('rear'), null]],
    ['a file and a photo in the store', [stored('front'), file('front'), null]],
    ['empty slots', [null, null, null]],
  ] as const)('is no fault for %s', async (_what, photos) => {
    for (const slot of [0, 1, 2]) expect(await findDuplicatePhoto(slot, photos)).toBeNull();
  });
});

describe('a photo when it is chosen', () => {
  test.each(['image/jpeg', 'image/png', 'image/jpg'])('%s is accepted', (type) => {
    expect(validatePhoto(0, photo(type))).toBeNull();
  });

  test.each(['image/gif', 'image/webp', 'image/heic', 'application/pdf', ''])('%j is not accepted', (type) => {
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
  test('a car: texts trimmed, number choices as numbers, blank fields as empty texts', () => {
    expect(toSubmittedListing('car', { ...goodValues.car, name: '  Maruti Swift ', price: ' 4.5 lakh' })).toEqual({
      kind: 'car',
      values: {
        ...blankValues('car'),
        ...requiredValues,
        ...describeName('car', 'Maruti Swift', ''),
      },
      stated: {},
    });
  });

  test('what the dealer has corrected stays, and the rest follows the name', () => {
    const values = { ...goodValues.car, size: 'Compact SUV', make: ' Datsun ', model: '' };
    const { make, model, bodyType } = toSubmittedListing('car', values).values;
    const described = describeName('car', goodValues.car.name ?? '', 'Compact SUV');
    expect({ make, model, bodyType }).toEqual({ ...described, make: 'Datsun' });
  });

  test('a bike', () => {
    expect(toSubmittedListing('bike', { ...goodValues.bike, description: ' One owner. ' })).toEqual({
      kind: 'bike',
      values: {
        ...blankValues('bike'),
        name: 'Honda Unicorn',
        price: 'Rs. 65,000',
        year: 2020,
        fuelType: 'Petrol',
        engineSize: '150cc',
        mileage: '50',
        fuelTank: 13,
        kilometers: '18000',
        description: 'One owner.',
        ...describeName('bike', 'Honda Unicorn', ''),
      },
      stated: {},
    });
  });

  test('what is stated, without blank facts and blanks', () => {
    const values = { ...goodValues.bike, owners: '2', loan: '', insuranceUntil: ' 2027-03 ' };
    expect(toSubmittedListing('bike', values).stated).toEqual({ owners: '2', insuranceUntil: '2027-03' });
  });

  test('a field that the kind does not have is left out', () => {
    expect(toSubmittedListing('bike', { ...goodValues.bike, transmission: 'Manual' }).values).not.toHaveProperty(
      'transmission',
    );
  });
});
