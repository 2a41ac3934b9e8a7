import { describe, expect, test } from 'vitest';
import { logInDealer } from '../../src/accounts/accounts.service';
import type { ListingKind } from '../../src/listings/kinds';
import { readPublicListing } from '../../src/listings/listing.service';
import { listingQuery } from '../../src/listings/listingLists.service';
import { listOfModel } from '../../src/listings/modelListings.service';
import { listSimilar } from '../../src/listings/similarListings.service';
import { newDealer, newListing } from '../support/services/arrange';
import { cutNetwork, restoreNetwork, watchRequests } from '../support/services/network';
import { appError } from '../support/services/observe';
import { sendEarlyQuery } from '../support/services/sendEarlyQuery';

const kinds: readonly ListingKind[] = ['car', 'bike'];

describe.each(kinds)('a %s by its address', (kind) => {
  test.each(['approved', 'sold', 'withdrawn'] as const)('can be read by everybody if it is %s', async (state) => {
    const id = await newListing(kind, (await newDealer()).uid, { state, name: `A ${state} ${kind}` });
    expect(await readPublicListing({ kind, id })).toMatchObject({ kind, id, state, name: `A ${state} ${kind}` });
  });

  test.each(['pending', 'rejected', 'suspended', 'sold', 'withdrawn'] as const)(
    'is missing for everybody, even its dealer, if it is %s and was not live before',
    async (state) => {
      const dealer = await newDealer();
      const id = await newListing(kind, dealer.uid, { state, visible: false });
      await expect(readPublicListing({ kind, id })).rejects.toEqual(appError('missing'));
      await logInDealer(dealer);
      await expect(readPublicListing({ kind, id })).rejects.toEqual(appError('missing'));
    },
  );

  test.each(['nobody-posted-this', '__reserved__'])('is missing if it does not exist: %s', async (id) => {
    await expect(readPublicListing({ kind, id })).rejects.toEqual(appError('missing'));
  });

  test.each(['a/b', '..', '', 'a'.repeat(2_000)])(
    'is missing, without a request, for an impossible id: %.20s',
    async (id) => {
      const requests = watchRequests('firestore');
      await expect(readPublicListing({ kind, id })).rejects.toEqual(appError('missing'));
      expect(requests).toEqual([]);
    },
  );

  test('is not requested again after an early query', async () => {
    const id = await newListing(kind, (await newDealer()).uid);
    const requests = watchRequests('firestore');
    sendEarlyQuery(listingQuery({ kind, id }));
    expect((await readPublicListing({ kind, id })).id).toBe(id);
    expect(requests).toHaveLength(1);
    await readPublicListing({ kind, id });
    expect(requests).toHaveLength(2);
  });

  test('cannot be read without a network', async () => {
    const id = await newListing(kind, (await newDealer()).uid);
    cutNetwork();
    await expect(readPublicListing({ kind, id })).rejects.toEqual(appError('offline'));
    restoreNetwork();
  });
});

describe.each(kinds)('%ss at a similar price', (kind) => {
  /** Prices that no other test's listings have. */
  const base = 700_000_000_000;

  test('are the nearest live listings, and never the listing itself', async () => {
    const { uid } = await newDealer();
    const at = (rupees: number, state: 'approved' | 'sold' | 'pending' = 'approved') =>
      newListing(kind, uid, { price: String(base + rupees), state });
    const id = await at(0, 'sold');
    const [far, near, nearest, above] = [await at(-50_000), await at(-2_000), await at(1_000), await at(9_000)];
    await at(500, 'pending');
    await at(600, 'sold');
    const vehicle = await readPublicListing({ kind, id });
    const similar = await listSimilar(kind, vehicle);
    expect(similar.map((each) => each.id)).toEqual([nearest, near, above, far]);

    const live = await readPublicListing({ kind, id: near });
    expect((await listSimilar(kind, live)).map((each) => each.id)).not.toContain(near);
  });

  test('are any listings if the price names no number, or if nothing is known', async () => {
    const id = await newListing(kind, (await newDealer()).uid, { price: 'Call me' });
    const similar = await listSimilar(kind, await readPublicListing({ kind, id }));
    expect(similar.length).toBeGreaterThan(0);
    expect(similar.map((each) => each.id)).not.toContain(id);
    expect((await listSimilar(kind, null)).length).toBeGreaterThan(0);
  });
});

test.each(kinds)('listings of a model of a %s are live ones of its make, at most 8', async (kind) => {
  const { uid } = await newDealer();
  const [make, model] = [`Make of ${uid}`, `Model of ${uid}`];
  const live = await newListing(kind, uid, { make, model });
  await newListing(kind, uid, { make, model, state: 'pending' });
  await newListing(kind, uid, { make: 'Another', model });
  await newListing(kind, uid, { make, model: 'Another' });
  expect((await listOfModel(kind, make, model)).map(({ id }) => id)).toEqual([live]);
  for (let more = 0; more < 8; more += 1) await newListing(kind, uid, { make, model });
  expect(await listOfModel(kind, make, model)).toHaveLength(8);
});
