import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import type { ListingState } from '../../src/listings/state/listingState';
import { listLimit, textLimits } from '../../src/shared/limits';
import { type Account, accounts } from './actors';
import { type Change, setting, unknownKeys, value, without } from './change';
import {
  changePath,
  lift,
  liftRecord,
  newChange,
  newDecision,
  newSuspension,
  suspendedWorld,
  suspension,
  suspensionPath,
  suspensionRecord,
  waitingChange,
} from './dealerWrites';
import {
  bookingMoveWrites,
  buyerRecord,
  contactCard,
  dealerRecord,
  deviceTime,
  longAgo,
  moveWrites,
  newListing,
  testDriveIn,
} from './documents';
import { changeListing, writeListing } from './listingWrites';
import { type Records, writeTogether } from './records';
import { review } from './reviewWrites';
import { savedListings, savedPath } from './savedListings';
import { newSavedSearch, savedSearch, savedSearchPath } from './savedSearches';
import { type Call, openStage } from './stage';
import { bookedId, bookingPath, collectionOf, inWorld, kinds, listingPath, slotPath } from './world';

/** Suspended accounts, which may write nothing, and the listings of suspended dealers (ADMIN-10). */

const stage = openStage();
const { buyer, dealer, halfRegistered, admin } = accounts;
const seller = `sellers/${dealer.uid}`;
const notPublic = { [seller]: { ...inWorld(seller), approved: false } };
const now = serverTimestamp();
const longest = textLimits.rejectReason;

const send =
  (records: Records): Call =>
  (db) =>
    writeTogether(db, records);

/** Only the suspension, without the other records of that write. */
const suspending = ({ uid }: Account): Records => ({
  [suspensionPath(uid)]: { ...newSuspension(), since: longAgo },
});

describe('no write of a suspended account', () => {
  const user = {
    [`users/${halfRegistered.uid}`]: buyerRecord(halfRegistered),
    [`UsersIds/${halfRegistered.uid}`]: contactCard(halfRegistered.uid),
  };
  const write = (what: string, account: Account, call: Call, given: Records = {}) => ({ what, account, call, given });
  const change: Call = (db) => setDoc(doc(db, changePath(dealer.uid)), newChange(dealer.uid));
  const waiting = { [changePath(dealer.uid)]: waitingChange(dealer.uid) };
  const searchPath = savedSearchPath(buyer.uid, '1');
  const kept = { [searchPath]: savedSearch() };
  const ofListings = kinds.flatMap((kind) => [
    write(`a new ${kind}`, dealer, (db) => writeListing(db, `${collectionOf(kind)}/new`, newListing(kind, dealer.uid))),
    write(`an edit of a ${kind}`, dealer, (db) =>
      changeListing(db, listingPath(kind, 'pending'), { mileage: '30', updatedAt: now }),
    ),
    write(`a sale of a ${kind}`, dealer, (db) =>
      changeListing(db, listingPath(kind, 'approved'), moveWrites('sell', 'approved')),
    ),
  ]);

  test.each([
    write('a dealer’s sign-up', halfRegistered, (db) =>
      setDoc(doc(db, `sellers/${halfRegistered.uid}`), dealerRecord(halfRegistered)),
    ),
    write('a dealer’s phone number', dealer, (db) => updateDoc(doc(db, seller), { phone: '9000000000' })),
    write(
      'the record of a dealer who is not public',
      dealer,
      (db) => updateDoc(doc(db, seller), { address: 'x' }),
      notPublic,
    ),
    write('a change of the profile', dealer, change),
    write('another change of the profile', dealer, change, waiting),
    write('a change that is taken back', dealer, (db) => deleteDoc(doc(db, changePath(dealer.uid))), waiting),
    write('a buyer’s sign-up', halfRegistered, send(user)),
    write('a buyer’s record', buyer, (db) => updateDoc(doc(db, `users/${buyer.uid}`), { email: buyer.email })),
    write('a buyer’s contact card', buyer, (db) => setDoc(doc(db, `UsersIds/${buyer.uid}`), contactCard(buyer.uid))),
    write('the listings to keep', buyer, (db) => setDoc(doc(db, savedPath(buyer.uid)), savedListings())),
    write('the kept listings that are removed', buyer, (db) => deleteDoc(doc(db, savedPath(buyer.uid))), {
      [savedPath(buyer.uid)]: savedListings(),
    }),
    write(
      'a deletion of a buyer’s records',
      buyer,
      send({ [`users/${buyer.uid}`]: null, [`UsersIds/${buyer.uid}`]: null }),
    ),
    write('a deletion of a dealer’s record', dealer, (db) => deleteDoc(doc(db, seller)), {
      [`dealerDeletions/${dealer.uid}`]: { at: longAgo },
    }),
    write('a search to keep', buyer, (db) => setDoc(doc(db, searchPath), newSavedSearch())),
    write('a look at a kept search', buyer, (db) => updateDoc(doc(db, searchPath), { lookedAt: now }), kept),
    write('a kept search that is removed', buyer, (db) => deleteDoc(doc(db, searchPath)), kept),
    write('a count of the stock', dealer, (db) => updateDoc(doc(db, `stockCounts/${dealer.uid}`), { at: now })),
    ...ofListings,
  ])('$what', async ({ account, call, given }) => {
    await stage.given({ ...given, ...suspending(account) });
    await stage.denies(account, call);
    await stage.given({ ...given, [suspensionPath(account.uid)]: null });
    await stage.allows(account, call);
  });
});

