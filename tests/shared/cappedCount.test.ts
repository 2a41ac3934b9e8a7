import { expect, test } from 'vitest';
import { formatCount, sumOf } from '../../src/shared/numbers/cappedCount';

test('a count is a number, with a plus sign if there may be more', () => {
  expect(formatCount({ count: 0, more: false })).toBe('0');
  expect(formatCount({ count: 12, more: false })).toBe('12');
  expect(formatCount({ count: 30, more: true })).toBe('30+');
});

test('a sum with a capped count is capped', () => {
  expect(sumOf([])).toEqual({ count: 0, more: false });
  expect(
    sumOf([
      { count: 2, more: false },
      { count: 3, more: false },
    ]),
  ).toEqual({ count: 5, more: false });
  expect(
    sumOf([
      { count: 30, more: true },
      { count: 3, more: false },
    ]),
  ).toEqual({ count: 33, more: true });
});
