import { describe, expect, test } from 'vitest';
import type { Booking } from '../../src/domain/booking';
import { type BookingState, bookingStates } from '../../src/domain/bookingState';
import { slotId, testDriveDays } from '../../src/domain/testDrive';
import type { Vehicle } from '../../src/domain/vehicle';
import type { VehicleKind } from '../../src/domain/vehicleKinds';
import { logInSeller, logInUser } from '../../src/services/accounts';
import { moveBooking } from '../../src/services/bookingMoves';
import { bookVehicle, listAllOrders, listBookingsOfSeller, listBookingsOfUser } from '../../src/services/bookings';
import { listApprovedOfSeller } from '../../src/services/vehicleLists';
import {
  add,
  type Buyer,
  type Dealer,
  listingRecord,
  newBuyer,
  newDealer,
  newListing,
  stored,
  storedWhere,
  Timestamp,
  write,
} from './arrange';
import { cutNetwork } from './network';
import { appError } from './observe';

const collectionOf = { car: 'products', bike: 'bikes' } as const;

/** An hour that can be chosen at any time of the day. */
const hour = testDriveDays(new Date())[3]?.hours[2] ?? new Date(0);

async function liveVehicle(kind: VehicleKind, dealer: Dealer): Promise<Vehicle> {
  await newListing(kind, dealer.uid);
  const [vehicle] = (await listApprovedOfSeller(kind, dealer.uid, null)).items;
  if (!vehicle) throw new Error('The listing is not live');
  return vehicle;
}

/** A booking through the app, as its buyer sees it. */
async function book(vehicle: Vehicle, testDrive: Date | null): Promise<{ buyer: Buyer; booking: Booking }> {
  const buyer = await newBuyer();
  await logInUser(buyer);
  await bookVehicle(buyer.uid, vehicle, { testDrive, note: ' Is it the first owner? ' });
  const [booking] = (await listBookingsOfUser(buyer.uid, null)).items;
  if (!booking) throw new Error('Nothing was booked');
  return { buyer, booking };
}

const slotOf = ({ sellerId, vehicleId }: Booking) => `sellers/${sellerId}/slots/${slotId(vehicleId, hour)}`;
const statusOf = async ({ id }: Booking) => (await stored(`bookings/${id}`))?.status;