describe('what tells of buyers', () => {
  const booking = bookingPath(buyer.uid, bookedId('car'));
  const read = (what: string, call: Call) => ({ what, call });
  test.each([
    read('a booking', (db) => getDoc(doc(db, booking))),
    read('all bookings', (db) =>
      getDocs(query(collection(db, 'bookings'), where('sellerId', '==', dealer.uid), limit(8))),
    ),
    read('the name and phone of a buyer', (db) => getDoc(doc(db, `UsersIds/${buyer.uid}`))),
    read('a note about a sale', (db) => getDoc(doc(db, `${seller}/sales/none`))),
    read('all notes about sales', (db) => getDocs(query(collection(db, `${seller}/sales`), limit(8)))),
    read('who has an hour', (db) => getDoc(doc(db, `${seller}/slots/none`))),
  ])('$what: read by the dealer until a suspension', async ({ call }) => {
    await stage.shows('dealer', call);
    await stage.given(suspending(dealer));
    await stage.denies('dealer', call);
  });

  test('a buyer still reads and cancels an accepted booking with a suspended dealer, which frees the hour', async () => {
    const testDrive = testDriveIn(2, 12);
    const slot = slotPath(dealer.uid, bookedId('car'), testDrive);
    await stage.given({
      ...suspending(dealer),
      [booking]: { ...inWorld(booking), status: 'accepted', testDrive },
      [slot]: { bookingId: booking.slice('bookings/'.length) },
    });
    await stage.shows('buyer', (db) => getDoc(doc(db, booking)));
    const cancelled = { ...inWorld(booking), testDrive, ...bookingMoveWrites('cancel') };
    await stage.allows('buyer', send({ [booking]: cancelled, [slot]: null }));
  });
});

