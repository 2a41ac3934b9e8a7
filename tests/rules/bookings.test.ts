import {
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { bookingId } from '../../src/bookings/booking';
import type { ListingKind } from '../../src/listings/kinds';
import { listingStates } from '../../src/listings/state/listingState';
import { textLimits } from '../../src/shared/limits';
import { type Account, type ActorName, accounts } from './actors';
import { allForCars } from './bothKinds';
import { type Change, setting, unknownKeys, value, without } from './change';
import { buyerRecord, contactCard, longAgo, newBooking, newGrant, storedListing } from './documents';
import { optionalText, serverTime } from './fieldEdges';
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
  openRequestsPath,
  otherDealersId,
} from './world';

const stage = openStage();
const { buyer, otherBuyer, dealer, otherDealer, admin, halfRegistered } = accounts;

/** A different value of the same type. */
function forged(original: unknown): unknown {
  if (typeof original === 'string') return `${original}!`;
  if (typeof original === 'number') return original - 1;
  if (typeof original === 'boolean') return !original;
  if (Array.isArray(original)) return original.slice(1);
  return serverTimestamp();
}

const booking = (kind: ListingKind, vehicleId: string, seller: Account, user: Account) =>
  newBooking(inWorld(`${collectionOf(kind)}/${vehicleId}`), vehicleId, inWorld(`sellers/${seller.uid}`), user.uid);

