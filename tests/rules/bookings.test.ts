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
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { bookingId } from '../../src/domain/booking';
import { textLimits } from '../../src/domain/limits';
import type { VehicleKind } from '../../src/domain/vehicleKinds';
import { type Account, type ActorName, accounts } from './actors';
import { type Change, setting, unknownKeys, value, without } from './change';
import { contactCard, longAgo, newBooking, newGrant, storedListing, userRecord } from './documents';
import { optionalText, serverTime } from './fieldEdges';
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
  listingStates,
  otherDealersId,
} from './world';

const stage = openStage('bookings');
const { buyer, otherBuyer, dealer, otherDealer, admin, halfRegistered } = accounts;

/** A value of the same type that is not this one. */
function forged(original: unknown): unknown {
  if (typeof original === 'string') return `${original}!`;
  if (typeof original === 'number') return original - 1;
  if (typeof original === 'boolean') return !original;
  if (Array.isArray(original)) return original.slice(1);
  return serverTimestamp();
}

const booking = (kind: VehicleKind, vehicleId: string, seller: Account, user: Account) =>
  newBooking(inWorld(`${collectionOf(kind)}/${vehicleId}`), vehicleId, inWorld(`sellers/${seller.uid}`), user.uid);

describe.each(kinds)('booking a %s', (kind) => {
  const otherKind = kind === 'car' ? 'bike' : 'car';
  const vehicleId = listingId(kind, 'approved');
  const path = bookingPath(otherBuyer.uid, vehicleId);
  const grant = grantPath(otherBuyer.uid, dealer.uid);
  const honest = booking(kind, vehicleId, dealer, otherBuyer);
  /** The other buyer's first booking on this dealer. */
  const honestCall: Records = { [path]: honest, [grant]: newGrant(vehicleId) };
  /** The buyer's second: the grant is there already, so nothing but the booking can be refused. */
  const secondPath = bookingPath(buyer.uid, vehicleId);
  const second = booking(kind, vehicleId, dealer, buyer);

  describe('the honest calls', () => {
    test('the first booking on a dealer is allowed, with the grant', () =>
      stage.allows('otherBuyer', (db) => writeTogether(db, honestCall)));

    test('a later one on the same dealer is allowed, without', () =>
      stage.allows('buyer', (db) => setDoc(doc(db, secondPath), second)));

    test('a vehicle of a dealer who has moved since is booked with the district of now', async () => {
      const moved = { ...inWorld(`sellers/${dealer.uid}`), distName: 'Nashik' };
      await stage.given({ [`sellers/${dealer.uid}`]: moved });
      await stage.denies('buyer', (db) => setDoc(doc(db, secondPath), second));
      await stage.allows('buyer', (db) => setDoc(doc(db, secondPath), { ...second, distName: 'Nashik' }));
    });

    test('the transaction that the app sends is allowed', () =>
      stage.allows('otherBuyer', (db) =>
        runTransaction(db, async (transaction) => {
          const vehicle = await transaction.get(doc(db, listingPath(kind, 'approved')));
          const earlier = await transaction.get(doc(db, path));
          const granted = await transaction.get(doc(db, grant));
          const seller = await transaction.get(doc(db, `sellers/${dealer.uid}`));
          if (earlier.exists() || granted.exists()) throw new Error('The world should have neither');
          transaction.set(
            earlier.ref,
            newBooking(vehicle.data() ?? {}, vehicle.id, seller.data() ?? {}, otherBuyer.uid),
          );
          transaction.set(granted.ref, newGrant(vehicle.id));
        }),
      ));
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
      value('testDrive', ''),
      without('testDrive'),
      ...unknownKeys('message', 'discount', 'kind'),
    ];

    test.each(optionalText('note', textLimits.bookingNote).allowed)('allowed: $name', ({ to }) =>
      stage.allows('buyer', (db) => setDoc(doc(db, secondPath), to(second))),
    );

    test.each(changes)('denied: $name', ({ to }) =>
      stage.denies('buyer', (db) => setDoc(doc(db, secondPath), to(second))),
    );

    test.each([
      ['any', 'bookings/any'],
      ['the vehicle', `bookings/${vehicleId}`],
      ['user and another vehicle', bookingPath(buyer.uid, 'another')],
      ['vehicle and user', bookingPath(vehicleId, buyer.uid)],
      ['user, vehicle and a number', `${secondPath}_2`],
    ])('denied: under another id: %s', (_, otherPath) =>
      stage.denies('buyer', (db) => setDoc(doc(db, otherPath), second)),
    );

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
          [grant]: newGrant('missing'),
        }),
      ));

    test('denied: what would be a vehicle in the other collection', async () => {
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
        }),
      );
    });

    test('denied: a vehicle that the same write approves, by an admin who is a buyer too', async () => {
      const pending = listingPath(kind, 'pending');
      const id = listingId(kind, 'pending');
      const approved = reviewedListing('approve', pending);
      const approval = review('approve', pending);
      await stage.given({
        [`users/${admin.uid}`]: userRecord(admin),
        [`UsersIds/${admin.uid}`]: contactCard(admin.uid),
      });
      const call = (listing: DocumentData): Records => ({
        [bookingPath(admin.uid, id)]: newBooking(listing, id, inWorld(`sellers/${dealer.uid}`), admin.uid),
        [grantPath(admin.uid, dealer.uid)]: newGrant(id),
      });
      await stage.denies('admin', (db) => writeTogether(db, { ...call(approved), ...approval }));
      await stage.allows('admin', (db) => writeTogether(db, approval));
      const live = await stage.shows('admin', (db) => getDoc(doc(db, pending)));
      await stage.allows('admin', (db) => writeTogether(db, call(live.data() ?? {})));
    });

    test('denied: the own vehicle', async () => {
      await stage.given({
        [`users/${dealer.uid}`]: userRecord(dealer),
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
      await stage.given({ [`users/${halfRegistered.uid}`]: userRecord(halfRegistered) });
      await stage.allows('halfRegistered', (db) => writeTogether(db, call));
    });

    test('denied: in the same write as the buyer’s record', () =>
      stage.denies('halfRegistered', (db) =>
        writeTogether(db, {
          [`users/${halfRegistered.uid}`]: userRecord(halfRegistered),
          [`UsersIds/${halfRegistered.uid}`]: contactCard(halfRegistered.uid),
          [bookingPath(halfRegistered.uid, vehicleId)]: booking(kind, vehicleId, dealer, halfRegistered),
          [grantPath(halfRegistered.uid, dealer.uid)]: newGrant(vehicleId),
        }),
      ));

    test('denied: from a dealer whose record is missing', async () => {
      await stage.given({ [`sellers/${dealer.uid}`]: null });
      await stage.denies('otherBuyer', (db) => writeTogether(db, honestCall));
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

    test('denied: by an account whose booking only looks like another’s, because an id holds an underscore', async () => {
      const victim: Account = { uid: 'uid_Victim', email: 'victim@example.com' };
      const attacker: Account = { uid: 'uid', email: 'attacker@example.com' };
      const id = 'Victim_vehicle';
      const listing = storedListing(kind, dealer.uid, 'approved');
      await stage.given({
        [`users/${attacker.uid}`]: userRecord(attacker),
        [`${collectionOf(kind)}/${id}`]: listing,
      });
      const call = (grantedBy: Account, named: string): Records => ({
        [bookingPath(attacker.uid, id)]: newBooking(listing, id, inWorld(`sellers/${dealer.uid}`), attacker.uid),
        [grantPath(attacker.uid, dealer.uid)]: newGrant(id),
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
        ...Object.keys(booked).map((field) => [field, { [field]: forged(booked[field]) }] as const),
        ['a new key', { message: 'x' }] as const,
        ['nothing', {}] as const,
        ['a field less', { dealerName: deleteField() }] as const,
      ])('denied: to change %s', (_, changes) => stage.denies(actor, (db) => updateDoc(doc(db, bookedPath), changes)));

      test('denied: to delete it', () => stage.denies(actor, (db) => deleteDoc(doc(db, bookedPath))));
    });
  });

  describe('asking whether there is a booking', () => {
    test('allowed: of the own ones, where there is none', async () => {
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
