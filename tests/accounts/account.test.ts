import { describe, expect, test } from 'vitest';
import { type AccountRole, accountRoles, loginFields } from '../../src/accounts/account';
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

  test('the form shows what a new password needs (ACC-22)', () => {
    const partsOf = (role: AccountRole) =>
      accountRoles[role].signUpFields.find(({ name }) => name === 'password')?.parts?.map(({ text }) => text);
    expect(partsOf('buyer')).toEqual(['6 characters or more']);
    expect(partsOf('dealer')).toEqual([
      '6 characters or more',
      'a letter from A to Z',
      'a digit',
      'one of @$!%*?&#',
      'only letters from A to Z, digits and @$!%*?&#',
    ]);
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
