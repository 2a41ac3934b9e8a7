import { beforeEach, describe, expect, test } from 'vitest';
import { logInDealer } from '../../src/accounts/accounts.service';
import { toFormValues, toSubmittedListing } from '../../src/listings/form/listingForm';
import { type ListingKind, listingKinds } from '../../src/listings/kinds';
import type { Listing, ListingContent } from '../../src/listings/listing';
import { photosOf } from '../../src/listings/photoFiles';
import {
  type ListingState,
  listingMoves,
  listingStates,
  mayMove,
  stateFlags,
} from '../../src/listings/state/listingState';
import { stockLimits } from '../../src/shared/limits';
import { editListing, moveListing, type StockMove } from '../../src/stock/changeListing.service';
import { countBookingsOn, countOwn, listOwn, readOwn } from '../../src/stock/stock.service';
import { discardUnusedPhotos } from '../../src/stock/unusedPhotos.service';
import { type DealerAccount, listingRecord, newDealer, newListing, stored, write } from '../support/services/arrange';
import { cutNetwork, cutWrites, loseAnswersToWrites, restoreNetwork } from '../support/services/network';
import { appError } from '../support/services/observe';
import { storeOldPhoto } from '../support/services/oldPhoto';
import { expectCounted } from '../support/services/stock';

const kinds: readonly ListingKind[] = ['car', 'bike'];
const moves: readonly StockMove[] = ['withdraw', 'sell', 'putBack'];

let dealer: DealerAccount;
beforeEach(async () => {
  dealer = await newDealer();
  await logInDealer(dealer);
});

const pathOf = ({ kind, id }: Listing) => `${listingKinds[kind].collection}/${id}`;

async function newPhoto(kind: ListingKind, name: string) {
  const { folder } = listingKinds[kind].photos;
  const stored = (fileName: string) => storeOldPhoto(folder, dealer.uid, fileName);
  return { url: await stored(`${name}.jpg`), thumbnailUrl: await stored(`${name}-thumb.jpg`) };
}

/** A listing with two photos in the store, as the dealer's form starts with it. */
async function shownListing(kind: ListingKind, state: ListingState = 'approved'): Promise<Listing> {
  const photos = [await newPhoto(kind, 'front'), await newPhoto(kind, 'rear')];
  const record = {
    ...listingRecord(kind, dealer.uid, { state, rejectReason: state === 'rejected' ? 'Blurred.' : '' }),
    [listingKinds[kind].photos.stored]: photos.map(({ url }) => url),
    mediumPhotos: photos.map(() => ''),
    thumbnails: photos.map(({ thumbnailUrl }) => thumbnailUrl),
  };
  const id = crypto.randomUUID();
  await write(`${listingKinds[kind].collection}/${id}`, record);
  return readOwn(kind, dealer.uid, id);
}

function contentOf(vehicle: Listing, changed: Partial<Listing['values']> = {}): ListingContent {
  const draft = toSubmittedListing(vehicle.kind, toFormValues(vehicle));
  return { draft: { ...draft, values: { ...draft.values, ...changed } }, photos: photosOf(vehicle) };
}

const isThere = async (address: string) => (await fetch(address)).ok;

describe.each(kinds)('the own %ss', (kind) => {
  test('are listed and counted by state', async () => {
    for (const state of listingStates) await newListing(kind, dealer.uid, { state, name: state });
    await newListing(kind, dealer.uid, { state: 'sold', name: 'sold' });
    for (const state of listingStates) {
      const { items } = await listOwn(kind, dealer.uid, state, null);
      expect(items.map(({ name }) => name)).toEqual(state === 'sold' ? ['sold', 'sold'] : [state]);
      expect(await countOwn(kind, dealer.uid, state)).toEqual({ count: items.length, more: false });
    }
    expect((await listOwn(kind, dealer.uid, null, null)).items).toHaveLength(listingStates.length + 1);
  });
});