describe.each(['car', 'bike'] as const)('a booking of a %s with a test drive', (kind) => {
  test('is stored with the hour and the note, and read as it was wished', async () => {
    const { booking } = await book(await liveVehicle(kind, await newDealer()), hour);
    expect(booking).toMatchObject({ status: 'requested', testDrive: hour, note: 'Is it the first owner?' });
    const record = await stored(`bookings/${booking.id}`);
    expect(record).toMatchObject({ testDrive: Timestamp.fromDate(hour), note: 'Is it the first owner?' });
    expect(await stored(slotOf(booking))).toBeUndefined();
  });

  test('is accepted with its hour, and completed; the hour stays taken', async () => {
    const dealer = await newDealer();
    const { booking } = await book(await liveVehicle(kind, dealer), hour);
    await logInSeller(dealer);
    await moveBooking(dealer.uid, 'accept', booking);
    expect(await statusOf(booking)).toBe('accepted');
    expect(await stored(slotOf(booking))).toEqual({ bookingId: booking.id });
    await moveBooking(dealer.uid, 'complete', { ...booking, status: 'accepted' });
    expect(await statusOf(booking)).toBe('completed');
    expect(await stored(slotOf(booking))).toEqual({ bookingId: booking.id });
  });

  test('is declined after all, with a reason: the hour is free for another', async () => {
    const dealer = await newDealer();
    const vehicle = await liveVehicle(kind, dealer);
    const { booking } = await book(vehicle, hour);
    const { booking: other } = await book(vehicle, hour);
    await logInSeller(dealer);
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
    const { buyer, booking } = await book(await liveVehicle(kind, dealer), hour);
    await logInSeller(dealer);
    await moveBooking(dealer.uid, 'accept', booking);
    await logInUser(buyer);
    await moveBooking(buyer.uid, 'cancel', { ...booking, status: 'accepted' });
    expect(await statusOf(booking)).toBe('cancelled');
    expect(await stored(slotOf(booking))).toBeUndefined();
  });

  test('is booked again, with another wish, as the listing is by now', async () => {
    const dealer = await newDealer();
    const vehicle = await liveVehicle(kind, dealer);
    const { buyer, booking } = await book(vehicle, hour);
    await moveBooking(buyer.uid, 'cancel', booking);
    const at = `${collectionOf[kind]}/${vehicle.id}`;
    await write(at, { ...(await stored(at)), mileage: '31' });
    await bookVehicle(buyer.uid, vehicle, { testDrive: null, note: '' });
    const record = await stored(`bookings/${booking.id}`);
    expect(record).toMatchObject({ status: 'requested', testDrive: null, note: '', declineReason: '', mileage: '31' });
    expect(record?.bookingDate.toMillis()).toBeGreaterThan(booking.bookedAt?.getTime() ?? 0);
    expect(await storedWhere('bookings', 'userId', buyer.uid)).toHaveLength(1);
    await expect(bookVehicle(buyer.uid, vehicle)).rejects.toEqual(appError('exists'));
  });

  test.each([
    ['sold', 'missing'],
    ['withdrawn', 'missing'],
    ['pending', 'denied'],
    ['rejected', 'denied'],
  ] as const)('is not booked again when it is %s; the booking keeps its copy', async (state, failure) => {
    const dealer = await newDealer();
    const vehicle = await liveVehicle(kind, dealer);
    const { buyer, booking } = await book(vehicle, null);
    await moveBooking(buyer.uid, 'cancel', booking);
    const before = await stored(`bookings/${booking.id}`);
    await write(`${collectionOf[kind]}/${vehicle.id}`, listingRecord(kind, dealer.uid, { state }));
    await expect(bookVehicle(buyer.uid, vehicle)).rejects.toEqual(appError(failure));
    expect(await stored(`bookings/${booking.id}`)).toEqual(before);
  });
});

