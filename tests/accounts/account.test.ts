import { describe, expect, test } from 'vitest';
import { accountRoles, loginFields } from '../../src/domain/accounts';
import { sessionKeys } from '../../src/domain/session';

describe('account forms', () => {
  test('login', () => {
    expect(loginFields.map(({ label }) => label)).toEqual(['Email', 'Password']);
  });

  test.each([
    ['user', ['Name', 'Email', 'Password', 'Phone']],
    ['seller', ['Email', 'Password', 'Phone', 'Dealer name', 'District', 'Address', 'Profile picture']],
  ] as const)('%s sign-up has the labels of design 4', (role, labels) => {
    expect(accountRoles[role].signUpFields.map(({ label }) => label)).toEqual(labels);
  });

  test.each([
    ['user', '/login', '/UserSignUp'],
    ['seller', '/slogin', '/sSignup'],
  ] as const)('%s: routes of spec 2', (role, loginPath, signUpPath) => {
    expect(accountRoles[role]).toMatchObject({ loginPath, signUpPath });
  });

  test('the seller sign-up asks for a password that the seller login takes (D15)', () => {
    const password = accountRoles.seller.signUpFields.find(({ name }) => name === 'password');
    expect(password?.hint).toMatch(/^7 characters or more/);
  });

  test('what a browser fills in: a known password for a login, a new one for a sign-up', () => {
    expect(loginFields.map(({ autoComplete }) => autoComplete)).toEqual(['username', 'current-password']);
    for (const { signUpFields } of Object.values(accountRoles)) {
      expect(signUpFields.find(({ name }) => name === 'password')?.autoComplete).toBe('new-password');
    }
  });
});

test('local storage keys (spec 3)', () => {
  expect(Object.values(sessionKeys)).toEqual(['sellerid', 'sellername', 'dealerName', 'userId', 'userName', 'phone']);
});
