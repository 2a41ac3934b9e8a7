import { describe, expect, test, vi } from 'vitest';
import type { Vehicle } from '../../src/domain/vehicle';
import type { VehicleKind } from '../../src/domain/vehicleKinds';
import { logInSeller, logInUser } from '../../src/services/accounts';
import { bookVehicle, getCustomer, listBookingsOfSeller, listBookingsOfUser } from '../../src/services/bookings';
import { listApprovedOfSeller } from '../../src/services/vehicleLists';
import {
  add,
  type Buyer,
  type Dealer,
  erase,
  listingRecord,
  newAccount,
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

const kinds: readonly VehicleKind[] = ['car', 'bike'];
const collectionOf = { car: 'products', bike: 'bikes' } as const;

/** The dealer's newest listing, as a visitor sees it. */
async function seenByVisitor(kind: VehicleKind, { uid }: Dealer): Promise<Vehicle> {
  const { items } = await listApprovedOfSeller(kind, uid, null);
  const vehicle = items.at(-1);
  if (!vehicle) throw new Error(`The dealer has no approved ${kind}`);
  return vehicle;
}

interface Stage {
  readonly dealer: Dealer;
  readonly buyer: Buyer;
  readonly vehicle: Vehicle;
}

/** A buyer, logged in, before a live listing. */
async function buyerBefore(kind: VehicleKind, dealerOnStage?: Dealer): Promise<Stage> {
  const dealer = dealerOnStage ?? (await newDealer());
  await newListing(kind, dealer.uid);
  const buyer = await newBuyer();
  await logInUser(buyer);
  return { dealer, buyer, vehicle: await seenByVisitor(kind, dealer) };
}

/** A stored booking, older the higher `hoursAgo`. */
async function newBooking(kind: VehicleKind, dealer: Dealer, userId: string, hoursAgo: number, name?: string) {
  const bookedAt = Date.now() - hoursAgo * 3_600_000;
  await add('bookings', {
    ...listingRecord(kind, dealer.uid, { ...(name && { name }) }),
    vehicleId: `${kind}-${hoursAgo}`,
    userId,
    dealerName: dealer.dealerName,
    distName: dealer.distName,
    bookingDate: Timestamp.fromMillis(bookedAt),
    status: 'requested',
  });
}

describe.each(kinds)('a buyer books a %s', (kind) => {
  test('the booking is a copy of the listing, with who booked it from whom, and when', async () => {
    const { dealer, buyer, vehicle } = await buyerBefore(kind);
    const before = Date.now();
    await bookVehicle(buyer.uid, vehicle);
    const booking = await stored(`bookings/${buyer.uid}_${vehicle.id}`);
    expect(booking).toEqual({
      ...(await stored(`${collectionOf[kind]}/${vehicle.id}`)),
      vehicleId: vehicle.id,
      userId: buyer.uid,
      sellerId: dealer.uid,
      dealerName: 'Sahyadri Motors',
      distName: 'Pune',
      bookingDate: expect.any(Timestamp),
      status: 'requested',
      statusAt: booking?.bookingDate,
      declineReason: '',
      testDrive: null,
      note: '',
    });
    expect(Math.abs(booking?.bookingDate.toMillis() - before)).toBeLessThan(60_000);
  });

  test('the buyer finds it among the own bookings', async () => {
    const { buyer, vehicle, dealer } = await buyerBefore(kind);
    await bookVehicle(buyer.uid, vehicle);
    const { items, next } = await listBookingsOfUser(buyer.uid, null);
    expect(items).toEqual([
      {
        id: `${buyer.uid}_${vehicle.id}`,
        kind,
        vehicleId: vehicle.id,
        userId: buyer.uid,
        sellerId: dealer.uid,
        dealerName: 'Sahyadri Motors',
        distName: 'Pune',
        name: 'Some name',
        values: vehicle.values,
        photos: vehicle.photos,
        thumbnails: vehicle.thumbnails,
        bookedAt: expect.any(Date),
        status: 'requested',
        statusAt: expect.any(Date),
        testDrive: null,
        note: '',
        declineReason: '',
      },
    ]);
    expect(next).toBeNull();
  });

  test('the dealer finds it among the orders, and learns who booked', async () => {
    const { dealer, buyer, vehicle } = await buyerBefore(kind);
    await bookVehicle(buyer.uid, vehicle);
    await logInSeller(dealer);
    const { items } = await listBookingsOfSeller(kind, dealer.uid, null);
    expect(items.map(({ vehicleId, userId }) => [vehicleId, userId])).toEqual([[vehicle.id, buyer.uid]]);
    expect(await getCustomer(dealer.uid, buyer.uid)).toEqual({ name: 'Asha Rao', phone: '9876543210' });
  });

  test('another dealer learns nothing of who booked', async () => {
    const { buyer, vehicle } = await buyerBefore(kind);
    await bookVehicle(buyer.uid, vehicle);
    const other = await newDealer();
    await logInSeller(other);
    await expect(getCustomer(other.uid, buyer.uid)).rejects.toEqual(appError('denied'));
  });

  test('a second booking of the same vehicle is refused, and the first stays as it was', async () => {
    const { buyer, vehicle } = await buyerBefore(kind);
    await bookVehicle(buyer.uid, vehicle);
    const first = await stored(`bookings/${buyer.uid}_${vehicle.id}`);
    await expect(bookVehicle(buyer.uid, vehicle)).rejects.toEqual(appError('exists'));
    expect(await stored(`bookings/${buyer.uid}_${vehicle.id}`)).toEqual(first);
  });

  test('a double click books once', async () => {
    const { buyer, vehicle } = await buyerBefore(kind);
    const answers = await Promise.allSettled([bookVehicle(buyer.uid, vehicle), bookVehicle(buyer.uid, vehicle)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await storedWhere('bookings', 'userId', buyer.uid)).toHaveLength(1);
  });

  test('another vehicle of the same dealer can be booked as well', async () => {
    const { dealer, buyer, vehicle } = await buyerBefore(kind);
    await bookVehicle(buyer.uid, vehicle);
    await newListing(kind, dealer.uid);
    await bookVehicle(buyer.uid, await seenByVisitor(kind, dealer));
    expect(await storedWhere('bookings', 'userId', buyer.uid)).toHaveLength(2);
  });

  test('two buyers can book the same vehicle', async () => {
    const { dealer, buyer, vehicle } = await buyerBefore(kind);
    await bookVehicle(buyer.uid, vehicle);
    const second = await newBuyer();
    await logInUser(second);
    await bookVehicle(second.uid, vehicle);
    const bookings = await storedWhere('bookings', 'sellerId', dealer.uid);
    expect(bookings.map(({ userId }) => userId).sort()).toEqual([buyer.uid, second.uid].sort());
  });
});

describe.each(kinds)('a %s that cannot be booked', (kind) => {
  async function expectNothingStored({ buyer, dealer }: Stage): Promise<void> {
    expect(await storedWhere('bookings', 'userId', buyer.uid)).toEqual([]);
    expect(await stored(`UsersIds/${buyer.uid}/dealers/${dealer.uid}`)).toBeUndefined();
  }

  test("a dealer's own", async () => {
    const dealer = await newDealer();
    const { uid } = dealer;
    await write(`users/${uid}`, { Name: 'Asha Rao', phone: '9876543210', email: dealer.email });
    await write(`UsersIds/${uid}`, { Name: 'Asha Rao', phone: '9876543210' });
    await newListing(kind, uid);
    await logInUser(dealer);
    await expect(bookVehicle(uid, await seenByVisitor(kind, dealer))).rejects.toEqual(appError('denied'));
    expect(await storedWhere('bookings', 'userId', uid)).toEqual([]);
  });

  test.each([
    ['pending', 'denied'],
    ['rejected', 'denied'],
    ['sold', 'missing'],
    ['withdrawn', 'missing'],
  ] as const)('one that is %s by now', async (state, failure) => {
    const stage = await buyerBefore(kind);
    const { dealer, buyer, vehicle } = stage;
    await write(`${collectionOf[kind]}/${vehicle.id}`, listingRecord(kind, dealer.uid, { state }));
    await expect(bookVehicle(buyer.uid, vehicle)).rejects.toEqual(appError(failure));
    await expectNothingStored(stage);
  });

  test('one that has vanished', async () => {
    const stage = await buyerBefore(kind);
    await erase(`${collectionOf[kind]}/${stage.vehicle.id}`);
    await expect(bookVehicle(stage.buyer.uid, stage.vehicle)).rejects.toEqual(appError('denied'));
    await expectNothingStored(stage);
  });

  test('one whose dealer has vanished', async () => {
    const stage = await buyerBefore(kind);
    await erase(`sellers/${stage.dealer.uid}`);
    await expect(bookVehicle(stage.buyer.uid, stage.vehicle)).rejects.toEqual(appError('missing'));
    await expectNothingStored(stage);
  });

  test('any, for an account that never registered as a buyer', async () => {
    const dealer = await newDealer();
    await newListing(kind, dealer.uid);
    const vehicle = await seenByVisitor(kind, dealer);
    const other = await newDealer();
    await logInSeller(other);
    await expect(bookVehicle(other.uid, vehicle)).rejects.toEqual(appError('denied'));
    expect(await storedWhere('bookings', 'sellerId', dealer.uid)).toEqual([]);
  });

  test('any, for who is not signed in as the buyer that is remembered', async () => {
    const stage = await buyerBefore(kind);
    await logInUser(await newBuyer());
    await expect(bookVehicle(stage.buyer.uid, stage.vehicle)).rejects.toEqual(appError('signedOut'));
    await expectNothingStored(stage);
  });

  test('any, without a network', async () => {
    const stage = await buyerBefore(kind);
    cutNetwork('firestore');
    // The SDK tries a transaction several times, with growing pauses.
    vi.useFakeTimers();
    const failed = expect(bookVehicle(stage.buyer.uid, stage.vehicle)).rejects.toEqual(appError('offline'));
    await vi.advanceTimersByTimeAsync(19_000);
    vi.useRealTimers();
    await failed;
    await expectNothingStored(stage);
  });
});

describe("a buyer's bookings", () => {
  test('come newest first, in pages of 8, cars and bikes mixed, nobody else', async () => {
    const dealer = await newDealer();
    const buyer = await newBuyer();
    await newBooking('car', dealer, (await newBuyer()).uid, 1);
    for (const hoursAgo of [3, 1, 5, 9, 7]) await newBooking('car', dealer, buyer.uid, hoursAgo);
    for (const hoursAgo of [4, 2, 8, 6]) await newBooking('bike', dealer, buyer.uid, hoursAgo);
    await logInUser(buyer);
    const first = await listBookingsOfUser(buyer.uid, null);
    expect(first.items.map(({ vehicleId }) => vehicleId)).toEqual([
      'car-1',
      'bike-2',
      'car-3',
      'bike-4',
      'car-5',
      'bike-6',
      'car-7',
      'bike-8',
    ]);
    const second = await listBookingsOfUser(buyer.uid, first.next);
    expect(second.items.map(({ vehicleId }) => vehicleId)).toEqual(['car-9']);
    expect(second.next).toBeNull();
  });

  test('nobody who is not signed in as that buyer sees them', async () => {
    const { uid } = await newBuyer();
    await expect(listBookingsOfUser(uid, null)).rejects.toEqual(appError('signedOut'));
    await logInUser(await newBuyer());
    await expect(listBookingsOfUser(uid, null)).rejects.toEqual(appError('signedOut'));
  });
});

describe("a dealer's orders", () => {
  test.each(kinds)('%ss: newest first, in pages of 8, of that kind and that dealer alone', async (kind) => {
    const dealer = await newDealer();
    const buyer = await newBuyer();
    await newBooking(kind === 'car' ? 'bike' : 'car', dealer, buyer.uid, 1);
    await newBooking(kind, await newDealer(), buyer.uid, 1);
    // The names run against the dates: an order by name would show.
    for (const hoursAgo of [3, 1, 5, 9, 7, 4, 2, 8, 6]) {
      await newBooking(kind, dealer, buyer.uid, hoursAgo, `Name ${9 - hoursAgo}`);
    }
    await logInSeller(dealer);
    const first = await listBookingsOfSeller(kind, dealer.uid, null);
    expect(first.items.map(({ vehicleId }) => vehicleId)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((hoursAgo) => `${kind}-${hoursAgo}`),
    );
    const second = await listBookingsOfSeller(kind, dealer.uid, first.next);
    expect(second.items.map(({ vehicleId }) => vehicleId)).toEqual([`${kind}-9`]);
    expect(second.next).toBeNull();
  });

  test.each(kinds)('%ss: nobody who is not signed in as that dealer sees them', async (kind) => {
    const { uid } = await newDealer();
    await expect(listBookingsOfSeller(kind, uid, null)).rejects.toEqual(appError('signedOut'));
    await expect(listBookingsOfSeller(kind, '', null)).rejects.toEqual(appError('signedOut'));
    await logInSeller(await newDealer());
    await expect(listBookingsOfSeller(kind, uid, null)).rejects.toEqual(appError('signedOut'));
  });

  test('a dealer learns nothing of a buyer who has booked nothing of theirs', async () => {
    const dealer = await newDealer();
    const buyer = await newBuyer();
    await logInSeller(dealer);
    await expect(getCustomer(dealer.uid, buyer.uid)).rejects.toEqual(appError('denied'));
  });

  test.each([
    ['is missing', null],
    ['is empty', {}],
    ['holds no texts', { Name: 12, phone: ['9876543210'] }],
  ])("a customer whose record %s reads 'Unknown'", async (_damage, record) => {
    const dealer = await newDealer();
    const { uid } = await newAccount();
    if (record) await write(`UsersIds/${uid}`, record);
    await write(`UsersIds/${uid}/dealers/${dealer.uid}`, { since: Timestamp.now() });
    await logInSeller(dealer);
    expect(await getCustomer(dealer.uid, uid)).toEqual({ name: 'Unknown', phone: 'Unknown' });
  });

  test("who booked is nobody's business without a login", async () => {
    const dealer = await newDealer();
    await expect(getCustomer(dealer.uid, (await newBuyer()).uid)).rejects.toEqual(appError('signedOut'));
  });
});
