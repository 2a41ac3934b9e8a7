import { beforeAll, describe, expect, test } from 'vitest';
import { logInBuyer, logInDealer, logOutDealer } from '../../src/accounts/accounts.service';
import type { ListingKind } from '../../src/listings/kinds';
import type { Listing, SubmittedListing } from '../../src/listings/listing';
import { type ListingOrder, listApproved, listApprovedOfDealer } from '../../src/listings/listings.service';
import { stateFlags } from '../../src/listings/state/listingState';
import { toStoredStated } from '../../src/listings/stated/statedFacts';
import { searchTokens } from '../../src/listings/stored/searchTokens';
import { stockLimits } from '../../src/shared/limits';
import { addListing } from '../../src/stock/addListing.service';
import { listOwn } from '../../src/stock/stock.service';
import { requiredValues } from '../support/requiredValues';
import {
  type DealerAccount,
  type ListingDetails,
  newBuyer,
  newDealer,
  newListing,
  stored,
  storedWhere,
  Timestamp,
  write,
} from '../support/services/arrange';
import { loseAnswersToWrites, restoreNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';
import { storeOldPhoto } from '../support/services/oldPhoto';
import { pagesOf } from '../support/services/pages';
import { expectCounted } from '../support/services/stock';

const kinds: readonly ListingKind[] = ['car', 'bike'];
const collectionOf = { car: 'products', bike: 'bikes' } as const;
const photoFolder = { car: 'car_photos', bike: 'bike_photos' } as const;

/** @returns their ids, in the order they were posted */
async function newListings(
  kind: ListingKind,
  sellerId: string,
  count: number,
  details: ListingDetails = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) ids.push(await newListing(kind, sellerId, details));
  return ids;
}

const idsOf = (vehicles: readonly Listing[]) => vehicles.map(({ id }) => id);

const carDraft: SubmittedListing = {
  kind: 'car',
  values: {
    ...requiredValues,
    size: '',
    kilometers: '32000',
    groundClearance: '163',
    description: 'One owner.',
    make: 'Maruti Suzuki',
    model: 'Swift',
    bodyType: 'Hatchback',
  },
};

/** Of the car. The bike's dealer states nothing. */
const stated = { owners: '1', registeredState: 'Maharashtra', registeredYear: '2019', loan: 'None' };

const bikeDraft: SubmittedListing = {
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
    make: 'Honda',
    model: 'Unicorn',
    bodyType: 'Commuter',
  },
};

const newId = () => crypto.randomUUID();

const drafts = { car: carDraft, bike: bikeDraft } as const;

