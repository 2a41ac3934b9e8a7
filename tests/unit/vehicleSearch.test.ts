import { describe, expect, test } from 'vitest';
import { unknownAmount } from '../../src/domain/amount';
import { filterGroups, filtersOf } from '../../src/domain/vehicleFilters';
import type { VehicleKind } from '../../src/domain/vehicleKinds';
import {
  canonicalSearch,
  conditionsOf,
  matchesSearch,
  readSearch,
  toDistrict,
  type VehicleSearch,
  withoutConditions,
  wordsOf,
  writeSearch,
} from '../../src/domain/vehicleSearch';

const kinds: readonly VehicleKind[] = ['car', 'bike'];
const read = (address: string, kind: VehicleKind = 'car') => readSearch(kind, new URLSearchParams(address));
const nothing: VehicleSearch = { kind: 'car', text: '', filters: {}, sort: null };

describe('the address of a search', () => {
  test('says all of it, and the same search again', () => {
    const address =
      'q=swift+pune&minPrice=200000&maxPrice=500000&minYear=2018&maxYear=2022&maxKilometers=50000' +
      '&fuelType=Diesel&transmission=Manual&district=Pune&seatingCapacity=7&sort=cheapest';
    const search = read(address);
    expect(search).toEqual({
      kind: 'car',
      text: 'swift pune',
      filters: {
        minPrice: 200_000,
        maxPrice: 500_000,
        minYear: 2018,
        maxYear: 2022,
        maxKilometers: 50_000,
        fuelType: 'Diesel',
        transmission: 'Manual',
        district: 'Pune',
        seatingCapacity: 7,
      },
      sort: 'cheapest',
    });
    expect(writeSearch(search).toString()).toBe(address);
  });

  test('is the same in whatever order it was typed', () => {
    expect(writeSearch(read('sort=newest&fuelType=Petrol&q=a')).toString()).toBe('q=a&fuelType=Petrol&sort=newest');
  });

  test.each([
    '',
    'tab=cars',
    'q=',
    'fuelType=Steam',
    'fuelType=',
    'minPrice=cheap',
    'minPrice=-1',
    'minPrice=1e5',
    'maxYear=',
    'district=%20',
    `district=${'x'.repeat(61)}`,
    'seatingCapacity=40',
    'engineSize=150cc',
    'sort=best',
    'unknown=1',
  ])('passes over what it asks in vain: %j', (address) => {
    expect(read(address)).toEqual(nothing);
  });

  test('an amount that is not offered is an amount all the same', () => {
    expect(read('maxPrice=123456').filters).toEqual({ maxPrice: 123_456 });
  });

  test('keeps no more of the words than the box takes', () => {
    expect(read(`q=${'x'.repeat(200)}`).text).toHaveLength(80);
  });
});

describe.each(kinds)('the filters of %ss', (kind) => {
  test('are those of the kind, six of them in sight', () => {
    const groups = filterGroups[kind].map(({ filters }) => filters.map(({ name }) => name).join(' '));
    const own = kind === 'car' ? ['transmission', 'district', 'seatingCapacity'] : ['engineSize', 'district'];
    expect(groups).toEqual(['minPrice maxPrice', 'minYear maxYear', 'maxKilometers', 'fuelType', ...own]);
    expect(filterGroups[kind].filter(({ often }) => often)).toHaveLength(6);
  });

  test('offer what a listing can be', () => {
    for (const { choices } of filtersOf(kind)) expect(choices === null || choices.length > 1).toBe(true);
  });
});

describe('conditions', () => {
  const search = read('q=+swift+&maxPrice=500000&minYear=2018&maxKilometers=50000&seatingCapacity=7&district=Pune');

  test('read as people would say them', () => {
    expect(conditionsOf(search).map(({ text }) => text)).toEqual([
      '“swift”',
      'Up to Rs. 5 lakh',
      '2018 or later',
      'Up to 50,000 km',
      'Pune',
      '7 seats',
    ]);
  });

  test('can be taken off one by one, and all at once', () => {
    const [words, price] = conditionsOf(search);
    expect(words?.without).toEqual({ ...search, text: '' });
    expect(price?.without.filters).not.toHaveProperty('maxPrice');
    expect(withoutConditions({ ...search, sort: 'newest' })).toEqual({ ...nothing, sort: 'newest' });
    expect(conditionsOf(nothing)).toEqual([]);
  });
});

test('the words that are looked up have two letters at least', () => {
  expect(wordsOf(read('q=Swift+V+i+20'))).toEqual(['swift', '20']);
  expect(canonicalSearch(read('q=+SWIFT++pune+'))).toEqual(read('q=swift+pune'));
});

describe('a stored listing', () => {
  const swift = {
    carName: 'Maruti Swift',
    distName: 'Pune',
    priceValue: 450_000,
    carYear: 2019,
    kilometersValue: 32_000,
    fuelType: 'Petrol',
    transmission: 'Manual',
    seatingCapacity: 5,
  };

  test.each([
    '',
    'q=swi+pun',
    'minPrice=450000&maxPrice=450000',
    'minYear=2019&maxYear=2019',
    'maxKilometers=32000',
    'fuelType=Petrol&transmission=Manual&seatingCapacity=5&district=Pune',
  ])('is found by %j', (address) => {
    expect(matchesSearch(read(address), swift)).toBe(true);
  });

  test.each([
    'q=swift+delhi',
    'minPrice=450001',
    'maxPrice=449999',
    'minYear=2020',
    'maxYear=2018',
    'maxKilometers=31999',
    'fuelType=Diesel',
    'transmission=Automatic',
    'seatingCapacity=7',
    'district=Nashik',
  ])('is not found by %j', (address) => {
    expect(matchesSearch(read(address), swift)).toBe(false);
  });

  test('that names no price is neither above a price nor below one', () => {
    const unpriced = { ...swift, priceValue: unknownAmount };
    expect(matchesSearch(read('minPrice=100000'), unpriced)).toBe(false);
    expect(matchesSearch(read('maxPrice=9999999999'), unpriced)).toBe(false);
    expect(matchesSearch(read(''), unpriced)).toBe(true);
  });

  test('that lacks what is asked for is not found', () => {
    expect(matchesSearch(read('maxKilometers=50000'), {})).toBe(false);
    expect(matchesSearch(read('q=swift'), {})).toBe(false);
  });
});

test.each([
  ['pune', 'Pune'],
  [' NEW   delhi ', 'New Delhi'],
  ['nashik', 'NASHIK'],
  ['', ''],
])('a district as it is typed: %j', (typed, district) => {
  expect(toDistrict(typed, ['NASHIK'])).toBe(district);
});

test.each([
  [50_000, '50,000'],
  [100_000, '1 lakh'],
  [125_000, '1.25 lakh'],
  [123_456, '1,23,456'],
])('an amount of %i rupees reads %s', (amount, text) => {
  expect(filtersOf('car')[0]?.choiceText(amount)).toBe(text);
});
