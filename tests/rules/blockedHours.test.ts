import { type DocumentData, deleteDoc, doc, getDoc, setDoc, type Timestamp, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { mostBlockedHours } from '../../src/shared/limits';
import { accounts } from './actors';
import { blockedHours, blockedHoursPath, twoHours } from './blockedHours';
import { unknownKeys, value, without } from './change';
import { bookingMoveWrites, dealerRecord, longAgo, newBooking, testDriveIn } from './documents';
import { writeTogether } from './records';
import { openStage } from './stage';
import { bookedId, bookingPath, collectionOf, inWorld, kinds, listingPath } from './world';

/** The hours at which a dealer takes no test drive (BOOK-32). */

const stage = openStage();
const { buyer, dealer, otherDealer } = accounts;
const path = blockedHoursPath(dealer.uid);

const hour = '1732440000000';
const hoursOf = (count: number) => Array.from({ length: count }, (_, index) => String(1_732_440_000_000 + index));

describe('to block hours', () => {
  test.each([
    value('hours', []),
    value('hours', [hour]),
    value('hours', hoursOf(mostBlockedHours), 'as many as possible'),
  ])('allowed: $name', async ({ to }) => {
    await stage.allows('dealer', (db) => setDoc(doc(db, path), to(twoHours())));
    await stage.allows('dealer', (db) => setDoc(doc(db, path), to(twoHours())));
  });

  test.each([
    value('hours', hoursOf(mostBlockedHours + 1), 'one too many'),
    value('hours', ['']),
    value('hours', [hour, hour], 'twice'),
    value('hours', [hour, '']),
    value('hours', [hour, hour], 'one twice'),
    value('hours', [`${hour} ${hour}`], 'two in one text'),
    value('hours', [`${hour}0`], 'a digit more'),
    value('hours', [hour.slice(1)], 'a digit less'),
    value('hours', [`${hour.slice(1)}x`], 'a letter'),
    value('hours', [`${hour}\n`], 'a new line'),
    value('hours', [7]),
    value('hours', [null]),
    value('hours', hour),
    value('hours', ''),
    value('hours', { [hour]: hour }, 'a map'),
    value('hours', {}),
    value('hours', null),
    without('hours'),
    ...unknownKeys('note', 'bookingId'),
  ])('denied: $name', async ({ to }) => {
    await stage.denies('dealer', (db) => setDoc(doc(db, path), to(twoHours())));
    await stage.given({ [path]: twoHours() });
    await stage.denies('dealer', (db) => setDoc(doc(db, path), to(twoHours())));
  });

  test('denied: of another dealer, of a buyer, and of nobody', async () => {
    for (const actor of ['visitor', 'buyer', 'otherDealer', 'admin'] as const) {
      await stage.denies(actor, (db) => setDoc(doc(db, path), twoHours()));
      await stage.given({ [path]: twoHours() });
      await stage.denies(actor, (db) => updateDoc(doc(db, path), { hours: [] }));
      await stage.denies(actor, (db) => deleteDoc(doc(db, path)));
      await stage.given({ [path]: null });
    }
  });

  test('denied: to an account without a dealer’s record', async () => {
    const own = blockedHoursPath(buyer.uid);
    await stage.denies('buyer', (db) => setDoc(doc(db, own), twoHours()));
    await stage.given({ [path]: twoHours(), [`sellers/${dealer.uid}`]: null });
    await stage.denies('dealer', (db) => updateDoc(doc(db, path), { hours: [] }));
    await stage.allows('dealer', (db) => deleteDoc(doc(db, path)));
  });

  test('denied: in the write that makes the dealer’s record', async () => {
    const seller = { [`sellers/${buyer.uid}`]: dealerRecord(buyer) };
    const own = { [blockedHoursPath(buyer.uid)]: twoHours() };
    await stage.denies('buyer', (db) => writeTogether(db, { ...seller, ...own }));
    await stage.allows('buyer', (db) => writeTogether(db, seller));
    await stage.allows('buyer', (db) => writeTogether(db, own));
  });

  test('denied: while the account is suspended', async () => {
    await stage.given({ [`suspensions/${dealer.uid}`]: { reason: 'Fraud', since: longAgo } });
    await stage.denies('dealer', (db) => setDoc(doc(db, path), twoHours()));
    await stage.given({ [path]: twoHours() });
    await stage.denies('dealer', (db) => updateDoc(doc(db, path), { hours: [] }));
    await stage.denies('dealer', (db) => deleteDoc(doc(db, path)));
    await stage.given({ [`suspensions/${dealer.uid}`]: null });
    await stage.allows('dealer', (db) => updateDoc(doc(db, path), { hours: [] }));
  });

  test('everyone reads which are blocked', async () => {
    for (const actor of ['visitor', 'buyer', 'otherDealer', 'dealer'] as const) {
      await stage.shows(actor, (db) => getDoc(doc(db, path)));
    }
  });
});

const blockedAt = testDriveIn(3, 12);
const free = testDriveIn(3, 13);

describe.each(kinds)('a request of a %s', (kind) => {
  const id = listingPath(kind, 'approved').split('/')[1] ?? '';
  const at = bookingPath(buyer.uid, id);
  const booking = newBooking(inWorld(listingPath(kind, 'approved')), id, inWorld(`sellers/${dealer.uid}`), buyer.uid);
  const send = (verdict: 'allows' | 'denies', testDrive: unknown, of: DocumentData = booking, where = at) =>
    stage[verdict]('buyer', (db) => writeTogether(db, { [where]: { ...of, testDrive } }));

  test('is refused at a blocked hour, and not at another one', async () => {
    await stage.given({ [path]: blockedHours(testDriveIn(4, 12), blockedAt) });
    await send('denies', blockedAt);
    await send('allows', free);
  });

  test('without a test drive is not concerned', async () => {
    await stage.given({ [path]: blockedHours(blockedAt) });
    await send('allows', null);
  });

  test('is refused only by the hours of its own dealer', async () => {
    await stage.given({ [blockedHoursPath(otherDealer.uid)]: blockedHours(blockedAt), [path]: blockedHours() });
    await send('allows', blockedAt);
  });

  test('that is made again is refused at a blocked hour', async () => {
    const vehicleId = bookedId(kind);
    const earlier = bookingPath(buyer.uid, vehicleId);
    await stage.given({
      [earlier]: { ...inWorld(earlier), status: 'cancelled' },
      [path]: blockedHours(blockedAt),
    });
    const again = {
      ...newBooking(
        inWorld(`${collectionOf(kind)}/${vehicleId}`),
        vehicleId,
        inWorld(`sellers/${dealer.uid}`),
        buyer.uid,
      ),
      earlierRequests: [longAgo],
    };
    await send('denies', blockedAt, again, earlier);
    await send('allows', free, again, earlier);
  });

  test('is changed to another hour, and not to a blocked one', async () => {
    const stored = bookingPath(buyer.uid, bookedId(kind));
    await stage.given({
      [stored]: { ...inWorld(stored), status: 'requested', testDrive: null },
      [path]: blockedHours(blockedAt),
    });
    const change = (testDrive: Timestamp) => ({ ...bookingMoveWrites('change'), testDrive });
    await stage.denies('buyer', (db) => updateDoc(doc(db, stored), change(blockedAt)));
    await stage.allows('buyer', (db) => updateDoc(doc(db, stored), change(free)));
  });

  test('is accepted at an hour that was blocked after it', async () => {
    const stored = bookingPath(buyer.uid, bookedId(kind));
    await stage.given({
      [stored]: { ...inWorld(stored), status: 'proposed', testDrive: blockedAt },
      [path]: blockedHours(blockedAt),
    });
    await stage.allows('buyer', (db) => updateDoc(doc(db, stored), bookingMoveWrites('agree')));
  });
});
