import {
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { openStates } from '../../src/bookings/bookingState';
import { accounts } from './actors';
import { unknownKeys, without } from './change';
import {
  beginAsBuyer,
  beginAsDealer,
  blankOfBuyer,
  blankOfDealer,
  buyerDeletionPath,
  dealerDeletionPath,
  endedBooking,
  endedBookingPath,
  leavingBuyer,
  leavingDealer,
  newDeletion,
} from './deletions';
import { buyerRecord, contactCard, dealerRecord, longAgo, moveWrites, newListing } from './documents';
import { serverTime } from './fieldEdges';
import { changeListing, writeListing } from './listingWrites';
import { ended, newRating, rate, rated, ratingPath, sumPath, writeRating } from './ratings';
import { type Records, writeTogether } from './records';
import { newReport, report, reportPath } from './reports';
import { review } from './reviewWrites';
import { openStage } from './stage';
import { countPath } from './stockCounts';
import { warning, warningPath } from './warnings';
import { bookedId, bookingPath, grantPath, inWorld, listingPath, openRequestsPath } from './world';

/** What only the deletion of an account may write (ACC-27), and who could gain by it. */

const stage = openStage();
const { buyer, otherBuyer, dealer, otherDealer } = accounts;
const seller = `sellers/${dealer.uid}`;
const user = `users/${buyer.uid}`;
const card = `UsersIds/${buyer.uid}`;
const suspended = (uid: string): Records => ({ [`suspensions/${uid}`]: { reason: 'Fraud', since: longAgo } });

const change = (path: string, changes: DocumentData) => (db: Firestore) => updateDoc(doc(db, path), changes);

describe('the deletion of a dealer begins', () => {
  test('with the dealer not public, in one write', async () => {
    const { [seller]: hidden, [dealerDeletionPath]: mark } = beginAsDealer();
    await stage.denies('dealer', (db) => writeTogether(db, { [dealerDeletionPath]: mark ?? null }));
    await stage.denies('dealer', (db) => writeTogether(db, { [seller]: hidden ?? null }));
    await stage.denies('dealer', (db) => writeTogether(db, { ...beginAsDealer(), [seller]: null }));
    await stage.denies('otherDealer', (db) => writeTogether(db, beginAsDealer()));
    await stage.allows('dealer', (db) => writeTogether(db, beginAsDealer()));
  });

  test('without a change of the record, if the dealer is not public yet', async () => {
    await stage.given({ [seller]: { ...inWorld(seller), approved: false } });
    await stage.allows('dealer', (db) => setDoc(doc(db, dealerDeletionPath), newDeletion()));
  });

  test('denied: with another change of the record', async () => {
    const renamed = { ...inWorld(seller), approved: false, dealerName: 'Other', nameKey: 'other' };
    await stage.denies('dealer', (db) => writeTogether(db, { ...beginAsDealer(), [seller]: renamed }));
  });

  test('denied: while the dealer is suspended', async () => {
    await stage.given(suspended(dealer.uid));
    await stage.denies('dealer', (db) => writeTogether(db, beginAsDealer()));
  });

  test('denied: by an account that is no dealer', () =>
    stage.denies('buyer', (db) => setDoc(doc(db, `dealerDeletions/${buyer.uid}`), newDeletion())));

  test.each([...serverTime('at').denied, without('at'), ...unknownKeys('name')])('denied: with $name', ({ to }) =>
    stage.denies('dealer', (db) => writeTogether(db, { ...beginAsDealer(), [dealerDeletionPath]: to(newDeletion()) })),
  );

  test('denied: twice', async () => {
    await stage.given(leavingDealer);
    await stage.denies('dealer', (db) => setDoc(doc(db, dealerDeletionPath), newDeletion()));
  });
});

describe('a dealer who leaves', () => {
  test('is not public again', async () => {
    await stage.given({ [seller]: { ...inWorld(seller), approved: false } });
    await stage.allows('admin', change(seller, { approved: true }));
    await stage.given(leavingDealer);
    await stage.denies('admin', change(seller, { approved: true }));
    await stage.denies('dealer', change(seller, { approved: true }));
    const pending = listingPath('car', 'pending');
    const approval = { ...review('approve', pending), [seller]: { ...inWorld(seller), approved: true } };
    await stage.denies('admin', (db) => writeTogether(db, approval));
    await stage.given({ [dealerDeletionPath]: null });
    await stage.allows('admin', (db) => writeTogether(db, approval));
  });

  test('is hidden by nobody else', async () => {
    await stage.given({ ...leavingDealer, [seller]: inWorld(seller) });
    await stage.denies('otherDealer', change(seller, { approved: false }));
    await stage.allows('dealer', change(seller, { approved: false }));
  });

  test('cannot delete the record before, and not make it again afterwards', async () => {
    await stage.denies('dealer', (db) => deleteDoc(doc(db, seller)));
    await stage.denies('dealer', (db) => writeTogether(db, { [dealerDeletionPath]: newDeletion(), [seller]: null }));
    await stage.given(leavingDealer);
    await stage.denies('otherDealer', (db) => deleteDoc(doc(db, seller)));
    await stage.allows('dealer', (db) => deleteDoc(doc(db, seller)));
    await stage.denies('dealer', (db) => setDoc(doc(db, seller), dealerRecord(dealer)));
    await stage.denies('dealer', (db) => deleteDoc(doc(db, dealerDeletionPath)));
    await stage.given({ [dealerDeletionPath]: null });
    await stage.allows('dealer', (db) => setDoc(doc(db, seller), dealerRecord(dealer)));
  });

  test('does not post without a limit: the count is gone for good', async () => {
    const [path, listing] = ['products/new', newListing('car', dealer.uid)];
    const first = { count: { waiting: 0, all: 0 } };
    await stage.given({ ...leavingDealer, [countPath(dealer.uid)]: null });
    await stage.denies('dealer', (db) => writeListing(db, path, listing, first));
    await stage.given({ [dealerDeletionPath]: null });
    await stage.allows('dealer', (db) => writeListing(db, path, listing, first));
  });

  test('leaves no listing behind that the admin cannot reject', async () => {
    const path = listingPath('car', 'approved');
    await stage.given({ ...leavingDealer, [countPath(dealer.uid)]: null, [seller]: null });
    const rejection = review('reject', path);
    const count = { ...rejection[countPath(dealer.uid)], waiting: 0, all: 0 };
    await stage.denies('admin', (db) =>
      writeTogether(db, { ...rejection, [countPath(dealer.uid)]: { ...count, all: 1 } }),
    );
    await stage.denies('admin', (db) => setDoc(doc(db, countPath(dealer.uid)), { ...count, waiting: 1 }));
    await stage.denies('dealer', (db) => changeListing(db, path, moveWrites('withdraw', 'approved')));
    await stage.allows('admin', (db) => writeTogether(db, { ...rejection, [countPath(dealer.uid)]: count }));
  });

  test('gets no ratings after the record is deleted', async () => {
    const given = { ...ended('car', {}), [seller]: null };
    await stage.given(given);
    await stage.denies('buyer', (db) => writeRating(db, rate('car')));
    await stage.given({ [seller]: inWorld(seller) });
    await stage.allows('buyer', (db) => writeRating(db, rate('car')));
  });
});

const removals: readonly (readonly [what: string, path: string, records: Records])[] = [
  ['a live car', listingPath('car', 'approved'), {}],
  ['a sold bike', listingPath('bike', 'sold'), {}],
  ['the count of the listings', countPath(dealer.uid), {}],
  ['a rating', ratingPath, rated('car')],
  ['a hidden rating', ratingPath, rated('car', { hidden: 'abuse', lastReview: 'review' })],
  ['the sum of the ratings', sumPath, rated('car')],
  ['a warning', warningPath, { [warningPath]: warning() }],
];

describe.each(removals)('in the deletion of a dealer goes %s', (_, path, records) => {
  const remove = (db: Firestore) => deleteDoc(doc(db, path));

  test('for its dealer alone, when the deletion has begun, unless suspended', async () => {
    await stage.given(records);
    await stage.denies('dealer', remove);
    await stage.given(leavingDealer);
    for (const actor of ['otherDealer', 'buyer', 'admin'] as const) await stage.denies(actor, remove);
    await stage.given(suspended(dealer.uid));
    await stage.denies('dealer', remove);
    await stage.given({ [`suspensions/${dealer.uid}`]: null });
    await stage.allows('dealer', remove);
  });

  test('denied: for another dealer who leaves', async () => {
    await stage.given({ ...records, [`dealerDeletions/${otherDealer.uid}`]: { at: longAgo } });
    await stage.denies('otherDealer', remove);
  });
});

describe('the deletion of a buyer begins', () => {
  test('with the deletion of the record and the card, in one write', async () => {
    const { [buyerDeletionPath]: mark } = beginAsBuyer();
    await stage.denies('buyer', (db) => writeTogether(db, { [buyerDeletionPath]: mark ?? null }));
    await stage.denies('otherBuyer', (db) => writeTogether(db, beginAsBuyer()));
    await stage.given(suspended(buyer.uid));
    await stage.denies('buyer', (db) => writeTogether(db, beginAsBuyer()));
    await stage.given({ [`suspensions/${buyer.uid}`]: null });
    await stage.allows('buyer', (db) => writeTogether(db, beginAsBuyer()));
  });

  test.each([...serverTime('at').denied, without('at'), ...unknownKeys('name')])('denied: with $name', ({ to }) =>
    stage.denies('buyer', (db) => writeTogether(db, { ...beginAsBuyer(), [buyerDeletionPath]: to(newDeletion()) })),
  );

  test('and ends with the mark, before the account is a buyer again', async () => {
    await stage.given(leavingBuyer);
    const again = { [user]: buyerRecord(buyer), [card]: contactCard(buyer.uid) };
    await stage.denies('buyer', (db) => writeTogether(db, again));
    await stage.denies('buyer', (db) => writeTogether(db, { ...again, [buyerDeletionPath]: null }));
    await stage.denies('otherBuyer', (db) => deleteDoc(doc(db, buyerDeletionPath)));
    await stage.given(suspended(buyer.uid));
    await stage.denies('buyer', (db) => deleteDoc(doc(db, buyerDeletionPath)));
    await stage.given({ [`suspensions/${buyer.uid}`]: null });
    await stage.allows('buyer', (db) => deleteDoc(doc(db, buyerDeletionPath)));
    await stage.allows('buyer', (db) => writeTogether(db, again));
  });
});

/** Changes that the deletion allows, and some that it does not. */
interface Blanking {
  readonly what: string;
  readonly path: string;
  readonly record: DocumentData;
  readonly by: 'buyer' | 'dealer';
  readonly blank: DocumentData;
  readonly wrong: readonly DocumentData[];
}

const bike = bookingPath(buyer.uid, bookedId('bike'));

const blankings: readonly Blanking[] = [
  {
    what: 'the texts of a booking, by its buyer',
    path: endedBookingPath,
    record: endedBooking(),
    by: 'buyer',
    blank: blankOfBuyer,
    wrong: [
      { ...blankOfBuyer, note: 'Another' },
      { ...blankOfBuyer, declineReason: 'Another' },
      { ...blankOfBuyer, dealerName: '' },
      { ...blankOfBuyer, status: 'completed' },
      { ...blankOfBuyer, note: deleteField() },
      { declineReason: '' },
    ],
  },
  {
    what: 'the note alone, by its buyer',
    path: endedBookingPath,
    record: endedBooking(),
    by: 'buyer',
    blank: { note: '' },
    wrong: [],
  },
  {
    what: 'the name and the texts of a booking, by its dealer',
    path: endedBookingPath,
    record: endedBooking(),
    by: 'dealer',
    blank: blankOfDealer,
    wrong: [
      { ...blankOfDealer, dealerName: 'Another' },
      { ...blankOfDealer, carDescription: 'Another' },
      { ...blankOfDealer, declineReason: 'Another' },
      { ...blankOfDealer, bikeDescription: 'Another' },
      { ...blankOfDealer, note: '' },
      { ...blankOfDealer, carPrice: '1' },
      { carDescription: '', declineReason: '' },
    ],
  },
  {
    what: 'the name and the description of a booking of a bike, by its dealer',
    path: bike,
    record: { ...inWorld(bike), status: 'completed' },
    by: 'dealer',
    blank: { dealerName: '', bikeDescription: '' },
    wrong: [{ dealerName: '' }],
  },
  {
    what: 'the texts of a rating, by its buyer',
    path: ratingPath,
    record: { ...newRating('car'), at: longAgo, answer: 'Dear Asha, thank you.', answeredAt: longAgo },
    by: 'buyer',
    blank: { text: '', answer: '' },
    wrong: [
      { text: 'Another', answer: '' },
      { text: '', answer: 'Another' },
      { text: '', answer: '', stars: 1 },
      { text: '', answer: '', answeredAt: null },
      { text: '' },
    ],
  },
  {
    what: 'the texts of a hidden rating, by its buyer',
    path: ratingPath,
    record: { ...newRating('car'), at: longAgo, hidden: 'abuse', lastReview: 'review' },
    by: 'buyer',
    blank: { text: '', answer: '' },
    wrong: [{ text: '', answer: '', hidden: '' }],
  },
  {
    what: 'the text of a report, by its buyer',
    path: reportPath('products', buyer.uid),
    record: report('products', buyer.uid),
    by: 'buyer',
    blank: { text: '' },
    wrong: [{ text: 'Another' }, { text: '', reason: 'other' }, { text: '', handledAt: serverTimestamp() }],
  },
];

describe.each(blankings)('the deletion blanks $what', ({ path, record, by, blank, wrong }) => {
  const leaving = by === 'buyer' ? leavingBuyer : leavingDealer;
  const { uid } = accounts[by];

  test('and nothing else', async () => {
    await stage.given({ ...leaving, [path]: record });
    for (const each of wrong) await stage.denies(by, change(path, each));
    await stage.allows(by, change(path, blank));
  });

  test('denied: before it has begun, by others, and while the account is suspended', async () => {
    await stage.given({ [path]: record });
    await stage.denies(by, change(path, blank));
    await stage.given(leaving);
    for (const actor of ['visitor', 'otherBuyer', 'otherDealer'] as const)
      await stage.denies(actor, change(path, blank));
    await stage.denies(by === 'buyer' ? 'dealer' : 'buyer', change(path, blank));
    await stage.given(suspended(uid));
    await stage.denies(by, change(path, blank));
  });
});

describe('a booking that is open', () => {
  test.each(openStates)('keeps its texts: %s', async (status) => {
    const open = { ...endedBooking(), status };
    await stage.given({ ...leavingBuyer, ...leavingDealer, [endedBookingPath]: open });
    await stage.denies('buyer', change(endedBookingPath, { note: '', declineReason: '' }));
    await stage.denies('dealer', change(endedBookingPath, blankOfDealer));
  });
});

describe('a grant', () => {
  const grant = grantPath(buyer.uid, dealer.uid);

  test('goes with the contact card, so that no booking hides who booked', async () => {
    await stage.denies('buyer', (db) => deleteDoc(doc(db, grant)));
    await stage.denies('dealer', (db) => writeTogether(db, { ...beginAsBuyer(), [grant]: null }));
    await stage.allows('buyer', (db) => writeTogether(db, { ...beginAsBuyer(), [grant]: null }));
  });

  test('goes after the contact card, for its buyer unless suspended', async () => {
    await stage.given({ ...leavingBuyer, ...suspended(buyer.uid) });
    await stage.denies('buyer', (db) => deleteDoc(doc(db, grant)));
    await stage.given({ [`suspensions/${buyer.uid}`]: null });
    for (const actor of ['dealer', 'otherBuyer', 'admin'] as const) {
      await stage.denies(actor, (db) => deleteDoc(doc(db, grant)));
    }
    await stage.allows('buyer', (db) => deleteDoc(doc(db, grant)));
  });
});

describe('who comes and goes gains nothing', () => {
  test('the places of open requests stay taken', async () => {
    const open = { ids: [endedBookingPath.slice('bookings/'.length)] };
    await stage.given({ ...leavingBuyer, [openRequestsPath(buyer.uid)]: open });
    await stage.denies('buyer', (db) => deleteDoc(doc(db, openRequestsPath(buyer.uid))));
    await stage.denies('buyer', change(openRequestsPath(buyer.uid), { ids: [] }));
  });

  test('a rating stays, with its stars in the sum', async () => {
    await stage.given({ ...leavingBuyer, ...rated('car') });
    await stage.denies('buyer', (db) => deleteDoc(doc(db, ratingPath)));
    await stage.denies('buyer', change(ratingPath, { text: '', answer: '', hidden: 'abuse' }));
  });

  test('a report by an account without a record is not made again', async () => {
    const path = reportPath('products', buyer.uid);
    await stage.given({ ...leavingBuyer, [path]: { ...report('products', buyer.uid), handledAt: longAgo } });
    await stage.denies('buyer', (db) => setDoc(doc(db, path), newReport('products', buyer.uid)));
  });

  test('a buyer’s deletion opens nothing of other buyers', async () => {
    await stage.given({ [`users/${otherBuyer.uid}`]: null, ...rated('car'), [endedBookingPath]: endedBooking() });
    await stage.denies('otherBuyer', change(ratingPath, { text: '', answer: '' }));
    await stage.denies('otherBuyer', change(endedBookingPath, blankOfBuyer));
  });
});
