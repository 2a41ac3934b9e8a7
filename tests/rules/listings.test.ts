import { type DocumentData, doc, increment, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { mayMove } from '../../src/domain/listingState';
import { parsePrice, unknownPrice } from '../../src/domain/price';
import { vehicleKinds } from '../../src/domain/vehicleKinds';
import { accounts } from './actors';
import { type Edges, joined, setting, unknownKeys, value, without } from './change';
import { moveWrites, newListing, pricedAt, sellerRecord } from './documents';
import { serverTime } from './fieldEdges';
import { readablePrices, unreadablePrices } from './prices';
import { writeTogether } from './records';
import { openStage } from './stage';
import { vehicleEdges } from './vehicleEdges';
import { collectionOf, inWorld, kinds, listingPath, listingStates } from './world';

const stage = openStage('listings');
const { dealer, otherDealer, buyer, halfRegistered } = accounts;

/** Nothing is born approved, rejected or closed. */
const birthFlags: Edges = {
  allowed: [],
  denied: [
    ...[true, 'true', 'false', 0, 1, null].map((flag) => value('approved', flag)),
    ...[true, 'true', 'false', 0, 1, null].map((flag) => value('Reject', flag)),
    ...['sold', 'withdrawn', 'reserved', false, null].map((closed) => value('closed', closed)),
    ...['x', ' ', null, false].map((reason) => value('rejectReason', reason)),
    without('approved'),
    without('Reject'),
    without('closed'),
    without('rejectReason'),
  ],
};

const derivedPrice: Edges = {
  allowed: [],
  denied: [
    ...[0, 1, -450_000, 450_001, 450_000.5, '450000', unknownPrice, null].map((worth) => value('priceValue', worth)),
    without('priceValue'),
  ],
};

describe.each(kinds)('posting a %s', (kind) => {
  const path = `${collectionOf(kind)}/new`;
  const honest = newListing(kind, dealer.uid);
  const otherKind = kind === 'car' ? 'bike' : 'car';
  const namesOfOtherKind = vehicleKinds[otherKind].fields
    .map(({ stored }) => stored)
    .filter((stored) => !(stored in honest));

  const { allowed, denied } = joined(
    vehicleEdges(kind, dealer.uid),
    birthFlags,
    derivedPrice,
    serverTime('createdAt'),
    serverTime('updatedAt'),
    { allowed: [], denied: [value('lastReview', 'review'), value('lastReview', null), without('lastReview')] },
    {
      allowed: [],
      denied: [
        without('sellerId'),
        value('sellerId', null),
        setting('sellerId: a list', { sellerId: [dealer.uid] }),
        ...unknownKeys('kind', 'dealerName', 'userId', 'lastSeen', 'fuelTankCapacity', ...namesOfOtherKind),
      ],
    },
  );

  test('the honest call is allowed', () => stage.allows('dealer', (db) => setDoc(doc(db, path), honest)));

  test.each(allowed)('allowed: $name', ({ to }) => stage.allows('dealer', (db) => setDoc(doc(db, path), to(honest))));

  test.each(denied)('denied: $name', ({ to }) => stage.denies('dealer', (db) => setDoc(doc(db, path), to(honest))));

  test('denied: in the collection of the other kind', () =>
    stage.denies('dealer', (db) => setDoc(doc(db, `${collectionOf(otherKind)}/new`), honest)));

  test('denied: in the name of another dealer', () =>
    stage.denies('otherDealer', (db) => setDoc(doc(db, path), honest)));

  test('denied: with another dealer’s photos', () =>
    stage.denies('otherDealer', (db) => setDoc(doc(db, path), { ...honest, sellerId: otherDealer.uid })));

  test('denied: with another dealer’s photos, by a dealer whose id would match as a pattern', async () => {
    const joker = { uid: 'uidOf.*', email: 'joker@example.com' };
    await stage.given({ [`sellers/${joker.uid}`]: sellerRecord(joker) });
    await stage.denies(joker, (db) => setDoc(doc(db, path), { ...honest, sellerId: joker.uid }));
    await stage.allows(joker, (db) => setDoc(doc(db, path), newListing(kind, joker.uid)));
  });

  test('denied: in the same write as the seller’s record', () =>
    stage.denies('halfRegistered', (db) =>
      writeTogether(db, {
        [`sellers/${halfRegistered.uid}`]: sellerRecord(halfRegistered),
        [path]: newListing(kind, halfRegistered.uid),
      }),
    ));

  test.each([
    ['buyer', buyer],
    ['halfRegistered', halfRegistered],
  ] as const)('%s is no seller until the seller’s record exists', async (actor, account) => {
    const own = newListing(kind, account.uid);
    await stage.denies(actor, (db) => setDoc(doc(db, path), own));
    await stage.given({ [`sellers/${account.uid}`]: sellerRecord(account) });
    await stage.allows(actor, (db) => setDoc(doc(db, path), own));
  });
});

describe.each(kinds)('editing a %s', (kind) => {
  const path = listingPath(kind, 'pending');
  // With another fact, so that it is an edit and no move.
  const stored: DocumentData = { ...inWorld(path), mileage: '30', updatedAt: serverTimestamp() };
  const { allowed, denied } = joined(
    vehicleEdges(kind, dealer.uid),
    birthFlags,
    derivedPrice,
    serverTime('updatedAt'),
    {
      allowed: [],
      denied: [
        value('createdAt', serverTimestamp(), 'the time of now'),
        value('createdAt', null),
        without('createdAt'),
        value('lastReview', 'review'),
        without('lastReview'),
        without('sellerId'),
        value('sellerId', null),
        value('sellerId', otherDealer.uid),
        ...unknownKeys('kind', 'dealerName', 'featured'),
      ],
    },
  );

  test('the honest call is allowed', () => stage.allows('dealer', (db) => setDoc(doc(db, path), stored)));

  test.each(allowed)('allowed: $name', ({ to }) => stage.allows('dealer', (db) => setDoc(doc(db, path), to(stored))));

  test.each(denied)('denied: $name', ({ to }) => stage.denies('dealer', (db) => setDoc(doc(db, path), to(stored))));

  test('denied: by another dealer, as it is and as an own one', async () => {
    await stage.denies('otherDealer', (db) => setDoc(doc(db, path), stored));
    const taken = { ...newListing(kind, otherDealer.uid), createdAt: stored.createdAt };
    await stage.denies('otherDealer', (db) => setDoc(doc(db, path), taken));
  });

  test('denied: handed to another dealer, with photos of that dealer', () =>
    stage.denies('dealer', (db) =>
      setDoc(doc(db, path), { ...newListing(kind, otherDealer.uid), createdAt: stored.createdAt }),
    ));

  test('denied: by the admin', () => stage.denies('admin', (db) => updateDoc(doc(db, path), { mileage: '30' })));

  test('denied: as a listing of the other kind', () =>
    stage.denies('dealer', (db) =>
      setDoc(doc(db, path), {
        ...newListing(kind === 'car' ? 'bike' : 'car', dealer.uid),
        createdAt: stored.createdAt,
      }),
    ));

  test.each(listingStates)('of one that is %s, sent for approval', async (state) => {
    const verdict = mayMove('edit', state) ? stage.allows : stage.denies;
    await verdict('dealer', (db) =>
      updateDoc(doc(db, listingPath(kind, state)), { ...moveWrites('edit'), mileage: '30' }),
    );
  });

  test('denied: of a live one, which would stay live', () =>
    stage.denies('dealer', (db) => updateDoc(doc(db, listingPath(kind, 'approved')), { mileage: '30' })));

  test('denied: of a rejected one, which would stay rejected', () =>
    stage.denies('dealer', (db) => updateDoc(doc(db, listingPath(kind, 'rejected')), { mileage: '30' })));
});

describe('the number behind a price', () => {
  const honest = newListing('car', dealer.uid);

  /** Posts a car at each of these prices, and answers those that were refused. */
  async function refused(prices: readonly string[], worth: (price: string) => number): Promise<string[]> {
    const posts = prices.map(async (price, index) => {
      const listing = { ...honest, ...pricedAt('car', price), priceValue: worth(price) };
      const attempt = stage.allows('dealer', (db) => setDoc(doc(db, `products/price${index}`), listing));
      return attempt.then(
        () => [],
        () => [price],
      );
    });
    return (await Promise.all(posts)).flat();
  }

  test('the tables are what they say', () => {
    expect(readablePrices.filter((price) => parsePrice(price) === unknownPrice)).toEqual([]);
    expect(unreadablePrices.filter((price) => parsePrice(price) !== unknownPrice)).toEqual([]);
  });

  test('allowed: as the app reads it', async () => {
    expect(await refused([...readablePrices, ...unreadablePrices], parsePrice)).toEqual([]);
  });

  test('denied: one rupee more', async () => {
    expect(await refused(readablePrices, (price) => parsePrice(price) + 1)).toEqual(readablePrices);
  });

  test('denied: last in every list, in spite of a price that can be read', async () => {
    const tellingPrices = readablePrices.filter((price) => parsePrice(price) < unknownPrice - 1);
    expect(await refused(tellingPrices, () => unknownPrice)).toEqual(tellingPrices);
  });

  test.each([
    ['-450000', -450_000],
    ['+450000', 450_000],
  ])('denied: the number in %s, which the app does not read', async (price, worth) => {
    expect(await refused([price], () => worth)).toEqual([price]);
  });

  test.each([
    ['9007199254740993', 9_007_199_254_740_992],
    ['18014398509481984', 18_014_398_509_481_984],
  ])('denied: the number in %s, beyond those that can be told apart', async (price, worth) => {
    expect(await refused([price], () => worth)).toEqual([price]);
    expect(await refused([price], () => unknownPrice)).toEqual([]);
  });

  // The SDK sends numbers of that size with a fraction. The server adds up to one without.
  test('denied: the same as a whole number', async () => {
    const path = listingPath('car', 'pending');
    await stage.given({ [path]: { ...inWorld(path), ...pricedAt('car', 'Call us') } });
    const edit = { ...moveWrites('edit'), ...pricedAt('car', '9007199254740993') };
    await stage.denies('dealer', (db) => updateDoc(doc(db, path), { ...edit, priceValue: increment(1) }));
    await stage.allows('dealer', (db) => updateDoc(doc(db, path), { ...edit, priceValue: increment(0) }));
  });

  test('denied: first in the list of the lowest prices, with a price that cannot be read', async () => {
    expect(await refused(unreadablePrices, () => 1)).toEqual(unreadablePrices);
  });
});
