import { beforeAll, describe, expect, test } from 'vitest';
import { searchTokens } from '../../src/domain/searchTokens';
import type { Vehicle, VehicleDraft } from '../../src/domain/vehicle';
import type { VehicleKind } from '../../src/domain/vehicleKinds';
import { logInSeller, logInUser, logOutSeller } from '../../src/services/accounts';
import { listOwn } from '../../src/services/ownVehicles';
import { uploadVehiclePhoto } from '../../src/services/photos';
import { listApproved, listApprovedOfSeller, type VehicleOrder } from '../../src/services/vehicleLists';
import { addVehicle } from '../../src/services/vehicles';
import {
  type Dealer,
  type ListingDetails,
  newBuyer,
  newDealer,
  newListing,
  stored,
  storedWhere,
  Timestamp,
} from './arrange';
import { appError } from './observe';
import { pagesOf } from './pages';

const kinds: readonly VehicleKind[] = ['car', 'bike'];
const collectionOf = { car: 'products', bike: 'bikes' } as const;
const photoFolder = { car: 'car_photos', bike: 'bike_photos' } as const;

/** @returns their ids, in the order they were posted */
async function newListings(
  kind: VehicleKind,
  sellerId: string,
  count: number,
  details: ListingDetails = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) ids.push(await newListing(kind, sellerId, details));
  return ids;
}

const idsOf = (vehicles: readonly Vehicle[]) => vehicles.map(({ id }) => id);

const carDraft: VehicleDraft = {
  kind: 'car',
  values: {
    name: 'Maruti Swift',
    price: '4.5 lakh',
    year: 2019,
    fuelType: 'Petrol',
    transmission: 'Manual',
    engineSize: '1200cc',
    mileage: '21',
    safetyRating: 4,
    warranty: 2,
    seatingCapacity: 5,
    fuelTank: 37,
    size: '',
    kilometers: '32000',
    groundClearance: '163',
    description: 'One owner.',
  },
};

const bikeDraft: VehicleDraft = {
  kind: 'bike',
  values: {
    name: 'Honda Unicorn',
    price: 'Rs. 65,000/-',
    year: 2020,
    fuelType: 'Petrol',
    engineSize: '150cc',
    mileage: '50',
    fuelTank: 13,
    kilometers: '18000',
    description: '',
  },
};

const newId = () => crypto.randomUUID();
const newPosting = () => ({ id: newId(), again: false });

const drafts = { car: carDraft, bike: bikeDraft } as const;

