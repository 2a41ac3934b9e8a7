import { describe, expect, test, vi } from 'vitest';
import { logInBuyer, logInDealer } from '../../src/accounts/accounts.service';
import type { Booking } from '../../src/bookings/booking';
import { moveBooking } from '../../src/bookings/bookingMoves.service';
import type { BookingState } from '../../src/bookings/bookingState';
import {
  bookListing,
  listBookingsOfDealer,
  listEndedBookings,
  listOpenBookings,
  readBuyer,
} from '../../src/bookings/bookings.service';
import type { ListingKind } from '../../src/listings/kinds';
import type { Listing } from '../../src/listings/listing';
import { listApprovedOfDealer } from '../../src/listings/listings.service';
import {
  add,
  type BuyerAccount,
  type DealerAccount,
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
} from '../support/services/arrange';
import { cutNetwork, loseAnswersToWrites, restoreNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';

const kinds: readonly ListingKind[] = ['car', 'bike'];
const collectionOf = { car: 'products', bike: 'bikes' } as const;

/** The dealer's newest listing, as a visitor sees it. */
async function seenByVisitor(kind: ListingKind, { uid }: DealerAccount): Promise<Listing> {
  const { items } = await listApprovedOfDealer(kind, uid, null);
  const vehicle = items.at(-1);
  if (!vehicle) throw new Error(`The dealer has no approved ${kind}`);
  return vehicle;
}

interface Stage {
  readonly dealer: DealerAccount;
  readonly buyer: BuyerAccount;
  readonly vehicle: Listing;
}

/** A buyer who is logged in, and a live listing. */
async function buyerBefore(kind: ListingKind, dealerOnStage?: DealerAccount): Promise<Stage> {
  const dealer = dealerOnStage ?? (await newDealer());
  await newListing(kind, dealer.uid);
  const buyer = await newBuyer();
  await logInBuyer(buyer);
  return { dealer, buyer, vehicle: await seenByVisitor(kind, dealer) };
}

/** Stores a booking that was made `hoursAgo`. */
async function newBooking(
  kind: ListingKind,
  dealer: DealerAccount,
  userId: string,
  hoursAgo: number,
  { name, status = 'requested' }: { name?: string; status?: BookingState } = {},
) {
  const bookedAt = Date.now() - hoursAgo * 3_600_000;
  await add('bookings', {
    ...listingRecord(kind, dealer.uid, { ...(name && { name }) }),
    vehicleId: `${kind}-${hoursAgo}`,
    userId,
    dealerName: dealer.dealerName,
    distName: dealer.distName,
    bookingDate: Timestamp.fromMillis(bookedAt),
    status,
  });
}

describe.each(kinds)('a buyer books a %s', (kind) => {
  test('the booking is a copy of the listing, with buyer, dealer and time', async () => {
    const { dealer, buyer, vehicle } = await buyerBefore(kind);
    const before = Date.now();
    await bookListing(buyer.uid, vehicle);
    const booking = await stored(`bookings/${buyer.uid}_${vehicle.id}`);
    expect(booking).toEqual({
      ...(await stored(`${collectionOf[kind]}/${vehicle.id}`)),
      vehicleId: vehicle.id,
      userId: buyer.uid,
      sellerId: dealer.uid,
      dealerName: 'Sahyadri Motors',
      distName: 'Pune',
      bookingDate: expect.any(Timestamp),
      earlierRequests: [],
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
    await bookListing(buyer.uid, vehicle);
    const { items, next } = await listOpenBookings(buyer.uid, null);
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
        price: vehicle.price,
        kilometers: vehicle.kilometers,
        description: vehicle.description,
        values: vehicle.values,
        photos: vehicle.photos,
        photoLabels: vehicle.photoLabels,
        mediumPhotos: vehicle.mediumPhotos,
        thumbnails: vehicle.thumbnails,
        stated: vehicle.stated,
        bookedAt: expect.any(Date),
        earlierRequests: [],
        status: 'requested',
        statusAt: expect.any(Date),
        testDrive: null,
        note: '',
        declineReason: '',
        afterHour: false,
      },
    ]);
    expect(next).toBeNull();
  });

  test("the dealer finds it among the bookings, with the buyer's name", async () => {
    const { dealer, buyer, vehicle } = await buyerBefore(kind);
    await bookListing(buyer.uid, vehicle);
    await logInDealer(dealer);
    const { items } = await listBookingsOfDealer(kind, dealer.uid, null);
    expect(items.map(({ vehicleId, userId }) => [vehicleId, userId])).toEqual([[vehicle.id, buyer.uid]]);
    expect(await readBuyer(dealer.uid, buyer.uid)).toEqual({ name: 'Asha Rao', phone: '9876543210' });
  });
});

