import { beforeEach, describe, expect, test } from 'vitest';
import { type ListingState, listingMoves, mayMove, stateFlags } from '../../src/domain/listingState';
import { toFormValues, toVehicleDraft } from '../../src/domain/validators/vehicle';
import { photosOf, type Vehicle, type VehicleContent } from '../../src/domain/vehicle';
import { type VehicleKind, vehicleKinds } from '../../src/domain/vehicleKinds';
import { logInSeller } from '../../src/services/accounts';
import { editVehicle, moveVehicle, type OwnersMove } from '../../src/services/changeVehicle';
import { countBookingsOn, countOwn, getOwn, listOwn } from '../../src/services/ownVehicles';
import { uploadVehiclePhoto } from '../../src/services/photos';
import { changeProfile } from '../../src/services/sellerProfile';
import { getSellers } from '../../src/services/sellers';
import { type Dealer, listingRecord, newDealer, newListing, stored, write } from './arrange';
import { cutNetwork, cutWrites, restoreNetwork } from './network';
import { appError } from './observe';

const kinds: readonly VehicleKind[] = ['car', 'bike'];
const states = Object.keys(stateFlags) as ListingState[];
const moves: readonly OwnersMove[] = ['withdraw', 'sell', 'putBack'];

let dealer: Dealer;
beforeEach(async () => {
  dealer = await newDealer();
  await logInSeller(dealer);
});

const pathOf = ({ kind, id }: Vehicle) => `${vehicleKinds[kind].collection}/${id}`;

async function newPhoto(kind: VehicleKind, name: string) {
  const upload = (fileName: string) =>
    uploadVehiclePhoto({
      folder: vehicleKinds[kind].photos.folder,
      ownerId: dealer.uid,
      fileName,
      content: new Blob([fileName], { type: 'image/jpeg' }),
    });
  return { url: await upload(`${name}.jpg`), thumbnailUrl: await upload(`${name}-thumb.jpg`) };
}

/** A listing with two photos in the store, as the dealer's form is filled with it. */
async function shownListing(kind: VehicleKind, state: ListingState = 'approved'): Promise<Vehicle> {
  const photos = [await newPhoto(kind, 'front'), await newPhoto(kind, 'rear')];
  const record = {
    ...listingRecord(kind, dealer.uid, { state, rejectReason: state === 'rejected' ? 'Blurred.' : '' }),
    [vehicleKinds[kind].photos.stored]: photos.map(({ url }) => url),
    thumbnails: photos.map(({ thumbnailUrl }) => thumbnailUrl),
  };
  const id = crypto.randomUUID();
  await write(`${vehicleKinds[kind].collection}/${id}`, record);
  return getOwn(kind, dealer.uid, id);
}

function contentOf(vehicle: Vehicle, changed: Partial<Vehicle['values']> = {}): VehicleContent {
  const draft = toVehicleDraft(vehicle.kind, toFormValues(vehicle));
  return { draft: { ...draft, values: { ...draft.values, ...changed } }, photos: photosOf(vehicle) };
}

const isThere = async (address: string) => (await fetch(address)).ok;

