import { type DocumentData, increment, serverTimestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { listingKinds } from '../../src/listings/kinds';
import { parsePrice, unknownPrice } from '../../src/listings/price';
import { listingStates, mayMove } from '../../src/listings/state/listingState';
import { accounts } from './actors';
import { allowedTogether, type Edges, grouped, joined, setting, unknownKeys, value, without } from './change';
import { dealerRecord, moveWrites, newListing, pricedAt } from './documents';
import { serverTime } from './fieldEdges';
import { firstListingEdges, listingEdges, sharedEdges } from './listingEdges';
import { changeListing, counted, refusedEdits, writeListing } from './listingWrites';
import { eachForm, readablePrices, unreadablePrices } from './prices';
import { writeTogether } from './records';
import { openStage } from './stage';
import { collectionOf, inWorld, kinds, listingPath } from './world';

const stage = openStage();
const { dealer, otherDealer, buyer, halfRegistered } = accounts;

/** A new listing is not approved, rejected or closed. */
const birthFlags: Edges = {
  allowed: [],
  denied: [
    ...[true, 'true', 'false', 0, 1, null].map((flag) => value('approved', flag)),
    ...[true, 'true', 'false', 0, 1, null].map((flag) => value('Reject', flag)),
    ...['sold', 'withdrawn', 'reserved', false, null].map((closed) => value('closed', closed)),
    ...['x', ' ', null, false].map((reason) => value('rejectReason', reason)),
    ...[true, 'false', 0, null].map((visible) => value('visible', visible)),
    without('approved'),
    without('visible'),
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
  const namesOfOtherKind = listingKinds[otherKind].fields
    .map(({ stored }) => stored)
    .filter((stored) => !(stored in honest));

  const { allowed, denied } = joined(
    listingEdges(kind, dealer.uid),
    sharedEdges(
      kind,
      birthFlags,
      derivedPrice,
      serverTime('createdAt'),
      serverTime('updatedAt'),
      { allowed: [], denied: [value('lastReview', 'review'), value('lastReview', null), without('lastReview')] },
      {
        allowed: [],
        denied: [without('sellerId'), value('sellerId', null), setting('sellerId: a list', { sellerId: [dealer.uid] })],
      },
    ),
    {
      allowed: [],
      denied: [...unknownKeys('kind', 'dealerName', 'userId', 'lastSeen', 'fuelTankCapacity', ...namesOfOtherKind)],
    },
  );

  test('the honest call is allowed', () => stage.allows('dealer', (db) => writeListing(db, path, honest)));

  test.each(grouped(honest, allowed))('allowed: $name', (group) =>
    allowedTogether(group, async (to) => {
      await stage.restore();
      await stage.allows('dealer', (db) => writeListing(db, path, to(honest), { as: honest }));
    }),
  );

  test.each(denied)('denied: $name', ({ to }) =>
    stage.denies('dealer', (db) => writeListing(db, path, to(honest), { as: honest })),
  );

  test.each(['7', 'Az-_09', 'x'.repeat(128)])('allowed: under an id that addresses can hold: %s', (id) =>
    stage.allows('dealer', (db) => writeListing(db, `${collectionOf(kind)}/${id}`, honest)),
  );

  test.each(['x'.repeat(129), 'a.b', 'a b', 'गाड़ी', '<b>', '..a'])('denied: under another id: %s', (id) =>
    stage.denies('dealer', (db) => writeListing(db, `${collectionOf(kind)}/${id}`, honest)),
  );

  test('denied: under the id of a listing of the other kind', async () => {
    const other = kind === 'car' ? 'bike' : 'car';
    const taken = path.replace(collectionOf(kind), collectionOf(other));
    await stage.given({ [taken]: inWorld(listingPath(other, 'approved')) });
    await stage.denies('dealer', (db) => writeListing(db, path, honest));
    await stage.given({ [taken]: null });
    await stage.allows('dealer', (db) => writeListing(db, path, honest));
  });

  test('denied: in the collection of the other kind', () =>
    stage.denies('dealer', (db) => writeListing(db, `${collectionOf(otherKind)}/new`, honest)));

  test('denied: in the name of another dealer', () =>
    stage.denies('otherDealer', (db) => writeListing(db, path, honest)));

  test('denied: with another dealer’s photos', () =>
    stage.denies('otherDealer', (db) => writeListing(db, path, { ...honest, sellerId: otherDealer.uid })));

  test('denied: with another dealer’s photos, by a dealer whose id would match as a pattern', async () => {
    const joker = { uid: 'uidOf.*', email: 'joker@example.com' };
    await stage.given({ [`sellers/${joker.uid}`]: dealerRecord(joker) });
    await stage.denies(joker, (db) => writeListing(db, path, { ...honest, sellerId: joker.uid }));
    await stage.allows(joker, (db) => writeListing(db, path, newListing(kind, joker.uid)));
  });

  test('denied: in the same write as the dealer’s record', () =>
    stage.denies('halfRegistered', (db) =>
      writeTogether(db, {
        [`sellers/${halfRegistered.uid}`]: dealerRecord(halfRegistered),
        ...counted(path, newListing(kind, halfRegistered.uid)),
      }),
    ));

  test.each([
    ['buyer', buyer],
    ['halfRegistered', halfRegistered],
  ] as const)('%s is no dealer until the dealer’s record exists', async (actor, account) => {
    const own = newListing(kind, account.uid);
    await stage.denies(actor, (db) => writeListing(db, path, own));
    await stage.given({ [`sellers/${account.uid}`]: dealerRecord(account) });
    await stage.allows(actor, (db) => writeListing(db, path, own));
  });
});

describe.each(kinds)('editing a %s', (kind) => {
  const path = listingPath(kind, 'pending');
  // One more changed field makes it an edit, and not a move.
  const stored: DocumentData = { ...inWorld(path), mileage: '30', updatedAt: serverTimestamp() };
  const { allowed, denied } = joined(
    sharedEdges(kind, firstListingEdges(kind, dealer.uid), birthFlags, derivedPrice, serverTime('updatedAt')),
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

  test('the honest call is allowed', () => stage.allows('dealer', (db) => writeListing(db, path, stored)));

  test.each(grouped(stored, allowed))('allowed: $name', (group) =>
    allowedTogether(group, async (to) => {
      await stage.restore();
      await stage.allows('dealer', (db) => writeListing(db, path, to(stored), { as: stored }));
    }),
  );

  test.each(denied)('denied: $name', ({ to }) =>
    stage.denies('dealer', (db) => writeListing(db, path, to(stored), { as: stored })),
  );

  test('denied: by another dealer, unchanged or as an own listing', async () => {
    await stage.denies('otherDealer', (db) => writeListing(db, path, stored));
    const taken = { ...newListing(kind, otherDealer.uid), createdAt: stored.createdAt };
    await stage.denies('otherDealer', (db) => writeListing(db, path, taken, { as: stored }));
  });

  test('denied: handed to another dealer, with photos of that dealer', () =>
    stage.denies('dealer', (db) =>
      writeListing(db, path, { ...newListing(kind, otherDealer.uid), createdAt: stored.createdAt }, { as: stored }),
    ));

  test('denied: by the admin', () =>
    stage.denies('admin', (db) => changeListing(db, path, { mileage: '30', updatedAt: serverTimestamp() })));

  test('denied: as a listing of the other kind', () =>
    stage.denies('dealer', (db) =>
      writeListing(db, path, {
        ...newListing(kind === 'car' ? 'bike' : 'car', dealer.uid),
        createdAt: stored.createdAt,
      }),
    ));

  test.each(listingStates)('of one that is %s, sent for approval', async (state) => {
    const verdict = mayMove('edit', state) ? stage.allows : stage.denies;
    await verdict('dealer', (db) =>
      changeListing(db, listingPath(kind, state), { ...moveWrites('edit', state), mileage: '30' }),
    );
  });

  test('denied: of a live listing that stays live', () =>
    stage.denies('dealer', (db) =>
      changeListing(db, listingPath(kind, 'approved'), { mileage: '30', updatedAt: serverTimestamp() }),
    ));

  test('denied: of a rejected listing that stays rejected', () =>
    stage.denies('dealer', (db) =>
      changeListing(db, listingPath(kind, 'rejected'), { mileage: '30', updatedAt: serverTimestamp() }),
    ));
});

describe('the number behind a price', () => {
  /** Gives a car each of these prices, and returns the refused ones. */
  function refused(prices: readonly string[], worth: (price: string) => number): Promise<string[]> {
    return refusedEdits(stage, prices, (price) => ({ ...pricedAt('car', price), priceValue: worth(price) }));
  }

  test('the tables of examples are right', () => {
    expect(readablePrices.filter((price) => parsePrice(price) === unknownPrice)).toEqual([]);
    expect(unreadablePrices.filter((price) => parsePrice(price) !== unknownPrice)).toEqual([]);
  });

  test('allowed: as the app reads it', async () => {
    expect(await refused([...readablePrices, ...unreadablePrices], parsePrice)).toEqual([]);
  });

  test('denied: one rupee more', async () => {
    expect(await refused(eachForm, (price) => parsePrice(price) + 1)).toEqual(eachForm);
  });

  test('denied: the last place in every list, with a readable price', async () => {
    const tellingPrices = eachForm.filter((price) => parsePrice(price) < unknownPrice - 1);
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
  ])('denied: the number in %s, which is too large to be exact', async (price, worth) => {
    expect(await refused([price], () => worth)).toEqual([price]);
    expect(await refused([price], () => unknownPrice)).toEqual([]);
  });

  // The SDK sends such large numbers as a double. The server's increment gives an integer.
  test('denied: the same as a whole number', async () => {
    const path = listingPath('car', 'pending');
    await stage.given({ [path]: { ...inWorld(path), ...pricedAt('car', 'Call us') } });
    const edit = { ...moveWrites('edit', 'pending'), ...pricedAt('car', '9007199254740993') };
    await stage.denies('dealer', (db) => changeListing(db, path, { ...edit, priceValue: increment(1) }));
    await stage.allows('dealer', (db) => changeListing(db, path, { ...edit, priceValue: increment(0) }));
  });

  test('denied: the first place among the lowest prices, with an unreadable price', async () => {
    expect(await refused(unreadablePrices, () => 1)).toEqual(unreadablePrices);
  });
});