describe('a dealer posts a vehicle', () => {
  async function photosOf(kind: VehicleKind, { uid }: Dealer) {
    const upload = (fileName: string) =>
      uploadVehiclePhoto({
        folder: photoFolder[kind],
        ownerId: uid,
        fileName,
        content: new Blob([fileName], { type: 'image/jpeg' }),
      });
    return [
      { url: await upload('front.jpg'), thumbnailUrl: await upload('front-thumb.jpg') },
      { url: await upload('rear.jpg'), thumbnailUrl: await upload('rear-thumb.jpg') },
    ];
  }

  test('a car is stored with every field under its name, waiting for approval', async () => {
    const dealer = await newDealer();
    await logInSeller(dealer);
    const photos = await photosOf('car', dealer);
    await addVehicle(dealer.uid, newPosting(), carDraft, photos);
    expect(await storedWhere('products', 'sellerId', dealer.uid)).toEqual([
      {
        sellerId: dealer.uid,
        carName: 'Maruti Swift',
        carPrice: '4.5 lakh',
        priceValue: 450000,
        distName: dealer.distName,
        searchTokens: searchTokens('Maruti Swift', dealer.distName),
        kilometersValue: 32000,
        carYear: 2019,
        fuelType: 'Petrol',
        transmission: 'Manual',
        engineSize: '1200cc',
        mileage: '21',
        safetyRating: 4,
        warranty: 2,
        seatingCapacity: 5,
        fuelTank: 37,
        size: '',
        carKm: '32000',
        groundClearance: '163',
        carDescription: 'One owner.',
        carPhotos: photos.map(({ url }) => url),
        thumbnails: photos.map(({ thumbnailUrl }) => thumbnailUrl),
        approved: false,
        Reject: false,
        rejectReason: '',
        closed: '',
        createdAt: expect.any(Timestamp),
        updatedAt: expect.any(Timestamp),
        lastReview: '',
      },
    ]);
  });

  test('a bike is stored with every field under its name, waiting for approval', async () => {
    const dealer = await newDealer();
    await logInSeller(dealer);
    const photos = await photosOf('bike', dealer);
    await addVehicle(dealer.uid, newPosting(), bikeDraft, photos);
    expect(await storedWhere('bikes', 'sellerId', dealer.uid)).toEqual([
      {
        sellerId: dealer.uid,
        bikeName: 'Honda Unicorn',
        bikePrice: 'Rs. 65,000/-',
        priceValue: 65000,
        distName: dealer.distName,
        searchTokens: searchTokens('Honda Unicorn', dealer.distName),
        kilometersValue: 18000,
        bikeYear: 2020,
        fuelType: 'Petrol',
        engineSize: '150cc',
        mileage: '50',
        fuelTank: 13,
        kilometersRan: '18000',
        bikeDescription: '',
        bikePhotos: photos.map(({ url }) => url),
        thumbnails: photos.map(({ thumbnailUrl }) => thumbnailUrl),
        approved: false,
        Reject: false,
        rejectReason: '',
        closed: '',
        createdAt: expect.any(Timestamp),
        updatedAt: expect.any(Timestamp),
        lastReview: '',
      },
    ]);
  });

  test.each(kinds)('a %s whose price names no amount is accepted, and gets the value that sorts last', async (kind) => {
    const dealer = await newDealer();
    await logInSeller(dealer);
    const draft = { kind, values: { ...drafts[kind].values, price: 'Call me' } };
    await addVehicle(dealer.uid, newPosting(), draft, await photosOf(kind, dealer));
    const [record] = await storedWhere(collectionOf[kind], 'sellerId', dealer.uid);
    expect(record).toMatchObject({ priceValue: 9007199254740991 });
  });

  test.each(kinds)('the dealer finds the new %s among the own ones, a visitor does not', async (kind) => {
    const dealer = await newDealer();
    await logInSeller(dealer);
    await addVehicle(dealer.uid, newPosting(), drafts[kind], await photosOf(kind, dealer));
    expect((await listOwn(kind, dealer.uid, null, null)).items).toMatchObject([
      { kind, name: drafts[kind].values.name, state: 'pending', values: drafts[kind].values },
    ]);
    await logOutSeller();
    expect((await listApprovedOfSeller(kind, dealer.uid, null)).items).toEqual([]);
  });

  test.each(kinds)(
    'the same %s saved again under its id, because the first answer was lost, is one listing',
    async (kind) => {
      const dealer = await newDealer();
      await logInSeller(dealer);
      const photos = await photosOf(kind, dealer);
      const id = newId();
      await addVehicle(dealer.uid, { id, again: false }, drafts[kind], photos);
      const first = await stored(`${collectionOf[kind]}/${id}`);
      await addVehicle(dealer.uid, { id, again: false }, drafts[kind], photos);
      expect(await storedWhere(collectionOf[kind], 'sellerId', dealer.uid)).toEqual([first]);
    },
  );

  test.each(kinds)(
    'a %s that was stored without an answer, and changed since, is one listing as it reads now, and waits for approval',
    async (kind) => {
      const dealer = await newDealer();
      await logInSeller(dealer);
      const [front, ...gone] = await photosOf(kind, dealer);
      const [better] = await photosOf(kind, dealer);
      if (!front || !better) throw new Error('Two photos were stored');
      const id = newId();
      await addVehicle(dealer.uid, { id, again: false }, drafts[kind], [front, ...gone]);
      const first = await stored(`${collectionOf[kind]}/${id}`);
      const other = { kind, values: { ...drafts[kind].values, name: 'Another name' } };
      await addVehicle(dealer.uid, { id, again: true }, other, [front, better]);
      const [now, ...more] = await storedWhere(collectionOf[kind], 'sellerId', dealer.uid);
      expect(more).toEqual([]);
      expect(now).toMatchObject({
        approved: false,
        Reject: false,
        thumbnails: [front.thumbnailUrl, better.thumbnailUrl],
      });
      expect(now?.[kind === 'car' ? 'carName' : 'bikeName']).toBe('Another name');
      expect(now?.createdAt).toEqual(first?.createdAt);
      expect((await fetch(better.url)).ok).toBe(true);
      for (const { url, thumbnailUrl } of gone) {
        expect((await fetch(url)).ok).toBe(false);
        expect((await fetch(thumbnailUrl)).ok).toBe(false);
      }
    },
  );

  test.each(kinds)('a %s whose photos alone were changed since shows the new ones', async (kind) => {
    const dealer = await newDealer();
    await logInSeller(dealer);
    const before = await photosOf(kind, dealer);
    const after = await photosOf(kind, dealer);
    const id = newId();
    await addVehicle(dealer.uid, { id, again: false }, drafts[kind], before);
    await addVehicle(dealer.uid, { id, again: true }, drafts[kind], after);
    const [now] = await storedWhere(collectionOf[kind], 'sellerId', dealer.uid);
    expect(now).toMatchObject({ thumbnails: after.map(({ thumbnailUrl }) => thumbnailUrl) });
  });

  test.each(kinds)('the same %s from two tabs keeps the photos of the first, and those alone', async (kind) => {
    const dealer = await newDealer();
    await logInSeller(dealer);
    const first = await photosOf(kind, dealer);
    const second = await photosOf(kind, dealer);
    const id = newId();
    await addVehicle(dealer.uid, { id, again: false }, drafts[kind], first);
    await addVehicle(dealer.uid, { id, again: false }, drafts[kind], second);
    const [now, ...more] = await storedWhere(collectionOf[kind], 'sellerId', dealer.uid);
    expect(more).toEqual([]);
    expect(now).toMatchObject({ thumbnails: first.map(({ thumbnailUrl }) => thumbnailUrl) });
    for (const { url } of first) expect((await fetch(url)).ok).toBe(true);
    for (const { url } of second) expect((await fetch(url)).ok).toBe(false);
  });

  test.each(kinds)('another %s under an id that is taken is a listing of its own', async (kind) => {
    const dealer = await newDealer();
    await logInSeller(dealer);
    const photos = await photosOf(kind, dealer);
    const id = newId();
    await addVehicle(dealer.uid, { id, again: false }, drafts[kind], photos);
    const other = { kind, values: { ...drafts[kind].values, name: 'Another one' } };
    await addVehicle(dealer.uid, { id, again: false }, other, photos);
    const { items } = await listOwn(kind, dealer.uid, null, null);
    expect(items.map(({ name }) => name)).toEqual([drafts[kind].values.name, 'Another one']);
  });

  test('a dealer who is not signed in is told so, and nothing is stored', async () => {
    const dealer = await newDealer();
    await expect(addVehicle(dealer.uid, newPosting(), carDraft, [])).rejects.toEqual(appError('signedOut'));
    expect(await storedWhere('products', 'sellerId', dealer.uid)).toEqual([]);
  });

  test('a stored seller id that is not the one signed in counts as signed out', async () => {
    const other = await newDealer();
    await logInSeller(await newDealer());
    await expect(addVehicle(other.uid, newPosting(), carDraft, [])).rejects.toEqual(appError('signedOut'));
    expect(await storedWhere('products', 'sellerId', other.uid)).toEqual([]);
  });

  test('a buyer cannot post', async () => {
    const buyer = await newBuyer();
    await logInUser(buyer);
    await expect(addVehicle(buyer.uid, newPosting(), carDraft, [])).rejects.toEqual(appError('denied'));
  });
});

