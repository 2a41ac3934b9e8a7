import { beforeEach, describe, expect, test } from 'vitest';
import { logInBuyer, logOutBuyer } from '../../src/accounts/accounts.service';
import { readDeviceSearches, saveOnDevice } from '../../src/savedSearches/deviceSearches';
import type { SavedSearch } from '../../src/savedSearches/savedSearch';
import { listSearches, markAsLookedAt, removeSearch, saveSearch } from '../../src/savedSearches/savedSearches.service';
import type { ListingSearch } from '../../src/search/search';
import { countNew } from '../../src/search/search.service';
import { savedSearchLimits } from '../../src/shared/limits';
import {
  add,
  type BuyerAccount,
  listingRecord,
  newBuyer,
  newDealer,
  newListing,
  Timestamp,
  write,
} from '../support/services/arrange';
import { cutNetwork, loseAnswersToWrites, restoreNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';

const search = (text: string): ListingSearch => ({ kind: 'car', text, filters: {}, sort: 'newest' });
const textsOf = (saved: readonly SavedSearch[]) => saved.map((each) => each.search.text).toSorted();

let buyer: BuyerAccount;

beforeEach(async () => {
  window.localStorage.removeItem('savedSearches');
  buyer = await newBuyer();
  await logInBuyer(buyer);
});

/** Fills the account up to the limit, but for so many. */
async function fillAccount(free: number): Promise<void> {
  const ids = Array.from({ length: savedSearchLimits.searches - free }, (_, index) => String(index + 1));
  await Promise.all(
    ids.map((id) =>
      write(`users/${buyer.uid}/searches/${id}`, { address: `/bikes?q=word${id}`, lookedAt: Timestamp.now() }),
    ),
  );
}

describe('a saved search', () => {
  test('is in the account, once', async () => {
    await saveSearch(buyer.uid, search('swift'));
    await saveSearch(buyer.uid, search('Swift'));
    const saved = await saveSearch(buyer.uid, search('baleno'));
    expect(textsOf(saved)).toEqual(['baleno', 'swift']);
    expect(textsOf(await listSearches(buyer.uid))).toEqual(['baleno', 'swift']);
  });

  test('that two tabs save at once is one record, and two are two in the end', async () => {
    await Promise.all([saveSearch(buyer.uid, search('swift')), saveSearch(buyer.uid, search('swift'))]);
    expect(textsOf(await listSearches(buyer.uid))).toEqual(['swift']);
    const saveBoth = ['baleno', 'creta'].map((text) => saveSearch(buyer.uid, search(text)));
    await Promise.allSettled(saveBoth);
    await saveSearch(buyer.uid, search('baleno'));
    expect(textsOf(await saveSearch(buyer.uid, search('creta')))).toEqual(['baleno', 'creta', 'swift']);
  });

  test('at the limit is refused, and those that are saved stay', async () => {
    await fillAccount(1);
    await saveSearch(buyer.uid, search('swift'));
    await expect(saveSearch(buyer.uid, search('baleno'))).rejects.toEqual(appError('searchLimit'));
    expect(await saveSearch(buyer.uid, search('swift'))).toHaveLength(savedSearchLimits.searches);
  });

  test('is removed, also twice, and its place can be taken', async () => {
    const [saved] = await saveSearch(buyer.uid, search('swift'));
    if (!saved) throw new Error('Nothing was saved');
    await removeSearch(buyer.uid, saved);
    await removeSearch(buyer.uid, saved);
    const [other] = await saveSearch(buyer.uid, search('baleno'));
    expect(other?.id).toBe(saved.id);
    // Another tab still shows the first one.
    await removeSearch(buyer.uid, saved);
    await markAsLookedAt(buyer.uid, saved);
    expect(textsOf(await listSearches(buyer.uid))).toEqual(['baleno']);
  });

  test('remembers the last look', async () => {
    await write(`users/${buyer.uid}/searches/1`, { address: '/cars?q=swift', lookedAt: Timestamp.fromMillis(0) });
    const [saved] = await listSearches(buyer.uid);
    if (!saved) throw new Error('Nothing is saved');
    await markAsLookedAt(buyer.uid, saved);
    const [looked] = await listSearches(buyer.uid);
    expect(looked?.lookedAt.getTime()).toBeGreaterThan(saved.lookedAt.getTime());
  });

  test('is one record if the first answer is lost', async () => {
    loseAnswersToWrites();
    await expect(saveSearch(buyer.uid, search('swift'))).rejects.toEqual(appError('offline'));
    restoreNetwork();
    expect(await saveSearch(buyer.uid, search('swift'))).toHaveLength(1);
  });

  test('cannot be saved without a connection, or by somebody else', async () => {
    cutNetwork('firestore');
    await expect(saveSearch(buyer.uid, search('swift'))).rejects.toEqual(appError('offline'));
    restoreNetwork();
    await logInBuyer(await newBuyer());
    await expect(saveSearch(buyer.uid, search('swift'))).rejects.toEqual(appError('signedOut'));
    await logOutBuyer();
    await expect(listSearches(buyer.uid)).rejects.toEqual(appError('signedOut'));
  });
});

describe('the searches of a device', () => {
  test('move to the account, with the time of their last look', async () => {
    saveOnDevice(search('swift'));
    saveOnDevice(search('baleno'));
    const [kept] = readDeviceSearches();
    await saveSearch(buyer.uid, search('baleno'));
    const joined = await listSearches(buyer.uid);
    expect(textsOf(joined)).toEqual(['baleno', 'swift']);
    expect(joined.find((each) => each.search.text === 'swift')?.lookedAt.getTime()).toBe(kept?.lookedAt.getTime());
    expect(readDeviceSearches()).toEqual([]);
  });

  test('move once if the first answer is lost', async () => {
    saveOnDevice(search('swift'));
    loseAnswersToWrites();
    await expect(listSearches(buyer.uid)).rejects.toEqual(appError('offline'));
    expect(readDeviceSearches()).toHaveLength(1);
    restoreNetwork();
    expect(await listSearches(buyer.uid)).toHaveLength(1);
    expect(readDeviceSearches()).toEqual([]);
  });

  test('stay as far as the account has no room', async () => {
    await fillAccount(1);
    saveOnDevice(search('swift'));
    saveOnDevice(search('baleno'));
    expect(await listSearches(buyer.uid)).toHaveLength(savedSearchLimits.searches);
    expect(textsOf(readDeviceSearches())).toEqual(['baleno']);
  });

  test('move all at once, as many as there may be', async () => {
    for (let number = 0; number < savedSearchLimits.searches; number += 1) saveOnDevice(search(`word${number}`));
    expect(await listSearches(buyer.uid)).toHaveLength(savedSearchLimits.searches);
    expect(readDeviceSearches()).toEqual([]);
  });
});

test('what went live after the last look is new, whenever it was posted', async () => {
  const { uid } = await newDealer();
  const make = `Make ${uid}`;
  const lookedAt = new Date('2026-03-01T10:00:00Z');
  const at = (time: string) => Timestamp.fromDate(new Date(time));
  const posted = { make, createdAt: at('2026-02-20T10:00:00Z') };
  await newListing('car', uid, posted);
  await newListing('car', uid, { ...posted, state: 'pending' });
  const found = { ...search(''), filters: { make: [make] } };
  expect(await countNew(found, lookedAt)).toEqual({ count: 0, more: false });
  // Posted before the look, and approved after it.
  const approved = { ...listingRecord('car', uid, posted), approvedAt: at('2026-03-01T10:00:01Z') };
  await add('products', approved);
  // A price cut or a live edit makes no listing new.
  const written = { ...approved, approvedAt: at('2026-02-28T10:00:00Z'), updatedAt: at('2026-03-01T10:00:01Z') };
  await add('products', written);
  expect(await countNew(found, lookedAt)).toEqual({ count: 1, more: false });
});
