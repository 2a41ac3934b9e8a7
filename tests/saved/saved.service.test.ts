import { beforeEach, describe, expect, test } from 'vitest';
import { logInBuyer, logInDealer, logOutBuyer } from '../../src/accounts/accounts.service';
import { readAccountCopy, readDeviceListings, writeDeviceListings } from '../../src/saved/deviceListings';
import { listSaved, removeFromSaveCounts, removeListing, saveListing } from '../../src/saved/saved.service';
import type { SavedListing } from '../../src/saved/savedListing';
import { savedLimits } from '../../src/shared/limits';
import { countSaves, sumSaves } from '../../src/stock/saveCounts.service';
import { readOwn } from '../../src/stock/stock.service';
import {
  type BuyerAccount,
  type DealerAccount,
  newBuyer,
  newDealer,
  newListing,
  stored,
  write,
} from '../support/services/arrange';
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
  const counted = Array.from({ length: savedLimits.listings - free }, (_, index) => `bikes_b${index}`);
  return write(`users/${buyer.uid}/saved/listings`, { listings: counted.map((id) => `${id}:1:2`), counted });
}

describe('a saved listing', () => {
  test('is in the account, once, with its first price, and copied for the hearts', async () => {
    await saveListing(buyer.uid, car('a', 1));
    await saveListing(buyer.uid, { ...car('a', 5), price: 1 });
    expect(idsOf(await saveListing(buyer.uid, car('b', 2)))).toEqual(['b', 'a']);
    expect(await record()).toEqual({
      listings: ['products_b:450000:1767312000000', 'products_a:450000:1767225600000'],
      counted: [],
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

describe('the count of a listing', () => {
  let dealer: DealerAccount;
  let id: string;

  beforeEach(async () => {
    dealer = await newDealer();
    id = await newListing('car', dealer.uid);
  });

  const countOf = async (listing: string) => (await stored(`savedCounts/products_${listing}`))?.count;
  const cars = (count: number) => Promise.all(Array.from({ length: count }, () => newListing('car', dealer.uid)));

  test('follows the buyers who save and remove it', async () => {
    await saveListing(buyer.uid, car(id));
    await saveListing(buyer.uid, car(id));
    expect(await stored(`savedCounts/products_${id}`)).toEqual({
      collection: 'products',
      recordId: id,
      sellerId: dealer.uid,
      count: 1,
      at: expect.anything(),
    });
    const other = await newBuyer();
    await logInBuyer(other);
    await saveListing(other.uid, car(id));
    expect(await countOf(id)).toBe(2);
    await removeListing(other.uid, car(id));
    await removeListing(other.uid, car(id));
    expect(await countOf(id)).toBe(1);
  });

  test('is read by its dealer, with the sum of all', async () => {
    const [another = ''] = await cars(1);
    await saveListing(buyer.uid, car(id));
    await saveListing(buyer.uid, car(another));
    await logInDealer(dealer);
    const listing = await readOwn('car', dealer.uid, id);
    const requests = watchRequests('firestore');
    expect(await countSaves(listing)).toBe(1);
    expect(await sumSaves(dealer.uid)).toBe(2);
    expect(requests).toHaveLength(2);
    expect(await countSaves(await readOwn('car', dealer.uid, await newListing('car', dealer.uid)))).toBe(0);
    await logInDealer(await newDealer());
    await expect(sumSaves(dealer.uid)).rejects.toEqual(appError('signedOut'));
  });

  test('follows two listings in a write, and the others when the list is read again', async () => {
    const ids = await cars(5);
    writeDeviceListings(ids.map((each, index) => car(each, index + 1)));
    await listSaved(buyer.uid);
    const counts = () => Promise.all(ids.map(countOf));
    expect(await counts()).toEqual([undefined, undefined, undefined, 1, 1]);
    await listSaved(buyer.uid);
    await listSaved(buyer.uid);
    expect(await counts()).toEqual([1, 1, 1, 1, 1]);
    const requests = watchRequests('firestore');
    await listSaved(buyer.uid);
    expect(requests).toHaveLength(1);
    restoreNetwork();
    await removeFromSaveCounts(buyer.uid);
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
    expect(await record()).toEqual({ listings: [], counted: [] });
  });

  test('leaves out a listing that is not public, which can be saved all the same', async () => {
    const hidden = await newListing('car', dealer.uid, { state: 'pending' });
    await write(`users/${buyer.uid}/saved/listings`, { listings: [`products_${hidden}:1:2`] });
    expect(idsOf(await saveListing(buyer.uid, car(id)))).toEqual([id, hidden]);
    expect([await countOf(id), await countOf(hidden)]).toEqual([1, undefined]);
    const requests = watchRequests('firestore');
    expect(idsOf(await listSaved(buyer.uid))).toEqual([id, hidden]);
    expect(requests).toHaveLength(1);
  });

  test('is one more if the first answer is lost', async () => {
    loseAnswersToWrites();
    await expect(saveListing(buyer.uid, car(id))).rejects.toEqual(appError('offline'));
    restoreNetwork();
    await saveListing(buyer.uid, car(id));
    expect(await countOf(id)).toBe(1);
    expect(await record()).toMatchObject({ counted: [`products_${id}`] });
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