describe('two dealers’ browsers at once', () => {
  test('accept two bookings of the same hour: exactly one stands, the other is told that the hour is taken', async () => {
    const dealer = await newDealer();
    const vehicle = await liveVehicle('car', dealer);
    for (let round = 0; round < 5; round += 1) {
      const time = testDriveDays(new Date())[4]?.hours[round] ?? hour;
      const { booking: one } = await book(vehicle, time);
      const { booking: two } = await book(vehicle, time);
      await logInSeller(dealer);
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

  test('a double click accepts once, and nobody is told anything', async () => {
    const dealer = await newDealer();
    const { booking } = await book(await liveVehicle('car', dealer), hour);
    await logInSeller(dealer);
    await Promise.all([moveBooking(dealer.uid, 'accept', booking), moveBooking(dealer.uid, 'accept', booking)]);
    expect(await statusOf(booking)).toBe('accepted');
  });
});

describe('a move that is refused', () => {
  test('because the buyer was faster', async () => {
    const dealer = await newDealer();
    const { buyer, booking } = await book(await liveVehicle('car', dealer), hour);
    await moveBooking(buyer.uid, 'cancel', booking);
    await logInSeller(dealer);
    await expect(moveBooking(dealer.uid, 'accept', booking)).rejects.toEqual(appError('changed'));
    await expect(moveBooking(dealer.uid, 'decline', booking, 'Sold')).rejects.toEqual(appError('changed'));
    expect(await stored(slotOf(booking))).toBeUndefined();
  });

  test('because the buyer wishes for another hour by now', async () => {
    const dealer = await newDealer();
    const vehicle = await liveVehicle('car', dealer);
    const { buyer, booking } = await book(vehicle, hour);
    await moveBooking(buyer.uid, 'cancel', booking);
    await bookVehicle(buyer.uid, vehicle, { testDrive: testDriveDays(new Date())[5]?.hours[0] ?? null, note: '' });
    await logInSeller(dealer);
    await expect(moveBooking(dealer.uid, 'accept', booking)).rejects.toEqual(appError('changed'));
    expect(await statusOf(booking)).toBe('requested');
  });

  test('because it is over', async () => {
    const dealer = await newDealer();
    const { buyer, booking } = await book(await liveVehicle('car', dealer), null);
    await logInSeller(dealer);
    await moveBooking(dealer.uid, 'accept', booking);
    await moveBooking(dealer.uid, 'complete', booking);
    await expect(moveBooking(dealer.uid, 'decline', booking, 'Sold')).rejects.toEqual(appError('changed'));
    await logInUser(buyer);
    await expect(moveBooking(buyer.uid, 'cancel', booking)).rejects.toEqual(appError('changed'));
  });

  test('because somebody else asks, or nobody', async () => {
    const dealer = await newDealer();
    const { booking } = await book(await liveVehicle('car', dealer), hour);
    await expect(moveBooking(dealer.uid, 'accept', booking)).rejects.toEqual(appError('signedOut'));
    const other = await newDealer();
    await logInSeller(other);
    await expect(moveBooking(other.uid, 'accept', booking)).rejects.toEqual(appError('denied'));
    expect(await statusOf(booking)).toBe('requested');
  });

  test('without a network', async () => {
    const dealer = await newDealer();
    const { booking } = await book(await liveVehicle('car', dealer), hour);
    await logInSeller(dealer);
    cutNetwork('firestore');
    await expect(moveBooking(dealer.uid, 'accept', booking)).rejects.toEqual(appError('offline'));
  });

  test('an hour that can no longer be chosen', async () => {
    const vehicle = await liveVehicle('car', await newDealer());
    const { buyer, booking } = await book(vehicle, null);
    await moveBooking(buyer.uid, 'cancel', booking);
    const past = { testDrive: new Date(hour.getTime() - 30 * 86_400_000), note: '' };
    await expect(bookVehicle(buyer.uid, vehicle, past)).rejects.toEqual(appError('invalid'));
    expect(await statusOf(booking)).toBe('cancelled');
  });
});

describe("a dealer's orders in one state", () => {
  const order = (kind: VehicleKind, { uid }: Dealer, userId: string, age: number, status: BookingState) =>
    add('bookings', {
      ...listingRecord(kind, uid, {}),
      vehicleId: `${status}-${age}`,
      userId,
      bookingDate: Timestamp.fromMillis(Date.now() - age * 3_600_000),
      status,
    });

  test.each(bookingStates)('%s: those alone, newest first', async (status) => {
    const dealer = await newDealer();
    const { uid } = await newBuyer();
    for (const state of bookingStates) {
      await order('car', dealer, uid, 2, state);
      await order('car', dealer, uid, 1, state);
      await order('bike', dealer, uid, 3, state);
    }
    await logInSeller(dealer);
    const { items } = await listBookingsOfSeller('car', dealer.uid, null, status);
    expect(items.map(({ vehicleId }) => vehicleId)).toEqual([`${status}-1`, `${status}-2`]);
    expect(items.map((item) => item.status)).toEqual([status, status]);
  });

  test('all of them at once, in few requests', async () => {
    const dealer = await newDealer();
    const { uid } = await newBuyer();
    for (let age = 1; age <= 33; age += 1) await order('car', dealer, uid, age, 'requested');
    await order('car', dealer, uid, 40, 'cancelled');
    await logInSeller(dealer);
    const requested = await listAllOrders('car', dealer.uid, 'requested');
    expect(requested.orders.map(({ vehicleId }) => vehicleId)).toEqual(
      Array.from({ length: 33 }, (_, index) => `requested-${index + 1}`),
    );
    expect(requested.complete).toBe(true);
    expect((await listAllOrders('car', dealer.uid, null)).orders).toHaveLength(34);
  });
});
