import { beforeAll, describe, expect, test } from 'vitest';
import { logInBuyer, logInDealer } from '../../src/accounts/accounts.service';
import { listBookingsOfDealer, listOpenBookings } from '../../src/bookings/bookings.service';
import { listDealers, readDealers } from '../../src/dealers/dealers.service';
import type { ListingKind } from '../../src/listings/kinds';
import { listApprovedOfDealer } from '../../src/listings/listings.service';
import { listOwn } from '../../src/stock/stock.service';
import {
  add,
  type DealerAccount,
  newAccount,
  newBuyer,
  newDealer,
  newListing,
  Timestamp,
  write,
} from '../support/services/arrange';
import { pagesOf } from '../support/services/pages';

/** Records that no form of this app can have written. None of them may break its list (LIST-17). */

const kinds: readonly ListingKind[] = ['car', 'bike'];
const collectionOf = { car: 'products', bike: 'bikes' } as const;
const nameField = { car: 'carName', bike: 'bikeName' } as const;
const priceField = { car: 'carPrice', bike: 'bikePrice' } as const;
const yearField = { car: 'carYear', bike: 'bikeYear' } as const;
const photoField = { car: 'carPhotos', bike: 'bikePhotos' } as const;

const listedAt = Timestamp.fromMillis(1_700_000_000_000);

describe.each(kinds)('a %s', (kind) => {
  let dealer: DealerAccount;
  beforeAll(async () => {
    dealer = await newDealer();
  });

  /** A stored record as a visitor sees it. */
  async function seen(record: Record<string, unknown>) {
    const owner = await newAccount();
    await add(collectionOf[kind], { approved: true, createdAt: listedAt, sellerId: owner.uid, ...record });
    const { items } = await listApprovedOfDealer(kind, owner.uid, null);
    expect(items).toHaveLength(1);
    return items[0];
  }

  test('with only a dealer has fallbacks for everything else', async () => {
    expect(await seen({})).toMatchObject({
      kind,
      name: 'Unknown',
      values: {},
      photos: [],
      mediumPhotos: [],
      thumbnails: [],
      price: { text: '', rupees: 9007199254740991 },
      state: 'approved',
    });
  });

  test('that has values of wrong types has fallbacks for them', async () => {
    const vehicle = await seen({
      [nameField[kind]]: { text: 'Swift' },
      [priceField[kind]]: ['450000'],
      [yearField[kind]]: true,
      [photoField[kind]]: 'http://pictures.example/1.jpg',
      fuelType: null,
      mileage: Timestamp.now(),
      mediumPhotos: 'http://pictures.example/1-800.jpg',
      thumbnails: 7,
      priceValue: '450000',
      closed: 'sold long ago',
    });
    expect(vehicle).toMatchObject({
      name: 'Unknown',
      values: {},
      photos: [],
      mediumPhotos: [],
      thumbnails: [],
      price: { text: '', rupees: 9007199254740991 },
      state: 'approved',
    });
  });

  test('whose name is blanks is Unknown, and one whose name is a number is called by it', async () => {
    expect(await seen({ [nameField[kind]]: '   ' })).toMatchObject({ name: 'Unknown' });
    expect(await seen({ [nameField[kind]]: 800 })).toMatchObject({ name: '800' });
  });

  test('shows only photos that a browser fetches from the web', async () => {
    const vehicle = await seen({
      [photoField[kind]]: [
        'javascript:alert(1)',
        'https://pictures.example/1.jpg',
        7,
        null,
        'data:text/html,<b>',
        ' http://pictures.example/2.jpg',
        'http://pictures.example/3.jpg',
      ],
      thumbnails: ['//pictures.example/1.jpg', 'http://pictures.example/1-thumb.jpg'],
    });
    expect(vehicle?.photos).toEqual(['https://pictures.example/1.jpg', 'http://pictures.example/3.jpg']);
    expect(vehicle?.thumbnails).toEqual(['http://pictures.example/1-thumb.jpg']);
  });

  test('is in its list together with complete ones', async () => {
    const whole = await newListing(kind, dealer.uid);
    const damaged = await add(collectionOf[kind], { sellerId: dealer.uid, createdAt: listedAt, approved: 'yes' });
    await logInDealer(dealer);
    const { items } = await listOwn(kind, dealer.uid, null, null);
    expect(items.map(({ id, name, state }) => [id, name, state])).toEqual([
      [damaged, 'Unknown', 'pending'],
      [whole, 'Some name', 'approved'],
    ]);
  });
});

describe('a dealer', () => {
  const fallback = { dealerName: 'Unknown', distName: '', address: '', phone: '', profilePic: '' };

  test.each([
    ['that holds nothing but its approval', {}],
    ['that holds no texts', { dealerName: 7, distName: null, address: {}, phone: 9876543210, profilePic: [] }],
    ['whose name is empty', { dealerName: '' }],
  ])('%s has fallbacks', async (_damage, record) => {
    const { uid } = await newAccount();
    await write(`sellers/${uid}`, { ...record, approved: true });
    expect(await readDealers([uid])).toEqual([{ id: uid, ...fallback, approved: true, joinedAt: null }]);
  });

  test('is in the list together with complete ones', async () => {
    const { uid } = await newAccount();
    await write(`sellers/${uid}`, { createdAt: listedAt, approved: true });
    const whole = await newDealer();
    const all = (await pagesOf(listDealers)).flat();
    expect(all).toContainEqual({ id: uid, ...fallback, approved: true, joinedAt: listedAt.toDate() });
    expect(all.map(({ id }) => id)).toContain(whole.uid);
  });
});

describe('a booking', () => {
  test("that holds nothing but its buyer, its time and its state has fallbacks in the buyer's list", async () => {
    const buyer = await newBuyer();
    const id = await add('bookings', { userId: buyer.uid, bookingDate: listedAt, status: 'requested' });
    await logInBuyer(buyer);
    expect((await listOpenBookings(buyer.uid, null)).items).toEqual([
      {
        id,
        kind: 'car',
        vehicleId: '',
        userId: buyer.uid,
        sellerId: '',
        dealerName: 'Unknown',
        distName: 'Unknown',
        name: 'Unknown',
        price: { text: '', rupees: 9007199254740991 },
        kilometers: 9007199254740991,
        description: '',
        values: {},
        photos: [],
        photoLabels: [],
        mediumPhotos: [],
        thumbnails: [],
        stated: {},
        bookedAt: listedAt.toDate(),
        earlierRequests: [],
        status: 'requested',
        statusAt: null,
        testDrive: null,
        note: '',
        declineReason: '',
        afterHour: false,
      },
    ]);
  });

  test.each(kinds)("of a %s whose other fields are of wrong types has fallbacks in the dealer's list", async (kind) => {
    const dealer = await newDealer();
    await add('bookings', {
      [nameField[kind]]: '',
      [photoField[kind]]: 'http://pictures.example/1.jpg',
      sellerId: dealer.uid,
      userId: 7,
      dealerName: 7,
      distName: null,
      bookingDate: 'yesterday',
      earlierRequests: ['yesterday', listedAt],
      status: {},
    });
    await logInDealer(dealer);
    expect((await listBookingsOfDealer(kind, dealer.uid, null)).items).toMatchObject([
      {
        kind,
        name: 'Unknown',
        userId: '',
        dealerName: 'Unknown',
        distName: 'Unknown',
        photos: [],
        bookedAt: null,
        earlierRequests: [listedAt.toDate()],
        status: 'requested',
      },
    ]);
  });
});
