import { expect, test } from 'vitest';
import { getListingInBatch } from '../../src/listings/listingBatch.service';
import { newDealer, newListing } from '../support/services/arrange';
import { cutNetwork, watchRequests } from '../support/services/network';
import { appError } from '../support/services/observe';

test('a batch reads the live ones in one request, and each other by itself', async () => {
  const { uid } = await newDealer();
  const ids = await Promise.all([
    newListing('car', uid),
    newListing('car', uid),
    newListing('car', uid, { state: 'sold', visible: true }),
    newListing('car', uid, { state: 'pending' }),
  ]);
  const requests = watchRequests('firestore');
  const read = await Promise.allSettled([...ids, 'nowhere'].map((id) => getListingInBatch({ kind: 'car', id })));
  expect(read.map((each) => (each.status === 'fulfilled' ? each.value.state : each.reason))).toEqual([
    'approved',
    'approved',
    'sold',
    appError('missing'),
    appError('missing'),
  ]);
  expect(requests).toHaveLength(4);
});

test('cars and bikes are read at once, and no network is a failure', async () => {
  const { uid } = await newDealer();
  const [car, bike] = await Promise.all([newListing('car', uid), newListing('bike', uid)]);
  const read = () =>
    Promise.all([getListingInBatch({ kind: 'car', id: car }), getListingInBatch({ kind: 'bike', id: bike })]);
  expect((await read()).map(({ kind, id }) => [kind, id])).toEqual([
    ['car', car],
    ['bike', bike],
  ]);
  cutNetwork();
  await expect(read()).rejects.toEqual(appError('offline'));
});
