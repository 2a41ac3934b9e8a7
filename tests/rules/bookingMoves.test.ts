import {
  type DocumentData,
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { bookingId } from '../../src/bookings/booking';
import {
  type BookingMove,
  type BookingState,
  bookingStates,
  holdsHour,
  mayMoveBooking,
} from '../../src/bookings/bookingState';
import { mostBookingChanges, textLimits } from '../../src/shared/limits';
import { type Account, type ActorName, accounts } from './actors';
import { allForCars } from './bothKinds';
import {
  bookingMoveWrites,
  buyerRecord,
  contactCard,
  deviceTime,
  longAgo,
  newBooking,
  newGrant,
  newSlot,
  proposedHour,
  storedListing,
  testDriveIn,
} from './documents';
import { requiredText, serverTime } from './fieldEdges';
import { alsoNaming } from './openRequests';
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

const stage = openStage();
const { buyer, otherBuyer, dealer, otherDealer, admin } = accounts;

/** The next hour with that number in India, tomorrow at the earliest. */
const noon = testDriveIn(2, 12);

const vehicleId = bookedId('car');
const path = bookingPath(buyer.uid, vehicleId);
const id = bookingId(buyer.uid, vehicleId);
const slot = slotPath(dealer.uid, vehicleId, noon);

const statesBefore = (move: BookingMove) => bookingStates.filter((state) => mayMoveBooking(move, state));
const otherStates = (move: BookingMove) => bookingStates.filter((state) => !mayMoveBooking(move, state));
const statesWithoutHour = bookingStates.filter((state) => !holdsHour(state));

/** Another buyer's booking of the same listing. */
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

/** Computed before the tests: a write in the very millisecond in which this device reads the clock would be on time. */
const otherTimes = serverTime('statusAt').denied;

interface Writes {
  readonly changes?: Readonly<Record<string, DocumentData>>;
  readonly sets?: Records;
}

/** One write: `changes` updates records, `sets` replaces them (null removes them). */
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
const changes = { [path]: bookingMoveWrites('change') };
const proposes = { [path]: bookingMoveWrites('propose') };
const agrees = { [path]: bookingMoveWrites('agree') };
const proposedSlot = slotPath(dealer.uid, vehicleId, proposedHour);

describe('a move with one thing changed', () => {
  const fields = Object.keys(inWorld(path)).filter((key) => !['status', 'statusAt', 'declineReason'].includes(key));

  test.each(fields)('denied: an acceptance that changes %s', async (field) => {
    await stage.given({ [path]: booked('requested', null) });
    await write('dealer', 'denies', { changes: { [path]: { ...bookingMoveWrites('accept'), [field]: 'changed' } } });
  });

  test('denied: an acceptance that adds or removes a key', async () => {
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
    ['accept', 'dealer', 'requested', ''],
    ['accept', 'dealer', 'requested', 'It was in the workshop.'],
    ['complete', 'dealer', 'accepted', ''],
    ['complete', 'dealer', 'accepted', 'It was in the workshop.'],
    ['cancel', 'buyer', 'requested', ''],
    ['cancel', 'buyer', 'requested', 'It was in the workshop.'],
  ] as const)('denied: to %s it (%s, when %s) and change the last reason: “%s”', async (move, actor, from, reason) => {
    await stage.given({ [path]: { ...booked(from, null), declineReason: reason } });
    for (const declineReason of ['Why', reason === '' ? ' ' : '', null, deleteField()]) {
      await write(actor, 'denies', { changes: { [path]: { ...bookingMoveWrites(move), declineReason } } });
    }
    await write(actor, 'allows', { changes: { [path]: bookingMoveWrites(move) } });
  });

  test('allowed: a second decline, with its own reason or the same', async () => {
    for (const declineReason of ['It was in the workshop.', 'The vehicle has been sold.']) {
      await stage.given({ [path]: { ...booked('requested'), declineReason: 'It was in the workshop.' } });
      await write('dealer', 'allows', { changes: { [path]: { ...bookingMoveWrites('decline'), declineReason } } });
    }
  });

  test.each(bookingStates)('denied: from %s to an unknown state', async (from) => {
    await stage.given({ [path]: booked(from, null) });
    for (const actor of ['buyer', 'dealer'] as const) {
      await write(actor, 'denies', { changes: { [path]: { status: 'seen', statusAt: serverTimestamp() } } });
    }
  });

  test('denied: by the other side’s move', async () => {
    await stage.given({ [path]: booked('requested', null) });
    await write('buyer', 'denies', { changes: accepts });
    await write('buyer', 'denies', { changes: declines });
    await write('dealer', 'denies', { changes: cancels });
  });
});

describe('an accepted booking whose hour has come', () => {
  const hour = testDriveIn(-1);
  const held = slotPath(dealer.uid, vehicleId, hour);
  const given = () => stage.given({ [path]: booked('accepted', hour), [held]: newSlot(id) });
  const late = { [path]: { ...bookingMoveWrites('decline'), afterHour: true } };

  test('may be completed; one whose hour is still to come may not', async () => {
    await stage.given({ [path]: booked('accepted'), [slot]: newSlot(id) });
    await write('dealer', 'denies', { changes: completes, sets: { [slot]: null } });
    await given();
    await write('dealer', 'denies', { changes: completes });
    await write('dealer', 'allows', { changes: completes, sets: { [held]: null } });
  });

  test('without an hour, it may be completed a day after the acceptance', async () => {
    const ago = (hours: number) => Timestamp.fromMillis(Date.now() - hours * 3_600_000);
    await stage.given({ [path]: { ...booked('accepted', null), statusAt: ago(23) } });
    await write('dealer', 'denies', { changes: completes });
    await stage.given({ [path]: { ...booked('accepted', null), statusAt: ago(25) } });
    await write('dealer', 'allows', { changes: completes });
  });

  test('is declined only with the mark that lets the buyer rate, which no other decline has', async () => {
    await given();
    await write('dealer', 'denies', { changes: declines, sets: { [held]: null } });
    await write('dealer', 'denies', { changes: late });
    await write('buyer', 'denies', { changes: late, sets: { [held]: null } });
    for (const change of [{ afterHour: false }, { note: 'x' }, { declineReason: '' }, { statusAt: deviceTime }]) {
      await write('dealer', 'denies', { changes: { [path]: { ...late[path], ...change } }, sets: { [held]: null } });
    }
    await write('dealer', 'allows', { changes: late, sets: { [held]: null } });
    for (const [status, testDrive] of [
      ['requested', hour],
      ['accepted', null],
      ['accepted', noon],
    ] as const) {
      await stage.given({ [path]: booked(status, testDrive), [slot]: null });
      await write('dealer', 'denies', { changes: late });
      await write('dealer', 'allows', { changes: declines });
    }
    await stage.given({ [path]: booked('accepted', hour), [`suspensions/${dealer.uid}`]: { since: longAgo } });
    await write('dealer', 'denies', { changes: late });
  });

  test('gets no other hour from its dealer', async () => {
    await given();
    const sets = { [held]: null, [proposedSlot]: newSlot(id) };
    await write('dealer', 'denies', { changes: proposes, sets });
    await stage.given({ [path]: booked('accepted', null), [held]: null });
    await write('dealer', 'allows', { changes: proposes, sets: { [proposedSlot]: newSlot(id) } });
  });
});

describe('the hour of a test drive', () => {
  test('is taken by the acceptance, in the same write', async () => {
    await stage.given({ [path]: booked('requested') });
    await write('dealer', 'denies', { changes: accepts });
    await write('dealer', 'denies', { sets: { [slot]: newSlot(id) } });
    await write('dealer', 'allows', { changes: accepts, sets: { [slot]: newSlot(id) } });
  });

  test('is taken once: a second acceptance of the same hour is denied, with any other records in the write', async () => {
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
      for (const state of statesWithoutHour) {
        await stage.given({ [path]: booked(state) });
        await write(actor, 'denies', { sets: { [slot]: newSlot(id) } });
      }
    },
  );

  test('denied: the buyer takes an hour, or a dealer takes an hour of another dealer', async () => {
    await stage.given({ [path]: booked('accepted') });
    await write('buyer', 'denies', { sets: { [slot]: newSlot(id) } });
    await write('otherDealer', 'denies', { sets: { [slotPath(otherDealer.uid, vehicleId, noon)]: newSlot(id) } });
    await write('dealer', 'allows', { sets: { [slot]: newSlot(id) } });
  });

  describe.each([
    ['dealer', 'a decline', declines],
    ['buyer', 'a cancellation', cancels],
    ['buyer', 'the wish for another hour', changes],
  ] as const)('of %s: %s', (actor, _move, changes) => {
    const accepted: Records = { [path]: booked('accepted'), [slot]: newSlot(id) };

    test('frees it in the same write, and is denied otherwise', async () => {
      await stage.given(accepted);
      await write(actor, 'denies', { changes });
      await write(actor, 'denies', { sets: { [slot]: null } });
      await write(actor, 'allows', { changes, sets: { [slot]: null } });
    });

    test('frees none if it has none', async () => {
      await stage.given({ [path]: booked('accepted', null) });
      await write(actor, 'allows', { changes });
    });
  });

  describe.each([
    ['dealer', 'a decline', declines],
    ['buyer', 'a cancellation', cancels],
    ['buyer', 'the wish for another hour', changes],
  ] as const)('of %s: %s', (actor, _move, changes) => {
    test('of another booking stays when a requested booking changes', async () => {
      await stage.given({
        [path]: booked('requested'),
        [otherPath]: bookedByOther('accepted'),
        [slot]: newSlot(otherId),
      });
      await write(actor, 'denies', { changes, sets: { [slot]: null } });
      await write(actor, 'allows', { changes });
    });
  });

  test('of an accepted booking cannot be freed by a write of another booking', async () => {
    await stage.given({
      [path]: booked('accepted'),
      [slot]: newSlot(id),
      [otherPath]: bookedByOther('accepted', testDriveIn(4)),
    });
    await write('dealer', 'denies', {
      changes: { [otherPath]: bookingMoveWrites('complete') },
      sets: { [slot]: null },
    });
  });

  test.each(statesWithoutHour)('of a %s booking can be freed by its two sides', async (status) => {
    for (const actor of ['visitor', 'otherBuyer', 'otherDealer', 'admin'] as const) {
      await stage.given({ [path]: booked(status), [slot]: newSlot(id) });
      await write(actor, 'denies', { sets: { [slot]: null } });
    }
    await write('buyer', 'allows', { sets: { [slot]: null } });
    await stage.given({ [slot]: newSlot(id) });
    await write('dealer', 'allows', { sets: { [slot]: null } });
  });
});

describe('another hour', () => {
  const change = (writes: DocumentData) => ({ changes: { [path]: { ...bookingMoveWrites('change'), ...writes } } });

  test.each(statesBefore('change'))('allowed to the buyer of a booking that is %s', async (status) => {
    for (const wish of [
      {},
      { testDrive: null },
      { note: '' },
      { testDrive: null, note: 'x'.repeat(textLimits.bookingNote) },
    ]) {
      await stage.given({ [path]: booked(status, null) });
      await write('buyer', 'allows', change(wish));
    }
  });

  test.each(['visitor', 'otherBuyer', 'dealer', 'otherDealer', 'admin'] as const)('denied to %s', async (actor) => {
    for (const status of statesBefore('change')) {
      await stage.given({ [path]: booked(status, null) });
      await write(actor, 'denies', change({}));
    }
  });

  test.each<[string, DocumentData]>([
    ['an hour that cannot be booked', { testDrive: testDriveIn(5, 18) }],
    ['an hour that has passed', { testDrive: testDriveIn(-1) }],
    ['an hour in more than 14 days', { testDrive: testDriveIn(16) }],
    ['an hour as a text', { testDrive: '2026-11-24' }],
    ['without the field of the hour', { testDrive: deleteField() }],
    ['a note that is too long', { note: 'x'.repeat(textLimits.bookingNote + 1) }],
    ['a note that is no text', { note: 1 }],
    ['without the field of the note', { note: deleteField() }],
    ['accepted at once', { status: 'accepted' }],
    ['another time of the state', { statusAt: longAgo }],
    ['another reason of the last decline', { declineReason: 'Why' }],
    ['another date of the booking', { bookingDate: serverTimestamp() }],
    ['another list of requests', { earlierRequests: [longAgo] }],
    ['without its number', { buyerChanges: deleteField() }],
    ['counted twice', { buyerChanges: 2 }],
    ['counted for the dealer', { dealerChanges: 1 }],
    ['another price', { carPrice: '1' }],
    ['a key more', { seen: true }],
  ])('denied: %s', async (_, writes) => {
    await stage.given({ [path]: booked('requested', null) });
    await write('buyer', 'denies', change(writes));
    await write('buyer', 'allows', change({}));
  });

  test.each(otherStates('change'))('denied to the buyer of a booking that is %s', async (status) => {
    await stage.given({ [path]: booked(status, null) });
    await write('buyer', 'denies', change({}));
  });

  test.each(statesBefore('change'))('denied: nothing that is new, while it is %s', async (status) => {
    const { testDrive, note } = bookingMoveWrites('change');
    await stage.given({ [path]: { ...booked(status, testDrive), note } });
    await write('buyer', 'denies', change({}));
    await write('buyer', 'allows', change({ note: 'Another one' }));
  });

  test(`the ${mostBookingChanges}th is the last`, async () => {
    const changed = (buyerChanges: number) => ({ ...booked('requested', null), buyerChanges });
    await stage.given({ [path]: changed(mostBookingChanges) });
    await write('buyer', 'denies', change({ buyerChanges: mostBookingChanges + 1 }));
    await write('buyer', 'denies', change({ buyerChanges: mostBookingChanges }));
    await stage.given({ [path]: changed(mostBookingChanges - 1) });
    await write('buyer', 'allows', change({ buyerChanges: mostBookingChanges }));
  });

  test('denied to a suspended buyer', async () => {
    await stage.given({ [path]: booked('requested', null), [`suspensions/${buyer.uid}`]: { reason: 'Spam' } });
    await write('buyer', 'denies', change({}));
    await stage.given({ [`suspensions/${buyer.uid}`]: null });
    await write('buyer', 'allows', change({}));
  });

  test('denied to a dealer who accepts the hour of before', async () => {
    await stage.given({ [path]: booked('requested', testDriveIn(5, 15)) });
    await write('dealer', 'denies', { changes: accepts, sets: { [slot]: newSlot(id) } });
  });
});

describe('a proposal of another hour', () => {
  const take = { [proposedSlot]: newSlot(id) };
  const propose = (writes: DocumentData) => ({
    changes: { [path]: { ...bookingMoveWrites('propose'), ...writes } },
    sets: take,
  });

  test.each(statesBefore('propose'))(
    'allowed to the dealer of a booking that is %s, with or without an hour',
    async (status) => {
      await stage.given({ [path]: booked(status, null) });
      await write('dealer', 'allows', { changes: proposes, sets: take });
      const held = holdsHour(status);
      await stage.given({ [path]: booked(status), [proposedSlot]: null, ...(held && { [slot]: newSlot(id) }) });
      if (held) await write('dealer', 'denies', { changes: proposes, sets: take });
      await write('dealer', 'allows', { changes: proposes, sets: { ...take, ...(held && { [slot]: null }) } });
    },
  );

  test.each(['visitor', 'buyer', 'otherBuyer', 'otherDealer', 'admin'] as const)('denied to %s', async (actor) => {
    await stage.given({ [path]: booked('requested', null) });
    await write(actor, 'denies', { changes: proposes, sets: take });
    await write(actor, 'denies', { changes: proposes });
  });

  test.each(otherStates('propose'))('denied: of a booking that is %s', async (status) => {
    await stage.given({ [path]: booked(status, null) });
    await write('dealer', 'denies', { changes: proposes, sets: take });
  });

  test('denied: without its hour, or with an hour that another booking has', async () => {
    await stage.given({ [path]: booked('requested', null) });
    await write('dealer', 'denies', { changes: proposes });
    await stage.given({ [otherPath]: bookedByOther('accepted', proposedHour), [proposedSlot]: newSlot(otherId) });
    await write('dealer', 'denies', { changes: proposes });
    await write('dealer', 'denies', { changes: proposes, sets: take });
  });

  test.each<[string, DocumentData]>([
    ['an hour that cannot be booked', { testDrive: testDriveIn(5, 18) }],
    ['an hour that has passed', { testDrive: testDriveIn(-1) }],
    ['no hour', { testDrive: null }],
    ['an hour as a text', { testDrive: '2026-11-24' }],
    ['without the field of the hour', { testDrive: deleteField() }],
    ['accepted at once', { status: 'accepted' }],
    ['another time of the state', { statusAt: longAgo }],
    ['another reason of the last decline', { declineReason: 'Why' }],
    ['another note', { note: 'Why' }],
    ['without its number', { dealerChanges: deleteField() }],
    ['counted twice', { dealerChanges: 2 }],
    ['counted for the buyer', { buyerChanges: 1 }],
    ['a key more', { seen: true }],
  ])('denied: %s', async (_, writes) => {
    await stage.given({ [path]: booked('requested', null) });
    const { testDrive } = writes;
    const at = testDrive instanceof Timestamp ? slotPath(dealer.uid, vehicleId, testDrive) : proposedSlot;
    await write('dealer', 'denies', { ...propose(writes), sets: { [at]: newSlot(id) } });
    await write('dealer', 'denies', propose(writes));
    await write('dealer', 'allows', propose({}));
  });

  test(`the ${mostBookingChanges}th is the last`, async () => {
    const changed = (dealerChanges: number) => ({ ...booked('requested', null), dealerChanges });
    await stage.given({ [path]: changed(mostBookingChanges) });
    await write('dealer', 'denies', propose({ dealerChanges: mostBookingChanges + 1 }));
    await stage.given({ [path]: changed(mostBookingChanges - 1) });
    await write('dealer', 'allows', propose({ dealerChanges: mostBookingChanges }));
  });

  test('denied to a suspended dealer', async () => {
    await stage.given({ [path]: booked('requested', null), [`suspensions/${dealer.uid}`]: { reason: 'Spam' } });
    await write('dealer', 'denies', propose({}));
    await stage.given({ [`suspensions/${dealer.uid}`]: null });
    await write('dealer', 'allows', propose({}));
  });

  test('denied: the same hour again', async () => {
    await stage.given({ [path]: booked('requested', proposedHour) });
    await write('dealer', 'denies', propose({}));
    await stage.given({ [path]: booked('proposed', proposedHour), [proposedSlot]: newSlot(id) });
    await write('dealer', 'denies', { changes: proposes });
  });

  test('is agreed to by the buyer, while the hour is to come', async () => {
    const proposed = { [path]: booked('proposed'), [slot]: newSlot(id) };
    for (const actor of ['visitor', 'otherBuyer', 'dealer', 'otherDealer', 'admin'] as const) {
      await stage.given(proposed);
      await write(actor, 'denies', { changes: agrees });
    }
    for (const status of otherStates('agree')) {
      await stage.given({ ...proposed, [path]: booked(status) });
      await write('buyer', 'denies', { changes: agrees });
    }
    await stage.given({ ...proposed, [path]: booked('proposed', testDriveIn(-1)) });
    await write('buyer', 'denies', { changes: agrees });
    await stage.given(proposed);
    await write('buyer', 'denies', { changes: { [path]: { ...bookingMoveWrites('agree'), declineReason: 'Why' } } });
    await write('buyer', 'denies', { changes: { [path]: { ...bookingMoveWrites('agree'), testDrive: proposedHour } } });
    await write('buyer', 'denies', { changes: agrees, sets: { [slot]: null } });
    await write('buyer', 'allows', { changes: agrees });
  });

  test.each(['dealer', 'buyer'] as const)('denied to the %s: to free an hour that is still held', async (actor) => {
    await stage.given({ [path]: booked('proposed'), [slot]: newSlot(id) });
    await write(actor, 'denies', { sets: { [slot]: null } });
    await stage.given({ [path]: booked('accepted'), [slot]: newSlot(id), [proposedSlot]: newSlot(id) });
    await write(actor, 'denies', { sets: { [proposedSlot]: null } });
  });

  describe.each([
    ['dealer', 'a decline', declines],
    ['buyer', 'a cancellation', cancels],
    ['buyer', 'the wish for another hour', changes],
  ] as const)('of %s: %s', (actor, _move, over) => {
    test('gives the proposed hour back in the same write', async () => {
      await stage.given({ [path]: booked('proposed'), [slot]: newSlot(id) });
      await write(actor, 'denies', { changes: over });
      await write(actor, 'allows', { changes: over, sets: { [slot]: null } });
    });
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
    ['a microsecond past', new Timestamp(testDriveIn(1).seconds, 1_000)],
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

const ago = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);

describe.each(kinds)('booking a %s again', (kind) => {
  const otherKind = kind === 'car' ? 'bike' : 'car';
  const vehicle = bookedId(kind);
  const at = bookingPath(buyer.uid, vehicle);
  const listingAt = `${collectionOf(kind)}/${vehicle}`;
  const reason = 'The vehicle is in the workshop.';
  const again = {
    ...newBooking(inWorld(listingAt), vehicle, inWorld(`sellers/${dealer.uid}`), buyer.uid),
    earlierRequests: [longAgo],
    declineReason: reason,
  };
  const ended = (status: BookingState): DocumentData => ({
    ...inWorld(at),
    status,
    declineReason: reason,
    note: 'Old',
  });

  test.each(statesBefore('bookAgain'))('allowed: after it was %s, with another test drive', async (status) => {
    await stage.given({ [at]: ended(status) });
    await stage.allows('buyer', (db) =>
      writeTogether(db, { [at]: { ...again, testDrive: testDriveIn(5), note: 'New' } }),
    );
  });

  test.each(otherStates('bookAgain'))('denied: while it is %s', async (status) => {
    await stage.given({ [at]: ended(status) });
    await stage.denies('buyer', (db) => writeTogether(db, { [at]: again }));
  });

  describe('too often', () => {
    // In minutes: a time that is computed when the file is loaded is older when its test runs.
    const day = 24 * 60;

    test.each<[string, 'allows' | 'denies', readonly number[]]>(
      allForCars(kind, [
        ['the second, a moment after the first', 'allows', []],
        ['the third', 'allows', [1]],
        ['the fourth within minutes', 'denies', [1, 2]],
        ['the fourth a minute less than a day after the first', 'denies', [1, day - 1]],
        ['the fourth exactly a day after the first', 'allows', [1, day]],
      ]),
    )('%s: %s', async (_, verdict, minutes) => {
      const [bookingDate, earlierRequests] = [ago(0), minutes.map(ago)];
      await stage.given({ [at]: { ...ended('cancelled'), bookingDate, statusAt: bookingDate, earlierRequests } });
      await stage[verdict]('buyer', (db) =>
        writeTogether(db, { [at]: { ...again, earlierRequests: [bookingDate, ...earlierRequests.slice(0, 1)] } }),
      );
    });

    test.each<[string, 'allows' | 'denies', BookingState, number]>(
      allForCars(kind, [
        ['at once after a cancellation', 'allows', 'cancelled', 0],
        ['at once after a decline', 'denies', 'declined', 0],
        ['a minute less than a day after a decline', 'denies', 'declined', day - 1],
        ['exactly a day after a decline', 'allows', 'declined', day],
      ]),
    )('%s: %s', async (_, verdict, status, minutes) => {
      await stage.given({ [at]: { ...ended(status), statusAt: ago(minutes) } });
      await stage[verdict]('buyer', (db) => writeTogether(db, { [at]: again }));
    });
  });

  describe('the times of earlier requests', () => {
    const [last, second, first] = [ago(30 * 60), ago(40 * 60), ago(50 * 60)];
    const untold: readonly [string, unknown][] = [
      ['none', []],
      ['the time of now', [deviceTime]],
      ['null', null],
      ['a text', 'never'],
      ['a map', { 0: last }],
    ];

    test.each<[string, readonly Timestamp[], readonly Timestamp[], readonly [string, unknown][]]>(
      allForCars(kind, [
        [
          'one',
          [],
          [last],
          [
            ['twice', [last, last]],
            ['another', [longAgo]],
            ['one more', [last, longAgo]],
          ],
        ],
        [
          'two',
          [second],
          [last, second],
          [
            ['the last alone', [last]],
            ['the first alone', [second]],
            ['the first before the last', [second, last]],
            ['the last twice', [last, last]],
            ['another first', [last, longAgo]],
            ['another last', [longAgo, second]],
            ['one more', [last, second, longAgo]],
          ],
        ],
        [
          'three',
          [second, first],
          [last, second],
          [
            ['all three', [last, second, first]],
            ['the last alone', [last]],
            ['those before the last, as they were', [second, first]],
            ['the last and the first', [last, first]],
            ['the second before the last', [second, last]],
            ['another second', [last, longAgo]],
            ['another last', [longAgo, second]],
          ],
        ],
      ]),
    )('after %s: no others', async (_, earlierRequests, honest, forged) => {
      await stage.given({ [at]: { ...ended('cancelled'), bookingDate: last, earlierRequests } });
      const { earlierRequests: __, ...untimed } = again;
      await stage.denies('buyer', (db) => writeTogether(db, { [at]: untimed }));
      for (const [, told] of [...untold, ...forged]) {
        await stage.denies('buyer', (db) => writeTogether(db, { [at]: { ...untimed, earlierRequests: told } }));
      }
      await stage.allows('buyer', (db) => writeTogether(db, { [at]: { ...untimed, earlierRequests: honest } }));
    });
  });

  describe.each(statesBefore('bookAgain'))('after it was %s', (status) => {
    test.each<[string, unknown]>(
      allForCars(kind, [
        ['wiped', ''],
        ['changed', 'Nothing.'],
        ['null', null],
        ['shortened', reason.slice(0, -1)],
      ]),
    )('denied: with the last reason %s', async (_, declineReason) => {
      await stage.given({ [at]: ended(status) });
      await stage.denies('buyer', (db) => writeTogether(db, { [at]: { ...again, declineReason } }));
    });
  });

  test('denied: with a reason, where it was never declined', async () => {
    await stage.given({ [at]: { ...ended('cancelled'), declineReason: '' } });
    await stage.denies('buyer', (db) => writeTogether(db, { [at]: again }));
    await stage.allows('buyer', (db) => writeTogether(db, { [at]: { ...again, declineReason: '' } }));
  });

  test('denied: a vehicle of the other kind that has the same id', async () => {
    const other = storedListing(otherKind, dealer.uid, 'approved');
    const seller = inWorld(`sellers/${dealer.uid}`);
    const kept = { earlierRequests: [longAgo], declineReason: reason };
    await stage.given({ [at]: ended('cancelled'), [`${collectionOf(otherKind)}/${vehicle}`]: other });
    const overwritten = { ...newBooking(other, vehicle, seller, buyer.uid), ...kept };
    await stage.denies('buyer', (db) => writeTogether(db, { [at]: overwritten }));
    await stage.allows('buyer', (db) => writeTogether(db, { [at]: again }));
    await stage.given({ [at]: { ...overwritten, status: 'cancelled', bookingDate: longAgo, earlierRequests: [] } });
    await stage.denies('buyer', (db) => writeTogether(db, { [at]: again }));
    await stage.allows('buyer', (db) => writeTogether(db, { [at]: overwritten }));
  });

  test('denied: of a dealer who is not public', async () => {
    const seller = inWorld(`sellers/${dealer.uid}`);
    await stage.given({ [at]: ended('cancelled'), [`sellers/${dealer.uid}`]: { ...seller, approved: false } });
    await stage.denies('buyer', (db) => writeTogether(db, { [at]: again }));
  });

  test.each(
    allForCars<[string, unknown]>(kind, [
      ['bookingDate', longAgo],
      ['statusAt', longAgo],
      ['note', 7],
      ['testDrive', testDriveIn(-1)],
      ['status', 'accepted'],
      ['status', 'cancelled'],
      ['dealerName', 'Somebody'],
      ['distName', 'Somewhere'],
      ['priceValue', 1],
      ['mileage', '1'],
    ]),
  )('denied: with another %s', async (field, forged) => {
    await stage.given({ [at]: ended('declined') });
    await stage.denies('buyer', (db) => writeTogether(db, { [at]: { ...again, [field]: forged } }));
  });

  test('denied: a copy of what the listing was at the first booking', async () => {
    await stage.given({ [at]: ended('cancelled'), [listingAt]: { ...inWorld(listingAt), mileage: '31' } });
    await stage.denies('buyer', (db) => writeTogether(db, { [at]: again }));
    await stage.allows('buyer', (db) => writeTogether(db, { [at]: { ...again, mileage: '31' } }));
  });

  test.each(['pending', 'rejected', 'sold', 'withdrawn'] as const)('denied: when it is %s meanwhile', async (state) => {
    const listing = storedListing(kind, dealer.uid, state);
    await stage.given({ [at]: ended('cancelled'), [listingAt]: listing });
    const copy = { ...again, ...listing };
    await stage.denies('buyer', (db) => writeTogether(db, { [at]: copy }));
    await stage.denies('buyer', (db) => writeTogether(db, { [at]: again }));
  });

  test('denied: when the same write approves it, by an admin who is a buyer too', async () => {
    const pending = listingPath(kind, 'pending');
    const id = listingId(kind, 'pending');
    const own = bookingPath(admin.uid, id);
    const copyOf = (listing: DocumentData) => ({
      ...newBooking(listing, id, inWorld(`sellers/${dealer.uid}`), admin.uid),
      earlierRequests: [longAgo],
    });
    const approval = review('approve', pending);
    await stage.given({
      [`users/${admin.uid}`]: buyerRecord(admin),
      [`UsersIds/${admin.uid}`]: contactCard(admin.uid),
      [grantPath(admin.uid, dealer.uid)]: newGrant(id),
      [own]: { ...copyOf(inWorld(pending)), status: 'cancelled', bookingDate: longAgo, earlierRequests: [] },
      ...alsoNaming(admin.uid, id),
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

  test('denied: over another buyer’s booking with an id that looks like an own one', async () => {
    const victim: Account = { uid: 'uid_Victim', email: 'victim@example.com' };
    const attacker: Account = { uid: 'uid', email: 'attacker@example.com' };
    const misread = 'Victim_vehicle';
    const listing = storedListing(kind, dealer.uid, 'approved');
    const seller = inWorld(`sellers/${dealer.uid}`);
    const forgedAt = bookingPath(attacker.uid, misread);
    const stolen = {
      ...newBooking(listing, 'vehicle', seller, victim.uid),
      status: 'cancelled',
      bookingDate: longAgo,
    };
    await stage.given({
      [`users/${attacker.uid}`]: buyerRecord(attacker),
      [`UsersIds/${attacker.uid}`]: contactCard(attacker.uid),
      [grantPath(attacker.uid, dealer.uid)]: newGrant(misread),
      ...alsoNaming(attacker.uid, misread),
      [`${collectionOf(kind)}/${misread}`]: listing,
      [forgedAt]: stolen,
    });
    const call: Records = {
      [forgedAt]: { ...newBooking(listing, misread, seller, attacker.uid), earlierRequests: [longAgo] },
    };
    await stage.denies(attacker, (db) => writeTogether(db, call));
    await stage.given({ [forgedAt]: { ...stolen, userId: attacker.uid } });
    await stage.allows(attacker, (db) => writeTogether(db, call));
  });

  test('allowed: with a grant for another dealer, if the listing has moved to that dealer', async () => {
    const moved = storedListing(kind, otherDealer.uid, 'approved');
    await stage.given({ [at]: ended('cancelled'), [listingAt]: moved });
    const { dealerName, distName } = inWorld(`sellers/${otherDealer.uid}`);
    const booking = { ...again, ...moved, dealerName, distName };
    const grant = grantPath(buyer.uid, otherDealer.uid);
    await stage.denies('buyer', (db) => writeTogether(db, { [at]: booking }));
    await stage.allows('buyer', (db) => writeTogether(db, { [at]: booking, [grant]: newGrant(vehicle) }));
  });
});

describe('an account that is suspended', () => {
  const suspension = (uid: string, record: DocumentData | null = { reason: 'Fraud', since: longAgo }) => ({
    [`suspensions/${uid}`]: record,
  });
  const again = {
    ...newBooking(inWorld(`products/${vehicleId}`), vehicleId, inWorld(`sellers/${dealer.uid}`), buyer.uid),
    earlierRequests: [longAgo],
  };
  const accepted: Records = { [path]: booked('accepted'), [slot]: newSlot(id) };
  const leaving = { [slot]: null };

  test.each<[string, 'buyer' | 'dealer', Records, Writes]>([
    ['books again', 'buyer', { [path]: booked('cancelled', null) }, { sets: { [path]: again } }],
    ['cancels', 'buyer', { [path]: booked('requested') }, { changes: cancels }],
    ['cancels and leaves the hour', 'buyer', accepted, { changes: cancels, sets: leaving }],
    ['clears an hour', 'buyer', { [path]: booked('declined'), [slot]: newSlot(id) }, { sets: leaving }],
    ['accepts', 'dealer', { [path]: booked('requested', null) }, { changes: accepts }],
    [
      'accepts and takes the hour',
      'dealer',
      { [path]: booked('requested') },
      { changes: accepts, sets: { [slot]: newSlot(id) } },
    ],
    ['takes an hour', 'dealer', { [path]: booked('accepted') }, { sets: { [slot]: newSlot(id) } }],
    ['declines', 'dealer', { [path]: booked('requested') }, { changes: declines }],
    ['declines and leaves the hour', 'dealer', accepted, { changes: declines, sets: leaving }],
    ['completes', 'dealer', { [path]: booked('accepted', null) }, { changes: completes }],
    ['clears an hour', 'dealer', { [path]: booked('cancelled'), [slot]: newSlot(id) }, { sets: leaving }],
  ])('%s no more: %s', async (_, actor, given, writes) => {
    const { uid } = accounts[actor];
    await stage.given({ ...given, ...suspension(uid) });
    await write(actor, 'denies', writes);
    await stage.given(suspension(uid, null));
    await write(actor, 'allows', writes);
  });

  test('does not stop the other side: a buyer cancels a booking of a suspended dealer, and frees the hour', async () => {
    await stage.given({ ...accepted, ...suspension(dealer.uid) });
    await write('buyer', 'allows', { changes: cancels, sets: leaving });
  });
});