describe('a dealer posts a listing', () => {
  async function photosOf(kind: ListingKind, { uid }: DealerAccount) {
    const store = (fileName: string) => storeOldPhoto(photoFolder[kind], uid, fileName);
    return [
      {
        url: await store('front-1280.webp'),
        mediumUrl: await store('front-800.webp'),
        thumbnailUrl: await store('front-400.webp'),
        hash: '00112233445566ff',
      },
      { url: await store('rear.jpg'), thumbnailUrl: await store('rear-thumb.jpg') },
    ];
  }

  test('a car is stored with every field under its name, waiting for approval', async () => {
    const dealer = await newDealer();
    await logInDealer(dealer);
    const photos = await photosOf('car', dealer);
    const labelled = photos.map((photo, index) => ({ ...photo, label: ['Front', 'Rear'][index] ?? '' }));
    await addListing(dealer.uid, newId(), { draft: { ...carDraft, stated }, photos: labelled }, []);
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
        make: 'Maruti Suzuki',
        model: 'Swift',
        bodyType: 'Hatchback',
        stated: toStoredStated(stated),
        carPhotos: photos.map(({ url }) => url),
        mediumPhotos: photos.map(({ mediumUrl = '' }) => mediumUrl),
        thumbnails: photos.map(({ thumbnailUrl }) => thumbnailUrl),
        photoLabels: ['Front', 'Rear'],
        photoHashes: ['00112233445566ff', ''],
        approved: false,
        Reject: false,
        rejectReason: '',
        closed: '',
        visible: false,
        createdAt: expect.any(Timestamp),
        updatedAt: expect.any(Timestamp),
        lastReview: '',
      },
    ]);
  });

  test('a bike is stored with every field under its name, waiting for approval', async () => {
    const dealer = await newDealer();
    await logInDealer(dealer);
    const photos = await photosOf('bike', dealer);
    await addListing(dealer.uid, newId(), { draft: bikeDraft, photos }, []);
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
        make: 'Honda',
        model: 'Unicorn',
        bodyType: 'Commuter',
        stated: toStoredStated({}),
        bikePhotos: photos.map(({ url }) => url),
        mediumPhotos: photos.map(({ mediumUrl = '' }) => mediumUrl),
        thumbnails: photos.map(({ thumbnailUrl }) => thumbnailUrl),
        photoLabels: ['', ''],
        photoHashes: ['00112233445566ff', ''],
        approved: false,
        Reject: false,
        rejectReason: '',
        closed: '',
        visible: false,
        createdAt: expect.any(Timestamp),
        updatedAt: expect.any(Timestamp),
        lastReview: '',
      },
    ]);
  });

  test.each(kinds)('a %s whose price names no amount is accepted, and gets the value that sorts last', async (kind) => {
    const dealer = await newDealer();
    await logInDealer(dealer);
    const draft = { kind, values: { ...drafts[kind].values, price: 'Call me' } };
    await addListing(dealer.uid, newId(), { draft, photos: await photosOf(kind, dealer) }, []);
    const [record] = await storedWhere(collectionOf[kind], 'sellerId', dealer.uid);
    expect(record).toMatchObject({ priceValue: 9007199254740991 });
  });

  test.each(kinds)('the dealer sees the new %s among the own listings, a visitor does not', async (kind) => {
    const dealer = await newDealer();
    await logInDealer(dealer);
    await addListing(dealer.uid, newId(), { draft: drafts[kind], photos: await photosOf(kind, dealer) }, []);
    expect((await listOwn(kind, dealer.uid, null, null)).items).toMatchObject([
      { kind, name: drafts[kind].values.name, state: 'pending', values: drafts[kind].values },
    ]);
    await logOutDealer();
    expect((await listApprovedOfDealer(kind, dealer.uid, null)).items).toEqual([]);
  });

  test('the same car, saved again after a lost answer, is one listing', async () => {
    const kind: ListingKind = 'car';
    const dealer = await newDealer();
    await logInDealer(dealer);
    const content = { draft: drafts[kind], photos: await photosOf(kind, dealer) };
    const id = newId();
    loseAnswersToWrites();
    const lost = addListing(dealer.uid, id, content, []);
    await expect(lost).rejects.toEqual(appError('offline'));
    restoreNetwork();
    const first = await stored(`${collectionOf[kind]}/${id}`);
    await addListing(dealer.uid, id, content, [content]);
    await addListing(dealer.uid, id, content, []);
    expect(await storedWhere(collectionOf[kind], 'sellerId', dealer.uid)).toEqual([first]);
    await expectCounted(dealer.uid);
  });

  test('a bike whose answer was lost, changed and saved again, is one listing with the new values, and pending', async () => {
    const kind: ListingKind = 'bike';
    const dealer = await newDealer();
    await logInDealer(dealer);
    const [front, ...gone] = await photosOf(kind, dealer);
    const [better] = await photosOf(kind, dealer);
    if (!front || !better) throw new Error('Two photos were stored');
    const id = newId();
    const unanswered = { draft: drafts[kind], photos: [front, ...gone] };
    await addListing(dealer.uid, id, unanswered, []);
    const first = await stored(`${collectionOf[kind]}/${id}`);
    const other = { kind, values: { ...drafts[kind].values, name: 'Another name' } };
    await addListing(dealer.uid, id, { draft: other, photos: [front, better] }, [unanswered]);
    const [now, ...more] = await storedWhere(collectionOf[kind], 'sellerId', dealer.uid);
    expect(more).toEqual([]);
    expect(now).toMatchObject({
      approved: false,
      Reject: false,
      thumbnails: [front.thumbnailUrl, better.thumbnailUrl],
    });
    expect(now?.bikeName).toBe('Another name');
    expect(now?.createdAt).toEqual(first?.createdAt);
    expect((await fetch(better.url)).ok).toBe(true);
    for (const { url, thumbnailUrl } of gone) {
      expect((await fetch(url)).ok).toBe(false);
      expect((await fetch(thumbnailUrl)).ok).toBe(false);
    }
    await expectCounted(dealer.uid);
  });

  test('a car whose answer was lost, saved again with other photos, shows the new photos', async () => {
    const kind: ListingKind = 'car';
    const dealer = await newDealer();
    await logInDealer(dealer);
    const before = await photosOf(kind, dealer);
    const after = await photosOf(kind, dealer);
    const id = newId();
    const unanswered = { draft: drafts[kind], photos: before };
    await addListing(dealer.uid, id, unanswered, []);
    await addListing(dealer.uid, id, { draft: drafts[kind], photos: after }, [unanswered]);
    const [now] = await storedWhere(collectionOf[kind], 'sellerId', dealer.uid);
    expect(now).toMatchObject({ thumbnails: after.map(({ thumbnailUrl }) => thumbnailUrl) });
    for (const { url } of before) expect((await fetch(url)).ok).toBe(false);
  });

  test('a bike whose answer was lost, and that is approved and booked meanwhile, keeps its booked photos', async () => {
    const kind: ListingKind = 'bike';
    const dealer = await newDealer();
    await logInDealer(dealer);
    const before = await photosOf(kind, dealer);
    const id = newId();
    const unanswered = { draft: drafts[kind], photos: before };
    await addListing(dealer.uid, id, unanswered, []);
    const path = `${collectionOf[kind]}/${id}`;
    await write(path, { ...(await stored(path)), ...stateFlags.approved, visible: true });
    await write(`bookings/buyer_${id}`, { sellerId: dealer.uid, vehicleId: id, userId: 'buyer' });
    await addListing(dealer.uid, id, { draft: drafts[kind], photos: await photosOf(kind, dealer) }, [unanswered]);
    expect(await stored(path)).toMatchObject({ ...stateFlags.pending, visible: false });
    for (const { url } of before) expect((await fetch(url)).ok).toBe(true);
    await expectCounted(dealer.uid);
  });

  test('the same car from two tabs keeps only the photos of the first', async () => {
    const kind: ListingKind = 'car';
    const dealer = await newDealer();
    await logInDealer(dealer);
    const first = await photosOf(kind, dealer);
    const second = await photosOf(kind, dealer);
    const id = newId();
    await addListing(dealer.uid, id, { draft: drafts[kind], photos: first }, []);
    await addListing(dealer.uid, id, { draft: drafts[kind], photos: second }, []);
    const [now, ...more] = await storedWhere(collectionOf[kind], 'sellerId', dealer.uid);
    expect(more).toEqual([]);
    expect(now).toMatchObject({ thumbnails: first.map(({ thumbnailUrl }) => thumbnailUrl) });
    for (const { url } of first) expect((await fetch(url)).ok).toBe(true);
    for (const { url } of second) expect((await fetch(url)).ok).toBe(false);
  });

  test('another car under the same id is refused, and nothing is written', async () => {
    const kind: ListingKind = 'car';
    const dealer = await newDealer();
    await logInDealer(dealer);
    const photos = await photosOf(kind, dealer);
    const id = newId();
    await addListing(dealer.uid, id, { draft: drafts[kind], photos }, []);
    const first = await stored(`${collectionOf[kind]}/${id}`);
    const other = { kind, values: { ...drafts[kind].values, name: 'Another one' } };
    const unanswered = { draft: { kind, values: { ...drafts[kind].values, name: 'A third one' } }, photos };
    for (const sent of [[], [unanswered]]) {
      const posted = addListing(dealer.uid, id, { draft: other, photos }, sent);
      await expect(posted).rejects.toEqual(appError('exists'));
    }
    expect(await storedWhere(collectionOf[kind], 'sellerId', dealer.uid)).toEqual([first]);
    for (const { url } of photos) expect((await fetch(url)).ok).toBe(true);
    await expectCounted(dealer.uid);
  });

  test('a car whose answer was lost, and whose sale has ended, is not overwritten', async () => {
    const kind: ListingKind = 'car';
    const dealer = await newDealer();
    await logInDealer(dealer);
    const content = { draft: drafts[kind], photos: await photosOf(kind, dealer) };
    const id = newId();
    await addListing(dealer.uid, id, content, []);
    const path = `${collectionOf[kind]}/${id}`;
    await write(path, { ...(await stored(path)), ...stateFlags.sold, visible: true });
    const other = { ...content, draft: { kind, values: { ...drafts[kind].values, name: 'Another one' } } };
    await expect(addListing(dealer.uid, id, other, [content])).rejects.toEqual(appError('exists'));
    expect(await stored(path)).toMatchObject(stateFlags.sold);
  });

  test('a dealer posts 20 that wait, and another one after a decision', async () => {
    const dealer = await newDealer();
    await logInDealer(dealer);
    const content = { draft: carDraft, photos: await photosOf('car', dealer) };
    await newListings('bike', dealer.uid, stockLimits.waiting - 1, { state: 'pending' });
    const [last, next] = [newId(), newId()];
    await addListing(dealer.uid, last, content, []);
    await expect(addListing(dealer.uid, next, content, [])).rejects.toEqual(appError('waitingLimit'));
    expect(await stored(`products/${next}`)).toBeUndefined();
    // A listing that is stored already does not count again.
    await addListing(dealer.uid, last, content, []);

    await write(`products/${last}`, { ...(await stored(`products/${last}`)), ...stateFlags.rejected });
    await addListing(dealer.uid, next, content, []);
    await expectCounted(dealer.uid);
  });

  test('a dealer posts 300 listings, and no more', async () => {
    const dealer = await newDealer();
    await logInDealer(dealer);
    const photos = await photosOf('car', dealer);
    await newListing('car', dealer.uid);
    const path = `stockCounts/${dealer.uid}`;
    await write(path, { ...(await stored(path)), all: stockLimits.all - 1 });
    await addListing(dealer.uid, newId(), { draft: carDraft, photos }, []);
    await expect(addListing(dealer.uid, newId(), { draft: carDraft, photos }, [])).rejects.toEqual(
      appError('stockLimit'),
    );
  });

  test('without a sign-in a post fails, and nothing is stored', async () => {
    const dealer = await newDealer();
    await expect(addListing(dealer.uid, newId(), { draft: carDraft, photos: [] }, [])).rejects.toEqual(
      appError('signedOut'),
    );
    expect(await storedWhere('products', 'sellerId', dealer.uid)).toEqual([]);
  });

  test('a stored seller id that is not the one signed in counts as signed out', async () => {
    const other = await newDealer();
    await logInDealer(await newDealer());
    await expect(addListing(other.uid, newId(), { draft: carDraft, photos: [] }, [])).rejects.toEqual(
      appError('signedOut'),
    );
    expect(await storedWhere('products', 'sellerId', other.uid)).toEqual([]);
  });

  test('a buyer cannot post', async () => {
    const buyer = await newBuyer();
    await logInBuyer(buyer);
    await expect(addListing(buyer.uid, newId(), { draft: carDraft, photos: [] }, [])).rejects.toEqual(
      appError('denied'),
    );
  });
});

