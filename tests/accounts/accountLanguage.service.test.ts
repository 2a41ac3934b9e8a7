import { beforeEach, describe, expect, test } from 'vitest';
import { storeLanguage } from '../../src/accounts/accountLanguage.service';
import { logInBuyer } from '../../src/accounts/accounts.service';
import { isLanguageNew } from '../../src/accounts/storedLanguage';
import type { LanguageCode } from '../../src/shared/languages';
import { type BuyerAccount, newBuyer, stored } from '../support/services/arrange';
import { appError } from '../support/services/observe';

let buyer: BuyerAccount;

beforeEach(async () => {
  localStorage.clear();
  buyer = await newBuyer();
  await logInBuyer(buyer);
});

/** A visit of the signed-in buyer to the site in that language: it stores the language if that is new. */
async function visit(code: LanguageCode): Promise<'stored' | 'known'> {
  if (!isLanguageNew(buyer.uid, code)) return 'known';
  await storeLanguage(buyer.uid, code);
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
    await expect(storeLanguage(other.uid)).rejects.toEqual(appError('signedOut'));
  });
});
