import { describe, expect, test } from 'vitest';
import type { VehicleKind } from '../../src/domain/vehicleKinds';
import { vehicleRequest } from '../../src/services/firstLists';
import { listSimilar } from '../../src/services/similarVehicles';
import { getPublicVehicle } from '../../src/services/vehicleAddress';
import { newDealer, newListing } from './arrange';
import { askEarly } from './askEarly';
import { cutNetwork, restoreNetwork, watchRequests } from './network';
import { appError } from './observe';

const kinds: readonly VehicleKind[] = ['car', 'bike'];

describe.each(kinds)('a %s by its address', (kind) => {
  test.each(['approved', 'sold', 'withdrawn'] as const)('is read by everybody where it is %s', async (state) => {
    const id = await newListing(kind, (await newDealer()).uid, { state, name: `A ${state} ${kind}` });
    expect(await getPublicVehicle({ kind, id })).toMatchObject({ kind, id, state, name: `A ${state} ${kind}` });
  });

  test.each(['pending', 'rejected'] as const)('is missing for everybody where it is %s', async (state) => {
    const id = await newListing(kind, (await newDealer()).uid, { state });
    await expect(getPublicVehicle({ kind, id })).rejects.toEqual(appError('missing'));
  });

  test.each(['nobody-posted-this', '__reserved__'])('is missing where there is none: %s', async (id) => {
    await expect(getPublicVehicle({ kind, id })).rejects.toEqual(appError('missing'));
  });

  test.each(['a/b', '..', '', 'a'.repeat(2_000)])(
    'is missing, and not asked for, where no id is such: %.20s',
    async (id) => {
      const requests = watchRequests('firestore');
      await expect(getPublicVehicle({ kind, id })).rejects.toEqual(appError('missing'));
      expect(requests).toEqual([]);
    },
  );

  test('is not asked for again where it was asked for early', async () => {
    const id = await newListing(kind, (await newDealer()).uid);
    const requests = watchRequests('firestore');
    askEarly(vehicleRequest({ kind, id }));
    expect((await getPublicVehicle({ kind, id })).id).toBe(id);
    expect(requests).toHaveLength(1);
    await getPublicVehicle({ kind, id });
    expect(requests).toHaveLength(2);
  });

  test('cannot be read without a network', async () => {
    const id = await newListing(kind, (await newDealer()).uid);
    cutNetwork();
    await expect(getPublicVehicle({ kind, id })).rejects.toEqual(appError('offline'));
    restoreNetwork();
  });
});

describe.each(kinds)('%ss at a similar price', (kind) => {
  /** In a range that nobody else's listings are in. */
  const base = 700_000_000_000;

  test('are the nearest ones that are live, and never itself', async () => {
    const { uid } = await newDealer();
    const at = (rupees: number, state: 'approved' | 'sold' | 'pending' = 'approved') =>
      newListing(kind, uid, { price: String(base + rupees), state });
    const id = await at(0, 'sold');
    const [far, near, nearest, above] = [await at(-50_000), await at(-2_000), await at(1_000), await at(9_000)];
    await at(500, 'pending');
    await at(600, 'sold');
    const vehicle = await getPublicVehicle({ kind, id });
    const similar = await listSimilar(kind, vehicle);
    expect(similar.map((each) => each.id)).toEqual([nearest, near, above, far]);

    const live = await getPublicVehicle({ kind, id: near });
    expect((await listSimilar(kind, live)).map((each) => each.id)).not.toContain(near);
  });

  test('are any where the price names no number, or nothing is known', async () => {
    const id = await newListing(kind, (await newDealer()).uid, { price: 'Call me' });
    const similar = await listSimilar(kind, await getPublicVehicle({ kind, id }));
    expect(similar.length).toBeGreaterThan(0);
    expect(similar.map((each) => each.id)).not.toContain(id);
    expect((await listSimilar(kind, null)).length).toBeGreaterThan(0);
  });
});