describe('a buyer books a listing', () => {
  const kind: ListingKind = 'car';

  test('another dealer cannot read who booked', async () => {
    const { buyer, vehicle } = await buyerBefore(kind);
    await bookListing(buyer.uid, vehicle);
    const other = await newDealer();
    await logInDealer(other);
    await expect(readBuyer(other.uid, buyer.uid)).rejects.toEqual(appError('denied'));
  });

  test('a second booking of the same listing is refused, and the first stays as it was', async () => {
    const { buyer, vehicle } = await buyerBefore(kind);
    await bookListing(buyer.uid, vehicle);
    const first = await stored(`bookings/${buyer.uid}_${vehicle.id}`);
    await expect(bookListing(buyer.uid, vehicle)).rejects.toEqual(appError('exists'));
    expect(await stored(`bookings/${buyer.uid}_${vehicle.id}`)).toEqual(first);
  });

  test('a double click books once', async () => {
    const { buyer, vehicle } = await buyerBefore(kind);
    const answers = await Promise.allSettled([bookListing(buyer.uid, vehicle), bookListing(buyer.uid, vehicle)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await storedWhere('bookings', 'userId', buyer.uid)).toHaveLength(1);
  });

  test('another listing of the same dealer can be booked too', async () => {
    const { dealer, buyer, vehicle } = await buyerBefore(kind);
    await bookListing(buyer.uid, vehicle);
    await newListing(kind, dealer.uid);
    await bookListing(buyer.uid, await seenByVisitor(kind, dealer));
    expect(await storedWhere('bookings', 'userId', buyer.uid)).toHaveLength(2);
  });

  test('two buyers can book the same listing', async () => {
    const { dealer, buyer, vehicle } = await buyerBefore(kind);
    await bookListing(buyer.uid, vehicle);
    const second = await newBuyer();
    await logInBuyer(second);
    await bookListing(second.uid, vehicle);
    const bookings = await storedWhere('bookings', 'sellerId', dealer.uid);
    expect(bookings.map(({ userId }) => userId).sort()).toEqual([buyer.uid, second.uid].sort());
  });
});

describe('the open requests of a buyer', () => {
  const listOf = async ({ uid }: BuyerAccount) => (await stored(`openRequests/${uid}`))?.ids;

  /** A buyer who has booked so many listings of one dealer. */
  async function buyerWith(count: number) {
    const { dealer, buyer, vehicle } = await buyerBefore('car');
    for (let index = 0; index < count; index += 1) {
      await bookListing(buyer.uid, { ...vehicle, id: await newListing('car', dealer.uid) });
    }
    return { dealer, buyer, vehicle };
  }

  async function openOf({ uid }: BuyerAccount): Promise<readonly Booking[]> {
    return (await listOpenBookings(uid, null)).items;
  }

  test('are ten at most, until one is over', async () => {
    const { buyer, vehicle } = await buyerWith(10);
    await expect(bookListing(buyer.uid, vehicle)).rejects.toEqual(appError('requestLimit'));
    expect(await stored(`bookings/${buyer.uid}_${vehicle.id}`)).toBeUndefined();
    const ids: readonly string[] = await listOf(buyer);
    expect(ids).toHaveLength(10);
    const [over] = (await openOf(buyer)).filter(({ id }) => id === ids[3]);
    if (!over) throw new Error('The fourth booking is not open');
    await moveBooking(buyer.uid, 'cancel', over);
    await bookListing(buyer.uid, vehicle);
    expect(await listOf(buyer)).toEqual([...ids.filter((id) => id !== over.id), `${buyer.uid}_${vehicle.id}`]);
  });

  test('are ten at most for two devices at once', async () => {
    const { dealer, buyer, vehicle } = await buyerWith(9);
    const other = { ...vehicle, id: await newListing('car', dealer.uid) };
    const answers = await Promise.allSettled([bookListing(buyer.uid, vehicle), bookListing(buyer.uid, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await openOf(buyer)).toHaveLength(10);
  });

  test('name a listing once that is booked again', async () => {
    const { buyer, vehicle } = await buyerBefore('car');
    await bookListing(buyer.uid, vehicle);
    const [booking] = await openOf(buyer);
    if (!booking) throw new Error('The booking is not open');
    await moveBooking(buyer.uid, 'cancel', booking);
    await bookListing(buyer.uid, vehicle);
    expect(await listOf(buyer)).toEqual([booking.id]);
  });

  test('begin empty for a buyer whose bookings are older than the list', async () => {
    const { dealer, buyer, vehicle } = await buyerBefore('car');
    for (let hoursAgo = 1; hoursAgo <= 10; hoursAgo += 1) await newBooking('car', dealer, buyer.uid, hoursAgo);
    await bookListing(buyer.uid, vehicle);
    expect(await listOf(buyer)).toEqual([`${buyer.uid}_${vehicle.id}`]);
  });

  test('name a booking once whose answer is lost: the SDK asks again, and finds it', async () => {
    const { buyer, vehicle } = await buyerBefore('car');
    loseAnswersToWrites();
    await expect(bookListing(buyer.uid, vehicle)).rejects.toEqual(appError('exists'));
    restoreNetwork();
    expect(await listOf(buyer)).toEqual([`${buyer.uid}_${vehicle.id}`]);
  });
});

describe('a listing that cannot be booked', () => {
  const kind: ListingKind = 'bike';

  async function expectNothingStored({ buyer, dealer }: Stage): Promise<void> {
    expect(await storedWhere('bookings', 'userId', buyer.uid)).toEqual([]);
    expect(await stored(`UsersIds/${buyer.uid}/dealers/${dealer.uid}`)).toBeUndefined();
  }

  test("the dealer's own listing", async () => {
    const dealer = await newDealer();
    const { uid } = dealer;
    await write(`users/${uid}`, { Name: 'Asha Rao', phone: '9876543210', email: dealer.email });
    await write(`UsersIds/${uid}`, { Name: 'Asha Rao', phone: '9876543210' });
    await newListing(kind, uid);
    await logInBuyer(dealer);
    await expect(bookListing(uid, await seenByVisitor(kind, dealer))).rejects.toEqual(appError('denied'));
    expect(await storedWhere('bookings', 'userId', uid)).toEqual([]);
  });

  test.each(['pending', 'rejected', 'sold', 'withdrawn', 'suspended'] as const)(
    'one that is %s by now',
    async (state) => {
      const stage = await buyerBefore(kind);
      const { dealer, buyer, vehicle } = stage;
      await write(`${collectionOf[kind]}/${vehicle.id}`, listingRecord(kind, dealer.uid, { state }));
      await expect(bookListing(buyer.uid, vehicle)).rejects.toEqual(appError('missing'));
      await expectNothingStored(stage);
    },
  );

  test('one that has vanished', async () => {
    const stage = await buyerBefore(kind);
    await erase(`${collectionOf[kind]}/${stage.vehicle.id}`);
    await expect(bookListing(stage.buyer.uid, stage.vehicle)).rejects.toEqual(appError('missing'));
    await expectNothingStored(stage);
  });

  test('one whose dealer has vanished', async () => {
    const stage = await buyerBefore(kind);
    await erase(`sellers/${stage.dealer.uid}`);
    await expect(bookListing(stage.buyer.uid, stage.vehicle)).rejects.toEqual(appError('missing'));
    await expectNothingStored(stage);
  });

  test('one whose dealer is no longer public', async () => {
    const stage = await buyerBefore(kind);
    const seller = `sellers/${stage.dealer.uid}`;
    await write(seller, { ...(await stored(seller)), approved: false });
    await expect(bookListing(stage.buyer.uid, stage.vehicle)).rejects.toEqual(appError('missing'));
    await expectNothingStored(stage);
  });

  test('any, for an account that never registered as a buyer', async () => {
    const dealer = await newDealer();
    await newListing(kind, dealer.uid);
    const vehicle = await seenByVisitor(kind, dealer);
    const other = await newDealer();
    await logInDealer(other);
    await expect(bookListing(other.uid, vehicle)).rejects.toEqual(appError('denied'));
    expect(await storedWhere('bookings', 'sellerId', dealer.uid)).toEqual([]);
  });

  test('any, if the signed-in account is not the buyer in local storage', async () => {
    const stage = await buyerBefore(kind);
    await logInBuyer(await newBuyer());
    await expect(bookListing(stage.buyer.uid, stage.vehicle)).rejects.toEqual(appError('signedOut'));
    await expectNothingStored(stage);
  });

  test('any, without a network', async () => {
    const stage = await buyerBefore(kind);
    cutNetwork('firestore');
    // The SDK repeats a transaction, with growing pauses.
    vi.useFakeTimers();
    const failed = expect(bookListing(stage.buyer.uid, stage.vehicle)).rejects.toEqual(appError('offline'));
    await vi.advanceTimersByTimeAsync(19_000);
    vi.useRealTimers();
    await failed;
    await expectNothingStored(stage);
  });
});

describe("a buyer's bookings", () => {
  test('that are over come newest first, in pages of 8, cars and bikes mixed, nobody else', async () => {
    const dealer = await newDealer();
    const buyer = await newBuyer();
    await newBooking('car', dealer, (await newBuyer()).uid, 1, { status: 'completed' });
    await newBooking('car', dealer, buyer.uid, 10);
    const states = ['completed', 'declined', 'cancelled'] as const;
    for (const [index, hoursAgo] of [3, 1, 5, 9, 7].entries()) {
      await newBooking('car', dealer, buyer.uid, hoursAgo, { status: states[index % 3] ?? 'completed' });
    }
    for (const hoursAgo of [4, 2, 8, 6]) {
      await newBooking('bike', dealer, buyer.uid, hoursAgo, { status: 'cancelled' });
    }
    await logInBuyer(buyer);
    const first = await listEndedBookings(buyer.uid, null);
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
    const second = await listEndedBookings(buyer.uid, first.next);
    expect(second.items.map(({ vehicleId }) => vehicleId)).toEqual(['car-9']);
    expect(second.next).toBeNull();
  });

  test('that are not over come in one page, newest first', async () => {
    const dealer = await newDealer();
    const buyer = await newBuyer();
    await newBooking('car', dealer, buyer.uid, 20, { status: 'cancelled' });
    for (const hoursAgo of [3, 1, 5, 9, 7]) await newBooking('car', dealer, buyer.uid, hoursAgo);
    for (const hoursAgo of [4, 2, 8, 6]) await newBooking('bike', dealer, buyer.uid, hoursAgo, { status: 'accepted' });
    await logInBuyer(buyer);
    const { items, next } = await listOpenBookings(buyer.uid, null);
    expect(items.map(({ vehicleId }) => vehicleId.replace(/.*-/, ''))).toEqual([...'123456789']);
    expect(next).toBeNull();
  });

  test('no other account can read them', async () => {
    const { uid } = await newBuyer();
    await expect(listOpenBookings(uid, null)).rejects.toEqual(appError('signedOut'));
    await logInBuyer(await newBuyer());
    await expect(listOpenBookings(uid, null)).rejects.toEqual(appError('signedOut'));
  });
});

describe("a dealer's bookings", () => {
  test.each(kinds)('%ss: newest first, in pages of 8, only of that kind and that dealer', async (kind) => {
    const dealer = await newDealer();
    const buyer = await newBuyer();
    await newBooking(kind === 'car' ? 'bike' : 'car', dealer, buyer.uid, 1);
    await newBooking(kind, await newDealer(), buyer.uid, 1);
    // The names are in the opposite order of the dates, so that an order by name would show.
    for (const hoursAgo of [3, 1, 5, 9, 7, 4, 2, 8, 6]) {
      await newBooking(kind, dealer, buyer.uid, hoursAgo, { name: `Name ${9 - hoursAgo}` });
    }
    await logInDealer(dealer);
    const first = await listBookingsOfDealer(kind, dealer.uid, null);
    expect(first.items.map(({ vehicleId }) => vehicleId)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((hoursAgo) => `${kind}-${hoursAgo}`),
    );
    const second = await listBookingsOfDealer(kind, dealer.uid, first.next);
    expect(second.items.map(({ vehicleId }) => vehicleId)).toEqual([`${kind}-9`]);
    expect(second.next).toBeNull();
  });

  test.each(kinds)('%ss: no other account can read them', async (kind) => {
    const { uid } = await newDealer();
    await expect(listBookingsOfDealer(kind, uid, null)).rejects.toEqual(appError('signedOut'));
    await expect(listBookingsOfDealer(kind, '', null)).rejects.toEqual(appError('signedOut'));
    await logInDealer(await newDealer());
    await expect(listBookingsOfDealer(kind, uid, null)).rejects.toEqual(appError('signedOut'));
  });

  test('a dealer cannot read a buyer without a booking', async () => {
    const dealer = await newDealer();
    const buyer = await newBuyer();
    await logInDealer(dealer);
    await expect(readBuyer(dealer.uid, buyer.uid)).rejects.toEqual(appError('denied'));
  });

  test.each([
    ['is missing', null],
    ['is empty', {}],
    ['holds no texts', { Name: 12, phone: ['9876543210'] }],
  ])("a buyer whose record %s reads 'Unknown'", async (_damage, record) => {
    const dealer = await newDealer();
    const { uid } = await newAccount();
    if (record) await write(`UsersIds/${uid}`, record);
    await write(`UsersIds/${uid}/dealers/${dealer.uid}`, { since: Timestamp.now() });
    await logInDealer(dealer);
    expect(await readBuyer(dealer.uid, uid)).toEqual({ name: 'Unknown', phone: 'Unknown' });
  });

  test('without a login, nobody can read who booked', async () => {
    const dealer = await newDealer();
    await expect(readBuyer(dealer.uid, (await newBuyer()).uid)).rejects.toEqual(appError('signedOut'));
  });
});
