import { describe, expect, test } from 'vitest';
import { searchOfText } from '../../../src/search/box/understoodSearch';
import { conditionsOf, type ListingSearch } from '../../../src/search/search';

const districts = Array.from({ length: 10 }, (_, index) => `District ${index}`);
const cars: ListingSearch = { kind: 'car', text: 'old', filters: { maxPrice: 500_000 }, sort: 'cheapest' };
const asked = (text: string) => searchOfText(cars, text, { thisYear: 2025 });

test('a text adds its filters, replaces those of the same name, and keeps the order', () => {
  expect(asked('diesel under 3 lakh zxi').search).toEqual({
    kind: 'car',
    text: 'zxi',
    filters: { maxPrice: 300_000, fuelType: ['Diesel'] },
    sort: 'cheapest',
  });
});

test.each(['car', 'bike'] as const)('one limit in a text replaces the whole range of a %s', (kind) => {
  const search: ListingSearch = {
    kind,
    text: '',
    filters: { minPrice: 500_000, maxPrice: 700_000, minYear: 2018, maxYear: 2020, maxKilometers: 40_000 },
    sort: 'newest',
  };
  const { minPrice: _, maxPrice: __, ...years } = search.filters;
  const { minYear: ___, maxYear: ____, ...prices } = search.filters;
  const filtersAfter = (text: string) => searchOfText(search, text, { thisYear: 2025 }).search.filters;
  expect(filtersAfter('under 4 lakh')).toEqual({ ...years, maxPrice: 400_000 });
  expect(filtersAfter('above 8 lakh')).toEqual({ ...years, minPrice: 800_000 });
  expect(filtersAfter('before 2016')).toEqual({ ...prices, maxYear: 2015 });
  expect(filtersAfter('after 2021')).toEqual({ ...prices, minYear: 2022 });
  expect(filtersAfter('between 2 and 3 lakh')).toEqual({ ...years, minPrice: 200_000, maxPrice: 300_000 });
  expect(filtersAfter('below 60k km')).toEqual({ ...search.filters, maxKilometers: 60_000 });
});

describe('what a text denies', () => {
  const plain: ListingSearch = { kind: 'car', text: '', filters: {}, sort: 'newest' };
  const found = (text: string, search = plain) => searchOfText(search, text, { thisYear: 2025 });
  const notDiesel = ['Petrol', 'Electric', 'CNG', 'LPG', 'Hybrid'];

  test.each(['not diesel', 'bina diesel wali gaadi', 'डीजल नहीं', 'diesel ke alawa'])('%s: the other fuels', (text) => {
    const { search, notes } = found(text);
    expect(search.filters).toEqual({ fuelType: notDiesel });
    expect(notes.ignored).toEqual([]);
    expect(conditionsOf(search)).toMatchObject([{ text: 'Not Diesel', without: plain }]);
  });

  test('is taken from what is chosen', () => {
    const chosen = { ...plain, filters: { fuelType: ['Diesel', 'CNG'] } };
    expect(found('not diesel', chosen).search.filters).toEqual({ fuelType: ['CNG'] });
    expect(found('not diesel', { ...plain, filters: { fuelType: ['Diesel'] } }).search.filters).toEqual({
      fuelType: notDiesel,
    });
    expect(found('petrol not diesel').search.filters).toEqual({ fuelType: ['Petrol'] });
  });

  test.each([
    ['bike except royal enfield', 'except royal enfield'],
    ['automatic not cvt', 'not cvt'],
    ['swift not in pune', 'not pune'],
    ['pulsar 150 without accident', 'without accident'],
  ])('%s: is never searched, and is named where no list has the others', (text, named) => {
    const { search, notes } = found(text);
    expect(notes.ignored).toEqual([named]);
    expect(search.filters.make).toBeUndefined();
    expect(search.filters.district).toBeUndefined();
  });

  test('with too many combinations for one query, is said to be unknown', () => {
    const { search, notes } = found('not diesel', { ...plain, filters: { district: districts.slice(0, 10) } });
    expect(search.filters).not.toHaveProperty('fuelType');
    expect(notes.ignored).toEqual(['not diesel']);
  });
});

test('a text of the other kind has its own filters alone', () => {
  expect(asked('royal enfield').search).toEqual({
    kind: 'bike',
    text: '',
    filters: { make: ['Royal Enfield'] },
    sort: 'cheapest',
  });
});

test.each([
  ['near pune', { place: 'Pune', within: 100 }],
  ['within 50 km of nashik', { place: 'Nashik', within: 50 }],
  ['within 130 km of bangalore', { place: 'Bengaluru', within: 200 }],
  ['पुणे के पास', { place: 'Pune', within: 100 }],
])('a place nearby is a place with a radius: %s', (text, near) => {
  const found = asked(text);
  expect(found.search.filters).toEqual({ maxPrice: 500_000, near });
  expect(found.here).toBeNull();
});

test.each([
  ['near me', 100],
  ['swift within 50 km', 50],
  ['मेरे पास', 100],
])('here is asked of the browser: %s', (text, within) => {
  const { here, notes, search } = asked(text);
  expect(here).toBe(within);
  expect(notes.ignored).toEqual([]);
  expect(search.filters).not.toHaveProperty('near');
});

test('the place of a text replaces the one before', () => {
  const near = { place: 'Agra', within: 50 } as const;
  const placed = { ...cars, filters: { near } };
  const filtersOf = (search: ListingSearch, text: string) =>
    searchOfText(search, text, { thisYear: 2025 }).search.filters;
  expect(filtersOf(placed, 'diesel')).toEqual({ near, fuelType: ['Diesel'] });
  expect(filtersOf(placed, 'nashik')).toEqual({ district: ['Nashik'] });
  expect(filtersOf({ ...cars, filters: { district: ['Agra'] } }, 'near nashik')).toEqual({
    near: { place: 'Nashik', within: 100 },
  });
});

test('near a place, other districts are not searched, and are named', () => {
  const { search, notes } = asked('near pune nagpur');
  expect(search.filters).toEqual({ maxPrice: 500_000, near: { place: 'Pune', within: 100 } });
  expect(notes.ignored).toEqual(['Nagpur']);
});

test('a correction names the whole text, as typed and as meant', () => {
  expect(asked('Swfit diesel').notes.correction).toEqual({ typed: 'Swfit diesel', meant: 'swift diesel' });
});
