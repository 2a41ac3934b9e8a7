import { expect, test } from 'vitest';
import { unknownPrice } from '../../src/listings/price';
import {
  joined,
  priceChange,
  readLines,
  type SavedListing,
  toLine,
  withoutSaved,
  withSaved,
} from '../../src/saved/savedListing';
import { AppError } from '../../src/shared/appError';
import { savedLimits } from '../../src/shared/limits';

function saved(id: string, day = 1, price = 450_000): SavedListing {
  return { kind: 'car', id, price, savedAt: new Date(Date.UTC(2026, 0, day)) };
}

const many = (count: number, name = 'x') => Array.from({ length: count }, (_, index) => saved(`${name}${index}`));
const idsOf = (listings: readonly SavedListing[]) => listings.map(({ id }) => id);

test('a line is written and read', () => {
  const listing: SavedListing = { ...saved('a-B_9'), kind: 'bike', price: unknownPrice };
  expect(toLine(listing)).toBe('bikes_a-B_9:9007199254740991:1767225600000');
  expect(readLines([toLine(listing)])).toEqual([listing]);
});

test.each([
  '',
  'x',
  'products_a',
  'cars_a:1:2',
  'products_a:1',
  'products_a:b:2',
  'products_a:1:99999999999999999',
  'products_a/b:1:2',
])('the damaged line %j is left out', (line) => {
  expect(idsOf(readLines([line, toLine(saved('a'))]))).toEqual(['a']);
});

test('lines are read once each, the newest first, and as many as there may be', () => {
  expect(idsOf(readLines([saved('a', 1), saved('b', 3), saved('a', 5), saved('c', 2)].map(toLine)))).toEqual([
    'b',
    'c',
    'a',
  ]);
  expect(readLines(many(savedLimits.listings + 5).map(toLine))).toHaveLength(savedLimits.listings);
});

test('saving again changes nothing: the first price counts', () => {
  const before = [saved('a', 2), saved('b', 1)];
  expect(withSaved(before, saved('b', 9, 1))).toBe(before);
  expect(idsOf(withSaved(before, saved('c', 3)))).toEqual(['c', 'a', 'b']);
  // Put back after a removal: in its old place.
  expect(idsOf(withSaved([saved('a', 3), saved('b', 1)], saved('c', 2)))).toEqual(['a', 'c', 'b']);
});

test('there is room for 100, and for no more', () => {
  expect(withSaved(many(savedLimits.listings - 1), saved('a'))).toHaveLength(savedLimits.listings);
  expect(() => withSaved(many(savedLimits.listings), saved('a'))).toThrow(new AppError('savedLimit'));
});

test('a removal takes one out; a listing that is not saved changes nothing', () => {
  const before = [saved('a'), saved('b')];
  expect(idsOf(withoutSaved(before, { kind: 'car', id: 'a' }))).toEqual(['b']);
  expect(withoutSaved(before, { kind: 'bike', id: 'a' })).toBe(before);
});

test('both lists become one, as far as there is room', () => {
  const ofAccount = [saved('a', 2)];
  expect(joined(ofAccount, [saved('a', 9)])).toBe(ofAccount);
  expect(idsOf(joined(ofAccount, [saved('b', 3), saved('c', 1)]))).toEqual(['b', 'a', 'c']);
  const almostFull = many(savedLimits.listings - 1);
  expect(idsOf(joined(almostFull, [saved('new', 3), saved('old', 2)]))).toEqual(['new', ...idsOf(almostFull)]);
  expect(joined(many(savedLimits.listings), [saved('new')])).toHaveLength(savedLimits.listings);
});

test.each([
  [450_000, 430_000, -20_000],
  [450_000, 450_000, 0],
  [450_000, 460_000, 10_000],
  [unknownPrice, 450_000, 0],
  [450_000, unknownPrice, 0],
])('from %s to %s the price has changed by %s', (before, now, change) => {
  expect(priceChange(saved('a', 1, before), now)).toBe(change);
});
