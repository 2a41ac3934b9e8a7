import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { bookingId } from '../../src/bookings/booking';
import { bookingStates, isOpen } from '../../src/bookings/bookingState';
import { mostOpenRequests } from '../../src/shared/limits';
import { accounts } from './actors';
import { longAgo, newBooking, newGrant } from './documents';
import { type Records, writeTogether } from './records';
import { openStage } from './stage';
import {
  bookedId,
  bookingPath,
  collectionOf,
  grantPath,
  inWorld,
  kinds,
  listingId,
  openRequestsPath,
  otherDealersId,
} from './world';

/** The most open bookings of one buyer (BOOK-31). */

const stage = openStage();
const { buyer, otherBuyer, dealer, otherDealer } = accounts;
const path = openRequestsPath(buyer.uid);

const idOf = (vehicleId: string) => bookingId(buyer.uid, vehicleId);
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => idOf(`earlier-${index}`));
const listOf = (ids: readonly unknown[]): Records => ({ [path]: { ids } });

/** The stored bookings with these ids, in one state. */
const stored = (ids: readonly string[], status: string): Records =>
  Object.fromEntries(ids.map((id) => [`bookings/${id}`, { userId: buyer.uid, sellerId: dealer.uid, status }]));

describe.each(kinds)('a request of a %s', (kind) => {
  const vehicleId = listingId(kind, 'approved');
  const id = idOf(vehicleId);
  const booking = (vehicle: string, seller: typeof dealer | typeof otherDealer = dealer) =>
    newBooking(inWorld(`${collectionOf(kind)}/${vehicle}`), vehicle, inWorld(`sellers/${seller.uid}`), buyer.uid);
  const request: Records = { [bookingPath(buyer.uid, vehicleId)]: booking(vehicleId) };
  /** A second one, in the same write. */
  const another = otherDealersId(kind);
  const both: Records = {
    ...request,
    [bookingPath(buyer.uid, another)]: booking(another, otherDealer),
    [grantPath(buyer.uid, otherDealer.uid)]: newGrant(another),
  };
  const send = (verdict: 'allows' | 'denies', records: Records) =>
    stage[verdict]('buyer', (db) => writeTogether(db, records));

  test('makes the list, and is not made without it', async () => {
    await stage.given({ [path]: null });
    await send('denies', request);
    await send('denies', listOf([id]));
    await send('denies', { ...request, ...listOf([]) });
    await send('denies', { ...request, ...listOf([idOf('another')]) });
    await send('denies', { ...request, ...listOf([id, idOf('another')]) });
    await send('allows', { ...request, ...listOf([id]) });
  });

  test('joins the list, and is not made without it', async () => {
    const ids = idsOf(2);
    await stage.given({ ...listOf(ids), ...stored(ids, 'requested') });
    await send('denies', request);
    await send('denies', listOf([...ids, id]));
    await send('denies', { ...request, ...listOf([...ids, id, idOf('another')]) });
    await send('denies', { ...request, ...listOf([...ids, id, id]) });
    await send('allows', { ...request, ...listOf([...ids, id]) });
  });

  test.each([
    ['another list', { [openRequestsPath(otherBuyer.uid)]: { ids: [id] } }],
    ['another key', { [path]: { ids: [id], count: 1 } }],
    ['a text', { [path]: { ids: id } }],
    ['a map', { [path]: { ids: { [id]: true } } }],
    ['null', { [path]: { ids: null } }],
    ['nothing', { [path]: {} }],
  ] as const)('denied: with %s', async (_, records) => {
    await stage.given({ [path]: null, [openRequestsPath(otherBuyer.uid)]: null });
    await send('denies', { ...request, ...records });
    await send('allows', { ...request, ...listOf([id]) });
  });

  test(`is one of ${mostOpenRequests}`, async () => {
    const nine = idsOf(mostOpenRequests - 1);
    await stage.given({ ...listOf(nine), ...stored(nine, 'accepted') });
    await send('allows', { ...request, ...listOf([...nine, id]) });
  });

  test(`denied: the one after ${mostOpenRequests}`, async () => {
    const ten = idsOf(mostOpenRequests);
    await stage.given({ ...listOf(ten), ...stored(ten, 'accepted') });
    await send('denies', { ...request, ...listOf([...ten, id]) });
    await send('denies', { ...request, ...listOf([...ten.slice(1), id]) });
    await stage.given(stored(ten.slice(0, 1), 'declined'));
    await send('denies', { ...request, ...listOf([...ten, id]) });
    await send('allows', { ...request, ...listOf([...ten.slice(1), id]) });
  });

  test.each(bookingStates)('takes the place of a booking that is %s, if it is over', async (status) => {
    const ids = idsOf(3);
    await stage.given({ ...listOf(ids), ...stored(ids, 'requested'), ...stored(ids.slice(1, 2), status) });
    await send(isOpen(status) ? 'denies' : 'allows', { ...request, ...listOf([ids[0], ids[2], id]) });
  });

  test('takes the place of a booking that does not exist any more', async () => {
    const ids = idsOf(2);
    await stage.given({ ...listOf(ids), ...stored(ids.slice(0, 1), 'requested'), [`bookings/${ids[1]}`]: null });
    await send('denies', { ...request, ...listOf([ids[1], id]) });
    await send('allows', { ...request, ...listOf([ids[0], id]) });
  });

  test('takes the place of one booking, not of two', async () => {
    const ids = idsOf(2);
    await stage.given({ ...listOf(ids), ...stored(ids, 'completed') });
    await send('denies', { ...request, ...listOf([id]) });
    await send('allows', { ...request, ...listOf([ids[1], id]) });
  });

  test('denied: two requests that join in one write', async () => {
    await stage.given(listOf([]));
    await send('denies', { ...both, ...listOf([id, idOf(another)]) });
    await send('denies', { ...both, ...listOf([id]) });
    await send('allows', { ...request, ...listOf([id]) });
  });

  test('denied: in the place of a booking that the same write cancels', async () => {
    const old = bookedId(kind);
    const oldAt = bookingPath(buyer.uid, old);
    await stage.given(listOf([idOf(old)]));
    const cancelled = { ...inWorld(oldAt), status: 'cancelled', statusAt: serverTimestamp() };
    await send('denies', { ...request, [oldAt]: cancelled, ...listOf([id]) });
    await stage.given({ [oldAt]: cancelled });
    await send('allows', { ...request, ...listOf([id]) });
  });

  describe('of a vehicle that was booked before', () => {
    const at = bookingPath(buyer.uid, bookedId(kind));
    const over = { ...inWorld(at), status: 'cancelled' };
    const again: Records = { [at]: { ...booking(bookedId(kind)), earlierRequests: [longAgo] } };

    test('needs no new place, if the list names it still', async () => {
      await stage.given({ [at]: over, ...listOf([idOf(bookedId(kind))]) });
      await send('allows', again);
    });

    test('joins the list, if it has left it, or comes from the time before the list', async () => {
      await stage.given({ [at]: over, ...listOf([]) });
      await send('denies', again);
      await send('denies', listOf([idOf(bookedId(kind))]));
      await send('allows', { ...again, ...listOf([idOf(bookedId(kind))]) });
    });

    test('denied: if the same write takes it off the list', async () => {
      await stage.given({ [at]: over, ...listOf([idOf(bookedId(kind))]) });
      await send('denies', { ...again, ...listOf([]) });
    });
  });
});

