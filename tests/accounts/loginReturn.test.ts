import { expect, test } from 'vitest';
import { afterSignUp, loginReturn, returningTo, signedUpEmail } from '../../src/accounts/loginReturn';

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

test('the login knows where it leads, and the e-mail address that was just signed up', () => {
  const state = afterSignUp(returningTo('/cars/car1'), ' asha@example.com ');
  expect([signedUpEmail(state), loginReturn(state)]).toEqual(['asha@example.com', '/cars/car1']);
});

test.each([null, undefined, 'email', 7, {}, { email: {} }])('a state of another kind has no address: %j', (state) => {
  expect(signedUpEmail(state)).toBe('');
});

test('a sign-up that no page has asked for hands over the address alone', () => {
  expect(afterSignUp(null, 'a@b.co')).toEqual({ email: 'a@b.co' });
});