describe.each(kinds)('the own %ss', (kind) => {
  test('are listed and counted by state', async () => {
    for (const state of states) await newListing(kind, dealer.uid, { state, name: state });
    await newListing(kind, dealer.uid, { state: 'sold', name: 'sold' });
    for (const state of states) {
      const { items } = await listOwn(kind, dealer.uid, state, null);
      expect(items.map(({ name }) => name)).toEqual(state === 'sold' ? ['sold', 'sold'] : [state]);
      expect(await countOwn(kind, dealer.uid, state)).toEqual({ count: items.length, more: false });
    }
    expect((await listOwn(kind, dealer.uid, null, null)).items).toHaveLength(states.length + 1);
  });

  test('are counted no further than a list may go', async () => {
    for (let number = 0; number < 31; number += 1) await newListing(kind, dealer.uid, { state: 'pending' });
    expect(await countOwn(kind, dealer.uid, 'pending')).toEqual({ count: 30, more: true });
  });

  test('are read one by one; those of others are not there', async () => {
    const own = await newListing(kind, dealer.uid, { state: 'rejected', rejectReason: 'Blurred.' });
    const other = await newListing(kind, (await newDealer()).uid);
    expect(await getOwn(kind, dealer.uid, own)).toMatchObject({ id: own, state: 'rejected', rejectReason: 'Blurred.' });
    for (const id of [other, 'nothing', '', 'a/b']) {
      await expect(getOwn(kind, dealer.uid, id)).rejects.toEqual(appError('missing'));
    }
    await expect(getOwn(kind, 'somebody else', own)).rejects.toEqual(appError('signedOut'));
  });

  test('know how often they are booked', async () => {
    const id = await newListing(kind, dealer.uid);
    expect(await countBookingsOn(dealer.uid, id)).toEqual({ count: 0, more: false });
    for (const buyer of ['one', 'two']) {
      await write(`bookings/${buyer}-${id}_${id}`, { sellerId: dealer.uid, vehicleId: id, userId: buyer });
    }
    expect(await countBookingsOn(dealer.uid, id)).toEqual({ count: 2, more: false });
  });

  describe.each(moves)('to %s', (move) => {
    test.each(states)('one that is %s', async (state) => {
      const vehicle = await getOwn(kind, dealer.uid, await newListing(kind, dealer.uid, { state }));
      const moved = moveVehicle(move, vehicle);
      const { to } = listingMoves[move];
      if (!mayMove(move, state) && state !== to) {
        await expect(moved).rejects.toEqual(appError('changed'));
        expect(await stored(pathOf(vehicle))).toMatchObject(stateFlags[state]);
        return;
      }
      await moved;
      expect(await stored(pathOf(vehicle))).toMatchObject({ ...stateFlags[to], rejectReason: '' });
    });
  });

  test('a move whose answer is lost has been made at the next try', async () => {
    const vehicle = await getOwn(kind, dealer.uid, await newListing(kind, dealer.uid));
    cutNetwork('firestore');
    await expect(moveVehicle('sell', vehicle)).rejects.toEqual(appError('offline'));
    restoreNetwork();
    await moveVehicle('sell', vehicle);
    await moveVehicle('sell', vehicle);
    expect(await stored(pathOf(vehicle))).toMatchObject(stateFlags.sold);
  });

  test.each(['pending', 'approved', 'rejected'] as const)(
    'an edit of one that is %s waits for approval',
    async (state) => {
      const vehicle = await shownListing(kind, state);
      const before = await stored(pathOf(vehicle));
      await editVehicle(vehicle, contentOf(vehicle, { price: '4 lakh', mileage: '<b>30</b>' }), []);
      const after = await stored(pathOf(vehicle));
      expect(after).toEqual({
        ...before,
        ...stateFlags.pending,
        rejectReason: '',
        priceValue: 400_000,
        [vehicleKinds[kind].fields.find(({ key }) => key === 'price')?.stored ?? '']: '4 lakh',
        mileage: '<b>30</b>',
        updatedAt: expect.anything(),
      });
      expect(after?.updatedAt).not.toEqual(before?.updatedAt);
      for (const address of [...vehicle.photos, ...vehicle.thumbnails]) expect(await isThere(address)).toBe(true);
    },
  );

  test.each(['sold', 'withdrawn'] as const)('one that is %s is not edited', async (state) => {
    const vehicle = await shownListing(kind, state);
    await expect(editVehicle(vehicle, contentOf(vehicle, { price: '1' }), [])).rejects.toEqual(appError('changed'));
    expect(await stored(pathOf(vehicle))).toMatchObject(stateFlags[state]);
  });

  test('what has changed since it was shown is not overwritten', async () => {
    const vehicle = await shownListing(kind, 'pending');
    await editVehicle(vehicle, contentOf(vehicle, { price: '4 lakh' }), []);
    await expect(editVehicle(vehicle, contentOf(vehicle, { price: '3 lakh' }), [])).rejects.toEqual(
      appError('changed'),
    );
    expect((await getOwn(kind, dealer.uid, vehicle.id)).values.price).toBe('4 lakh');
  });

  test('what was sent without an answer is built on', async () => {
    const vehicle = await shownListing(kind);
    const first = contentOf(vehicle, { price: '4 lakh' });
    await editVehicle(vehicle, first, []);
    // The answer to that was lost: the form still holds the listing as it was shown.
    const stamp = (await stored(pathOf(vehicle)))?.updatedAt;
    await editVehicle(vehicle, first, [first]);
    expect((await stored(pathOf(vehicle)))?.updatedAt).toEqual(stamp);
    await editVehicle(vehicle, contentOf(vehicle, { price: '3 lakh' }), [first]);
    expect((await getOwn(kind, dealer.uid, vehicle.id)).values.price).toBe('3 lakh');
  });

  test('photos that no edit shows any more are deleted, others are not', async () => {
    const vehicle = await shownListing(kind);
    const [front, rear] = photosOf(vehicle);
    const fresh = await newPhoto(kind, 'fresh');
    if (!front || !rear) throw new Error('The listing has two photos');
    await editVehicle(vehicle, { ...contentOf(vehicle), photos: [rear, fresh] }, []);
    expect(await isThere(front.url)).toBe(false);
    expect(await isThere(front.thumbnailUrl)).toBe(false);
    for (const { url, thumbnailUrl } of [rear, fresh]) {
      expect(await isThere(url)).toBe(true);
      expect(await isThere(thumbnailUrl)).toBe(true);
    }
    expect((await getOwn(kind, dealer.uid, vehicle.id)).photos).toEqual([rear.url, fresh.url]);
  });

  test('the photos of one that has been booked stay', async () => {
    const vehicle = await shownListing(kind);
    const [front, rear] = photosOf(vehicle);
    const fresh = await newPhoto(kind, 'fresh');
    if (!front || !rear) throw new Error('The listing has two photos');
    await write(`bookings/buyer_${vehicle.id}`, { sellerId: dealer.uid, vehicleId: vehicle.id, userId: 'buyer' });
    await editVehicle(vehicle, { ...contentOf(vehicle), photos: [rear, fresh] }, []);
    expect(await isThere(front.url)).toBe(true);
  });

  test('a save that fails deletes nothing', async () => {
    const vehicle = await shownListing(kind);
    const [front, rear] = photosOf(vehicle);
    const fresh = await newPhoto(kind, 'fresh');
    if (!front || !rear) throw new Error('The listing has two photos');
    cutWrites();
    const edit = editVehicle(vehicle, { ...contentOf(vehicle), photos: [rear, fresh] }, []);
    await expect(edit).rejects.toEqual(appError('offline'));
    restoreNetwork();
    for (const { url } of [front, rear, fresh]) expect(await isThere(url)).toBe(true);
    expect(await stored(pathOf(vehicle))).toMatchObject(stateFlags.approved);
  });
});