describe.each(kinds)("a dealer's own %ss", (kind) => {
  test('all of them, in the order they were posted, with their states', async () => {
    const dealer = await newDealer();
    const other = await newDealer();
    const states = ['pending', 'approved', 'rejected', 'sold', 'withdrawn'] as const;
    for (const state of states) await newListing(kind, dealer.uid, { state });
    await newListing(kind, other.uid);
    await logInDealer(dealer);
    const { items, next } = await listOwn(kind, dealer.uid, null, null);
    expect(items.map(({ state }) => state)).toEqual(states);
    expect(next).toBeNull();
  });

  test('no other account can read them', async () => {
    const dealer = await newDealer();
    await expect(listOwn(kind, dealer.uid, null, null)).rejects.toEqual(appError('signedOut'));
    await logInDealer(await newDealer());
    await expect(listOwn(kind, dealer.uid, null, null)).rejects.toEqual(appError('signedOut'));
  });
});

describe('pages of listings', () => {
  const kind: ListingKind = 'bike';

  test.each([
    [0, [0]],
    [7, [7]],
    [8, [8, 0]],
    [9, [8, 1]],
    [17, [8, 8, 1]],
  ])('%i listings come as pages of %j, in the order they were posted, none twice', async (count, lengths) => {
    const dealer = await newDealer();
    const ids = await newListings(kind, dealer.uid, count);
    const pages = await pagesOf((cursor) => listApprovedOfDealer(kind, dealer.uid, cursor));
    expect(pages.map(({ length }) => length)).toEqual(lengths);
    expect(idsOf(pages.flat())).toEqual(ids);
  });

  test('listings with the same time are ordered by id, without a gap or a duplicate', async () => {
    const dealer = await newDealer();
    const ids = await newListings(kind, dealer.uid, 11, { createdAt: Timestamp.fromMillis(1_700_000_000_000) });
    const pages = await pagesOf((cursor) => listApprovedOfDealer(kind, dealer.uid, cursor));
    expect(idsOf(pages.flat())).toEqual([...ids].sort());
  });

  test("a dealer's page shows only the approved listings of that dealer", async () => {
    const dealer = await newDealer();
    const other = await newDealer();
    const approved = await newListing(kind, dealer.uid);
    for (const state of ['pending', 'rejected', 'sold', 'withdrawn'] as const) {
      await newListing(kind, dealer.uid, { state });
    }
    await newListing(kind, other.uid);
    const { items } = await listApprovedOfDealer(kind, dealer.uid, null);
    expect(idsOf(items)).toEqual([approved]);
  });
});

