import { beforeAll, describe, expect, test } from 'vitest';
import { cheapestApproved, firstPageRequest } from '../../src/services/firstLists';
import { listApproved } from '../../src/services/vehicleLists';
import { newDealer, newListing } from './arrange';
import { askEarly } from './askEarly';
import { cutNetwork, restoreNetwork, watchRequests } from './network';
import { appError } from './observe';

beforeAll(async () => {
  await newListing('car', (await newDealer()).uid);
});

describe('a list that was asked for before anything could show it', () => {
  test('is not asked for again', async () => {
    const { items } = await listApproved('car', 'cheapest', null);
    const requests = watchRequests('firestore');
    askEarly(firstPageRequest(cheapestApproved('car')));
    await expect.poll(() => requests).toHaveLength(1);
    expect((await listApproved('car', 'cheapest', null)).items).toEqual(items);
    expect(requests).toHaveLength(1);
  });

  test('is answered early once: whoever asks next gets a new answer', async () => {
    const requests = watchRequests('firestore');
    askEarly(firstPageRequest(cheapestApproved('car')));
    await listApproved('car', 'cheapest', null);
    await listApproved('car', 'cheapest', null);
    expect(requests).toHaveLength(2);
  });

  test('answers no other question', async () => {
    const requests = watchRequests('firestore');
    askEarly(firstPageRequest(cheapestApproved('car')));
    await listApproved('car', 'latestModel', null);
    await listApproved('bike', 'cheapest', null);
    expect(requests).toHaveLength(3);
    await listApproved('car', 'cheapest', null);
    expect(requests).toHaveLength(3);
  });

  test('in vain counts as not asked for', async () => {
    cutNetwork();
    askEarly(firstPageRequest(cheapestApproved('car')));
    await expect(listApproved('car', 'cheapest', null)).rejects.toEqual(appError('offline'));
    askEarly(firstPageRequest(cheapestApproved('car')));
    restoreNetwork();
    expect((await listApproved('car', 'cheapest', null)).items.length).toBeGreaterThan(0);
  });
});