describe('to suspend a dealer', () => {
  const honest = suspension(dealer.uid);
  const path = suspensionPath(dealer.uid);
  const record = `audit/${newDecision}`;

  test.each<Change>([
    value('reason', 'Another reason than the record says.'),
    value('since', deviceTime, 'the client’s time'),
    value('since', longAgo, 'some time ago'),
    value('wasPublic', false),
    value('lastReview', 'another'),
    ...Object.keys(newSuspension()).map(without),
    ...unknownKeys('until'),
  ])('denied: $name', ({ to }) => stage.denies('admin', send({ ...honest, [path]: to(honest[path] ?? {}) })));

  test.each<Change>([
    value('who', buyer.uid),
    value('what', 'lift'),
    value('what', 'reject'),
    value('when', deviceTime, 'the client’s time'),
    value('reason', 'Another reason.'),
    value('collection', 'sellers'),
    value('recordId', buyer.uid),
    ...Object.keys(suspensionRecord(dealer.uid)).map(without),
    ...unknownKeys('seen', 'follows', 'before'),
  ])('denied: with an audit record, $name', ({ to }) =>
    stage.denies('admin', send({ ...honest, [record]: to(honest[record] ?? {}) })),
  );

  const because = (reason: unknown): Records => ({
    ...honest,
    [path]: { ...honest[path], reason },
    [record]: { ...honest[record], reason },
  });

  test.each(['x', 'x'.repeat(longest)])('allowed: because of %j', (reason) =>
    stage.allows('admin', send(because(reason))),
  );

  test.each(['', ' ', 'x'.repeat(longest + 1), 7, null])('denied: because of %j', (reason) =>
    stage.denies('admin', send(because(reason))),
  );

  test('denied: with a dealer who stays public', async () => {
    const { [seller]: _, ...others } = honest;
    await stage.denies('admin', send(others));
    await stage.allows('admin', send(honest));
  });

  test('denied: the dealer hidden without a suspension', async () => {
    await stage.denies('admin', (db) => updateDoc(doc(db, seller), { approved: false }));
    await stage.denies('admin', send({ [seller]: honest[seller] ?? null, [record]: honest[record] ?? null }));
  });

  test('of a dealer who was not public', async () => {
    await stage.given(notPublic);
    const { [seller]: _, ...others } = honest;
    await stage.denies('admin', send(others));
    await stage.allows('admin', send({ ...others, [path]: { ...newSuspension(), wasPublic: false } }));
  });

  test('denied: twice', async () => {
    await stage.given(suspendedWorld(dealer.uid));
    await stage.denies('admin', send({ ...honest, [path]: { ...newSuspension(), wasPublic: false } }));
  });

  test('denied: the record alone, or two records of it', async () => {
    const recorded = honest[record] ?? null;
    await stage.denies('admin', send({ [record]: recorded }));
    await stage.denies('admin', send({ ...honest, 'audit/another': recorded }));
    await stage.allows('admin', send(honest));
  });

  test('a record that is lost is written again by the admin alone', async () => {
    await stage.given({ ...suspendedWorld(dealer.uid), 'audit/suspended': null });
    const again = (who?: string) => send({ 'audit/suspended': suspensionRecord(dealer.uid, who) });
    await stage.denies('dealer', again(dealer.uid));
    await stage.allows('admin', again());
  });

  test('denied: by others than the admin', async () => {
    for (const account of [dealer, accounts.otherDealer, { ...admin, uid: 'uidOfImpostor' }]) {
      await stage.denies(account, send(suspension(dealer.uid, account.uid)));
    }
  });
});