/** The public lists hold listings of other tests too. These tests read them to the end, and look for their own. */
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
    newest: arranged.map(({ name }) => name).toReversed(),
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
  } as const satisfies Record<ListingOrder, readonly string[]>;
  let dealer: DealerAccount;

  beforeAll(async () => {
    dealer = await newDealer();
    for (const details of arranged) await newListing(kind, dealer.uid, details);
    for (const state of ['pending', 'rejected', 'sold', 'withdrawn'] as const) {
      await newListing(kind, dealer.uid, { state, name: `Is ${state}` });
    }
  });

  test.each(Object.keys(names) as ListingOrder[])('%s: every approved one once, and no other', async (order) => {
    const pages = await pagesOf((cursor) => listApproved(kind, order, cursor));
    const own = pages.flat().filter(({ sellerId }) => sellerId === dealer.uid);
    expect(own.map(({ name }) => name)).toEqual(names[order]);
    expect(new Set(idsOf(pages.flat())).size).toBe(pages.flat().length);
    expect(pages.slice(0, -1).map(({ length }) => length)).toEqual(pages.slice(1).map(() => 8));
  });

  test('the lowest prices come first, and prices without an amount last', async () => {
    const pages = await pagesOf((cursor) => listApproved(kind, 'cheapest', cursor));
    const prices = pages.flat().map(({ price }) => price.rupees);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(prices.at(-1)).toBe(9007199254740991);
  });

  test('the latest models come first', async () => {
    const pages = await pagesOf((cursor) => listApproved(kind, 'latestModel', cursor));
    const years = pages.flat().map(({ values }) => Number(values.year));
    expect(years).toEqual([...years].sort((one, other) => other - one));
  });

  test('a listing is converted to the model', async () => {
    const { items } = await listApprovedOfDealer(kind, dealer.uid, null);
    expect(items[0]).toMatchObject({
      kind,
      sellerId: dealer.uid,
      name: 'Costs 95,000',
      price: { text: '95,000', rupees: 95_000 },
      state: 'approved',
      values: { price: '95,000', year: 2012, fuelType: 'Petrol', mileage: 'Some mileage' },
      photos: ['http://pictures.example/1.jpg', 'http://pictures.example/2.jpg'],
      thumbnails: ['http://pictures.example/1-thumb.jpg', 'http://pictures.example/2-thumb.jpg'],
    });
  });
});
