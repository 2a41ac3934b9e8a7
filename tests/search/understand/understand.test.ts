import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { understand } from '../../../src/search/understand/understand';
import type { Understood } from '../../../src/search/understand/understood';
import { knownDealers, phrases } from './phrases';

const options = { thisYear: 2025, dealers: knownDealers };
const nothing: Understood = {
  kind: null,
  filters: {},
  dealers: [],
  words: [],
  corrected: [],
  near: null,
  without: [],
  order: null,
  ignored: [],
};

describe('what people type', () => {
  test('is at least 150 phrases', () => {
    expect(new Set(phrases.map(([text]) => text)).size).toBe(phrases.length);
    expect(phrases.length).toBeGreaterThanOrEqual(150);
  });

  test.each(phrases)('%s', (text, asksFor) => {
    expect(understand(text, options)).toEqual({ ...nothing, ...asksFor });
  });

  test.each(['', '   ', '!?', '-', '\u0000'])('%j asks for nothing', (text) => {
    expect(understand(text, options)).toEqual(nothing);
  });
});

describe('a misspelt word', () => {
  test('is taken as typed where people ask for that', () => {
    expect(understand('swfit diesel', { ...options, correct: false })).toEqual({
      ...nothing,
      filters: { fuelType: ['Diesel'] },
      words: ['swfit'],
    });
  });

  test('is compared with the names of dealers only where they are known', () => {
    expect(understand('sharma moters', { thisYear: 2025 }).dealers).toEqual([]);
  });
});

describe('a name of both kinds', () => {
  test('is that of the list that people look at', () => {
    expect(understand('suzuki', { ...options, kind: 'car' }).filters).toEqual({ make: ['Maruti Suzuki'] });
    expect(understand('suzuki', { ...options, kind: 'bike' }).filters).toEqual({ make: ['Suzuki'] });
  });

  test('is that of the kind that the text names', () => {
    expect(understand('suzuki bike', { ...options, kind: 'car' })).toMatchObject({
      kind: 'bike',
      filters: { make: ['Suzuki'] },
    });
  });
});

test('prices below 100 are lakhs, or thousands for bikes', () => {
  expect(understand('under 60', { ...options, kind: 'car' }).filters).toEqual({ maxPrice: 6_000_000 });
  expect(understand('under 60', { ...options, kind: 'bike' }).filters).toEqual({ maxPrice: 60_000 });
});

describe('any text', () => {
  const parts = [...phrases.flatMap(([text]) => text.split(' ')), '5', '2019', '-', '₹', '1,00,000', 'के', 'x'];
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 10_000 }),
    fc.string({ unit: 'grapheme', maxLength: 2_000 }),
    fc.array(fc.constantFrom(...parts), { maxLength: 1_500 }).map((words) => words.join(' ').slice(0, 10_000)),
    fc
      .tuple(fc.constantFrom('a', '1', '1.', '1,', 'क', '़', 'swfit ', '5 lakh - ', 'km '), fc.nat(10_000))
      .map(([part, times]) => part.repeat(times).slice(0, 10_000)),
  );

  test('is understood in under 50 ms', () => {
    understand('first, the dictionary is read', options);
    fc.assert(
      fc.property(texts, fc.boolean(), (text, correct) => {
        const began = process.cpuUsage();
        const { filters } = understand(text, { ...options, correct });
        const { user, system } = process.cpuUsage(began);
        expect((user + system) / 1_000).toBeLessThan(50);
        expect(filters.minPrice ?? 0).toBeLessThanOrEqual(filters.maxPrice ?? Number.POSITIVE_INFINITY);
        expect(filters.minYear ?? 0).toBeLessThanOrEqual(filters.maxYear ?? Number.POSITIVE_INFINITY);
      }),
      { numRuns: 300 },
    );
  });
});
