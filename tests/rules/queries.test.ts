import {
  collection,
  collectionGroup,
  documentId,
  type Firestore,
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { listLimit, pageSize } from '../../src/domain/limits';
import { type ActorName, accounts } from './actors';
import { appQueries, toQuery } from './appQueries';
import { longAgo } from './documents';
import { openStage } from './stage';
import { bookedId, bookingPath, collectionOf, inWorld, kinds } from './world';

const stage = openStage('queries');
const { buyer, otherBuyer, dealer } = accounts;

describe.each(appQueries)('the list of $what', (asked) => {
  test.each([pageSize, listLimit])('allowed: %i at most, and some are found', async (most) => {
    const found = await stage.shows(asked.as, (db) => getDocs(toQuery(db, asked, most)));
    expect(found.size).toBeGreaterThan(0);
  });

  test.each([listLimit + 1, 1_000, null])('denied: with the limit %s', (most) =>
    stage.denies(asked.as, (db) => getDocs(toQuery(db, asked, most))),
  );

  test('allowed: its next page', async () => {
    const first = await stage.shows(asked.as, (db) => getDocs(toQuery(db, asked, 1)));
    const next = await stage.shows(asked.as, (db) =>
      getDocs(query(toQuery(db, asked, pageSize), startAfter(first.docs[0]))),
    );
    expect(next.docs.map(({ id }) => id)).not.toContain(first.docs[0]?.id);
  });

  test('denied: a count of more than a list may hold', () =>
    stage.denies(asked.as, (db) => getCountFromServer(toQuery(db, asked, null))));
});

describe.each(kinds)('a dealer’s %s bookings', (kind) => {
  const asked = appQueries.find(({ what }) => what === `${kind} bookings of a dealer`);

  test('are found page by page, latest first, without those of the other kind', async () => {
    if (!asked) throw new Error(`No such list for the kind ${kind}`);
    const booking = inWorld(bookingPath(buyer.uid, bookedId(kind)));
    const daysLater = (days: number) => Timestamp.fromMillis(longAgo.toMillis() + days * 86_400_000);
    await stage.given({
      'bookings/second': { ...booking, vehicleId: 'second', bookingDate: daysLater(1) },
      'bookings/third': { ...booking, vehicleId: 'third', bookingDate: daysLater(2) },
    });
    const first = await stage.shows('dealer', (db) => getDocs(toQuery(db, asked, 2)));
    const rest = await stage.shows('dealer', (db) =>
      getDocs(query(toQuery(db, asked, 2), startAfter(first.docs.at(-1)))),
    );
    const found = [first, rest].map(({ docs }) => docs.map((snapshot) => snapshot.get('vehicleId')));
    expect(found).toEqual([['third', 'second'], [bookedId(kind)]]);
  });
});

describe('the dealers of a page of listings', () => {
  const dealers = (most: number) => (db: Firestore) =>
    getDocs(query(collection(db, 'sellers'), where(documentId(), 'in', [dealer.uid, 'nobody']), limit(most)));

  test('allowed: by their ids, and those that exist are found', async () => {
    const found = await stage.shows('visitor', dealers(2));
    expect(found.docs.map(({ id }) => id)).toEqual([dealer.uid]);
  });

  test('denied: with too large a limit', () => stage.denies('visitor', dealers(listLimit + 1)));
});

interface AskedForTooMuch {
  readonly what: string;
  readonly as: ActorName;
  readonly path: string;
  readonly constraints: readonly QueryConstraint[];
}

const everyListing: readonly AskedForTooMuch[] = kinds.flatMap((kind) => {
  const path = collectionOf(kind);
  return [
    { what: `every ${kind}`, as: 'visitor', path, constraints: [] },
    { what: `every ${kind}`, as: 'buyer', path, constraints: [] },
    { what: `every ${kind}`, as: 'dealer', path, constraints: [] },
    { what: `each ${kind} that is not live`, as: 'visitor', path, constraints: [where('approved', '==', false)] },
    { what: `each ${kind}, live or not`, as: 'visitor', path, constraints: [where('approved', 'in', [true, false])] },
    { what: `each ${kind} that is sold`, as: 'visitor', path, constraints: [where('closed', '==', 'sold')] },
    { what: `every ${kind} of a dealer`, as: 'visitor', path, constraints: [where('sellerId', '==', dealer.uid)] },
    { what: `every ${kind} of a dealer`, as: 'buyer', path, constraints: [where('sellerId', '==', dealer.uid)] },
    { what: `every ${kind} of a dealer`, as: 'otherDealer', path, constraints: [where('sellerId', '==', dealer.uid)] },
    { what: `every ${kind} by age`, as: 'visitor', path, constraints: [orderBy('createdAt')] },
  ];
});

const everyBooking: readonly AskedForTooMuch[] = [
  ['all bookings', 'buyer', []],
  ['all bookings', 'dealer', []],
  ['all bookings', 'admin', []],
  ['the bookings of a buyer', 'otherBuyer', [where('userId', '==', buyer.uid)]],
  ['the bookings of a buyer', 'visitor', [where('userId', '==', buyer.uid)]],
  ['the bookings of a buyer, who booked with the asking dealer', 'dealer', [where('userId', '==', buyer.uid)]],
  ['the bookings of a dealer', 'otherDealer', [where('sellerId', '==', dealer.uid)]],
  ['the bookings of a dealer, with whom the asking buyer booked', 'buyer', [where('sellerId', '==', dealer.uid)]],
  ['the own bookings and another’s', 'buyer', [where('userId', 'in', [buyer.uid, otherBuyer.uid])]],
  ['the bookings of one vehicle', 'buyer', [where('vehicleId', '==', bookedId('car'))]],
].map(([what, as, constraints]) => ({ what, as, path: 'bookings', constraints }) as AskedForTooMuch);

describe('what no list may be asked for', () => {
  test.each([...everyListing, ...everyBooking])('denied: $what, by $as', ({ as, path, constraints }) =>
    stage.denies(as, (db) => getDocs(query(collection(db, path), ...constraints, limit(pageSize)))),
  );

  test.each([
    'sellers',
    'users',
    'UsersIds',
    'dealers',
    'products',
    'bikes',
    'bookings',
    'contacts',
    'audit',
    'admins',
  ])('denied: all records named %s, wherever they are', (name) =>
    stage.denies('admin', (db) => getDocs(query(collectionGroup(db, name), limit(pageSize)))),
  );

  test.each([
    ['contacts', listLimit],
    ['audit', listLimit],
    ['products', listLimit],
    ['bikes', listLimit],
  ])('allowed: all %s, %i at most, by the admin', async (path, most) => {
    await stage.shows('admin', (db) => getDocs(query(collection(db, path), limit(most))));
  });

  test.each(['contacts', 'audit', 'products', 'bikes'])('denied: all %s at once, by the admin', async (path) => {
    await stage.denies('admin', (db) => getDocs(query(collection(db, path), limit(listLimit + 1))));
    await stage.denies('admin', (db) => getDocs(collection(db, path)));
  });
});
