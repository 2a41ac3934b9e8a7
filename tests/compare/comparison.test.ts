import { expect, test } from 'vitest';
import { compareAddress, readComparison } from '../../src/compare/comparison';

test.each([
  ['cars=a,b,c', { kind: 'car', ids: ['a', 'b', 'c'], mixed: false, tooMany: false }],
  ['bikes=a,b', { kind: 'bike', ids: ['a', 'b'], mixed: false, tooMany: false }],
  ['cars=a%2Cb', { kind: 'car', ids: ['a', 'b'], mixed: false, tooMany: false }],
  ['cars=a&cars=b', { kind: 'car', ids: ['a', 'b'], mixed: false, tooMany: false }],
  ['cars=a,a,b,', { kind: 'car', ids: ['a', 'b'], mixed: false, tooMany: false }],
  ['cars=a,b,c,d,e', { kind: 'car', ids: ['a', 'b', 'c', 'd'], mixed: false, tooMany: true }],
  ['cars=a&bikes=b', { kind: 'car', ids: ['a'], mixed: true, tooMany: false }],
  ['cars=%2F,..%2Fx&bikes=b', { kind: 'bike', ids: ['b'], mixed: false, tooMany: false }],
  ['cars=', { kind: 'car', ids: [], mixed: false, tooMany: false }],
  ['', { kind: 'car', ids: [], mixed: false, tooMany: false }],
])('the address %s', (asked, comparison) => {
  expect(readComparison(new URLSearchParams(asked))).toEqual(comparison);
});

test('an address is read as it was written', () => {
  expect(compareAddress('bike', [{ id: 'a-1' }, { id: 'b_2' }])).toBe('/compare?bikes=a-1,b_2');
  expect(compareAddress('car', [])).toBe('/compare');
});
