import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { logInBuyer } from '../../src/accounts/accounts.service';
import { type BuyerAccount, newBuyer, stored } from '../support/services/arrange';
import { appError } from '../support/services/observe';

let buyer: BuyerAccount;

beforeEach(async () => {
  localStorage.clear();
  buyer = await newBuyer();
  await logInBuyer(buyer);
});
afterEach(() => {
  document.documentElement.lang = 'en-IN';
});

/** A visit of the signed-in buyer to the site in that language: it stores the language if that is new. */
async function visit(code: string): Promise<'stored' | 'known'> {
  vi.resetModules();
  document.documentElement.lang = `${code}-IN`;
  const { isLanguageNew } = await import('../../src/accounts/storedLanguage');
  if (!isLanguageNew(buyer.uid)) return 'known';
  const { logInBuyer: logInHere } = await import('../../src/accounts/accounts.service');
  await logInHere(buyer);
  const { storeLanguage } = await import('../../src/accounts/accountLanguage.service');
  await storeLanguage(buyer.uid);
  return 'stored';
}

const language = () => stored(`accountLanguages/${buyer.uid}`);

describe('the language of an account (LANG-8)', () => {
  test('is English without a record, and is stored once for each change', async () => {
    expect(await visit('en')).toBe('known');
    expect(await language()).toBeUndefined();
    expect(await visit('ta')).toBe('stored');
    expect(await language()).toEqual({ code: 'ta' });
    expect(await visit('ta')).toBe('known');
    expect(await visit('en')).toBe('stored');
    expect(await language()).toEqual({ code: 'en' });
  });

  test('is not stored for somebody else', async () => {
    const other = await newBuyer();
    const { storeLanguage } = await import('../../src/accounts/accountLanguage.service');
    await expect(storeLanguage(other.uid)).rejects.toEqual(appError('signedOut'));
  });
});
