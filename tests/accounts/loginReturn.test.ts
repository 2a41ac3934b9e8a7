import { expect, test } from 'vitest';
import { loginReturn, returningTo } from '../../src/accounts/loginReturn';

test.each(['/cars/car1', '/bikes/bike1', '/dealers/dealer1', '/cars', '/MyBookings', '/cars/car1#photos'])(
  'a login leads back to where it was asked for: %s',
  (path) => {
    expect(loginReturn(returningTo(path))).toBe(path);
  },
);

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
  { returnTo: '/\t/evil.example' },
  { returnTo: '/\n/evil.example' },
  { returnTo: '\t//evil.example' },
  { returnTo: ' //evil.example' },
  { returnTo: '/\\\\evil.example/cars/car1' },
  { returnTo: '//evil.example/cars/car1' },
  { returnTo: '///evil.example' },
  { returnTo: '/no/such/page' },
  { returnTo: '/boats' },
  { returnTo: '//' },
  { returnTo: '/cars/car1/more' },
  { returnTo: 'https://evil.example' },
  { returnTo: 'javascript:alert(1)' },
])('a login without a valid address of this site leads to the start page: %j', (state) => {
  expect(loginReturn(state)).toBe('/');
});