describe('the dealer’s profile', () => {
  const typed = { phone: ' 9000000001 ', dealerName: ' Rao Motors ', district: 'Nashik', address: '<i>5</i> New Road' };
  const picture = (name: string) => ({
    chosen: new File([name], name, { type: 'image/jpeg' }),
    compressed: new Blob([name], { type: 'image/jpeg' }),
  });

  async function shownProfile() {
    const [seller] = await getSellers([dealer.uid]);
    if (!seller) throw new Error('The dealer has a profile');
    return seller;
  }

  test('is changed with its picture; without one, the picture stays; the replaced one is deleted', async () => {
    const before = await stored(`sellers/${dealer.uid}`);
    await changeProfile(await shownProfile(), typed, picture('one.jpg'));
    const first = await shownProfile();
    expect(await stored(`sellers/${dealer.uid}`)).toEqual({
      phone: '9000000001',
      dealerName: 'Rao Motors',
      distName: 'Nashik',
      address: '<i>5</i> New Road',
      profilePic: expect.stringContaining('one.jpg'),
      createdAt: before?.createdAt,
    });
    expect(window.localStorage.getItem('dealerName')).toBe('Rao Motors');

    await changeProfile(first, { ...typed, address: 'Elsewhere' }, null);
    expect(await shownProfile()).toMatchObject({ address: 'Elsewhere', profilePic: first.profilePic });
    await changeProfile(await shownProfile(), typed, picture('two.jpg'));
    expect(await isThere(first.profilePic)).toBe(false);
    expect(await isThere((await shownProfile()).profilePic)).toBe(true);
  });

  test('that could not be written is written at the next try, with one picture', async () => {
    const shown = await shownProfile();
    const chosen = picture('one.jpg');
    cutWrites();
    await expect(changeProfile(shown, typed, chosen)).rejects.toEqual(appError('offline'));
    restoreNetwork();
    await changeProfile(shown, typed, chosen);
    expect(await shownProfile()).toMatchObject({ dealerName: 'Rao Motors' });
    expect(await isThere((await shownProfile()).profilePic)).toBe(true);
  });

  test('that has changed elsewhere is not overwritten', async () => {
    const shown = await shownProfile();
    await changeProfile(shown, typed, picture('one.jpg'));
    const other = { ...typed, address: 'Elsewhere' };
    await expect(changeProfile(shown, other, picture('two.jpg'))).rejects.toEqual(appError('changed'));
    expect(await shownProfile()).toMatchObject({ address: '<i>5</i> New Road' });
  });

  test('of somebody else is not changed', async () => {
    const shown = await shownProfile();
    const other = await newDealer();
    await expect(changeProfile({ ...shown, id: other.uid }, typed, null)).rejects.toEqual(appError('signedOut'));
  });
});
