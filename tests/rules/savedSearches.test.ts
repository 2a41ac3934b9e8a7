import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  limit,
  type QueryConstraint,
  query,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { listLimit, savedSearchLimits } from '../../src/shared/limits';
import { accounts } from './actors';
import { unknownKeys, value, without } from './change';
import { longAgo } from './documents';
import { writeTogether } from './records';
import { newSavedSearch, savedSearch, savedSearchPath } from './savedSearches';
import { openStage } from './stage';

/** The searches that a buyer keeps (SEARCH-26). */

const stage = openStage();
const { buyer } = accounts;
const ids = Array.from({ length: savedSearchLimits.searches }, (_, index) => String(index + 1));
const path = savedSearchPath(buyer.uid, '1');
const addressOf = (size: number) => `/cars?q=${'x'.repeat(size - '/cars?q='.length)}`;

describe('to keep a search', () => {
  test.each([
    value('address', '/bikes?fuelType=Petrol'),
    value('address', '/cars?q=*-._+%26'),
    value('address', addressOf(savedSearchLimits.address), 'as long as possible'),
    value('lookedAt', longAgo, 'looked at on a device before'),
    value('lookedAt', Timestamp.now(), 'by a clock that is not the server’s'),
  ])('allowed: $name', ({ to }) => stage.allows('buyer', (db) => setDoc(doc(db, path), to(newSavedSearch()))));

  test.each([
    value('address', addressOf(savedSearchLimits.address + 1), 'one character too long'),
    value('address', '/cars'),
    value('address', '/cars?'),
    value('address', 'cars?q=x'),
    value('address', '/dealers?q=x'),
    value('address', '/cars/1?q=x'),
    value('address', 'https://evil.example/cars?q=x'),
    value('address', '/cars?q=x y'),
    value('address', '/cars?q=x\n'),
    value('address', '/cars?q=x#top'),
    value('address', '/cars?q=<b>'),
    value('address', '/cars?q=é'),
    value('address', ''),
    value('address', 7),
    value('address', null),
    value('lookedAt', 1_700_000_000_000),
    value('lookedAt', '2026-01-05'),
    value('lookedAt', null),
    ...Object.keys(newSavedSearch()).map(without),
    ...unknownKeys('name', 'userId', 'kind'),
  ])('denied: $name', ({ to }) => stage.denies('buyer', (db) => setDoc(doc(db, path), to(newSavedSearch()))));

  test.each(ids)('allowed: with the id %s', (id) =>
    stage.allows('buyer', (db) => setDoc(doc(db, savedSearchPath(buyer.uid, id)), newSavedSearch())),
  );

  test.each(['0', '00', '01', '21', '22', '29', '30', '100', '110', '1a', 'a1', '-1', 'first'])(
    'denied: with the id %s',
    (id) => stage.denies('buyer', (db) => setDoc(doc(db, savedSearchPath(buyer.uid, id)), newSavedSearch())),
  );

  test.each(['google.com', 'anonymous', 'custom'] as const)('denied: signed in by %s', (provider) =>
    stage.denies({ ...buyer, provider }, (db) => setDoc(doc(db, path), newSavedSearch())),
  );

  test('allowed: as many at once as may be kept, as a login joins them', () =>
    stage.allows('buyer', (db) =>
      writeTogether(db, Object.fromEntries(ids.map((id) => [savedSearchPath(buyer.uid, id), savedSearch()]))),
    ));

  test('denied: in the place of another one', async () => {
    await stage.given({ [path]: { ...savedSearch(), address: '/bikes?fuelType=Petrol' } });
    await stage.denies('buyer', (db) => setDoc(doc(db, path), newSavedSearch()));
    await stage.given({ [path]: savedSearch() });
    await stage.allows('buyer', (db) => setDoc(doc(db, path), newSavedSearch()));
  });
});

describe('a kept search', () => {
  test.each([
    ['another address', { address: '/bikes?fuelType=Petrol' }],
    ['an unknown key', { name: 'x' }],
    ['a look that is no time', { lookedAt: 7 }],
    ['a look at no time', { lookedAt: null }],
  ])('denied: %s', async (_, changes) => {
    await stage.given({ [path]: savedSearch() });
    await stage.denies('buyer', (db) => updateDoc(doc(db, path), changes));
    await stage.allows('buyer', (db) => updateDoc(doc(db, path), { lookedAt: Timestamp.now() }));
  });

  test('is removed once or twice', async () => {
    await stage.given({ [path]: savedSearch() });
    await stage.denies('otherBuyer', (db) => deleteDoc(doc(db, path)));
    await stage.allows('buyer', (db) => deleteDoc(doc(db, path)));
    await stage.allows('buyer', (db) => deleteDoc(doc(db, path)));
  });

  const searches =
    (...constraints: QueryConstraint[]) =>
    (db: Firestore) =>
      getDocs(query(collection(db, `users/${buyer.uid}/searches`), ...constraints));

  test.each([[limit(listLimit + 1)], []])('denied: a list that is too long', async (...constraints) => {
    await stage.denies('buyer', searches(...constraints));
    await stage.shows('buyer', searches(limit(savedSearchLimits.searches)));
  });
});
