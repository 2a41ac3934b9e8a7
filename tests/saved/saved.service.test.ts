import { beforeEach, describe, expect, test } from 'vitest';
import { logInBuyer, logOutBuyer } from '../../src/accounts/accounts.service';
import { readAccountCopy, readDeviceListings, writeDeviceListings } from '../../src/saved/deviceListings';
import { listSaved, removeListing, saveListing } from '../../src/saved/saved.service';
import type { SavedListing } from '../../src/saved/savedListing';
import { savedLimits } from '../../src/shared/limits';
import { type BuyerAccount, newBuyer, stored, write } from '../support/services/arrange';
import { cutNetwork, loseAnswersToWrites, restoreNetwork, watchRequests } from '../support/services/network';
import { appError } from '../support/services/observe';

function car(id: string, day = 1): SavedListing {
  return { kind: 'car', id, price: 450_000, savedAt: new Date(Date.UTC(2026, 0, day)) };
}

const idsOf = (saved: readonly SavedListing[]) => saved.map(({ id }) => id);

let buyer: BuyerAccount;

beforeEach(async () => {
  window.localStorage.clear();
  buyer = await newBuyer();
  await logInBuyer(buyer);
});

const record = () => stored(`users/${buyer.uid}/saved/listings`);

/** Fills the account up to the limit, but for so many. */
function fillAccount(free: number): Promise<void> {
  const listings = Array.from({ length: savedLimits.listings - free }, (_, index) => `bikes_b${index}:1:2`);
  return write(`users/${buyer.uid}/saved/listings`, { listings });
}

describe('a saved listing', () => {
  test('is in the account, once, with its first price, and copied for the hearts', async () => {
    await saveListing(buyer.uid, car('a', 1));
    await saveListing(buyer.uid, { ...car('a', 5), price: 1 });
    expect(idsOf(await saveListing(buyer.uid, car('b', 2)))).toEqual(['b', 'a']);
    expect(await record()).toEqual({
      listings: ['products_b:450000:1767312000000', 'products_a:450000:1767225600000'],
    });
    expect(idsOf(readAccountCopy(buyer.uid))).toEqual(['b', 'a']);
    expect(readAccountCopy('somebody else')).toEqual([]);
  });

  test('stays if another tab saves another one at once', async () => {
    const saveBoth = ['a', 'b'].map((id) => saveListing(buyer.uid, car(id)));
    await Promise.allSettled(saveBoth);
    await saveListing(buyer.uid, car('a'));
    await saveListing(buyer.uid, car('b'));
    expect(idsOf(await listSaved(buyer.uid)).toSorted()).toEqual(['a', 'b']);
  });

  test('at the limit is refused, and those that are saved stay', async () => {
    await fillAccount(1);
    await saveListing(buyer.uid, car('a'));
    await expect(saveListing(buyer.uid, car('b'))).rejects.toEqual(appError('savedLimit'));
    expect(await saveListing(buyer.uid, car('a'))).toHaveLength(savedLimits.listings);
  });

  test('is removed, also twice', async () => {
    await saveListing(buyer.uid, car('a'));
    expect(await removeListing(buyer.uid, car('a'))).toEqual([]);
    expect(await removeListing(buyer.uid, car('a'))).toEqual([]);
    expect(await listSaved(buyer.uid)).toEqual([]);
    expect(window.localStorage.getItem('savedOfAccount')).toBeNull();
  });

  test('is saved once if the first answer is lost', async () => {
    loseAnswersToWrites();
    await expect(saveListing(buyer.uid, car('a'))).rejects.toEqual(appError('offline'));
    restoreNetwork();
    expect(idsOf(await saveListing(buyer.uid, car('a')))).toEqual(['a']);
  });

  test('cannot be saved without a connection, or by somebody else', async () => {
    cutNetwork('firestore');
    await expect(saveListing(buyer.uid, car('a'))).rejects.toEqual(appError('offline'));
    restoreNetwork();
    await logInBuyer(await newBuyer());
    await expect(saveListing(buyer.uid, car('a'))).rejects.toEqual(appError('signedOut'));
    await logOutBuyer();
    await expect(listSaved(buyer.uid)).rejects.toEqual(appError('signedOut'));
  });

  test('costs one read, however many there are', async () => {
    await fillAccount(0);
    const requests = watchRequests('firestore');
    expect(await listSaved(buyer.uid)).toHaveLength(savedLimits.listings);
    expect(requests).toHaveLength(1);
  });
});

describe('the listings of a device', () => {
  test('move to the account, with their price and time', async () => {
    await saveListing(buyer.uid, car('a', 3));
    writeDeviceListings([car('a', 9), { ...car('b', 2), kind: 'bike', price: 65_000 }]);
    const joined = await listSaved(buyer.uid);
    expect(joined).toEqual([car('a', 3), { ...car('b', 2), kind: 'bike', price: 65_000 }]);
    expect(readDeviceListings()).toEqual([]);
    expect(await listSaved(buyer.uid)).toEqual(joined);
  });

  test('move once if the first answer is lost', async () => {
    writeDeviceListings([car('a')]);
    loseAnswersToWrites();
    await expect(listSaved(buyer.uid)).rejects.toEqual(appError('offline'));
    expect(readDeviceListings()).toHaveLength(1);
    restoreNetwork();
    expect(idsOf(await listSaved(buyer.uid))).toEqual(['a']);
    expect(readDeviceListings()).toEqual([]);
  });

  test('stay as far as the account has no room', async () => {
    await fillAccount(1);
    writeDeviceListings([car('new', 2), car('old', 1)]);
    expect(await listSaved(buyer.uid)).toHaveLength(savedLimits.listings);
    expect(idsOf(readDeviceListings())).toEqual(['old']);
  });

  test('move all at once, as many as there may be', async () => {
    writeDeviceListings(Array.from({ length: savedLimits.listings }, (_, index) => car(`x${index}`)));
    expect(await listSaved(buyer.uid)).toHaveLength(savedLimits.listings);
    expect(readDeviceListings()).toEqual([]);
  });
});