describe('to lift a suspension', () => {
  const path = suspensionPath(dealer.uid);
  const record = 'audit/suspended_lifted';
  const honest = lift(dealer.uid);

  test.each<Change>([
    value('who', buyer.uid),
    value('what', 'suspend'),
    value('when', deviceTime, 'the client’s time'),
    value('reason', ' '),
    value('reason', 'x'.repeat(longest + 1), 'one character too long'),
    value('collection', 'sellers'),
    value('recordId', buyer.uid),
    value('follows', 'another'),
    ...Object.keys(liftRecord(dealer.uid)).map(without),
    ...unknownKeys('seen', 'before'),
  ])('denied: with an audit record, $name', async ({ to }) => {
    await stage.given(suspendedWorld(dealer.uid));
    await stage.denies('admin', send({ ...honest, [record]: to(honest[record] ?? {}) }));
  });

  test('denied: without the audit record, or with one under another id', async () => {
    await stage.given(suspendedWorld(dealer.uid));
    const { [record]: lifted, ...others } = honest;
    await stage.denies('admin', send(others));
    await stage.denies('admin', send({ ...others, 'audit/another': lifted ?? null }));
    await stage.denies('admin', send({ ...honest, 'audit/another': lifted ?? null }));
    await stage.denies('admin', send({ [record]: lifted ?? null }));
    await stage.allows('admin', send(honest));
  });

  test.each(['x', 'x'.repeat(longest)])('allowed: because of %j', async (reason) => {
    await stage.given(suspendedWorld(dealer.uid));
    await stage.allows('admin', send({ ...honest, [record]: { ...honest[record], reason } }));
  });

  test('denied: the same record of a change of the profile that an admin, who is a dealer too, takes back', async () => {
    const change = changePath(admin.uid);
    await stage.given({ [change]: { ...waitingChange(admin.uid), lastReview: 'suspended' } });
    const lifted = { ...liftRecord(admin.uid), collection: 'profileChanges' };
    await stage.denies('admin', send({ [change]: null, [record]: lifted }));
    await stage.allows('admin', send({ [change]: null }));
  });

  test('the dealer is public if the dealer was public before', async () => {
    await stage.given(suspendedWorld(dealer.uid));
    const { [seller]: _, ...hidden } = honest;
    await stage.denies('admin', send(hidden));
    await stage.given({ [path]: { ...suspendedWorld(dealer.uid)[path], wasPublic: false } });
    await stage.denies('admin', send(honest));
    await stage.allows('admin', send(hidden));
  });

  test('denied: to make a suspended dealer public without ending the suspension', async () => {
    await stage.given(suspendedWorld(dealer.uid));
    await stage.denies('admin', (db) => updateDoc(doc(db, seller), { approved: true }));
    await stage.given({ [path]: null });
    await stage.allows('admin', (db) => updateDoc(doc(db, seller), { approved: true }));
  });

  test('denied: by the dealer, also as an admin', async () => {
    for (const as of [{}, { [`admins/${dealer.uid}`]: {} }]) {
      await stage.given({ ...suspendedWorld(dealer.uid), ...as });
      await stage.denies('dealer', send(lift(dealer.uid, dealer.uid)));
      await stage.denies('dealer', (db) => deleteDoc(doc(db, path)));
    }
    const { [seller]: _, ...hidden } = lift(dealer.uid, dealer.uid);
    await stage.given({ [path]: { ...suspendedWorld(dealer.uid)[path], wasPublic: false } });
    await stage.denies('dealer', send(hidden));
    await stage.given({ [path]: null });
    await stage.denies('dealer', (db) => updateDoc(doc(db, seller), { approved: true }));
    await stage.allows('admin', (db) => updateDoc(doc(db, seller), { approved: true }));
  });
});

