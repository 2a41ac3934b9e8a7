import { describe, expect, test } from 'vitest';
import { comparePrice } from '../../src/admin/hints/priceComparison';

const like = (...prices: readonly number[]) => prices.map((price) => ({ price, year: 2019 }));
const eight = like(700, 720, 740, 760, 780, 800, 820, 840);
const own = (price: number, year = 2019) => ({ price, year });

describe('a price beside those of similar vehicles', () => {
  test.each([
    ['the median of eight', 800, eight, { count: 8, median: 770, isFar: false }],
    ['the median of nine', 800, [...eight, ...like(860)], { count: 9, median: 780, isFar: false }],
    ['just a half', 385, eight, { count: 8, median: 770, isFar: false }],
    ['less than a half', 384, eight, { count: 8, median: 770, isFar: true }],
    ['just the double', 1540, eight, { count: 8, median: 770, isFar: false }],
    ['more than the double', 1541, eight, { count: 8, median: 770, isFar: true }],
  ])('%s', (_, price, others, expected) => {
    expect(comparePrice(own(price), others)).toEqual(expected);
  });

  test('seven prices prove nothing, and those of other years do not count', () => {
    expect(comparePrice(own(800), eight.slice(1))).toBeNull();
    expect(comparePrice(own(800, 2022), eight)).not.toBeNull();
    expect(comparePrice(own(800, 2023), eight)).toBeNull();
  });
});
