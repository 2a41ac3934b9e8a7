import { type DocumentData, doc, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { bookingId } from '../../src/bookings/booking';
import { mostInOneWrite, mostWithSale } from '../../src/bookings/endSale/endSale.service';
import { listingsInOneWrite } from '../../src/dealersAsAdmin/suspension/takedown.service';
import { writesAtOnce } from '../../src/ownAccount/deletion.service';
import { searchesInOneWrite } from '../../src/savedSearches/savedSearches.service';
import { mostSaveSteps, photoLimits } from '../../src/shared/limits';
import { type Account, accounts, actors } from './actors';
import { blockedHoursPath } from './blockedHours';
import { suspendedWorld } from './dealerWrites';
import {
  beginAsBuyer,
  beginAsDealer,
  blankOfBuyer,
  blankOfDealer,
  endedBooking,
  leavingBuyer,
  leavingDealer,
} from './deletions';
import {
  drivenFor,
  longAgo,
  moveWrites,
  newBooking,
  newGrant,
  newListing,
  photosOf,
  pricedAt,
  shownDealer,
  testDriveIn,
} from './documents';
import { type Attempt, grid } from './grid';
import { changeListing, writeListing } from './listingWrites';
import { checkedWorld, livePath, pricedLiveEdit } from './liveEdits';
import { rated, ratingPath } from './ratings';
import { type Records, writeTogether } from './records';
import { report } from './reports';
import { review } from './reviewWrites';
import { newSale } from './sales';
import { newSaveCount, savedPath } from './savedListings';
import { newSavedSearch, savedSearchPath } from './savedSearches';
import { countPath } from './stockCounts';
import { warning } from './warnings';
import {
  bookedId,
  bookingPath,
  collectionOf,
  grantPath,
  inWorld,
  kinds,
  listingPath,
  openRequestsPath,
  slotPath,
} from './world';

/** A write of the app, and the account that makes it. */
export interface CostedWrite {
  readonly what: string;
  readonly account: Account;
  /** Records that differ from those of the world. */
  readonly given: Records;
  readonly call: Attempt['call'];
}

const { buyer, dealer, admin } = accounts;

/** Every write of the grid that is allowed, by one of its actors. */
function ofGrid(): CostedWrite[] {
  return grid.flatMap(({ what: record, operations: { create, update, delete: remove } }) =>
    [...create, ...update, ...remove.map((attempt) => ({ ...attempt, what: `deleted, ${attempt.what}` }))].flatMap(
      ({ what, may, without = [], given = {}, call }) => {
        const account = may.map((actor) => actors[actor].account).find((found) => found !== null);
        const missing = Object.fromEntries(without.map((path) => [path, null]));
        return account ? [{ what: `${record}: ${what}`, account, given: { ...missing, ...given }, call }] : [];
      },
    ),
  );
}

const numbered = <Item>(count: number, item: (number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, number) => item(number));

/** The most expensive values: all photos, a price and a distance in words. */
const dearest = (kind: (typeof kinds)[number]) => ({
  ...photosOf(kind, dealer.uid, photoLimits.slots),
  ...pricedAt(kind, 'Rs. 4.5 lakhs/-'),
  ...drivenFor(kind, '1.2 lakh kilometres'),
});

function ofListings(): CostedWrite[] {
  return kinds.flatMap((kind): CostedWrite[] => {
    const live = livePath(kind);
    const before = { ...inWorld(live), ...dearest(kind) };
    const path = listingPath(kind, 'pending');
    return [
      {
        what: `a new ${kind} with the most expensive values`,
        account: dealer,
        given: {},
        call: (db) => writeListing(db, `${path}-new`, { ...newListing(kind, dealer.uid), ...dearest(kind) }),
      },
      {
        what: `the first ${kind} of a dealer`,
        account: dealer,
        given: { [countPath(dealer.uid)]: null },
        call: (db) =>
          writeListing(
            db,
            `${path}-new`,
            { ...newListing(kind, dealer.uid), ...dearest(kind) },
            { count: { waiting: 0, all: 0 } },
          ),
      },
      {
        what: `an edit of a ${kind} with the most expensive values`,
        account: dealer,
        given: {},
        call: (db) =>
          changeListing(db, listingPath(kind, 'approved'), { ...moveWrites('edit', 'approved'), ...dearest(kind) }),
      },
      {
        what: `a live edit of a ${kind} with the most expensive values`,
        account: dealer,
        given: { ...checkedWorld, [live]: before },
        call: (db) => updateDoc(doc(db, live), pricedLiveEdit(kind, before, 'Rs. 4.75 lakhs/-')),
      },
      {
        what: `the approval of a ${kind}, which makes its dealer public`,
        account: admin,
        given: { [`sellers/${dealer.uid}`]: { ...inWorld(`sellers/${dealer.uid}`), approved: false } },
        call: (db) =>
          writeTogether(db, {
            ...review('approve', path),
            [`sellers/${dealer.uid}`]: { ...inWorld(`sellers/${dealer.uid}`), approved: true },
          }),
      },
    ];
  });
}

/** As many bookings as end in one write, each with its hour. */
function endsOfBookings(): CostedWrite[] {
  const id = bookedId('car');
  const path = `${collectionOf('car')}/${id}`;
  const hours = numbered(mostInOneWrite, (number) => testDriveIn(2, 9 + number));
  const pathOf = (number: number) => bookingPath(`buyer${number}`, id);
  const booked = inWorld(bookingPath(buyer.uid, id));
  const given: Records = Object.fromEntries(
    hours.flatMap((testDrive, number) => [
      [pathOf(number), { ...booked, userId: `buyer${number}`, status: 'accepted', testDrive }],
      [slotPath(dealer.uid, id, testDrive), { bookingId: bookingId(`buyer${number}`, id) }],
    ]),
  );
  const declined = { status: 'declined', statusAt: serverTimestamp(), declineReason: 'The vehicle has been sold.' };
  const end =
    (records: Records, count: number): Attempt['call'] =>
    (db) => {
      const batch = writeBatch(db);
      for (const [written, data] of Object.entries(records)) if (data) batch.set(doc(db, written), data);
      for (const [number, testDrive] of hours.slice(0, count).entries()) {
        batch.update(doc(db, pathOf(number)), declined);
        batch.delete(doc(db, slotPath(dealer.uid, id, testDrive)));
      }
      return batch.commit();
    };
  const sold = { ...inWorld(path), ...moveWrites('sell', 'approved') };
  const count = inWorld(countPath(dealer.uid));
  const sale: Records = {
    [path]: sold,
    [countPath(dealer.uid)]: {
      ...count,
      all: count.all - 1,
      collection: 'products',
      listingId: id,
      at: serverTimestamp(),
    },
    [`sellers/${dealer.uid}/sales/products_${id}`]: { ...newSale('car'), recordId: id },
  };
  return [
    {
      what: `the end of a sale, with its note and a booking that holds an hour`,
      account: dealer,
      given,
      call: end(sale, mostWithSale),
    },
    {
      what: `the decline of ${mostInOneWrite} bookings that hold an hour`,
      account: dealer,
      given,
      call: end({}, mostInOneWrite),
    },
  ];
}

/** Requests with all that a request can write. */
function requests(): CostedWrite[] {
  return kinds.flatMap((kind): CostedWrite[] => {
    const id = bookedId(kind);
    const path = bookingPath(buyer.uid, id);
    const listing = inWorld(`${collectionOf(kind)}/${id}`);
    const testDrive = testDriveIn(3);
    const booking = { ...newBooking(listing, id, inWorld(`sellers/${dealer.uid}`), buyer.uid), testDrive };
    const ids = numbered(10, (number) => `over${number}`);
    const over = Object.fromEntries(ids.map((each) => [`bookings/${each}`, { status: 'declined' }]));
    const full = { ...over, [openRequestsPath(buyer.uid)]: { ids }, [blockedHoursPath(dealer.uid)]: { hours: [] } };
    const named = { [openRequestsPath(buyer.uid)]: { ids: [...ids.slice(1), bookingId(buyer.uid, id)] } };
    const again = { ...booking, earlierRequests: [longAgo] };
    return [
      {
        what: `a first request for a ${kind} at an hour, with its grant, in place of one that is over`,
        account: buyer,
        given: { ...full, [path]: null, [grantPath(buyer.uid, dealer.uid)]: null },
        call: (db) =>
          writeTogether(db, { [path]: booking, [grantPath(buyer.uid, dealer.uid)]: newGrant(id), ...named }),
      },
      {
        what: `another request for a ${kind} at an hour, in place of one that is over`,
        account: buyer,
        given: { ...full, [path]: { ...inWorld(path), status: 'cancelled' } },
        call: (db) => writeTogether(db, { [path]: again, ...named }),
      },
    ];
  });
}

/** The listings of a suspended dealer, as many as one write holds. */
function takedowns(): CostedWrite[] {
  const paths = numbered(listingsInOneWrite, (number) => `products/taken${number}`);
  const all = (data: DocumentData): Records => Object.fromEntries(paths.map((path) => [path, data]));
  const write =
    (move: 'suspend' | 'restore', from: 'approved' | 'suspended'): Attempt['call'] =>
    (db) => {
      const batch = writeBatch(db);
      for (const path of paths) batch.update(doc(db, path), moveWrites(move, from));
      return batch.commit();
    };
  return [
    {
      what: `the takedown of ${listingsInOneWrite} listings`,
      account: admin,
      given: { ...suspendedWorld(dealer.uid), ...all(inWorld(listingPath('car', 'approved'))) },
      call: write('suspend', 'approved'),
    },
    {
      what: `${listingsInOneWrite} listings live again after a suspension`,
      account: admin,
      given: all(inWorld(listingPath('car', 'suspended'))),
      call: write('restore', 'suspended'),
    },
    {
      what: `${listingsInOneWrite} listings with the new name of their dealer`,
      account: admin,
      given: all(inWorld(listingPath('car', 'approved'))),
      call: (db) => {
        const shown = shownDealer('car', inWorld(listingPath('car', 'approved')), inWorld(`sellers/${dealer.uid}`));
        const batch = writeBatch(db);
        for (const path of paths) batch.update(doc(db, path), shown);
        return batch.commit();
      },
    },
  ];
}

function ofBuyers(): CostedWrite[] {
  const saved = savedPath(buyer.uid);
  const ids = numbered(mostSaveSteps, (number) => `products_saved${number}`);
  const listings: Records = Object.fromEntries(
    ids.map((id) => [id.replace('_', '/'), inWorld(listingPath('car', 'approved'))]),
  );
  const counts = (count: number): Records =>
    Object.fromEntries(
      ids.map((id) => [`savedCounts/${id}`, { ...newSaveCount('car', count), recordId: id.slice('products_'.length) }]),
    );
  const line = (id: string) => `${id}:450000:1732440000000`;
  const kept = { listings: ids.map(line), counted: ids };
  const none = { listings: [], counted: [] };
  const numbers = numbered(searchesInOneWrite, (number) => String(number + 1));
  return [
    {
      what: `${mostSaveSteps} listings saved, nobody else keeps them`,
      account: buyer,
      given: { ...listings, [saved]: none },
      call: (db) => writeTogether(db, { [saved]: kept, ...counts(1) }),
    },
    {
      what: `${mostSaveSteps} listings saved, others keep them`,
      account: buyer,
      given: { ...listings, [saved]: none, ...counts(4) },
      call: (db) => writeTogether(db, { [saved]: kept, ...counts(5) }),
    },
    {
      what: `${mostSaveSteps} listings no longer saved`,
      account: buyer,
      given: { ...listings, [saved]: kept, ...counts(4) },
      call: (db) => writeTogether(db, { [saved]: none, ...counts(3) }),
    },
    {
      what: `${numbers.length} searches of a device joined to an account`,
      account: buyer,
      given: {},
      call: (db) =>
        writeTogether(db, Object.fromEntries(numbers.map((id) => [savedSearchPath(buyer.uid, id), newSavedSearch()]))),
    },
  ];
}

/** The batches of a deletion, as large as the app makes them. */
function ofDeletions(): CostedWrite[] {
  const many = numbered(writesAtOnce, (number) => `${number}`);
  const all = (pathOf: (number: string) => string, data: DocumentData): Records =>
    Object.fromEntries(many.map((number) => [pathOf(number), data]));
  const batch = (
    what: string,
    account: Account,
    leaving: Records,
    records: Records,
    blank: DocumentData | null = null,
  ): CostedWrite => ({
    what: `an account deleted: ${writesAtOnce} ${what}`,
    account,
    given: { ...leaving, ...records },
    call: (db) => {
      const commit = writeBatch(db);
      for (const path of Object.keys(records)) {
        if (blank) commit.update(doc(db, path), blank);
        else commit.delete(doc(db, path));
      }
      return commit.commit();
    },
  });
  const ratings = all((number) => `ratings/of${number}`, rated('car')[ratingPath] ?? {});
  const bookings = all((number) => `bookings/of${number}`, endedBooking());
  return [
    {
      what: "a buyer's account deleted: the beginning",
      account: buyer,
      given: {},
      call: (db) => writeTogether(db, beginAsBuyer()),
    },
    {
      what: "a dealer's account deleted: the beginning",
      account: dealer,
      given: {},
      call: (db) => writeTogether(db, beginAsDealer()),
    },
    batch(
      'listings',
      dealer,
      leavingDealer,
      all((number) => `products/of${number}`, inWorld(listingPath('car', 'approved'))),
    ),
    batch('bookings blanked by the dealer', dealer, leavingDealer, bookings, blankOfDealer),
    batch('bookings blanked by the buyer', buyer, leavingBuyer, bookings, blankOfBuyer),
    batch('ratings of a dealer', dealer, leavingDealer, ratings),
    batch('ratings blanked by the buyer', buyer, leavingBuyer, ratings, { text: '', answer: '' }),
    batch(
      'reports blanked by the buyer',
      buyer,
      leavingBuyer,
      all((number) => `reports/of${number}`, { ...report('products', buyer.uid), handledAt: longAgo }),
      { text: '' },
    ),
    batch(
      'warnings',
      dealer,
      leavingDealer,
      all((number) => `warnings/of${number}`, warning()),
    ),
    batch(
      'notes about sales',
      dealer,
      leavingDealer,
      all((number) => `sellers/${dealer.uid}/sales/products_sold${number}`, newSale('car')),
    ),
    batch(
      'grants',
      buyer,
      leavingBuyer,
      all((number) => grantPath(buyer.uid, number), newGrant('some')),
    ),
    batch(
      'saved searches',
      buyer,
      leavingBuyer,
      all((number) => savedSearchPath(buyer.uid, String(Number(number) + 1)), newSavedSearch()),
    ),
  ];
}

/** Every write of the app: what one record needs, and the largest batches. */
export const costedWrites: readonly CostedWrite[] = [
  ...ofGrid(),
  ...ofListings(),
  ...endsOfBookings(),
  ...requests(),
  ...takedowns(),
  ...ofBuyers(),
  ...ofDeletions(),
];
