import { describe, expect, test } from 'vitest';
import { type ListingFieldKey, type ListingKind, listingKinds } from '../../src/listings/kinds';
import {
  formatFieldValue,
  type ListingFieldValues,
  type ListingRecord,
  listingFacts,
  listingSummary,
} from '../../src/listings/listing';
import { requiredValues } from '../support/requiredValues';
import { readValues } from '../support/screens/records';

function record(kind: ListingKind, values: ListingFieldValues): ListingRecord {
  return {
    kind,
    sellerId: 'dealer',
    name: 'Any',
    values,
    ...readValues(values),
    photos: [],
    thumbnails: [],
    photoLabels: [],
    stated: {},
  };
}

function format(kind: ListingKind, key: ListingFieldKey, value: string | number | undefined): string {
  const field = listingKinds[kind].fields.find((candidate) => candidate.key === key);
  if (!field) throw new RangeError(`A ${kind} has no field ${key}`);
  return formatFieldValue(field, value);
}

const swift: ListingFieldValues = {
  ...requiredValues,
  warranty: 1,
  size: 'Hatchback',
  kilometers: '32000',
  groundClearance: '163',
  description: 'One owner.',
};

const unicorn: ListingFieldValues = {
  name: 'Honda Unicorn',
  price: 'Rs. 65,000',
  year: 2020,
  fuelType: 'Petrol',
  engineSize: '150cc',
  mileage: '50',
  fuelTank: 13,
  kilometers: '18000',
  description: '',
};

describe('units and labels (LIST-5)', () => {
  test.each<[ListingKind, ListingFieldKey, string | number, string]>([
    ['car', 'year', 2019, '2019'],
    ['car', 'safetyRating', 1, '1 star'],
    ['car', 'safetyRating', 4, '4 star'],
    ['car', 'warranty', 1, '1 year'],
    ['car', 'warranty', 2, '2 years'],
    ['car', 'seatingCapacity', 5, '5 seater'],
    ['car', 'fuelTank', 37, '37 ltr'],
    ['car', 'kilometers', '32000', '32,000 km'],
    ['car', 'kilometers', '132000', '1,32,000 km'],
    ['car', 'kilometers', '900', '900 km'],
    ['car', 'kilometers', '32,000', '32,000 km'],
    ['car', 'kilometers', '32000 km', '32,000 km'],
    ['car', 'kilometers', '108,000 Kms.', '1,08,000 km'],
    ['car', 'kilometers', '45k km', '45,000 km'],
    ['car', 'kilometers', 'about 32 thousand', 'about 32 thousand'],
    ['car', 'mileage', '21', '21 km/l'],
    ['car', 'mileage', '21.5', '21.5 km/l'],
    ['car', 'mileage', '21 kmpl', '21 kmpl'],
    ['car', 'groundClearance', '163', '163 mm'],
    ['car', 'groundClearance', '163mm', '163mm'],
    ['car', 'engineSize', '1200cc', '1200cc'],
    ['car', 'size', 'Hatchback', 'Hatchback'],
    ['bike', 'fuelTank', 1, '1 ltr'],
    ['bike', 'kilometers', ' 18000 ', '18,000 km'],
    ['bike', 'mileage', '50', '50 km/l'],
  ])('%s, %s: %j reads %j', (kind, key, value, text) => {
    expect(format(kind, key, value)).toBe(text);
  });

  test.each(['kilometers', 'mileage', 'groundClearance', 'warranty', 'year'] as const)(
    'a missing %s reads as an empty text',
    (key) => {
      expect(format('car', key, undefined)).toBe('');
      expect(format('car', key, '')).toBe('');
    },
  );

  test('a year that a damaged record stores as a text is shown as it is', () => {
    expect(format('car', 'year', '2019')).toBe('2019');
  });
});

describe('the facts of the details view', () => {
  test('a car: everything the record holds, in the order of the form', () => {
    expect(listingFacts(record('car', swift)).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Purchased year: 2019',
      'Fuel type: Petrol',
      'Transmission: Manual',
      'Engine size: 1200cc',
      'Mileage: 21 km/l',
      'Safety rating: 4 star',
      'Warranty: 1 year',
      'Seating capacity: 5 seater',
      'Fuel tank capacity: 37 ltr',
      'Size: Hatchback',
      'Kilometers driven: 32,000 km',
      'Ground clearance: 163 mm',
    ]);
  });

  test('a bike', () => {
    expect(listingFacts(record('bike', unicorn)).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Purchased year: 2020',
      'Fuel type: Petrol',
      'Engine size: 150cc',
      'Mileage: 50 km/l',
      'Fuel tank capacity: 13 ltr',
      'Kilometers driven: 18,000 km',
    ]);
  });

  test('blank fields are left out', () => {
    const bare = record('car', { year: 2019, size: '', kilometers: '  ' });
    expect(listingFacts(bare).map(({ label }) => label)).toEqual(['Purchased year']);
  });
});

describe("the card's one line", () => {
  test.each<[string, ListingRecord, string[]]>([
    ['a car', record('car', swift), ['2019', '32,000 km', 'Petrol', 'Manual']],
    ['a car without kilometers', record('car', { ...swift, kilometers: '' }), ['2019', 'Petrol', 'Manual', '1200cc']],
    ['a bike', record('bike', unicorn), ['2020', '18,000 km', 'Petrol', '150cc']],
    ['a damaged record', record('car', {}), []],
  ])('%s', (_case, listing, line) => {
    expect(listingSummary(listing)).toEqual(line);
  });
});