describe('the list without a request', () => {
  const [over, alsoOver, open] = [idOf('over'), idOf('also-over'), idOf('open')];
  const given = () =>
    stage.given({
      ...listOf([over, alsoOver, open]),
      ...stored([over, alsoOver], 'cancelled'),
      ...stored([open], 'proposed'),
    });
  const set = (verdict: 'allows' | 'denies', ids: readonly string[]) =>
    stage[verdict]('buyer', (db) => updateDoc(doc(db, path), { ids }));

  test('loses one booking at a time, which is over', async () => {
    await given();
    await set('denies', [over, alsoOver]);
    await set('denies', [open]);
    await set('denies', [over, alsoOver, open, idOf('another')]);
    await set('allows', [alsoOver, open]);
    await set('allows', [open]);
    await set('denies', []);
  });

  test('is removed when it names nothing', async () => {
    await given();
    await stage.denies('buyer', (db) => deleteDoc(doc(db, path)));
    await stage.given(listOf([over]));
    await stage.denies('buyer', (db) => deleteDoc(doc(db, path)));
    await set('allows', []);
    await stage.denies('otherBuyer', (db) => deleteDoc(doc(db, path)));
    await stage.allows('buyer', (db) => deleteDoc(doc(db, path)));
  });

  test('denied: by another buyer', async () => {
    await given();
    await stage.denies('otherBuyer', (db) => updateDoc(doc(db, path), { ids: [alsoOver, open] }));
    await stage.allows('buyer', (db) => updateDoc(doc(db, path), { ids: [alsoOver, open] }));
  });

  test('denied: by an account that is suspended', async () => {
    const suspension = `suspensions/${buyer.uid}`;
    await given();
    await stage.given({ [suspension]: { reason: 'Spam', since: longAgo } });
    await set('denies', [alsoOver, open]);
    await stage.given(listOf([]));
    await stage.denies('buyer', (db) => deleteDoc(doc(db, path)));
    await stage.given({ [path]: null });
    await stage.denies('buyer', (db) => setDoc(doc(db, path), { ids: [] }));
    await stage.given({ [suspension]: null });
    await stage.allows('buyer', (db) => setDoc(doc(db, path), { ids: [] }));
  });
});
