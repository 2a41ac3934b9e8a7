import { describe, expect, test } from 'vitest';
import type { Seller } from '../../src/domain/seller';
import { getSellerInBatch } from '../../src/services/sellerBatch';
import { getSellers, listSellers } from '../../src/services/sellers';
import { newDealer } from './arrange';
import { cutNetwork, restoreNetwork, watchRequests } from './network';
import { appError } from './observe';
import { pagesOf } from './pages';

async function newDealers(count: number): Promise<string[]> {
  const dealers = await Promise.all(Array.from({ length: count }, newDealer));
  return dealers.map(({ uid }) => uid);
}

function idsOf(sellers: readonly (Seller | null)[]): (string | undefined)[] {
  return sellers.map((seller) => seller?.id);
}

const nobody = 'no-dealer-has-this-id';

describe('one dealer', () => {
  test('a visitor reads the public record', async () => {
    const { uid } = await newDealer();
    expect(await getSellers([uid])).toEqual([
      {
        id: uid,
        dealerName: 'Sahyadri Motors',
        distName: 'Pune',
        address: '12 MG Road',
        phone: '9123456780',
        profilePic: 'http://pictures.example/shop.jpg',
      },
    ]);
  });

  test('who does not exist is left out', async () => {
    expect(await getSellers([nobody])).toEqual([]);
  });

  test('no network is a failure', async () => {
    cutNetwork();
    await expect(getSellers([nobody])).rejects.toEqual(appError('offline'));
  });
});

describe('the dealers of a page of listings', () => {
  test('come in one request, without those who do not exist', async () => {
    const ids = await newDealers(3);
    const requests = watchRequests('firestore');
    const sellers = await getSellers([...ids, nobody]);
    expect(idsOf(sellers).sort()).toEqual([...ids].sort());
    expect(requests).toHaveLength(1);
  });
});

describe('dealers asked for one by one in the same moment', () => {
  test('come in one request, each to whoever asked', async () => {
    const ids = await newDealers(8);
    const requests = watchRequests('firestore');
    expect(idsOf(await Promise.all(ids.map(getSellerInBatch)))).toEqual(ids);
    expect(requests).toHaveLength(1);
  });

  test('a dealer asked for twice is asked for once, and both get the answer', async () => {
    const [id = ''] = await newDealers(1);
    const requests = watchRequests('firestore');
    expect(idsOf(await Promise.all([getSellerInBatch(id), getSellerInBatch(id)]))).toEqual([id, id]);
    expect(requests).toHaveLength(1);
  });

  test('more than one request may ask for are spread over several', async () => {
    const ids = await newDealers(31);
    const requests = watchRequests('firestore');
    expect(idsOf(await Promise.all(ids.map(getSellerInBatch)))).toEqual(ids);
    expect(requests).toHaveLength(2);
  });

  test('a later moment is a request of its own', async () => {
    const [first = '', second = ''] = await newDealers(2);
    const requests = watchRequests('firestore');
    await getSellerInBatch(first);
    await getSellerInBatch(second);
    expect(requests).toHaveLength(2);
  });

  test('who does not exist is null, and the others come all the same', async () => {
    const [id = ''] = await newDealers(1);
    expect(idsOf(await Promise.all([getSellerInBatch(nobody), getSellerInBatch(id)]))).toEqual([undefined, id]);
  });

  test.each(['a/b', 'a/b/c'])(
    '%j, which can be no id, is nobody, and the others come all the same',
    async (wrongId) => {
      const [id = ''] = await newDealers(1);
      expect(idsOf(await Promise.all([getSellerInBatch(wrongId), getSellerInBatch(id)]))).toEqual([undefined, id]);
    },
  );

  test('a listing without a seller id has no dealer, and nobody is asked', async () => {
    const requests = watchRequests('firestore');
    await expect(getSellerInBatch('')).rejects.toEqual(appError('missing'));
    expect(requests).toEqual([]);
  });

  test('without a network all fail, and the next moment asks again', async () => {
    const ids = await newDealers(2);
    cutNetwork();
    for (const answer of await Promise.allSettled(ids.map(getSellerInBatch))) {
      expect(answer).toEqual({ status: 'rejected', reason: appError('offline') });
    }
    restoreNetwork();
    expect(idsOf(await Promise.all(ids.map(getSellerInBatch)))).toEqual(ids);
  });
});

describe('the list of all dealers', () => {
  test('comes in pages of 8, each dealer once, the new ones last', async () => {
    const ids: string[] = [];
    for (let number = 1; number <= 9; number += 1) ids.push((await newDealer()).uid);
    const pages = await pagesOf(listSellers);
    const all = idsOf(pages.flat());
    expect(new Set(all).size).toBe(all.length);
    expect(all.slice(-9)).toEqual(ids);
    expect(pages.slice(0, -1).map(({ length }) => length)).toEqual(pages.slice(1).map(() => 8));
  });

  test('no network is a failure', async () => {
    cutNetwork();
    await expect(listSellers(null)).rejects.toEqual(appError('offline'));
  });
});
