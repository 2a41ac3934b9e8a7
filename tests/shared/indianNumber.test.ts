import { describe, expect, test } from 'vitest';
import { formatNumber, groupDigits } from '../../src/shared/numbers/indianNumber';

/** Every power of ten, its neighbours, and numbers with different digits. */
const numbers = Array.from({ length: 15 }, (_, power) => 10 ** power).flatMap((power) => [
  power - 1,
  power,
  power + 1,
  Math.floor(power * 1.2345678901234),
  Math.floor(power * 9.8765432109876),
]);

describe('a number as India writes it', () => {
  test.each([0, 1, 2])("is the same as the browser's own format, with at most %i decimals", (decimals) => {
    const { format } = new Intl.NumberFormat('en-IN', { maximumFractionDigits: decimals });
    const values = numbers.flatMap((number) => [number, number / 8, number / 100]);
    expect(values.map((value) => formatNumber(value, decimals))).toEqual(values.map((value) => format(value)));
  });

  test('keeps every digit of the largest number that is stored', () => {
    expect(formatNumber(Number.MAX_SAFE_INTEGER)).toBe('9,00,71,99,25,47,40,991');
  });

  test.each([
    ['', ''],
    ['7', '7'],
    ['123', '123'],
    ['1234', '1,234'],
    ['12345', '12,345'],
    ['123456', '1,23,456'],
    ['1234567', '12,34,567'],
    ['123456789012345678901234567890', '1,23,45,67,89,01,23,45,67,89,01,23,45,67,890'],
  ])('groups the digits %s as %s', (digits, grouped) => {
    expect(groupDigits(digits)).toBe(grouped);
  });
});
