import {
  type DocumentData,
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { bookingId } from '../../src/domain/booking';
import type { BookingState } from '../../src/domain/bookingState';
import { textLimits } from '../../src/domain/limits';
import { type Account, type ActorName, accounts } from './actors';
import {
  bookingMoveWrites,
  contactCard,
  longAgo,
  newBooking,
  newGrant,
  newSlot,
  storedListing,
  testDriveIn,
  userRecord,
} from './documents';
import { requiredText, serverTime } from './fieldEdges';
import { type Records, writeTogether } from './records';
import { review, reviewedListing } from './reviewWrites';
import { openStage } from './stage';
import {
  bookedId,
  bookingPath,
  collectionOf,
  grantPath,
  inWorld,
  kinds,
  listingId,
  listingPath,
  slotPath,
} from './world';

const stage = openStage('bookingMoves');
const { buyer, otherBuyer, dealer, otherDealer, admin } = accounts;

/** The next hour of that number in India, tomorrow at the earliest. */
const noon = testDriveIn(2, 12);

const vehicleId = bookedId('car');
const path = bookingPath(buyer.uid, vehicleId);
const id = bookingId(buyer.uid, vehicleId);
const slot = slotPath(dealer.uid, vehicleId, noon);

/** Another buyer's booking of the same vehicle. */
const otherPath = bookingPath(otherBuyer.uid, vehicleId);
const otherId = bookingId(otherBuyer.uid, vehicleId);

const booked = (status: BookingState, testDrive: Timestamp | null = noon): DocumentData => ({
  ...inWorld(path),
  status,
  testDrive,
  declineReason: status === 'declined' ? 'The vehicle has been sold.' : '',
});
const bookedByOther = (status: BookingState, testDrive: Timestamp | null = noon): DocumentData => ({
  ...booked(status, testDrive),
  userId: otherBuyer.uid,
});

/** Found out beforehand: a write that comes in the very millisecond that this device has read would be in time. */
const otherTimes = serverTime('statusAt').denied;

interface Writes {
  readonly changes?: Readonly<Record<string, DocumentData>>;
  readonly sets?: Records;
}

/** Changes to some records and others as a whole (null: removed), in one write. */
const write = (actor: ActorName | Account, verdict: 'allows' | 'denies', { changes = {}, sets = {} }: Writes) =>
  stage[verdict](actor, (db) => {
    const batch = writeBatch(db);
    for (const [at, data] of Object.entries(changes)) batch.update(doc(db, at), data);
    for (const [at, data] of Object.entries(sets)) {
      if (data === null) batch.delete(doc(db, at));
      else batch.set(doc(db, at), data);
    }
    return batch.commit();
  });

const accepts = { [path]: bookingMoveWrites('accept') };
const declines = { [path]: bookingMoveWrites('decline') };
const cancels = { [path]: bookingMoveWrites('cancel') };
const completes = { [path]: bookingMoveWrites('complete') };

describe('a move with one thing changed', () => {
  const fields = Object.keys(inWorld(path)).filter((key) => !['status', 'statusAt', 'declineReason'].includes(key));

  test.each(fields)('denied: an acceptance that changes %s', async (field) => {
    await stage.given({ [path]: booked('requested', null) });
    await write('dealer', 'denies', { changes: { [path]: { ...bookingMoveWrites('accept'), [field]: 'changed' } } });
  });

  test('denied: an acceptance with a new key, or a key less', async () => {
    await stage.given({ [path]: booked('requested', null) });
    const honest = bookingMoveWrites('accept');
    await write('dealer', 'denies', { changes: { [path]: { ...honest, seen: true } } });
    await write('dealer', 'denies', { changes: { [path]: { ...honest, note: deleteField() } } });
    await write('dealer', 'denies', { changes: { [path]: { ...honest, declineReason: deleteField() } } });
    await write('dealer', 'allows', { changes: { [path]: honest } });
  });

  test.each(['accept', 'decline', 'complete', 'cancel'] as const)('denied: to %s it at another time', async (move) => {
    const actor = move === 'cancel' ? 'buyer' : 'dealer';
    const from = move === 'complete' ? 'accepted' : 'requested';
    await stage.given({ [path]: booked(from, null) });
    for (const { to } of otherTimes) {
      const changed = to({ ...booked(from, null), ...bookingMoveWrites(move) });
      await stage.denies(actor, (db) => writeTogether(db, { [path]: changed }));
    }
    await write(actor, 'allows', { changes: { [path]: bookingMoveWrites(move) } });
  });

  const reasons = requiredText('declineReason', textLimits.declineReason);

  test.each(reasons.allowed)('allowed: a decline with $name', async ({ to }) => {
    await stage.given({ [path]: booked('requested') });
    await stage.allows('dealer', (db) =>
      writeTogether(db, { [path]: to({ ...booked('requested'), ...declines[path] }) }),
    );
  });

  test.each(reasons.denied)('denied: a decline with $name', async ({ to }) => {
    await stage.given({ [path]: booked('requested') });
    await stage.denies('dealer', (db) =>
      writeTogether(db, { [path]: to({ ...booked('requested'), ...declines[path] }) }),
    );
  });

  test.each([
    ['accept', 'dealer', 'requested'],
    ['complete', 'dealer', 'accepted'],
    ['cancel', 'buyer', 'requested'],
  ] as const)('denied: to %s it with a reason', async (move, actor, from) => {
    await stage.given({ [path]: booked(from, null) });
    const writes = { ...bookingMoveWrites(move), declineReason: 'Why' };
    await write(actor, 'denies', { changes: { [path]: writes } });
  });

  test.each(['requested', 'accepted', 'declined', 'cancelled', 'completed'] as const)(
    'denied: from %s to a state that nobody knows',
    async (from) => {
      await stage.given({ [path]: booked(from, null) });
      for (const actor of ['buyer', 'dealer'] as const) {
        await write(actor, 'denies', { changes: { [path]: { status: 'seen', statusAt: serverTimestamp() } } });
      }
    },
  );

  test('denied: by the other side’s move', async () => {
    await stage.given({ [path]: booked('requested', null) });
    await write('buyer', 'denies', { changes: accepts });
    await write('buyer', 'denies', { changes: declines });
    await write('dealer', 'denies', { changes: cancels });
  });
});

describe('the hour of a test drive', () => {
  test('is taken by the acceptance, in one write', async () => {
    await stage.given({ [path]: booked('requested') });
    await write('dealer', 'denies', { changes: accepts });
    await write('dealer', 'denies', { sets: { [slot]: newSlot(id) } });
    await write('dealer', 'allows', { changes: accepts, sets: { [slot]: newSlot(id) } });
  });

  test('is taken once: a second acceptance of the same hour is denied, whatever is written beside it', async () => {
    await stage.given({
      [path]: booked('accepted'),
      [slot]: newSlot(id),
      [otherPath]: bookedByOther('requested'),
    });
    const accept = { [otherPath]: bookingMoveWrites('accept') };
    await write('dealer', 'denies', { changes: accept });
    await write('dealer', 'denies', { changes: accept, sets: { [slot]: newSlot(otherId) } });
    await write('dealer', 'denies', {
      changes: { ...accept, ...declines },
      sets: { [slot]: newSlot(otherId) },
    });
    await write('dealer', 'allows', { changes: declines, sets: { [slot]: null } });
    await write('dealer', 'allows', { changes: accept, sets: { [slot]: newSlot(otherId) } });
  });

  test('is not taken by the acceptance of a booking without one', async () => {
    await stage.given({ [path]: booked('requested', null) });
    await write('dealer', 'denies', { changes: accepts, sets: { [slot]: newSlot(id) } });
    await write('dealer', 'allows', { changes: accepts });
  });

  test.each([
    ['another hour', slotPath(dealer.uid, vehicleId, testDriveIn(2, 13)), newSlot(id)],
    ['another vehicle', slotPath(dealer.uid, bookedId('bike'), noon), newSlot(id)],
    ['another dealer', slotPath(otherDealer.uid, vehicleId, noon), newSlot(id)],
    ['another id', `sellers/${dealer.uid}/slots/any`, newSlot(id)],
    ['the right one, for another booking', slot, newSlot(otherId)],
    ['the right one, with a key more', slot, { ...newSlot(id), note: 'x' }],
    ['the right one, without a booking', slot, {}],
  ])('denied: the acceptance with %s', async (_, at, data) => {
    await stage.given({ [path]: booked('requested'), [otherPath]: bookedByOther('requested', testDriveIn(4)) });
    await write('dealer', 'denies', { changes: accepts, sets: { [at]: data } });
    await write('dealer', 'denies', {
      changes: accepts,
      sets: { [at]: data, [slot]: newSlot(id), ...(at === slot && { [at]: data }) },
    });
  });

  test.each(['dealer', 'otherDealer', 'buyer', 'admin'] as const)(
    'denied to %s: an hour of a booking that is not accepted',
    async (actor) => {
      for (const state of ['requested', 'declined', 'cancelled', 'completed'] as const) {
        await stage.given({ [path]: booked(state) });
        await write(actor, 'denies', { sets: { [slot]: newSlot(id) } });
      }
    },
  );

  test('denied: an hour that only the dealer may take, by the buyer, and under another dealer’s name', async () => {
    await stage.given({ [path]: booked('accepted') });
    await write('buyer', 'denies', { sets: { [slot]: newSlot(id) } });
    await write('otherDealer', 'denies', { sets: { [slotPath(otherDealer.uid, vehicleId, noon)]: newSlot(id) } });
    await write('dealer', 'allows', { sets: { [slot]: newSlot(id) } });
  });

  describe.each([
    ['dealer', 'a decline', declines],
    ['buyer', 'a cancellation', cancels],
  ] as const)('by %s', (actor, _move, changes) => {
    const accepted: Records = { [path]: booked('accepted'), [slot]: newSlot(id) };

    test('is left in the same write, and not without it', async () => {
      await stage.given(accepted);
      await write(actor, 'denies', { changes });
      await write(actor, 'denies', { sets: { [slot]: null } });
      await write(actor, 'allows', { changes, sets: { [slot]: null } });
    });

    test('of another booking stays, where a booking that is only requested goes', async () => {
      await stage.given({
        [path]: booked('requested'),
        [otherPath]: bookedByOther('accepted'),
        [slot]: newSlot(otherId),
      });
      await write(actor, 'denies', { changes, sets: { [slot]: null } });
      await write(actor, 'allows', { changes });
    });

    test('is no matter where there is none', async () => {
      await stage.given({ [path]: booked('accepted', null) });
      await write(actor, 'allows', { changes });
    });
  });

  test('stays taken when the booking is completed', async () => {
    await stage.given({ [path]: booked('accepted'), [slot]: newSlot(id) });
    await write('dealer', 'denies', { changes: completes, sets: { [slot]: null } });
    await write('dealer', 'allows', { changes: completes });
    await write('dealer', 'denies', { sets: { [slot]: null } });
  });

  test('that nobody holds any longer is cleared by who had to do with it', async () => {
    for (const actor of ['visitor', 'otherBuyer', 'otherDealer', 'admin'] as const) {
      await stage.given({ [path]: booked('declined'), [slot]: newSlot(id) });
      await write(actor, 'denies', { sets: { [slot]: null } });
    }
    await write('buyer', 'allows', { sets: { [slot]: null } });
    await stage.given({ [path]: booked('cancelled'), [slot]: newSlot(id) });
    await write('dealer', 'allows', { sets: { [slot]: null } });
  });
});

describe.each(kinds)('the test drive of a new booking of a %s', (kind) => {
  const listing = inWorld(listingPath(kind, 'approved'));
  const newId = listingPath(kind, 'approved').split('/')[1] ?? '';
  const at = bookingPath(buyer.uid, newId);
  const wish = (testDrive: unknown): Records => ({
    [at]: { ...newBooking(listing, newId, inWorld(`sellers/${dealer.uid}`), buyer.uid), testDrive },
  });
  const shifted = (time: Timestamp, milliseconds: number) => Timestamp.fromMillis(time.toMillis() + milliseconds);
  const second = 1_000;
  const minute = 60 * second;

  test.each([
    ['9 h', testDriveIn(1, 9)],
    ['17 h', testDriveIn(1, 17)],
    ['in 13 days', testDriveIn(13, 12)],
  ])('allowed: at %s', (_, time) => stage.allows('buyer', (db) => writeTogether(db, wish(time))));

  test.each<[string, unknown]>([
    ['8 h', testDriveIn(1, 8)],
    ['18 h', testDriveIn(1, 18)],
    ['midnight', testDriveIn(1, 0)],
    ['yesterday', testDriveIn(-1)],
    ['long ago', testDriveIn(-365)],
    ['in 15 days', testDriveIn(15, 9)],
    ['in a year', testDriveIn(365)],
    ['at half past', shifted(testDriveIn(1), 30 * minute)],
    ['a minute past', shifted(testDriveIn(1), minute)],
    ['a second past', shifted(testDriveIn(1), second)],
    ['a millisecond past', shifted(testDriveIn(1), 1)],
    ['as a text', '2026-11-24T11:00:00+05:30'],
    ['as a number', testDriveIn(1).toMillis()],
    ['in the moment of the call', serverTimestamp()],
  ])('denied: %s', (_, time) => stage.denies('buyer', (db) => writeTogether(db, wish(time))));

  test('denied: more than 14 days ahead by the hour, allowed: less', async () => {
    const hoursAhead = (hours: number) => Timestamp.fromMillis(Date.now() + hours * 60 * minute);
    const opening = Array.from({ length: 60 }, (_, index) => testDriveIn(12 + Math.floor(index / 9), 9 + (index % 9)));
    const last = opening.filter((time) => time < hoursAhead(14 * 24)).at(-1);
    const next = opening.find((time) => time > hoursAhead(14 * 24));
    await stage.denies('buyer', (db) => writeTogether(db, wish(next)));
    await stage.allows('buyer', (db) => writeTogether(db, wish(last)));
  });
});

describe.each(kinds)('booking a %s again', (kind) => {
  const vehicle = bookedId(kind);
  const at = bookingPath(buyer.uid, vehicle);
  const listingAt = `${collectionOf(kind)}/${vehicle}`;
  const again = newBooking(inWorld(listingAt), vehicle, inWorld(`sellers/${dealer.uid}`), buyer.uid);
  const ended = (status: BookingState): DocumentData => ({ ...inWorld(at), status, declineReason: 'Why', note: 'Old' });

  test.each(['declined', 'cancelled'] as const)('allowed: after it was %s, with another wish', async (status) => {
    await stage.given({ [at]: ended(status) });
    await stage.allows('buyer', (db) =>
      writeTogether(db, { [at]: { ...again, testDrive: testDriveIn(5), note: 'New' } }),
    );
  });

  test.each([
    ['bookingDate', longAgo],
    ['statusAt', longAgo],
    ['declineReason', 'Why'],
    ['note', 7],
    ['testDrive', testDriveIn(-1)],
    ['status', 'accepted'],
    ['status', 'cancelled'],
    ['dealerName', 'Somebody'],
    ['distName', 'Somewhere'],
    ['priceValue', 1],
    ['mileage', '1'],
  ])('denied: with another %s', async (field, forged) => {
    await stage.given({ [at]: ended('declined') });
    await stage.denies('buyer', (db) => writeTogether(db, { [at]: { ...again, [field]: forged } }));
  });

  test('denied: a copy of what the listing was at the first booking', async () => {
    await stage.given({ [at]: ended('cancelled'), [listingAt]: { ...inWorld(listingAt), mileage: '31' } });
    await stage.denies('buyer', (db) => writeTogether(db, { [at]: again }));
    await stage.allows('buyer', (db) => writeTogether(db, { [at]: { ...again, mileage: '31' } }));
  });

  test.each(['pending', 'rejected', 'sold', 'withdrawn'] as const)('denied: when it is %s by now', async (state) => {
    const listing = storedListing(kind, dealer.uid, state);
    await stage.given({ [at]: ended('cancelled'), [listingAt]: listing });
    const copy = newBooking(listing, vehicle, inWorld(`sellers/${dealer.uid}`), buyer.uid);
    await stage.denies('buyer', (db) => writeTogether(db, { [at]: copy }));
    await stage.denies('buyer', (db) => writeTogether(db, { [at]: again }));
  });

  test('denied: when the same write approves it, by an admin who is a buyer too', async () => {
    const pending = listingPath(kind, 'pending');
    const id = listingId(kind, 'pending');
    const own = bookingPath(admin.uid, id);
    const copyOf = (listing: DocumentData) => newBooking(listing, id, inWorld(`sellers/${dealer.uid}`), admin.uid);
    const approval = review('approve', pending);
    await stage.given({
      [`users/${admin.uid}`]: userRecord(admin),
      [`UsersIds/${admin.uid}`]: contactCard(admin.uid),
      [grantPath(admin.uid, dealer.uid)]: newGrant(id),
      [own]: { ...copyOf(inWorld(pending)), status: 'cancelled' },
    });
    await stage.denies('admin', (db) =>
      writeTogether(db, { [own]: copyOf(reviewedListing('approve', pending)), ...approval }),
    );
    await stage.allows('admin', (db) => writeTogether(db, approval));
    const live = await stage.shows('admin', (db) => getDoc(doc(db, pending)));
    await stage.allows('admin', (db) => writeTogether(db, { [own]: copyOf(live.data() ?? {}) }));
  });

  test('denied: by a change of the state alone', async () => {
    await stage.given({ [at]: ended('cancelled') });
    const changes = { status: 'requested', statusAt: serverTimestamp() };
    await stage.denies('buyer', (db) => updateDoc(doc(db, at), changes));
    await stage.denies('dealer', (db) => updateDoc(doc(db, at), changes));
  });

  test('denied: over another buyer’s booking, whose id only looks like an own one', async () => {
    const victim: Account = { uid: 'uid_Victim', email: 'victim@example.com' };
    const attacker: Account = { uid: 'uid', email: 'attacker@example.com' };
    const misread = 'Victim_vehicle';
    const listing = storedListing(kind, dealer.uid, 'approved');
    const seller = inWorld(`sellers/${dealer.uid}`);
    const forgedAt = bookingPath(attacker.uid, misread);
    const stolen = { ...newBooking(listing, 'vehicle', seller, victim.uid), status: 'cancelled' };
    await stage.given({
      [`users/${attacker.uid}`]: userRecord(attacker),
      [`UsersIds/${attacker.uid}`]: contactCard(attacker.uid),
      [grantPath(attacker.uid, dealer.uid)]: newGrant(misread),
      [`${collectionOf(kind)}/${misread}`]: listing,
      [forgedAt]: stolen,
    });
    const call: Records = { [forgedAt]: newBooking(listing, misread, seller, attacker.uid) };
    await stage.denies(attacker, (db) => writeTogether(db, call));
    await stage.given({ [forgedAt]: { ...stolen, userId: attacker.uid } });
    await stage.allows(attacker, (db) => writeTogether(db, call));
  });

  test('allowed: another dealer’s grant is given with it, where the vehicle changed hands', async () => {
    const moved = storedListing(kind, otherDealer.uid, 'approved');
    await stage.given({ [at]: ended('cancelled'), [listingAt]: moved });
    const booking = newBooking(moved, vehicle, inWorld(`sellers/${otherDealer.uid}`), buyer.uid);
    const grant = grantPath(buyer.uid, otherDealer.uid);
    await stage.denies('buyer', (db) => writeTogether(db, { [at]: booking }));
    await stage.allows('buyer', (db) => writeTogether(db, { [at]: booking, [grant]: newGrant(vehicle) }));
  });
});
