import { describe, expect, test } from 'vitest';
import { accountRoles, loginFields } from '../../src/accounts/account';
import { sessionKeys } from '../../src/accounts/session';

describe('account forms', () => {
  test('login', () => {
    expect(loginFields.map(({ label }) => label)).toEqual(['Email', 'Password']);
  });

  test.each([
    ['buyer', ['Name', 'Email', 'Password', 'Phone']],
    ['dealer', ['Email', 'Password', 'Phone', 'Dealer name', 'District', 'Address', 'Profile picture']],
  ] as const)('%s sign-up has the labels (ACC-17)', (role, labels) => {
    expect(accountRoles[role].signUpFields.map(({ label }) => label)).toEqual(labels);
  });

  test.each([
    ['buyer', '/login', '/UserSignUp'],
    ['dealer', '/slogin', '/sSignup'],
  ] as const)('%s: routes (NAV-1)', (role, loginPath, signUpPath) => {
    expect(accountRoles[role]).toMatchObject({ loginPath, signUpPath });
  });

  test('the dealer sign-up requires a password that the dealer login accepts (ACC-5)', () => {
    const password = accountRoles.dealer.signUpFields.find(({ name }) => name === 'password');
    expect(password?.hint).toMatch(/^7 characters or more/);
  });

  test('autofill: a saved password for a login, a new one for a sign-up', () => {
    expect(loginFields.map(({ autoComplete }) => autoComplete)).toEqual(['username', 'current-password']);
    for (const { signUpFields } of Object.values(accountRoles)) {
      expect(signUpFields.find(({ name }) => name === 'password')?.autoComplete).toBe('new-password');
    }
  });
});

test('local storage keys (ACC-11)', () => {
  expect(Object.values(sessionKeys)).toEqual(['sellerid', 'sellername', 'dealerName', 'userId', 'userName', 'phone']);
});