describe.each(kinds)('booking a %s', (kind) => {
  const otherKind = kind === 'car' ? 'bike' : 'car';
  const vehicleId = listingId(kind, 'approved');
  const path = bookingPath(otherBuyer.uid, vehicleId);
  const grant = grantPath(otherBuyer.uid, dealer.uid);
  const honest = booking(kind, vehicleId, dealer, otherBuyer);
  /** The other buyer's first booking with this dealer. */
  const honestCall: Records = { [path]: honest, [grant]: newGrant(vehicleId) };
  /** The buyer's second booking with this dealer: the grant exists, so only the booking can be refused. */
  const secondPath = bookingPath(buyer.uid, vehicleId);
  const second = booking(kind, vehicleId, dealer, buyer);

  describe('the honest calls', () => {
    test('the first booking with a dealer is allowed, with the grant', () =>
      stage.allows('otherBuyer', (db) => writeTogether(db, honestCall)));

    test('a later one with the same dealer is allowed, without the grant', () =>
      stage.allows('buyer', (db) => setDoc(doc(db, secondPath), second)));

    test('a listing of a dealer who has moved is booked with the current district', async () => {
      const moved = { ...inWorld(`sellers/${dealer.uid}`), distName: 'Nashik' };
      await stage.given({ [`sellers/${dealer.uid}`]: moved });
      await stage.denies('buyer', (db) => setDoc(doc(db, secondPath), second));
      await stage.allows('buyer', (db) => setDoc(doc(db, secondPath), { ...second, distName: 'Nashik' }));
    });

    test('the transaction that the app sends is allowed', async () => {
      await stage.given({ [openRequestsPath(otherBuyer.uid)]: null });
      await stage.allows('otherBuyer', (db) =>
        runTransaction(db, async (transaction) => {
          const vehicle = await transaction.get(doc(db, listingPath(kind, 'approved')));
          const earlier = await transaction.get(doc(db, path));
          const granted = await transaction.get(doc(db, grant));
          const seller = await transaction.get(doc(db, `sellers/${dealer.uid}`));
          const open = await transaction.get(doc(db, openRequestsPath(otherBuyer.uid)));
          if (earlier.exists() || granted.exists()) throw new Error('The world should have neither');
          transaction.set(
            earlier.ref,
            newBooking(vehicle.data() ?? {}, vehicle.id, seller.data() ?? {}, otherBuyer.uid),
          );
          transaction.set(granted.ref, newGrant(vehicle.id));
          transaction.set(open.ref, { ids: [earlier.id] });
        }),
      );
    });
  });

  describe('with one thing changed', () => {
    const copied = Object.keys(inWorld(listingPath(kind, 'approved')));
    const changes: readonly Change[] = [
      ...copied.map((field) => setting(`${field} forged`, { [field]: forged(second[field]) })),
      ...copied.map(without),
      ...['vehicleId', 'userId', 'dealerName', 'distName', 'status'].flatMap((field) => [
        setting(`${field} forged`, { [field]: forged(second[field]) }),
        value(field, null),
        without(field),
      ]),
      value('status', 'accepted'),
      ...serverTime('bookingDate').denied,
      ...serverTime('statusAt').denied,
      ...optionalText('note', textLimits.bookingNote).denied,
      value('declineReason', 'The vehicle has been sold.'),
      value('declineReason', null),
      without('declineReason'),
      setting('earlierRequests: one, long ago', { earlierRequests: [longAgo] }),
      value('earlierRequests', null),
      value('earlierRequests', {}),
      without('earlierRequests'),
      value('testDrive', ''),
      without('testDrive'),
      ...unknownKeys('message', 'discount', 'kind'),
    ];

    test.each(optionalText('note', textLimits.bookingNote).allowed)('allowed: $name', ({ to }) =>
      stage.allows('buyer', (db) => setDoc(doc(db, secondPath), to(second))),
    );

    test.each(allForCars(kind, changes))('denied: $name', ({ to }) =>
      stage.denies('buyer', (db) => setDoc(doc(db, secondPath), to(second))),
    );

    test.each([
      ['any', 'bookings/any'],
      ['the vehicle', `bookings/${vehicleId}`],
      ['user and another vehicle', bookingPath(buyer.uid, 'another')],
      ['vehicle and user', bookingPath(vehicleId, buyer.uid)],
      ['user, vehicle and a number', `${secondPath}_2`],
    ])('denied: under another id: %s', async (_, otherPath) => {
      // Even if the open requests name it.
      await stage.given({ [openRequestsPath(buyer.uid)]: { ids: [otherPath.slice('bookings/'.length)] } });
      await stage.denies('buyer', (db) => setDoc(doc(db, otherPath), second));
    });

    test('denied: for another user, under that user’s id', () =>
      stage.denies('otherBuyer', (db) => setDoc(doc(db, secondPath), second)));

    test('denied: in the name of another dealer, with that dealer’s names and grant', () =>
      stage.denies('otherBuyer', (db) =>
        writeTogether(db, {
          [path]: { ...booking(kind, vehicleId, otherDealer, otherBuyer), sellerId: otherDealer.uid },
          [grantPath(otherBuyer.uid, otherDealer.uid)]: newGrant(vehicleId),
        }),
      ));

    test('denied: a copy of what the listing was before', async () => {
      await stage.given({
        [listingPath(kind, 'approved')]: { ...inWorld(listingPath(kind, 'approved')), mileage: '31' },
      });
      await stage.denies('buyer', (db) => setDoc(doc(db, secondPath), second));
      await stage.allows('buyer', (db) => setDoc(doc(db, secondPath), { ...second, mileage: '31' }));
    });

    test('denied: a vehicle that does not exist', () =>
      stage.denies('otherBuyer', (db) =>
        writeTogether(db, {
          [bookingPath(otherBuyer.uid, 'missing')]: { ...honest, vehicleId: 'missing' },
          ...alsoNaming(otherBuyer.uid, 'missing'),
          [grant]: newGrant('missing'),
        }),
      ));

    test('denied: a listing of the other collection', async () => {
      const misplaced = storedListing(otherKind, dealer.uid, 'approved');
      const call: Records = {
        [path]: newBooking(misplaced, vehicleId, inWorld(`sellers/${dealer.uid}`), otherBuyer.uid),
        [grant]: newGrant(vehicleId),
      };
      await stage.denies('otherBuyer', (db) => writeTogether(db, call));
      await stage.given({ [`${collectionOf(otherKind)}/${vehicleId}`]: misplaced });
      await stage.allows('otherBuyer', (db) => writeTogether(db, call));
    });

    test.each(listingStates.filter((state) => state !== 'approved'))('denied: a vehicle that is %s', (state) => {
      const id = listingId(kind, state);
      return stage.denies('otherBuyer', (db) =>
        writeTogether(db, {
          [bookingPath(otherBuyer.uid, id)]: booking(kind, id, dealer, otherBuyer),
          [grant]: newGrant(id),
          ...alsoNaming(otherBuyer.uid, id),
        }),
      );
    });

    test('denied: a vehicle that the same write approves, by an admin who is a buyer too', async () => {
      const pending = listingPath(kind, 'pending');
      const id = listingId(kind, 'pending');
      const approved = reviewedListing('approve', pending);
      const approval = review('approve', pending);
      await stage.given({
        [`users/${admin.uid}`]: buyerRecord(admin),
        [`UsersIds/${admin.uid}`]: contactCard(admin.uid),
      });
      const call = (listing: DocumentData): Records => ({
        [bookingPath(admin.uid, id)]: newBooking(listing, id, inWorld(`sellers/${dealer.uid}`), admin.uid),
        [grantPath(admin.uid, dealer.uid)]: newGrant(id),
        ...alsoNaming(admin.uid, id),
      });
      await stage.denies('admin', (db) => writeTogether(db, { ...call(approved), ...approval }));
      await stage.allows('admin', (db) => writeTogether(db, approval));
      const live = await stage.shows('admin', (db) => getDoc(doc(db, pending)));
      await stage.allows('admin', (db) => writeTogether(db, call(live.data() ?? {})));
    });

    test('denied: of a dealer whom the same write makes public, by an admin who is a buyer too', async () => {
      const seller = `sellers/${dealer.uid}`;
      await stage.given({
        [`users/${admin.uid}`]: buyerRecord(admin),
        [`UsersIds/${admin.uid}`]: contactCard(admin.uid),
        [seller]: { ...inWorld(seller), approved: false },
      });
      const call: Records = {
        [bookingPath(admin.uid, vehicleId)]: booking(kind, vehicleId, dealer, admin),
        [grantPath(admin.uid, dealer.uid)]: newGrant(vehicleId),
      };
      const madePublic = { [seller]: inWorld(seller) };
      await stage.denies('admin', (db) => writeTogether(db, { ...call, ...madePublic }));
      await stage.allows('admin', (db) => writeTogether(db, madePublic));
      await stage.allows('admin', (db) => writeTogether(db, call));
    });

    test('denied: the own listing', async () => {
      await stage.given({
        [`users/${dealer.uid}`]: buyerRecord(dealer),
        [`UsersIds/${dealer.uid}`]: contactCard(dealer.uid),
      });
      const call = (id: string, seller: Account): Records => ({
        [bookingPath(dealer.uid, id)]: booking(kind, id, seller, dealer),
        [grantPath(dealer.uid, seller.uid)]: newGrant(id),
      });
      await stage.denies('dealer', (db) => writeTogether(db, call(vehicleId, dealer)));
      await stage.allows('dealer', (db) => writeTogether(db, call(otherDealersId(kind), otherDealer)));
    });

    test('denied: without a buyer’s record', async () => {
      const call: Records = {
        [bookingPath(halfRegistered.uid, vehicleId)]: booking(kind, vehicleId, dealer, halfRegistered),
        [grantPath(halfRegistered.uid, dealer.uid)]: newGrant(vehicleId),
      };
      await stage.denies('halfRegistered', (db) => writeTogether(db, call));
      await stage.given({ [`users/${halfRegistered.uid}`]: buyerRecord(halfRegistered) });
      await stage.allows('halfRegistered', (db) => writeTogether(db, call));
    });

    test('denied: in the same write as the buyer’s record', () =>
      stage.denies('halfRegistered', (db) =>
        writeTogether(db, {
          [`users/${halfRegistered.uid}`]: buyerRecord(halfRegistered),
          [`UsersIds/${halfRegistered.uid}`]: contactCard(halfRegistered.uid),
          [bookingPath(halfRegistered.uid, vehicleId)]: booking(kind, vehicleId, dealer, halfRegistered),
          [grantPath(halfRegistered.uid, dealer.uid)]: newGrant(vehicleId),
        }),
      ));

    test('denied: from a dealer whose record is missing', async () => {
      await stage.given({ [`sellers/${dealer.uid}`]: null });
      await stage.denies('otherBuyer', (db) => writeTogether(db, honestCall));
    });

    test('denied: from a dealer who is not public', async () => {
      const seller = inWorld(`sellers/${dealer.uid}`);
      await stage.given({ [`sellers/${dealer.uid}`]: { ...seller, approved: false } });
      await stage.denies('otherBuyer', (db) => writeTogether(db, honestCall));
      await stage.denies('buyer', (db) => setDoc(doc(db, secondPath), second));
      await stage.given({ [`sellers/${dealer.uid}`]: seller });
      await stage.allows('otherBuyer', (db) => writeTogether(db, honestCall));
    });

    test('denied: by an account that is suspended', async () => {
      const suspension = `suspensions/${otherBuyer.uid}`;
      await stage.given({ [suspension]: { reason: 'Spam', since: longAgo } });
      await stage.denies('otherBuyer', (db) => writeTogether(db, honestCall));
      await stage.given({ [suspension]: null });
      await stage.allows('otherBuyer', (db) => writeTogether(db, honestCall));
    });

    test('denied: the second time', async () => {
      await stage.allows('otherBuyer', (db) => writeTogether(db, honestCall));
      await stage.denies('otherBuyer', (db) => setDoc(doc(db, path), honest));
    });
  });

  describe('the grant', () => {
    const ofOtherDealer = grantPath(otherBuyer.uid, otherDealer.uid);

    test.each<[string, Records]>([
      ['the booking without it', { [path]: honest }],
      ['it without the booking', { [grant]: newGrant(vehicleId) }],
      ['to another dealer, beside the right one', { ...honestCall, [ofOtherDealer]: newGrant(vehicleId) }],
      ['to another dealer, instead of the right one', { [path]: honest, [ofOtherDealer]: newGrant(vehicleId) }],
      ['naming another vehicle', { ...honestCall, [grant]: newGrant(bookedId(kind)) }],
      ['naming no vehicle', { ...honestCall, [grant]: { since: serverTimestamp() } }],
      ['with the client’s time', { ...honestCall, [grant]: { ...newGrant(vehicleId), since: longAgo } }],
      ['without a time', { ...honestCall, [grant]: { vehicleId } }],
      ['with an unknown key', { ...honestCall, [grant]: { ...newGrant(vehicleId), sellerId: dealer.uid } }],
    ])('denied: %s', (_, call) => stage.denies('otherBuyer', (db) => writeTogether(db, call)));

    test('denied: later, for an old booking', async () => {
      const old = grantPath(buyer.uid, dealer.uid);
      await stage.given({ [old]: null });
      await stage.denies('buyer', (db) => setDoc(doc(db, old), newGrant(bookedId(kind))));
    });

    test.each<ActorName>(['dealer', 'buyer', 'admin'])('denied: by %s, for another’s contact card', (actor) =>
      stage.denies(actor, (db) => setDoc(doc(db, grant), newGrant(vehicleId))),
    );

    test('denied: by an account whose booking looks like another’s, because an id contains an underscore', async () => {
      const victim: Account = { uid: 'uid_Victim', email: 'victim@example.com' };
      const attacker: Account = { uid: 'uid', email: 'attacker@example.com' };
      const id = 'Victim_vehicle';
      const listing = storedListing(kind, dealer.uid, 'approved');
      await stage.given({
        [`users/${attacker.uid}`]: buyerRecord(attacker),
        [`${collectionOf(kind)}/${id}`]: listing,
      });
      const call = (grantedBy: Account, named: string): Records => ({
        [bookingPath(attacker.uid, id)]: newBooking(listing, id, inWorld(`sellers/${dealer.uid}`), attacker.uid),
        [grantPath(attacker.uid, dealer.uid)]: newGrant(id),
        ...alsoNaming(attacker.uid, id),
        [grantPath(grantedBy.uid, dealer.uid)]: newGrant(named),
      });
      await stage.denies(attacker, (db) => writeTogether(db, call(victim, 'vehicle')));
      await stage.allows(attacker, (db) => writeTogether(db, call(attacker, id)));
    });
  });

  describe('afterwards', () => {
    const bookedPath = bookingPath(buyer.uid, bookedId(kind));
    const booked = inWorld(bookedPath);

    describe.each<ActorName>(['buyer', 'dealer', 'admin'])('%s', (actor) => {
      test.each([
        ...allForCars(kind, Object.keys(booked)).map((field) => [field, { [field]: forged(booked[field]) }] as const),
        ['a new key', { message: 'x' }] as const,
        ['nothing', {}] as const,
        ['a field less', { dealerName: deleteField() }] as const,
      ])('denied: to change %s', (_, changes) => stage.denies(actor, (db) => updateDoc(doc(db, bookedPath), changes)));

      test('denied: to delete it', () => stage.denies(actor, (db) => deleteDoc(doc(db, bookedPath))));
    });
  });

  describe('checking whether a booking exists', () => {
    test('allowed: for an own booking that does not exist', async () => {
      const earlier = await stage.shows('otherBuyer', (db) => getDoc(doc(db, path)));
      expect(earlier.exists()).toBe(false);
    });

    test.each<[string, string]>([
      ['of another buyer, where there is none', bookingPath(buyer.uid, 'unbooked')],
      ['of another buyer, where there is one', bookingPath(buyer.uid, bookedId(kind))],
      ['of a buyer whose id begins like the own', `bookings/${bookingId(`${otherBuyer.uid}2`, vehicleId)}`],
      ['of an id shorter than the own', 'bookings/u'],
      ['of the own id without a vehicle', `bookings/${otherBuyer.uid}`],
    ])('denied: %s', (_, asked) => stage.denies('otherBuyer', (db) => getDoc(doc(db, asked))));

    test('denied: to read another’s booking by an id that looks like an own one', async () => {
      const looksOwn = bookingPath(otherBuyer.uid, 'x');
      await stage.given({ [looksOwn]: inWorld(bookingPath(buyer.uid, bookedId(kind))) });
      await stage.denies('otherBuyer', (db) => getDoc(doc(db, looksOwn)));
    });
  });
});