describe.each(kinds)("a dealer's own %ss", (kind) => {
  test('all of them, in the order they were posted, with their states', async () => {
    const dealer = await newDealer();
    const other = await newDealer();
    const states = ['pending', 'approved', 'rejected', 'sold', 'withdrawn'] as const;
    for (const state of states) await newListing(kind, dealer.uid, { state });
    await newListing(kind, other.uid);
    await logInSeller(dealer);
    const { items, next } = await listOwn(kind, dealer.uid, null, null);
    expect(items.map(({ state }) => state)).toEqual(states);
    expect(next).toBeNull();
  });

  test('nobody who is not signed in as that dealer sees them', async () => {
    const dealer = await newDealer();
    await expect(listOwn(kind, dealer.uid, null, null)).rejects.toEqual(appError('signedOut'));
    await logInSeller(await newDealer());
    await expect(listOwn(kind, dealer.uid, null, null)).rejects.toEqual(appError('signedOut'));
  });
});

describe.each(kinds)('pages of %ss', (kind) => {
  test.each([
    [0, [0]],
    [7, [7]],
    [8, [8, 0]],
    [9, [8, 1]],
    [17, [8, 8, 1]],
  ])('%i listings come as pages of %j, in the order they were posted, none twice', async (count, lengths) => {
    const dealer = await newDealer();
    const ids = await newListings(kind, dealer.uid, count);
    const pages = await pagesOf((cursor) => listApprovedOfSeller(kind, dealer.uid, cursor));
    expect(pages.map(({ length }) => length)).toEqual(lengths);
    expect(idsOf(pages.flat())).toEqual(ids);
  });

  test('listings of the same moment come by their ids, none twice and none left out', async () => {
    const dealer = await newDealer();
    const ids = await newListings(kind, dealer.uid, 11, { createdAt: Timestamp.fromMillis(1_700_000_000_000) });
    const pages = await pagesOf((cursor) => listApprovedOfSeller(kind, dealer.uid, cursor));
    expect(idsOf(pages.flat())).toEqual([...ids].sort());
  });

  test("a dealer's page shows the approved ones of that dealer alone", async () => {
    const dealer = await newDealer();
    const other = await newDealer();
    const approved = await newListing(kind, dealer.uid);
    for (const state of ['pending', 'rejected', 'sold', 'withdrawn'] as const) {
      await newListing(kind, dealer.uid, { state });
    }
    await newListing(kind, other.uid);
    const { items } = await listApprovedOfSeller(kind, dealer.uid, null);
    expect(idsOf(items)).toEqual([approved]);
  });
});

