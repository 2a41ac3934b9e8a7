import {
  collection,
  collectionGroup,
  documentId,
  type Firestore,
  getCount,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { listLimit, pageSize, weekCountLimit } from '../../src/shared/limits';
import { type ActorName, accounts } from './actors';
import { appQueries, countedByWeek, mostOf, toQuery } from './appQueries';
import { longAgo } from './documents';
import { emulatorAddress } from './emulators';
import { openStage } from './stage';
import { bookedId, bookingPath, collectionOf, inWorld, kinds } from './world';

const stage = openStage();
const { buyer, otherBuyer, dealer, otherDealer } = accounts;

describe.each(appQueries)('the list of $what', (asked) => {
  beforeEach(() => stage.given(asked.given ?? {}));

  const longest = mostOf(asked);

  test.each([pageSize, longest])('allowed: %i at most, and some are found', async (most) => {
    const found = await stage.shows(asked.as, (db) => getDocs(toQuery(db, asked, most)));
    expect(found.size).toBeGreaterThan(0);
  });

  test.each([longest + 1, 100_000, null])('denied: with the limit %s', (most) =>
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
    stage.denies(asked.as, (db) => getCount(toQuery(db, asked, null))));
});

describe.each(kinds)('a dealer’s %s bookings', (kind) => {
  const asked = appQueries.find(({ what }) => what === `${kind} bookings of a dealer`);

  test('are read page by page, latest first, without those of the other kind', async () => {
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
  const isPublic = where('approved', '==', true);
  const dealers =
    (ids: readonly string[], most: number, ...constraints: QueryConstraint[]) =>
    (db: Firestore) =>
      getDocs(query(collection(db, 'sellers'), where(documentId(), 'in', ids), ...constraints, limit(most)));
  const both = [dealer.uid, otherDealer.uid];

  test('allowed: by their ids, while all of them are public', async () => {
    const found = await stage.shows('visitor', dealers(both, 2, isPublic));
    expect(found.docs.map(({ id }) => id)).toEqual(both);
    await stage.denies('visitor', dealers([dealer.uid, 'nobody'], 2, isPublic));
    await stage.given({
      [`sellers/${otherDealer.uid}`]: { ...inWorld(`sellers/${otherDealer.uid}`), approved: false },
    });
    await stage.denies('visitor', dealers(both, 2, isPublic));
    await stage.shows('admin', dealers(both, 2));
  });

  test('denied: with too large a limit', () => stage.denies('visitor', dealers(both, listLimit + 1, isPublic)));
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

const everySave: readonly AskedForTooMuch[] = [
  ['the counts of saved listings', 'dealer', []],
  ['the counts of a dealer’s saved listings', 'otherDealer', [where('sellerId', '==', dealer.uid)]],
  ['the counts of a dealer’s saved listings', 'admin', [where('sellerId', '==', dealer.uid)]],
  ['the counts of a dealer’s saved listings', 'buyer', [where('sellerId', '==', dealer.uid)]],
].map(([what, as, constraints]) => ({ what, as, path: 'savedCounts', constraints }) as AskedForTooMuch);

const everyBooking: readonly AskedForTooMuch[] = [
  ['all bookings', 'buyer', []],
  ['all bookings', 'dealer', []],
  ['the bookings of a buyer', 'otherBuyer', [where('userId', '==', buyer.uid)]],
  ['the bookings of a buyer', 'visitor', [where('userId', '==', buyer.uid)]],
  ['the bookings of a buyer, who booked with the asking dealer', 'dealer', [where('userId', '==', buyer.uid)]],
  ['the bookings of a dealer', 'otherDealer', [where('sellerId', '==', dealer.uid)]],
  ['the bookings of a dealer, with whom the asking buyer booked', 'buyer', [where('sellerId', '==', dealer.uid)]],
  ['the own bookings and another’s', 'buyer', [where('userId', 'in', [buyer.uid, otherBuyer.uid])]],
  ['the bookings of one vehicle', 'buyer', [where('vehicleId', '==', bookedId('car'))]],
].map(([what, as, constraints]) => ({ what, as, path: 'bookings', constraints }) as AskedForTooMuch);

describe('queries that no list may have', () => {
  test.each([...everyListing, ...everyBooking, ...everySave])('denied: $what, by $as', ({ as, path, constraints }) =>
    stage.denies(as, (db) => getDocs(query(collection(db, path), ...constraints, limit(pageSize)))),
  );

  test.each([
    'sellers',
    'users',
    'UsersIds',
    'dealers',
    'searches',
    'products',
    'bikes',
    'bookings',
    'contacts',
    'reports',
    'warnings',
    'notes',
    'ratings',
    'dealerRatings',
    'audit',
    'admins',
    'profileChanges',
    'suspensions',
    'stockCounts',
    'saved',
    'savedCounts',
  ])('denied: all records named %s, wherever they are', (name) =>
    stage.denies('admin', (db) => getDocs(query(collectionGroup(db, name), limit(pageSize)))),
  );

  test.each([
    ...['contacts', 'warnings', 'ratings'].map((path) => [path, listLimit] as const),
    ...countedByWeek.map((path) => [path, weekCountLimit] as const),
  ])('all %s, %i at most, by the admin', async (path, most) => {
    await stage.shows('admin', (db) => getDocs(query(collection(db, path), limit(most))));
    await stage.denies('admin', (db) => getDocs(query(collection(db, path), limit(most + 1))));
    await stage.denies('admin', (db) => getDocs(collection(db, path)));
  });

  test.each(countedByWeek)('denied: a page of all %s that only the admin may ask for', async (path) => {
    for (const actor of ['visitor', 'buyer', 'dealer'] as const)
      await stage.denies(actor, (db) => getDocs(query(collection(db, path), limit(weekCountLimit))));
  });
});

describe('documents that an offset skips are billed too', () => {
  /** Sends the request through REST, because the SDK has no offset. */
  async function statusOf(method: 'runQuery' | 'runAggregationQuery', offset: number): Promise<number> {
    const { host, port } = emulatorAddress('firestore');
    const structuredQuery = {
      from: [{ collectionId: 'products' }],
      where: { fieldFilter: { field: { fieldPath: 'approved' }, op: 'EQUAL', value: { booleanValue: true } } },
      limit: pageSize,
      offset,
    };
    const aggregations = [{ alias: 'count', count: {} }];
    const body =
      method === 'runQuery' ? { structuredQuery } : { structuredAggregationQuery: { structuredQuery, aggregations } };
    const documents = `projects/${stage.projectId()}/databases/(default)/documents`;
    const answer = await fetch(`http://${host}:${port}/v1/${documents}:${method}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    await answer.body?.cancel();
    return answer.status;
  }

  test.each(['runQuery', 'runAggregationQuery'] as const)('%s', async (method) => {
    // The first call of a test makes sure that the world is stored.
    await stage.shows('visitor', (db) =>
      getDocs(query(collection(db, 'products'), where('approved', '==', true), limit(1))),
    );
    expect(await statusOf(method, 0)).toBe(200);
    expect(await statusOf(method, 1)).toBe(403);
    expect(await statusOf(method, 10_000)).toBe(403);
  });
});
