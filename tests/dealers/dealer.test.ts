import { expect, test } from 'vitest';
import { sellerPlace } from '../../src/domain/seller';

test.each([
  ['12 MG Road', 'Pune', '12 MG Road, Pune'],
  ['12 MG Road, Pune', 'Pune', '12 MG Road, Pune'],
  ['12 MG Road, PUNE 411001', 'Pune', '12 MG Road, PUNE 411001'],
  ['12 MG Road', '', '12 MG Road'],
  ['', 'Pune', 'Pune'],
  ['', '', ''],
])('a dealer at %j in %j is at %j', (address, distName, place) => {
  expect(sellerPlace({ address, distName })).toBe(place);
});
