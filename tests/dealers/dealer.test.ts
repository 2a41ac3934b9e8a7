import { expect, test } from 'vitest';
import { dealerPlace } from '../../src/dealers/dealer';

test.each([
  ['12 MG Road', 'Pune', '12 MG Road, Pune'],
  ['12 MG Road, Pune', 'Pune', '12 MG Road, Pune'],
  ['12 MG Road, PUNE 411001', 'Pune', '12 MG Road, PUNE 411001'],
  ['12 MG Road', '', '12 MG Road'],
  ['', 'Pune', 'Pune'],
  ['', '', ''],
])('a dealer at %j in %j is at %j', (address, distName, place) => {
  expect(dealerPlace({ address, distName })).toBe(place);
});
