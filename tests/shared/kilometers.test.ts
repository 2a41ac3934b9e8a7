import { expect, test } from 'vitest';
import { unknownAmount } from '../../src/shared/numbers/amount';
import { parseKilometers } from '../../src/shared/numbers/kilometers';

test.each([
  ['32000', 32_000],
  ['32,000 km', 32_000],
  ['1,08,000', 108_000],
  ['45k', 45_000],
  ['45K kms.', 45_000],
  ['1.2 lakh km', 120_000],
  ['7 Kilometers', 7],
  ['7 kilometre', 7],
  ['0', 0],
])('a distance as dealers type it: %s', (text, kilometers) => {
  expect(parseKilometers(text)).toBe(kilometers);
});

test.each(['', 'New', 'km', '32 000', '32000 miles', '30,000 to 40,000', 'Rs. 5', '-5'])(
  'a text that names no distance sorts last: %s',
  (text) => {
    expect(parseKilometers(text)).toBe(unknownAmount);
  },
);
