import { beforeAll, describe, expect, test } from 'vitest';
import { firstPageOfNewest } from '../../src/listings/listingLists.service';
import { listApproved } from '../../src/listings/listings.service';
import { newDealer, newListing } from '../support/services/arrange';
import { cutNetwork, restoreNetwork, watchRequests } from '../support/services/network';
import { appError } from '../support/services/observe';
import { sendEarlyQuery } from '../support/services/sendEarlyQuery';

beforeAll(async () => {
  await newListing('car', (await newDealer()).uid);
});

describe('a list that an early query has requested', () => {
  test('is not requested again', async () => {
    const requests = watchRequests('firestore');
    sendEarlyQuery(firstPageOfNewest('car'));
    await expect.poll(() => requests).toHaveLength(1);
    expect((await listApproved('car', 'newest', null)).items).not.toEqual([]);
    expect(requests).toHaveLength(1);
  });

  test('is read from the early answer once; the next read sends a request', async () => {
    const requests = watchRequests('firestore');
    sendEarlyQuery(firstPageOfNewest('car'));
    await listApproved('car', 'newest', null);
    await listApproved('car', 'newest', null);
    expect(requests).toHaveLength(2);
  });

  test('does not answer another query', async () => {
    const requests = watchRequests('firestore');
    sendEarlyQuery(firstPageOfNewest('car'));
    await listApproved('car', 'latestModel', null);
    await listApproved('bike', 'newest', null);
    expect(requests).toHaveLength(3);
    await listApproved('car', 'newest', null);
    expect(requests).toHaveLength(3);
  });

  test('is requested again if the early query failed', async () => {
    cutNetwork();
    sendEarlyQuery(firstPageOfNewest('car'));
    await expect(listApproved('car', 'newest', null)).rejects.toEqual(appError('offline'));
    sendEarlyQuery(firstPageOfNewest('car'));
    restoreNetwork();
    expect((await listApproved('car', 'newest', null)).items.length).toBeGreaterThan(0);
  });
});
