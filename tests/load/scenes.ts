import { FirebaseError } from 'firebase/app';
import {
  collection,
  collectionGroup,
  type DocumentData,
  type DocumentSnapshot,
  doc,
  type Firestore,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  type WriteBatch,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { storedStock } from '../../emulators/stockCounts';
import { bookingId } from '../../src/bookings/booking';
import { isVisibleAfter, stateFlags } from '../../src/listings/state/listingState';
import { contentFields } from '../../src/listings/stored/contentFields';
import { pageSize } from '../../src/shared/limits';
import type { StockCount } from '../../src/stock/stockCount';
import type { Account } from '../rules/actors';
import { buyerRecord, dealerRecord, newBooking, newListing, storedListing } from '../rules/documents';
import type { Clients } from './clients';
import { type Answer, allAtOnce, type CrowdReport } from './crowd';

/** A number of stored records, expected and actual. */
interface Count {
  readonly what: string;
  readonly expected: number;
  readonly found: number;
}

export interface Scene {
  readonly name: string;
  readonly report: CrowdReport;
  readonly counts: readonly Count[];
}

const accountsNamed = (role: string, count: number): Account[] =>
  Array.from({ length: count }, (_, index) => ({ uid: `${role}${index}`, email: `${role}${index}@example.com` }));

const buyers = accountsNamed('buyer', 200);
const dealers = accountsNamed('dealer', 50);
const admin: Account = { uid: 'admin', email: 'admin@example.com' };
const reviewSessions = 20;
const randomBookings = 500;
const cars = Array.from({ length: 40 }, (_, index) => `car${index}`);
const wantedCar = 'wanted';
const longAgo = Timestamp.fromDate(new Date('2026-01-05T10:00:00Z'));

/** The dealer of a car. Each dealer has some cars. */
const dealerOf = (car: string) => dealers[(Number(car.replace(/\D/g, '')) || 0) % 10]?.uid ?? '';

function cardOf(user: DocumentData): DocumentData {
  return { Name: user.Name, phone: user.phone };
}

type StoredRecord = [path: string, data: DocumentData];

/** The stock counts of dealers with live cars. */
function countsOf(live: readonly StoredRecord[]): StoredRecord[] {
  return dealers.flatMap(({ uid }): StoredRecord[] => {
    const stock = live.filter(([, { sellerId }]) => sellerId === uid);
    const listingId = stock.at(-1)?.[0].split('/')[1];
    if (listingId === undefined) return [];
    const counted = storedStock(stock.map(([, car]) => car));
    return [[`stockCounts/${uid}`, { ...counted, collection: 'products', listingId, at: longAgo }]];
  });
}

/** Writes the accounts with their profiles, and live cars. */
export async function setTheStage({ pastRules }: Clients): Promise<void> {
  const live = [wantedCar, ...cars].map(
    (car): StoredRecord => [
      `products/${car}`,
      { ...plain(storedListing('car', dealerOf(car), 'approved')), createdAt: longAgo, updatedAt: longAgo },
    ],
  );
  const records: StoredRecord[] = [
    [`admins/${admin.uid}`, { id: admin.email }],
    ...dealers.map(
      (dealer): StoredRecord => [
        `sellers/${dealer.uid}`,
        { ...dealerRecord(dealer), createdAt: longAgo, approved: true },
      ],
    ),
    ...buyers.flatMap((buyer): StoredRecord[] => {
      const user = { ...buyerRecord(buyer), createdAt: longAgo };
      return [
        [`users/${buyer.uid}`, user],
        [`UsersIds/${buyer.uid}`, cardOf(user)],
      ];
    }),
    ...live,
    ...countsOf(live),
  ];
  for (let start = 0; start < records.length; start += 100) {
    const batch = writeBatch(pastRules);
    for (const [path, data] of records.slice(start, start + 100)) batch.set(doc(pastRules, path), data);
    await batch.commit();
  }
}

/** Removes the times, because the documents of tests/rules have those of the other SDK. */
function plain(data: DocumentData): DocumentData {
  const { createdAt: _, updatedAt: __, bookingDate: ___, statusAt: ____, ...rest } = data;
  return rest;
}

const isDenied = (error: unknown) => error instanceof FirebaseError && error.code === 'permission-denied';

/** Books as the app does: reads the booking, then writes it, the grant and the open requests in one transaction. */
async function book(db: Firestore, userId: string, car: string): Promise<Answer> {
  return runTransaction(db, async (transaction): Promise<Answer> => {
    const booking = doc(db, 'bookings', bookingId(userId, car));
    if ((await transaction.get(booking)).exists()) return 'already';
    const vehicle = (await transaction.get(doc(db, 'products', car))).data() ?? {};
    const seller = await transaction.get(doc(db, 'sellers', vehicle.sellerId));
    const grant = doc(db, 'UsersIds', userId, 'dealers', vehicle.sellerId);
    const granted = await transaction.get(grant);
    const open = await transaction.get(doc(db, 'openRequests', userId));
    transaction.set(booking, {
      ...plain(newBooking(vehicle, car, seller.data() ?? {}, userId)),
      createdAt: vehicle.createdAt,
      updatedAt: vehicle.updatedAt,
      bookingDate: serverTimestamp(),
      statusAt: serverTimestamp(),
    });
    if (!granted.exists()) transaction.set(grant, { since: serverTimestamp(), vehicleId: car });
    transaction.set(open.ref, { ids: [...(open.data()?.ids ?? []), booking.id] });
    return 'done';
  });
}

async function idsOf(db: Firestore, name: string): Promise<string[]> {
  return (await getDocs(collection(db, name))).docs.map(({ id }) => id);
}

function countOf(what: string, expected: readonly string[], found: readonly string[]): Count[] {
  const missing = expected.filter((id) => !found.includes(id));
  const surplus = found.filter((id) => !expected.includes(id));
  return [
    { what, expected: new Set(expected).size, found: found.length },
    { what: `${what}, lost`, expected: 0, found: missing.length },
    { what: `${what}, of nobody`, expected: 0, found: surplus.length },
  ];
}

/** All buyers book the same car. */
export async function bookTheSameCar({ sessionOf, pastRules }: Clients): Promise<Scene> {
  const report = await allAtOnce(
    buyers.map((buyer) => {
      const db = sessionOf(buyer);
      return () => book(db, buyer.uid, wantedCar);
    }),
  );
  const expected = buyers.map(({ uid }) => bookingId(uid, wantedCar));
  const grants = await getDocs(collectionGroup(pastRules, 'dealers'));
  return {
    name: `${buyers.length} buyers book the same car`,
    report,
    counts: [
      ...countOf('bookings', expected, await idsOf(pastRules, 'bookings')),
      { what: 'grants', expected: buyers.length, found: grants.size },
      { what: 'buyers told that it is booked', expected: buyers.length, found: report.answers.done },
    ],
  };
}

/** The same numbers in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Buyers book cars at random, ten at most each. Some book the same car twice, as in two tabs. */
export async function bookRandomCars({ sessionOf, pastRules }: Clients): Promise<Scene> {
  const random = randomNumbers(7);
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const earlier = await idsOf(pastRules, 'bookings');
  const sessions = buyers.map((buyer) => ({ buyer, db: sessionOf(buyer) }));
  const wishes = Array.from({ length: randomBookings }, (_, index) => ({
    session: index < 10 ? sessions[0] : oneOf(sessions.slice(1)),
    car: (index < 10 ? cars[index % 5] : oneOf(cars)) ?? '',
  }));
  const tries = wishes.flatMap(({ session, car }) =>
    session ? [{ id: bookingId(session.buyer.uid, car), ask: () => book(session.db, session.buyer.uid, car) }] : [],
  );
  const report = await allAtOnce(tries.map(({ ask }) => ask));
  const wanted = new Set(tries.map(({ id }) => id));
  return {
    name: `${randomBookings} bookings of random cars`,
    report,
    counts: [
      ...countOf('bookings', [...earlier, ...wanted], await idsOf(pastRules, 'bookings')),
      { what: 'buyers told that it is booked', expected: wanted.size, found: report.answers.done },
      { what: 'told that they had booked it', expected: randomBookings - wanted.size, found: report.answers.already },
    ],
  };
}

/** Counts a dealer's stock with every change, as the app does. */
function count(
  batch: WriteBatch,
  db: Firestore,
  { sellerId, listingId }: Readonly<Record<'sellerId' | 'listingId', string>>,
  { waiting, all }: StockCount,
): WriteBatch {
  return batch.set(
    doc(db, 'stockCounts', sellerId),
    {
      waiting: increment(waiting),
      all: increment(all),
      collection: 'products',
      listingId,
      at: serverTimestamp(),
    },
    { merge: true },
  );
}

const postedId = ({ uid }: Account) => `posted-by-${uid}`;

/** All dealers post a car. */
export async function postAtOnce({ sessionOf, pastRules }: Clients): Promise<Scene> {
  const earlier = await idsOf(pastRules, 'products');
  const report = await allAtOnce(
    dealers.map((dealer) => {
      const db = sessionOf(dealer);
      const now = serverTimestamp();
      const listing = { ...plain(newListing('car', dealer.uid)), createdAt: now, updatedAt: now };
      return async () => {
        const listingId = postedId(dealer);
        const batch = writeBatch(db).set(doc(db, 'products', listingId), listing);
        await count(batch, db, { sellerId: dealer.uid, listingId }, { waiting: 1, all: 1 }).commit();
        return 'done';
      };
    }),
  );
  return {
    name: `${dealers.length} dealers post`,
    report,
    counts: countOf('listings', [...earlier, ...dealers.map(postedId)], await idsOf(pastRules, 'products')),
  };
}

/** All pending listings, read page by page, as the admin's screen does. */
async function pendingIn(db: Firestore): Promise<DocumentSnapshot[]> {
  const pending: DocumentSnapshot[] = [];
  let last: DocumentSnapshot | undefined;
  for (;;) {
    const page = query(
      collection(db, 'products'),
      where('approved', '==', false),
      where('Reject', '==', false),
      where('closed', '==', ''),
      orderBy('createdAt'),
      ...(last ? [startAfter(last)] : []),
      limit(pageSize),
    );
    const { docs } = await getDocs(page);
    pending.push(...docs);
    last = docs.at(-1);
    if (docs.length < pageSize) return pending;
  }
}

/** Approves as the app does: the listing in the version that was read, and the audit record, in one batch. */
async function approve(db: Firestore, seen: DocumentSnapshot, session: number): Promise<void> {
  const review = `${seen.id}_${session}`;
  const batch = writeBatch(db)
    .update(seen.ref, {
      ...stateFlags.approved,
      visible: isVisibleAfter('approve', 'pending'),
      rejectReason: '',
      approvedAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
      lastReview: review,
    })
    .set(doc(db, 'audit', review), {
      who: admin.uid,
      what: 'approve',
      when: serverTimestamp(),
      reason: '',
      collection: 'products',
      recordId: seen.id,
      seen: seen.get('updatedAt'),
      follows: seen.get('lastReview'),
      content: Object.fromEntries(contentFields('car').map((field) => [field, seen.get(field)])),
    });
  await count(batch, db, { sellerId: seen.get('sellerId'), listingId: seen.id }, { waiting: -1, all: 0 }).commit();
}

/** Many sessions of the admin read the same queue, and approve what they find. */
export async function reviewTheSameQueue({ sessionOf, pastRules }: Clients): Promise<Scene> {
  const sessions = Array.from({ length: reviewSessions }, () => sessionOf(admin));
  const queues = await Promise.all(sessions.map(async (db) => ({ db, pending: await pendingIn(db) })));
  const report = await allAtOnce(
    queues.flatMap(({ db, pending }, session) =>
      pending.map((seen) => async (): Promise<Answer> => {
        try {
          await approve(db, seen, session);
          return 'done';
        } catch (error) {
          if (!isDenied(error)) throw error;
          return 'already';
        }
      }),
    ),
  );
  const stored = await getDocs(collection(pastRules, 'products'));
  const posted = stored.docs.filter(({ id }) => id.startsWith('posted-by-'));
  const live = posted.filter((snapshot) => snapshot.get('approved') === true && snapshot.get('Reject') === false);
  return {
    name: `${reviewSessions} sessions review the same queue`,
    report,
    counts: [
      { what: 'listings live', expected: dealers.length, found: live.length },
      { what: 'decisions recorded', expected: dealers.length, found: (await idsOf(pastRules, 'audit')).length },
      { what: 'approvals that counted', expected: dealers.length, found: report.answers.done },
      {
        what: 'approvals that came too late',
        expected: dealers.length * (reviewSessions - 1),
        found: report.answers.already,
      },
    ],
  };
}
