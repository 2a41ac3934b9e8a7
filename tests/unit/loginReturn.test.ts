import { expect, test } from 'vitest';
import { loginReturn, returningTo } from '../../src/pages/loginReturn';

test('a login leads back to where it was asked for', () => {
  expect(loginReturn(returningTo('/cars/car1'))).toBe('/cars/car1');
});

test.each([
  null,
  undefined,
  'returnTo',
  {},
  { returnTo: 7 },
  { returnTo: '' },
  { returnTo: 'cars/car1' },
  { returnTo: '//evil.example' },
  { returnTo: '/\\evil.example' },
  { returnTo: 'https://evil.example' },
  { returnTo: 'javascript:alert(1)' },
])('a login that knows no address of this site leads to the start page: %j', (state) => {
  expect(loginReturn(state)).toBe('/');
});