describe('the own listings', () => {
  const kind: ListingKind = 'bike';

  test('are counted up to the limit of a list', async () => {
    for (let number = 0; number < 31; number += 1) await newListing(kind, dealer.uid, { state: 'pending' });
    expect(await countOwn(kind, dealer.uid, 'pending')).toEqual({ count: 30, more: true });
  });

  test('are read one by one; those of other dealers are missing', async () => {
    const own = await newListing(kind, dealer.uid, { state: 'rejected', rejectReason: 'Blurred.' });
    const other = await newListing(kind, (await newDealer()).uid);
    expect(await readOwn(kind, dealer.uid, own)).toMatchObject({
      id: own,
      state: 'rejected',
      rejectReason: 'Blurred.',
    });
    for (const id of [other, 'nothing', '', 'a/b']) {
      await expect(readOwn(kind, dealer.uid, id)).rejects.toEqual(appError('missing'));
    }
    await expect(readOwn(kind, 'somebody else', own)).rejects.toEqual(appError('signedOut'));
  });

  test('have a count of their bookings', async () => {
    const id = await newListing(kind, dealer.uid);
    expect(await countBookingsOn(dealer.uid, id)).toEqual({ count: 0, more: false });
    for (const buyer of ['one', 'two']) {
      await write(`bookings/${buyer}-${id}_${id}`, { sellerId: dealer.uid, vehicleId: id, userId: buyer });
    }
    expect(await countBookingsOn(dealer.uid, id)).toEqual({ count: 2, more: false });
  });

  describe.each(moves)('to %s', (move) => {
    test.each(listingStates)('one that is %s', async (state) => {
      const id = await newListing(kind, dealer.uid, { state, rejectReason: 'Blurred.' });
      const vehicle = await readOwn(kind, dealer.uid, id);
      const moved = moveListing(move, vehicle);
      const { to } = listingMoves[move];
      if (!mayMove(move, state) && state !== to) {
        await expect(moved).rejects.toEqual(appError('changed'));
        expect(await stored(pathOf(vehicle))).toMatchObject(stateFlags[state]);
        return;
      }
      await moved;
      expect(await stored(pathOf(vehicle))).toMatchObject({ ...stateFlags[to], rejectReason: 'Blurred.' });
      await expectCounted(dealer.uid);
    });
  });

  test('only a listing that was live stays public when it is withdrawn', async () => {
    for (const state of ['pending', 'approved', 'rejected'] as const) {
      const vehicle = await readOwn(kind, dealer.uid, await newListing(kind, dealer.uid, { state }));
      await moveListing('withdraw', vehicle);
      expect(await stored(pathOf(vehicle))).toMatchObject({ visible: state === 'approved' });
      await moveListing('putBack', vehicle);
      await moveListing('withdraw', vehicle);
      expect(await stored(pathOf(vehicle))).toMatchObject({ visible: false });
    }
    await expectCounted(dealer.uid);
  });

  test('a move whose answer was lost counts as made at the next try', async () => {
    const vehicle = await readOwn(kind, dealer.uid, await newListing(kind, dealer.uid));
    cutNetwork('firestore');
    await expect(moveListing('sell', vehicle)).rejects.toEqual(appError('offline'));
    restoreNetwork();
    loseAnswersToWrites();
    await expect(moveListing('sell', vehicle)).rejects.toEqual(appError('offline'));
    restoreNetwork();
    await moveListing('sell', vehicle);
    expect(await stored(pathOf(vehicle))).toMatchObject(stateFlags.sold);
    await expectCounted(dealer.uid);
  });

  test.each(['pending', 'approved', 'rejected'] as const)(
    'an edit of one that is %s waits for approval',
    async (state) => {
      const vehicle = await shownListing(kind, state);
      const { approvedAt: _, dealerName: __, ...before } = (await stored(pathOf(vehicle))) ?? {};
      await editListing(vehicle, contentOf(vehicle, { price: '4 lakh', mileage: '<b>30</b>' }), []);
      const after = await stored(pathOf(vehicle));
      expect(after).toEqual({
        ...before,
        ...stateFlags.pending,
        visible: false,
        priceValue: 400_000,
        [listingKinds[kind].fields.find(({ key }) => key === 'price')?.stored ?? '']: '4 lakh',
        mileage: '<b>30</b>',
        updatedAt: expect.anything(),
      });
      expect(after?.updatedAt).not.toEqual(before.updatedAt);
      await expectCounted(dealer.uid);
      for (const address of [...vehicle.photos, ...vehicle.thumbnails]) expect(await isThere(address)).toBe(true);
    },
  );

  test.each(['sold', 'withdrawn'] as const)('one that is %s is not edited', async (state) => {
    const vehicle = await shownListing(kind, state);
    await expect(editListing(vehicle, contentOf(vehicle, { price: '1' }), [])).rejects.toEqual(appError('changed'));
    expect(await stored(pathOf(vehicle))).toMatchObject(stateFlags[state]);
  });

  test('a listing that has changed since it was shown is not overwritten', async () => {
    const vehicle = await shownListing(kind, 'pending');
    await editListing(vehicle, contentOf(vehicle, { price: '4 lakh' }), []);
    await expect(editListing(vehicle, contentOf(vehicle, { price: '3 lakh' }), [])).rejects.toEqual(
      appError('changed'),
    );
    expect((await readOwn(kind, dealer.uid, vehicle.id)).values.price).toBe('4 lakh');
  });

  test('an edit whose answer was lost is not written twice, and the next edit succeeds', async () => {
    const vehicle = await shownListing(kind);
    const first = contentOf(vehicle, { price: '4 lakh' });
    loseAnswersToWrites();
    await expect(editListing(vehicle, first, [])).rejects.toEqual(appError('offline'));
    restoreNetwork();
    const stamp = (await stored(pathOf(vehicle)))?.updatedAt;
    await editListing(vehicle, first, [first]);
    expect((await stored(pathOf(vehicle)))?.updatedAt).toEqual(stamp);
    await editListing(vehicle, contentOf(vehicle, { price: '3 lakh' }), [first]);
    expect((await readOwn(kind, dealer.uid, vehicle.id)).values.price).toBe('3 lakh');
    await expectCounted(dealer.uid);
  });

  test('photos that the edit no longer shows are deleted, others are not', async () => {
    const vehicle = await shownListing(kind);
    const [front, rear] = photosOf(vehicle);
    const fresh = await newPhoto(kind, 'fresh');
    if (!front || !rear) throw new Error('The listing has two photos');
    await editListing(vehicle, { ...contentOf(vehicle), photos: [rear, fresh] }, []);
    expect(await isThere(front.url)).toBe(false);
    expect(await isThere(front.thumbnailUrl)).toBe(false);
    for (const { url, thumbnailUrl } of [rear, fresh]) {
      expect(await isThere(url)).toBe(true);
      expect(await isThere(thumbnailUrl)).toBe(true);
    }
    expect((await readOwn(kind, dealer.uid, vehicle.id)).photos).toEqual([rear.url, fresh.url]);
  });

  test('the photos of a booked listing stay', async () => {
    const vehicle = await shownListing(kind);
    const [front, rear] = photosOf(vehicle);
    const fresh = await newPhoto(kind, 'fresh');
    if (!front || !rear) throw new Error('The listing has two photos');
    await write(`bookings/buyer_${vehicle.id}`, { sellerId: dealer.uid, vehicleId: vehicle.id, userId: 'buyer' });
    await editListing(vehicle, { ...contentOf(vehicle), photos: [rear, fresh] }, []);
    expect(await isThere(front.url)).toBe(true);
  });

  test('of the uploaded photos, only those that neither the listing nor a booking shows are deleted', async () => {
    const vehicle = await shownListing(kind);
    const [unused, other] = [await newPhoto(kind, 'unused'), await newPhoto(kind, 'other')];
    await discardUnusedPhotos(vehicle, [unused.url, ...vehicle.photos, ...vehicle.thumbnails]);
    expect(await isThere(unused.url)).toBe(false);
    for (const address of [...vehicle.photos, ...vehicle.thumbnails]) expect(await isThere(address)).toBe(true);

    cutNetwork('firestore');
    await discardUnusedPhotos(vehicle, [other.url]);
    restoreNetwork();
    expect(await isThere(other.url)).toBe(true);
    await write(`bookings/buyer_${vehicle.id}`, { sellerId: dealer.uid, vehicleId: vehicle.id, userId: 'buyer' });
    await discardUnusedPhotos(vehicle, [other.url]);
    expect(await isThere(other.url)).toBe(true);
    await discardUnusedPhotos({ ...vehicle, id: crypto.randomUUID() }, [other.url]);
    expect(await isThere(other.url)).toBe(false);
  });

  test('a save that fails deletes nothing', async () => {
    const vehicle = await shownListing(kind);
    const [front, rear] = photosOf(vehicle);
    const fresh = await newPhoto(kind, 'fresh');
    if (!front || !rear) throw new Error('The listing has two photos');
    cutWrites();
    const edit = editListing(vehicle, { ...contentOf(vehicle), photos: [rear, fresh] }, []);
    await expect(edit).rejects.toEqual(appError('offline'));
    restoreNetwork();
    for (const { url } of [front, rear, fresh]) expect(await isThere(url)).toBe(true);
    expect(await stored(pathOf(vehicle))).toMatchObject(stateFlags.approved);
  });
});

