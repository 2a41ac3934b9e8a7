import {
  type DocumentData,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { unknownPrice } from '../../src/listings/price';
import { listingStates } from '../../src/listings/state/listingState';
import { livePriceLimits } from '../../src/shared/limits';
import { deviceTime, longAgo, moveWrites, priceCut, pricedAt } from './documents';
import { changeListing } from './listingWrites';
import { openStage } from './stage';
import { inWorld, kinds, listingPath } from './world';

const stage = openStage();

describe.each(kinds)('its dealer lowers the price of a %s', (kind) => {
  const path = listingPath(kind, 'approved');
  const honest = () => priceCut(kind, inWorld(path));
  const cut = (changes: DocumentData) => (db: Firestore) => updateDoc(doc(db, path), changes);
  const earlier = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ priceValue: 900_000 - index, since: longAgo }));

  test('allowed: it stays live, and anyone reads the new price', async () => {
    await stage.allows('dealer', cut(honest()));
    const stored = await stage.shows('visitor', (db) => getDoc(doc(db, path)));
    expect(stored.get('priceValue')).toBe(430_000);
    expect(stored.get('approved')).toBe(true);
  });

  test.each(listingStates.filter((state) => state !== 'approved'))('denied: while it is %s', (state) => {
    const other = listingPath(kind, state);
    return stage.denies('dealer', (db) => updateDoc(doc(db, other), priceCut(kind, inWorld(other))));
  });

  test.each(['visitor', 'buyer', 'otherDealer', 'admin'] as const)('denied: as %s', (actor) =>
    stage.denies(actor, cut(honest())),
  );

  test('denied: by a suspended dealer', async () => {
    await stage.given({ [`suspensions/${inWorld(path).sellerId}`]: { reason: 'x' } });
    await stage.denies('dealer', cut(honest()));
  });

  test.each([
    ['upwards', priceCut(kind, inWorld(path), '4,60,000')],
    ['below half', priceCut(kind, inWorld(path), '2,24,999')],
    ['by less than 1 % and Rs. 1,000', priceCut(kind, inWorld(path), '4,49,001')],
    ['to the same price', priceCut(kind, inWorld(path), '4.5 lakh')],
    ['to a price in words', priceCut(kind, inWorld(path), 'Call us')],
    ['to no price', { ...pricedAt(kind, ' '), priceValue: 1 }],
    ['to a text of 41 characters', pricedAt(kind, `4,30,000${' '.repeat(33)}`)],
    ['to a number that the text does not name', { priceValue: 1 }],
    ['and change a fact', { mileage: '30' }],
    ['and change the state', { Reject: true }],
    ['and change the small photos', { thumbnails: [] }],
    ['and change the medium photos', { mediumPhotos: [] }],
    ['and make it newer', { createdAt: serverTimestamp() }],
    ['long ago', { updatedAt: longAgo }],
    ['at the time of this device', { priceSince: deviceTime }],
    ['without the time', { priceSince: deleteField() }],
    ['without the earlier price', { priceHistory: [] }],
    ['without a history', { priceHistory: deleteField() }],
    ['with a higher earlier price', { priceHistory: [{ priceValue: 900_000, since: longAgo }] }],
    ['with another time of the earlier price', { priceHistory: [{ priceValue: 450_000, since: deviceTime }] }],
    ['with two earlier prices', { priceHistory: [...earlier(1), { priceValue: 450_000, since: longAgo }] }],
  ])('denied: %s', (_, change) => stage.denies('dealer', cut({ ...honest(), ...change })));

  test('denied: from a price in words', async () => {
    await stage.given({ [path]: { ...inWorld(path), ...pricedAt(kind, 'Call us') } });
    await stage.denies('dealer', cut(priceCut(kind, { ...inWorld(path), priceValue: unknownPrice })));
  });

  test('allowed: from the highest price that is a number', async () => {
    const dearest = { ...inWorld(path), priceValue: unknownPrice - 1 };
    await stage.given({ [path]: dearest });
    await stage.allows('dealer', cut(priceCut(kind, dearest, '700000000 crore')));
  });

  test.each([
    ['to half', '4,50,000', '2,25,000'],
    ['by Rs. 1,000, which is less than 1 %', '4,50,000', '4,49,000'],
    ['by 1 %, which is less than Rs. 1,000', '50,000', '49,500'],
  ])('allowed: %s', async (_, before, after) => {
    const listing = { ...inWorld(path), ...pricedAt(kind, before) };
    await stage.given({ [path]: listing });
    await stage.allows('dealer', cut(priceCut(kind, listing, after)));
  });

  test('denied: by a rupee less than 1 %', async () => {
    const listing = { ...inWorld(path), ...pricedAt(kind, '50,000') };
    await stage.given({ [path]: listing });
    await stage.denies('dealer', cut(priceCut(kind, listing, '49,501')));
  });

  test('a day after the last one; denied: before', async () => {
    const changedAgo = (hours: number) => ({
      ...inWorld(path),
      priceSince: Timestamp.fromMillis(Date.now() - hours * 3_600_000),
      priceHistory: [{ priceValue: 460_000, since: longAgo }],
    });
    const [early, late] = [changedAgo(23.9), changedAgo(24.1)];
    await stage.given({ [path]: early });
    await stage.denies('dealer', cut(priceCut(kind, early)));
    await stage.given({ [path]: late });
    await stage.allows('dealer', cut(priceCut(kind, late)));
  });

  test('the earlier price counts from the approval', async () => {
    const approvedAt = Timestamp.fromMillis(longAgo.toMillis() + 1);
    const listing = { ...inWorld(path), approvedAt };
    await stage.given({ [path]: listing });
    const posted = [{ priceValue: 450_000, since: longAgo }];
    await stage.denies('dealer', cut({ ...priceCut(kind, listing), priceHistory: posted }));
    await stage.denies('dealer', cut({ ...priceCut(kind, listing), approvedAt: longAgo }));
    await stage.allows('dealer', cut(priceCut(kind, listing)));
  });

  test(`allowed: again, ${livePriceLimits.changes} times; denied: once more`, async () => {
    const since = Timestamp.fromMillis(longAgo.toMillis() + 1);
    const cutSoOften = (count: number) => ({ ...inWorld(path), priceSince: since, priceHistory: earlier(count) });
    await stage.given({ [path]: cutSoOften(livePriceLimits.changes) });
    await stage.denies('dealer', cut(priceCut(kind, cutSoOften(livePriceLimits.changes))));
    await stage.given({ [path]: cutSoOften(livePriceLimits.changes - 1) });
    await stage.denies(
      'dealer',
      cut({ ...priceCut(kind, cutSoOften(livePriceLimits.changes - 1)), priceHistory: earlier(1) }),
    );
    await stage.allows('dealer', cut(priceCut(kind, cutSoOften(livePriceLimits.changes - 1))));
  });

  test('an edit ends the history: denied with it, allowed without it', async () => {
    await stage.allows('dealer', cut(honest()));
    const edit = { ...moveWrites('edit', 'approved'), ...pricedAt(kind, '9,00,000') };
    await stage.denies('dealer', (db) => changeListing(db, path, edit));
    await stage.given({ [path]: { ...inWorld(path), approvedAt: longAgo } });
    await stage.denies('dealer', (db) => changeListing(db, path, edit));
    const ended = { approvedAt: deleteField(), priceHistory: deleteField(), priceSince: deleteField() };
    await stage.allows('dealer', (db) => changeListing(db, path, { ...edit, ...ended }));
  });
});