describe.each(kinds)('a %s of a suspended dealer', (kind) => {
  const at = (state: ListingState) => listingPath(kind, state);
  const putAside = moveWrites('suspend', 'approved');
  const hide = { visible: false, updatedAt: now };

  test.each([
    ['and stays live', { approved: true }],
    ['and stays to be seen', { visible: true }],
    ['and is withdrawn', { closed: 'withdrawn' }],
    ['and is rejected', { Reject: true }],
    ['and has another fact', { mileage: '30' }],
    ['and has a reason', { rejectReason: 'x' }],
    ['long ago', { updatedAt: longAgo }],
    ['without a word about who sees it', { visible: deleteField() }],
  ])('denied: suspended %s', async (_, change) => {
    await stage.given(suspendedWorld(dealer.uid));
    await stage.denies('admin', (db) => updateDoc(doc(db, at('approved')), { ...putAside, ...change }));
  });

  test.each(['sold', 'withdrawn'] as const)('one that is %s is hidden, and stays hidden', async (state) => {
    await stage.denies('admin', (db) => updateDoc(doc(db, at(state)), hide));
    await stage.given(suspendedWorld(dealer.uid));
    for (const change of [
      { closed: '' },
      { closed: 'suspended' },
      { approved: true },
      { visible: true },
      { mileage: '30' },
    ]) {
      await stage.denies('admin', (db) => updateDoc(doc(db, at(state)), { ...hide, ...change }));
    }
    await stage.denies('dealer', (db) => updateDoc(doc(db, at(state)), hide));
    await stage.allows('admin', (db) => updateDoc(doc(db, at(state)), hide));
  });

  test.each(['pending', 'rejected'] as const)('denied: to hide one that is %s', async (state) => {
    await stage.given(suspendedWorld(dealer.uid));
    await stage.denies('admin', (db) => updateDoc(doc(db, at(state)), hide));
    await stage.denies('admin', (db) => updateDoc(doc(db, at(state)), putAside));
  });

  test('is suspended by the admin only, while the dealer is suspended', async () => {
    await stage.denies('admin', (db) => updateDoc(doc(db, at('approved')), putAside));
    await stage.given(suspendedWorld(dealer.uid));
    await stage.denies('dealer', (db) => updateDoc(doc(db, at('approved')), putAside));
    await stage.allows('admin', (db) => updateDoc(doc(db, at('approved')), putAside));
  });

  test('denied: put aside in the same write as the suspension', async () => {
    const live = { ...inWorld(at('approved')), ...putAside };
    await stage.denies('admin', send({ ...suspension(dealer.uid), [at('approved')]: live }));
    await stage.allows('admin', send(suspension(dealer.uid)));
    await stage.allows('admin', send({ [at('approved')]: live }));
  });

  test.each([
    ['and stays hidden', { visible: false }],
    ['and waits', { approved: false }],
    ['and is sold', { closed: 'sold' }],
    ['and has another fact', { mileage: '30' }],
  ])('denied: restored %s', (_, change) =>
    stage.denies('admin', (db) =>
      updateDoc(doc(db, at('suspended')), { ...moveWrites('restore', 'suspended'), rejectReason: '', ...change }),
    ),
  );

  test('is restored when the dealer is public again', async () => {
    const { approved, closed, visible, updatedAt } = moveWrites('restore', 'suspended');
    const restore: Call = (db) => updateDoc(doc(db, at('suspended')), { approved, closed, visible, updatedAt });
    await stage.given(notPublic);
    await stage.denies('admin', restore);
    await stage.given({ [seller]: inWorld(seller) });
    await stage.denies('dealer', restore);
    await stage.allows('admin', restore);
  });

  test(`${listLimit} in one write`, async () => {
    const twins = Array.from({ length: listLimit }, (_, index) => `${collectionOf(kind)}/twin${index}`);
    await stage.given({
      ...suspendedWorld(dealer.uid),
      ...Object.fromEntries(twins.map((path) => [path, inWorld(at('approved'))])),
    });
    await stage.allows(
      'admin',
      send(Object.fromEntries(twins.map((path) => [path, { ...inWorld(at('approved')), ...putAside }]))),
    );
  });

  test('denied: approved, whether or not the dealer would be public', async () => {
    await stage.given(suspendedWorld(dealer.uid));
    const approval = review('approve', at('pending'));
    await stage.denies('admin', send(approval));
    await stage.denies('admin', send({ ...approval, [seller]: { ...inWorld(seller), approved: true } }));
  });

  test('the first approval makes a dealer public, in the same write', async () => {
    await stage.given(notPublic);
    const approval = review('approve', at('pending'));
    await stage.denies('admin', send(approval));
    const withPhone = { ...inWorld(seller), approved: true, phone: '9000000000' };
    await stage.denies('admin', send({ ...approval, [seller]: withPhone }));
    await stage.allows('admin', send({ ...approval, [seller]: setting('', { approved: true }).to(inWorld(seller)) }));
  });
});