describe('a dealer at the limit', () => {
  const kind: ListingKind = 'car';

  async function ownOf(state: ListingState, visible?: boolean): Promise<Listing> {
    const details = { state, ...(visible !== undefined && { visible }) };
    return readOwn(kind, dealer.uid, await newListing(kind, dealer.uid, details));
  }

  /** Raises the stored count, as if the dealer had more listings. */
  async function countUpTo(count: { waiting?: number; all?: number }): Promise<void> {
    const path = `stockCounts/${dealer.uid}`;
    await write(path, { ...(await stored(path)), ...count });
  }

  test('that wait cannot put one back, or edit a live one', async () => {
    const [withdrawn, live, pending] = [await ownOf('withdrawn'), await shownListing(kind), await ownOf('pending')];
    await countUpTo({ waiting: stockLimits.waiting });
    await expect(moveListing('putBack', withdrawn)).rejects.toEqual(appError('waitingLimit'));
    await expect(editListing(live, contentOf(live), [])).rejects.toEqual(appError('waitingLimit'));
    expect(await stored(pathOf(withdrawn))).toMatchObject(stateFlags.withdrawn);
    expect(await stored(pathOf(live))).toMatchObject(stateFlags.approved);

    await moveListing('withdraw', pending);
    await moveListing('putBack', withdrawn);
    expect(await stored(pathOf(withdrawn))).toMatchObject(stateFlags.pending);
  });

  test('that wait can edit a waiting one', async () => {
    const pending = await shownListing(kind, 'pending');
    await countUpTo({ waiting: stockLimits.waiting });
    await editListing(pending, contentOf(pending, { price: '4 lakh' }), []);
    expect(await stored(pathOf(pending))).toMatchObject({ priceValue: 400_000 });
  });

  test('in all can put back one that counts already, but none that was live', async () => {
    const [sold, unseen, live] = [await ownOf('sold'), await ownOf('withdrawn', false), await ownOf('approved')];
    await countUpTo({ all: stockLimits.all });
    await expect(moveListing('putBack', sold)).rejects.toEqual(appError('stockLimit'));
    expect(await stored(pathOf(sold))).toMatchObject(stateFlags.sold);
    await moveListing('putBack', unseen);
    expect(await stored(pathOf(unseen))).toMatchObject(stateFlags.pending);

    await moveListing('sell', live);
    await moveListing('putBack', sold);
    expect(await stored(pathOf(sold))).toMatchObject(stateFlags.pending);
  });

  test('does not read about a limit if something else is refused', async () => {
    const vehicle = await ownOf('withdrawn');
    await write(`suspensions/${dealer.uid}`, { reason: 'Fraud', wasPublic: true, lastReview: '' });
    await expect(moveListing('putBack', vehicle)).rejects.toEqual(appError('denied'));
  });
});
