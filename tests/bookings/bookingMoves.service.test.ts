import type { DocumentData } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { logInBuyer, logInDealer } from '../../src/accounts/accounts.service';
import type { Booking } from '../../src/bookings/booking';
import { changeBooking, moveBooking, proposeTime } from '../../src/bookings/bookingMoves.service';
import { type BookingState, bookingStates } from '../../src/bookings/bookingState';
import {
  bookListing,
  listAllBookings,
  listBookingsOfDealer,
  listOpenBookings,
} from '../../src/bookings/bookings.service';
import { slotId, testDriveDays } from '../../src/bookings/testDrive/testDrive';
import type { ListingKind } from '../../src/listings/kinds';
import type { Listing } from '../../src/listings/listing';
import { listApprovedOfDealer } from '../../src/listings/listings.service';
import { mostBookingChanges } from '../../src/shared/limits';
import {
  add,
  type BuyerAccount,
  type DealerAccount,
  listingRecord,
  newBuyer,
  newDealer,
  newListing,
  stored,
  storedWhere,
  Timestamp,
  write,
} from '../support/services/arrange';
import { cutNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';

const collectionOf = { car: 'products', bike: 'bikes' } as const;

/** An hour that can be booked, whenever the test runs. */
const hour = testDriveDays(new Date())[3]?.hours[2] ?? new Date(0);

async function liveListing(kind: ListingKind, dealer: DealerAccount): Promise<Listing> {
  await newListing(kind, dealer.uid);
  const [vehicle] = (await listApprovedOfDealer(kind, dealer.uid, null)).items;
  if (!vehicle) throw new Error('The listing is not live');
  return vehicle;
}

/** Books through the app. Returns the booking as its buyer sees it. */
async function book(vehicle: Listing, testDrive: Date | null): Promise<{ buyer: BuyerAccount; booking: Booking }> {
  const buyer = await newBuyer();
  await logInBuyer(buyer);
  await bookListing(buyer.uid, vehicle, { testDrive, note: ' Is it the first owner? ' });
  const [booking] = (await listOpenBookings(buyer.uid, null)).items;
  if (!booking) throw new Error('Nothing was booked');
  return { buyer, booking };
}

const slotOf = ({ sellerId, vehicleId }: Booking) => `sellers/${sellerId}/slots/${slotId(vehicleId, hour)}`;
const statusOf = async ({ id }: Booking) => (await stored(`bookings/${id}`))?.status;

describe.each(['car', 'bike'] as const)('a booking of a %s with a test drive', (kind) => {
  test('is stored and read with the hour and the note', async () => {
    const { booking } = await book(await liveListing(kind, await newDealer()), hour);
    expect(booking).toMatchObject({ status: 'requested', testDrive: hour, note: 'Is it the first owner?' });
    const record = await stored(`bookings/${booking.id}`);
    expect(record).toMatchObject({ testDrive: Timestamp.fromDate(hour), note: 'Is it the first owner?' });
    expect(await stored(slotOf(booking))).toBeUndefined();
  });

  test('is accepted with its hour, and declined: the hour is free again', async () => {
    const dealer = await newDealer();
    const vehicle = await liveListing(kind, dealer);
    const { booking } = await book(vehicle, hour);
    const { booking: other } = await book(vehicle, hour);
    await logInDealer(dealer);
    await moveBooking(dealer.uid, 'accept', booking);
    expect(await statusOf(booking)).toBe('accepted');
    expect(await stored(slotOf(booking))).toEqual({ bookingId: booking.id });
    await moveBooking(dealer.uid, 'decline', { ...booking, status: 'accepted' }, 'Sold');
    expect(await statusOf(booking)).toBe('declined');
    expect(await stored(slotOf(booking))).toBeUndefined();
    await moveBooking(dealer.uid, 'accept', other);
    expect(await stored(slotOf(other))).toEqual({ bookingId: other.id });
  });
});

describe('a booking with a test drive', () => {
  const kind: ListingKind = 'bike';

  test('is declined after its acceptance, with a reason: the hour is free again', async () => {
    const dealer = await newDealer();
    const vehicle = await liveListing(kind, dealer);
    const { booking } = await book(vehicle, hour);
    const { booking: other } = await book(vehicle, hour);
    await logInDealer(dealer);
    await moveBooking(dealer.uid, 'accept', booking);
    await expect(moveBooking(dealer.uid, 'accept', other)).rejects.toEqual(appError('taken'));
    expect(await statusOf(other)).toBe('requested');
    await moveBooking(dealer.uid, 'decline', { ...booking, status: 'accepted' }, 'It is in the workshop.');
    expect(await stored(`bookings/${booking.id}`)).toMatchObject({
      status: 'declined',
      declineReason: 'It is in the workshop.',
    });
    expect(await stored(slotOf(booking))).toBeUndefined();
    await moveBooking(dealer.uid, 'accept', other);
    expect(await stored(slotOf(other))).toEqual({ bookingId: other.id });
  });

  test('is cancelled by its buyer: the hour is free', async () => {
    const dealer = await newDealer();
    const { buyer, booking } = await book(await liveListing(kind, dealer), hour);
    await logInDealer(dealer);
    await moveBooking(dealer.uid, 'accept', booking);
    await logInBuyer(buyer);
    await moveBooking(buyer.uid, 'cancel', { ...booking, status: 'accepted' });
    expect(await statusOf(booking)).toBe('cancelled');
    expect(await stored(slotOf(booking))).toBeUndefined();
  });

  test('gets another hour from its buyer, once: the accepted one is free, and the dealer accepts again', async () => {
    const dealer = await newDealer();
    const { buyer, booking } = await book(await liveListing(kind, dealer), hour);
    const wish = { testDrive: testDriveDays(new Date())[4]?.hours[2] ?? null, note: ' Later ' };
    await logInDealer(dealer);
    await moveBooking(dealer.uid, 'accept', booking);
    await logInBuyer(buyer);
    await expect(changeBooking(buyer.uid, booking, wish)).rejects.toEqual(appError('changed'));
    await changeBooking(buyer.uid, { ...booking, status: 'accepted' }, wish);
    const record = await stored(`bookings/${booking.id}`);
    expect(record).toMatchObject({ status: 'requested', note: 'Later', earlierRequests: [] });
    expect(record?.testDrive.toDate()).toEqual(wish.testDrive);
    expect(await stored(slotOf(booking))).toBeUndefined();
    // Sent again after a lost answer, it is done.
    await changeBooking(buyer.uid, { ...booking, status: 'accepted' }, wish);
    await expect(
      changeBooking(buyer.uid, booking, { testDrive: new Date(Date.now() - 3_600_000), note: '' }),
    ).rejects.toEqual(appError('invalid'));
    await logInDealer(dealer);
    await expect(moveBooking(dealer.uid, 'accept', booking)).rejects.toEqual(appError('changed'));
    await moveBooking(dealer.uid, 'accept', { ...booking, testDrive: wish.testDrive });
    expect(await statusOf(booking)).toBe('accepted');
  });

  test('gets another hour from its dealer, which is held, and the buyer agrees', async () => {
    const dealer = await newDealer();
    const vehicle = await liveListing(kind, dealer);
    const { buyer, booking } = await book(vehicle, hour);
    const other = testDriveDays(new Date())[4]?.hours[2] ?? hour;
    const otherSlot = `sellers/${dealer.uid}/slots/${slotId(vehicle.id, other)}`;
    await logInDealer(dealer);
    await moveBooking(dealer.uid, 'accept', booking);
    await expect(proposeTime(dealer.uid, booking, other)).rejects.toEqual(appError('changed'));
    await proposeTime(dealer.uid, { ...booking, status: 'accepted' }, other);
    expect(await statusOf(booking)).toBe('proposed');
    expect(await stored(slotOf(booking))).toBeUndefined();
    expect(await stored(otherSlot)).toEqual({ bookingId: booking.id });
    // Sent again after a lost answer, it is done.
    await proposeTime(dealer.uid, { ...booking, status: 'accepted' }, other);
    const { booking: late } = await book(vehicle, null);
    await logInDealer(dealer);
    await expect(proposeTime(dealer.uid, late, other)).rejects.toEqual(appError('taken'));
    await expect(proposeTime(dealer.uid, late, new Date(Date.now() - 3_600_000))).rejects.toEqual(appError('invalid'));
    await logInBuyer(buyer);
    const proposed = { ...booking, status: 'proposed' as const, testDrive: other };
    await moveBooking(buyer.uid, 'agree', proposed);
    expect(await statusOf(booking)).toBe('accepted');
    expect(await stored(otherSlot)).toEqual({ bookingId: booking.id });
    await moveBooking(buyer.uid, 'cancel', { ...proposed, status: 'accepted' });
    expect(await stored(otherSlot)).toBeUndefined();
  });

  test('is changed by each side ten times at most', async () => {
    const dealer = await newDealer();
    const { buyer, booking } = await book(await liveListing(kind, dealer), null);
    await change(booking, { buyerChanges: mostBookingChanges - 1, dealerChanges: mostBookingChanges });
    await changeBooking(buyer.uid, booking, { testDrive: null, note: 'The tenth' });
    await expect(changeBooking(buyer.uid, booking, { testDrive: null, note: 'One more' })).rejects.toEqual(
      appError('changeLimit'),
    );
    await logInDealer(dealer);
    await expect(proposeTime(dealer.uid, booking, hour)).rejects.toEqual(appError('changeLimit'));
    expect(await stored(`bookings/${booking.id}`)).toMatchObject({ note: 'The tenth', status: 'requested' });
  });

  test('is booked again with another test drive, as a copy of the current listing', async () => {
    const dealer = await newDealer();
    const vehicle = await liveListing(kind, dealer);
    const { buyer, booking } = await book(vehicle, hour);
    const first = await stored(`bookings/${booking.id}`);
    await moveBooking(buyer.uid, 'cancel', booking);
    const at = `${collectionOf[kind]}/${vehicle.id}`;
    await write(at, { ...(await stored(at)), mileage: '31' });
    await bookListing(buyer.uid, vehicle, { testDrive: null, note: '' });
    const record = await stored(`bookings/${booking.id}`);
    expect(record).toMatchObject({ status: 'requested', testDrive: null, note: '', declineReason: '', mileage: '31' });
    expect(record?.bookingDate.toMillis()).toBeGreaterThan(booking.bookedAt?.getTime() ?? 0);
    expect(record?.earlierRequests).toEqual([first?.bookingDate]);
    expect(await storedWhere('bookings', 'userId', buyer.uid)).toHaveLength(1);
    await expect(bookListing(buyer.uid, vehicle)).rejects.toEqual(appError('exists'));
  });

  test.each(['sold', 'withdrawn', 'pending', 'rejected'] as const)(
    'is not booked again when it is %s; the booking keeps its copy',
    async (state) => {
      const dealer = await newDealer();
      const vehicle = await liveListing(kind, dealer);
      const { buyer, booking } = await book(vehicle, null);
      await moveBooking(buyer.uid, 'cancel', booking);
      const before = await stored(`bookings/${booking.id}`);
      await write(`${collectionOf[kind]}/${vehicle.id}`, listingRecord(kind, dealer.uid, { state }));
      await expect(bookListing(buyer.uid, vehicle)).rejects.toEqual(appError('missing'));
      expect(await stored(`bookings/${booking.id}`)).toEqual(before);
    },
  );
});

/** Changes a stored booking without rules. */
async function change({ id }: Booking, changes: DocumentData): Promise<void> {
  await write(`bookings/${id}`, { ...(await stored(`bookings/${id}`)), ...changes });
}

const day = 24 * 3_600_000;
/** The app learns the server's time to the second. */
const overADay = day + 60_000;
const ago = (milliseconds: number) => Timestamp.fromMillis(Date.now() - milliseconds);

describe('a buyer who books a listing again and again', () => {
  const kind: ListingKind = 'car';

  test('may do so three times a day, and is told when the fourth is possible', async () => {
    const vehicle = await liveListing(kind, await newDealer());
    const { buyer, booking } = await book(vehicle, null);
    const requests = [(await stored(`bookings/${booking.id}`))?.bookingDate];
    for (let again = 0; again < 2; again += 1) {
      await moveBooking(buyer.uid, 'cancel', booking);
      await bookListing(buyer.uid, vehicle);
      const record = await stored(`bookings/${booking.id}`);
      expect(record?.earlierRequests).toEqual(requests);
      requests.unshift(record?.bookingDate);
    }
    await moveBooking(buyer.uid, 'cancel', booking);
    const from = new Date(requests[2].toMillis() + day);
    await expect(bookListing(buyer.uid, vehicle)).rejects.toEqual(expect.objectContaining({ kind: 'tooSoon', from }));
    expect(await statusOf(booking)).toBe('cancelled');
    const dayOld = ago(overADay);
    await change(booking, { earlierRequests: [requests[1], dayOld] });
    await bookListing(buyer.uid, vehicle);
    expect((await stored(`bookings/${booking.id}`))?.earlierRequests).toEqual([requests[0], requests[1]]);
  });

  test('waits a day after a decline; its reason stays, until the next', async () => {
    const dealer = await newDealer();
    const vehicle = await liveListing(kind, dealer);
    const { buyer, booking } = await book(vehicle, null);
    const reason = async () => (await stored(`bookings/${booking.id}`))?.declineReason;
    await logInDealer(dealer);
    await moveBooking(dealer.uid, 'decline', booking, 'It is in the workshop.');
    const declinedAt = (await stored(`bookings/${booking.id}`))?.statusAt;
    await logInBuyer(buyer);
    const from = new Date(declinedAt.toMillis() + day);
    await expect(bookListing(buyer.uid, vehicle)).rejects.toEqual(expect.objectContaining({ kind: 'tooSoon', from }));
    await change(booking, { statusAt: ago(overADay) });
    await bookListing(buyer.uid, vehicle);
    expect(await reason()).toBe('It is in the workshop.');
    await moveBooking(buyer.uid, 'cancel', booking);
    expect(await reason()).toBe('It is in the workshop.');
    await bookListing(buyer.uid, vehicle);
    await logInDealer(dealer);
    await moveBooking(dealer.uid, 'accept', booking);
    expect(await reason()).toBe('It is in the workshop.');
    await moveBooking(dealer.uid, 'decline', { ...booking, status: 'accepted' }, 'It has been sold.');
    expect(await reason()).toBe('It has been sold.');
  });

  test('keeps the booking if a listing of the other kind has the same id', async () => {
    const dealer = await newDealer();
    const vehicle = await liveListing(kind, dealer);
    const { buyer, booking } = await book(vehicle, null);
    const otherKind: ListingKind = 'bike';
    await write(`${collectionOf[otherKind]}/${vehicle.id}`, listingRecord(otherKind, dealer.uid, {}));
    for (const _state of ['requested', 'cancelled']) {
      const before = await stored(`bookings/${booking.id}`);
      await expect(bookListing(buyer.uid, { ...vehicle, kind: otherKind })).rejects.toEqual(appError('sameId'));
      expect(await stored(`bookings/${booking.id}`)).toEqual(before);
      if (before?.status === 'requested') await moveBooking(buyer.uid, 'cancel', booking);
    }
  });
});

describe('two dealers’ browsers at once', () => {
  test('accept two bookings of the same hour: exactly one is accepted, and the other browser is told that the hour is taken', async () => {
    const dealer = await newDealer();
    const vehicle = await liveListing('car', dealer);
    for (let round = 0; round < 5; round += 1) {
      const time = testDriveDays(new Date())[4]?.hours[round] ?? hour;
      const { booking: one } = await book(vehicle, time);
      const { booking: two } = await book(vehicle, time);
      await logInDealer(dealer);
      const answers = await Promise.allSettled([one, two].map((each) => moveBooking(dealer.uid, 'accept', each)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const refusal = answers.find((answer) => answer.status === 'rejected');
      expect(refusal?.reason).toEqual(appError('taken'));
      const states = [await statusOf(one), await statusOf(two)];
      expect(states.toSorted()).toEqual(['accepted', 'requested']);
      const accepted = states[0] === 'accepted' ? one : two;
      const slot = `sellers/${dealer.uid}/slots/${slotId(vehicle.id, time)}`;
      expect(await stored(slot)).toEqual({ bookingId: accepted.id });
    }
  });

  test('a double click accepts once, without an error', async () => {
    const dealer = await newDealer();
    const { booking } = await book(await liveListing('car', dealer), hour);
    await logInDealer(dealer);
    await Promise.all([moveBooking(dealer.uid, 'accept', booking), moveBooking(dealer.uid, 'accept', booking)]);
    expect(await statusOf(booking)).toBe('accepted');
  });
});

describe('a move that is refused', () => {
  test('because the buyer was faster', async () => {
    const dealer = await newDealer();
    const { buyer, booking } = await book(await liveListing('car', dealer), hour);
    await moveBooking(buyer.uid, 'cancel', booking);
    await logInDealer(dealer);
    await expect(moveBooking(dealer.uid, 'accept', booking)).rejects.toEqual(appError('changed'));
    await expect(moveBooking(dealer.uid, 'decline', booking, 'Sold')).rejects.toEqual(appError('changed'));
    expect(await stored(slotOf(booking))).toBeUndefined();
  });

  test('because the buyer has asked for another hour meanwhile', async () => {
    const dealer = await newDealer();
    const vehicle = await liveListing('car', dealer);
    const { buyer, booking } = await book(vehicle, hour);
    await moveBooking(buyer.uid, 'cancel', booking);
    await bookListing(buyer.uid, vehicle, { testDrive: testDriveDays(new Date())[5]?.hours[0] ?? null, note: '' });
    await logInDealer(dealer);
    await expect(moveBooking(dealer.uid, 'accept', booking)).rejects.toEqual(appError('changed'));
    expect(await statusOf(booking)).toBe('requested');
  });

  test('because the booking has ended', async () => {
    const dealer = await newDealer();
    const { buyer, booking } = await book(await liveListing('car', dealer), null);
    await logInDealer(dealer);
    await moveBooking(dealer.uid, 'accept', booking);
    const record = await stored(`bookings/${booking.id}`);
    await write(`bookings/${booking.id}`, { ...record, statusAt: Timestamp.fromMillis(0) });
    await moveBooking(dealer.uid, 'complete', booking);
    await expect(moveBooking(dealer.uid, 'decline', booking, 'Sold')).rejects.toEqual(appError('changed'));
    await logInBuyer(buyer);
    await expect(moveBooking(buyer.uid, 'cancel', booking)).rejects.toEqual(appError('changed'));
  });

  test('because another account sends it, or nobody is signed in', async () => {
    const dealer = await newDealer();
    const { booking } = await book(await liveListing('car', dealer), hour);
    await expect(moveBooking(dealer.uid, 'accept', booking)).rejects.toEqual(appError('signedOut'));
    const other = await newDealer();
    await logInDealer(other);
    await expect(moveBooking(other.uid, 'accept', booking)).rejects.toEqual(appError('denied'));
    expect(await statusOf(booking)).toBe('requested');
  });

  test('without a network', async () => {
    const dealer = await newDealer();
    const { booking } = await book(await liveListing('car', dealer), hour);
    await logInDealer(dealer);
    cutNetwork('firestore');
    await expect(moveBooking(dealer.uid, 'accept', booking)).rejects.toEqual(appError('offline'));
  });

  test('an hour that can no longer be chosen', async () => {
    const vehicle = await liveListing('car', await newDealer());
    const { buyer, booking } = await book(vehicle, null);
    await moveBooking(buyer.uid, 'cancel', booking);
    const past = { testDrive: new Date(hour.getTime() - 30 * 86_400_000), note: '' };
    await expect(bookListing(buyer.uid, vehicle, past)).rejects.toEqual(appError('invalid'));
    expect(await statusOf(booking)).toBe('cancelled');
  });
});

describe("a dealer's bookings in one state", () => {
  const order = (kind: ListingKind, { uid }: DealerAccount, userId: string, age: number, status: BookingState) =>
    add('bookings', {
      ...listingRecord(kind, uid, {}),
      vehicleId: `${status}-${age}`,
      userId,
      bookingDate: Timestamp.fromMillis(Date.now() - age * 3_600_000),
      status,
    });

  test.each(bookingStates)('%s: only those, newest first', async (status) => {
    const dealer = await newDealer();
    const { uid } = await newBuyer();
    for (const state of bookingStates) {
      await order('car', dealer, uid, 2, state);
      await order('car', dealer, uid, 1, state);
      await order('bike', dealer, uid, 3, state);
    }
    await logInDealer(dealer);
    const { items } = await listBookingsOfDealer('car', dealer.uid, null, status);
    expect(items.map(({ vehicleId }) => vehicleId)).toEqual([`${status}-1`, `${status}-2`]);
    expect(items.map((item) => item.status)).toEqual([status, status]);
  });

  test('all bookings, in few requests', async () => {
    const dealer = await newDealer();
    const { uid } = await newBuyer();
    for (let age = 1; age <= 33; age += 1) await order('car', dealer, uid, age, 'requested');
    await order('car', dealer, uid, 40, 'cancelled');
    await logInDealer(dealer);
    const requested = await listAllBookings('car', dealer.uid, 'requested');
    expect(requested.bookings.map(({ vehicleId }) => vehicleId)).toEqual(
      Array.from({ length: 33 }, (_, index) => `requested-${index + 1}`),
    );
    expect(requested.complete).toBe(true);
    expect((await listAllBookings('car', dealer.uid, null)).bookings).toHaveLength(34);
  });
});
