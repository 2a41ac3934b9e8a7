import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  forgetBuyer,
  forgetEverything,
  readSession,
  rememberBuyer,
  rememberDealer,
  watchSession,
} from '../../src/accounts/sessionStore';
import { localStorageContent } from '../support/services/observe';

const nobody = { buyer: null, dealer: null };

afterEach(() => vi.restoreAllMocks());

describe('who is logged in on this device', () => {
  test.each([
    ['nothing is stored', {}, nobody],
    ['only a user id, as after a logout', { userId: 'u' }, nobody],
    ['an empty name', { userId: 'u', userName: '' }, nobody],
    ['a user name and id', { userId: 'u', userName: 'Asha' }, { buyer: { userId: 'u', name: 'Asha' }, dealer: null }],
    ['a user name alone', { userName: 'Asha' }, { buyer: { userId: '', name: 'Asha' }, dealer: null }],
    ['a dealer name alone', { sellername: 'S', dealerName: 'S' }, nobody],
    [
      'a seller id and names',
      { sellerid: 's', sellername: 'S', dealerName: 'S' },
      { buyer: null, dealer: { sellerId: 's', dealerName: 'S' } },
    ],
    ['a seller id alone', { sellerid: 's' }, { buyer: null, dealer: { sellerId: 's', dealerName: '' } }],
  ])('%s', (_case, content, session) => {
    for (const [key, value] of Object.entries(content)) window.localStorage.setItem(key, value);
    expect(readSession()).toEqual(session);
  });
});

describe('a page that watches', () => {
  test('is told about a login, both logouts and changes in another tab, until it stops', () => {
    const onChange = vi.fn();
    const stop = watchSession(onChange);
    const heard = () => {
      const count = onChange.mock.calls.length;
      onChange.mockClear();
      return count > 0;
    };
    rememberDealer({ sellerId: 's', dealerName: 'S' });
    expect(heard()).toBe(true);
    forgetBuyer();
    expect(heard()).toBe(true);
    forgetEverything();
    expect(heard()).toBe(true);
    window.dispatchEvent(new StorageEvent('storage', { key: 'userName' }));
    expect(heard()).toBe(true);
    stop();
    forgetEverything();
    expect(heard()).toBe(false);
  });
});

describe('a browser without local storage', () => {
  test.each([
    [
      'local storage is switched off',
      () =>
        vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError');
        }),
    ],
    [
      'local storage is full',
      () =>
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
  ])('%s: nobody is remembered, and nothing fails', (_case, breakStorage) => {
    breakStorage();
    rememberBuyer({ userId: 'u', name: 'Asha' }, '9876543210');
    rememberDealer({ sellerId: 's', dealerName: 'S' });
    expect(readSession()).toEqual(nobody);
    forgetBuyer();
    forgetEverything();
    vi.restoreAllMocks();
    expect(localStorageContent()).toEqual({});
  });
});
