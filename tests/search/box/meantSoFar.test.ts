import { expect, test } from 'vitest';
import { meantSoFar } from '../../../src/search/box/meantSoFar';

test.each([
  ['', ''],
  ['zx', ''],
  ['swi', 'swi'],
  ['swift ', 'swift'],
  ['swift di', 'swift'],
  ['swift die', 'swift die'],
  ['i20', 'i20'],
  ['i20 pune', 'i20 pune'],
  ['under 5', 'under'],
  ['पु', ''],
  ['पुणे', 'पुणे'],
])('of %j the list follows %j', (typed, meant) => {
  expect(meantSoFar(typed)).toBe(meant);
});
