import { expect, test } from 'vitest';
import type { ListingSearch } from '../../src/search/search';
import { searchOfText } from '../../src/search/understoodSearch';

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

test('a text of the other kind has its own filters alone', () => {
  expect(asked('royal enfield').search).toEqual({
    kind: 'bike',
    text: '',
    filters: { make: ['Royal Enfield'] },
    sort: 'cheapest',
  });
});

test('a place nearby is its district, and here is not searched', () => {
  expect(asked('near pune').search.filters).toMatchObject({ district: ['Pune'] });
  expect(asked('near me').notes.ignored).toEqual(['near me']);
});

test('a correction names the whole text, as typed and as meant', () => {
  expect(asked('Swfit diesel').notes.correction).toEqual({ typed: 'Swfit diesel', meant: 'swift diesel' });
});