/** The public lists hold other people's listings too: they are read to their end, and searched for these. */
describe.each(kinds)('the public lists of %ss', (kind) => {
  /** Names of the listings, in the order they were posted. */
  const arranged = [
    { name: 'Costs 95,000', price: '95,000', year: 2012 },
    { name: 'Costs 2 lakh', price: '2 lakh', year: 2024 },
    { name: 'Names no price', price: 'Call me', year: 2000 },
    { name: 'Costs 100000', price: 'Rs. 100000', year: 2018 },
    { name: 'Costs 1.2 crore', price: '1.2 crore', year: 2023 },
    { name: 'Costs 65k', price: '65k', year: 2015 },
    { name: 'Costs 450000', price: '450000/-', year: 2021 },
    { name: 'Costs 3.2 lakhs', price: '₹ 3.2 Lakhs', year: 2010 },
    { name: 'Costs 4,85,000', price: '4,85,000', year: 2022 },
  ];
  const names = {
    posted: arranged.map(({ name }) => name),
    cheapest: [
      'Costs 65k',
      'Costs 95,000',
      'Costs 100000',
      'Costs 2 lakh',
      'Costs 3.2 lakhs',
      'Costs 450000',
      'Costs 4,85,000',
      'Costs 1.2 crore',
      'Names no price',
    ],
    latestModel: [
      'Costs 2 lakh',
      'Costs 1.2 crore',
      'Costs 4,85,000',
      'Costs 450000',
      'Costs 100000',
      'Costs 65k',
      'Costs 95,000',
      'Costs 3.2 lakhs',
      'Names no price',
    ],
  } as const satisfies Record<VehicleOrder, readonly string[]>;
  let dealer: Dealer;

  beforeAll(async () => {
    dealer = await newDealer();
    for (const details of arranged) await newListing(kind, dealer.uid, details);
    for (const state of ['pending', 'rejected', 'sold', 'withdrawn'] as const) {
      await newListing(kind, dealer.uid, { state, name: `Is ${state}` });
    }
  });

  test.each(Object.keys(names) as VehicleOrder[])('%s: every approved one once, and no other', async (order) => {
    const pages = await pagesOf((cursor) => listApproved(kind, order, cursor));
    const own = pages.flat().filter(({ sellerId }) => sellerId === dealer.uid);
    expect(own.map(({ name }) => name)).toEqual(names[order]);
    expect(new Set(idsOf(pages.flat())).size).toBe(pages.flat().length);
    expect(pages.slice(0, -1).map(({ length }) => length)).toEqual(pages.slice(1).map(() => 8));
  });

  test('the lowest prices come first, and those that name no amount last', async () => {
    const pages = await pagesOf((cursor) => listApproved(kind, 'cheapest', cursor));
    const prices = pages.flat().map(({ priceValue }) => priceValue);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(prices.at(-1)).toBe(9007199254740991);
  });

  test('the latest models come first', async () => {
    const pages = await pagesOf((cursor) => listApproved(kind, 'latestModel', cursor));
    const years = pages.flat().map(({ values }) => Number(values.year));
    expect(years).toEqual([...years].sort((one, other) => other - one));
  });

  test('a listing comes as the app knows it', async () => {
    const { items } = await listApprovedOfSeller(kind, dealer.uid, null);
    expect(items[0]).toMatchObject({
      kind,
      sellerId: dealer.uid,
      name: 'Costs 95,000',
      priceValue: 95000,
      state: 'approved',
      values: { price: '95,000', year: 2012, fuelType: 'Petrol', mileage: 'Some mileage' },
      photos: ['http://pictures.example/1.jpg', 'http://pictures.example/2.jpg'],
      thumbnails: ['http://pictures.example/1-thumb.jpg', 'http://pictures.example/2-thumb.jpg'],
    });
  });
});
