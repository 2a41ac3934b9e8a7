import { describe, expect, test } from 'vitest';
import type { ListingKind } from '../../../src/listings/kinds';
import { type Limits, lastStop, movedTo, rangesOf, stopsOf } from '../../../src/search/filters/ranges';

function rangeOf(kind: ListingKind, label: string) {
  const range = rangesOf(kind).find((group) => group.label === label);
  if (!range) throw new Error(`There is no range '${label}'`);
  return range;
}

const price = rangeOf('car', 'Price');
const none: Limits = { from: null, to: null };
// 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20 and 30 lakh, and both ends without a limit.
const last = 13;

describe('a typed price', () => {
  test.each<[ListingKind, string, number | null]>([
    ['car', '450000', 450_000],
    ['car', '4,50,000', 450_000],
    ['car', '4.5 lakh', 450_000],
    ['car', '5', 500_000],
    ['car', '4.5', 450_000],
    ['car', ' ₹ 5L ', 500_000],
    ['car', 'Rs. 90k', 90_000],
    ['car', '1.2 crore', 12_000_000],
    ['bike', '60', 60_000],
    ['bike', '1.5', 150_000],
    ['bike', '60,000', 60_000],
    ['car', '4 lakh 50 thousand', 450_000],
    ['car', '४.५ लाख', 450_000],
    ['car', '५', 500_000],
    ['car', '\u200E4,5 lakh', 450_000],
    ['car', '0', 0],
    ['car', '', null],
    ['car', 'cheap', null],
    ['car', '-5', null],
    ['car', '99999 crore', null],
    ['car', '12e9', null],
  ])('of a %s: %j is %s', async (kind, text, rupees) => {
    expect(await rangeOf(kind, 'Price').readTyped(text)).toBe(rupees);
  });
});

test.each([
  ['2018', 2018],
  [' 2018 ', 2018],
  ['18', null],
  ['new', null],
  ['20180', null],
])('a typed year: %j is %s', async (text, year) => {
  expect(await rangeOf('car', 'Year').readTyped(text)).toBe(year);
});

describe('the stops of a slider', () => {
  test.each<[Limits, { from: number; to: number }]>([
    [none, { from: 0, to: last }],
    [
      { from: 100_000, to: 3_000_000 },
      { from: 1, to: 12 },
    ],
    [
      { from: 500_000, to: 500_000 },
      { from: 5, to: 5 },
    ],
    // Limits that are not offered.
    [
      { from: 250_000, to: 250_000 },
      { from: 2, to: 2 },
    ],
    [
      { from: 1, to: 1 },
      { from: 0, to: 1 },
    ],
    [
      { from: 90_000_000, to: 90_000_000 },
      { from: 12, to: 12 },
    ],
  ])('of %j are %j', (limits, stops) => {
    expect(lastStop(price)).toBe(last);
    expect(stopsOf(price, limits)).toEqual(stops);
  });

  test.each<[Limits, 'from' | 'to', number, Limits]>([
    [none, 'from', 3, { from: 300_000, to: null }],
    [none, 'to', 3, { from: null, to: 300_000 }],
    [{ from: 300_000, to: null }, 'from', 0, none],
    [{ from: null, to: 300_000 }, 'to', last, none],
    // No end passes the other, and none leaves its side of the track.
    [{ from: 300_000, to: null }, 'to', 1, { from: 300_000, to: 300_000 }],
    [{ from: null, to: 300_000 }, 'from', 9, { from: 300_000, to: 300_000 }],
    [none, 'from', last, { from: 3_000_000, to: null }],
    [none, 'to', 0, { from: null, to: 100_000 }],
  ])('from %j, %s moved to %i, gives %j', (limits, end, stop, moved) => {
    expect(movedTo(price, limits, end, stop)).toEqual(moved);
  });
});
