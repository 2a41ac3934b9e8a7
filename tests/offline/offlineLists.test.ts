import { beforeEach, expect, test, vi } from 'vitest';
import {
  forgetOfflineDealers,
  readOfflineDealers,
  readOfflineList,
  storeOfflineList,
} from '../../src/offline/offlineLists';

const { device } = vi.hoisted(() => ({ device: new Map<string, unknown>() }));

// Node has no IndexedDB.
vi.mock('idb-keyval', () => ({
  createStore: () => device,
  get: async (name: string) => device.get(name),
  set: async (name: string, list: unknown) => device.set(name, list),
  del: async (name: string) => device.delete(name),
  values: async () => [...device.values()],
  entries: async () => [...device.entries()],
}));

const dealer = (id: string) => ({
  id,
  dealerName: `Dealer ${id}`,
  distName: 'Pune',
  address: '12 MG Road',
  phone: '9123456780',
  profilePic: '',
  approved: true,
});

const car = (id: string, sellerId: string) => ({ id, sellerId });

/** A first page of two, the only one. */
const first = { items: 2, next: null };

beforeEach(() => device.clear());

test('a dealer who is no longer public is removed from every list, with the listings; the others stay', async () => {
  const from = Date.now();
  await storeOfflineList('cars', {
    from,
    items: [car('1', 'a'), car('2', 'b')],
    sellers: [dealer('a'), dealer('b')],
    first,
  });
  await storeOfflineList('sellers', { from, items: [dealer('a'), dealer('b')], sellers: [], first });
  await forgetOfflineDealers(new Set(['a']));
  expect(await readOfflineList('cars')).toEqual({ from, items: [car('2', 'b')], sellers: [dealer('b')], first: null });
  expect(await readOfflineList('sellers')).toEqual({ from, items: [dealer('b')], sellers: [], first: null });
  expect([...(await readOfflineDealers()).keys()]).toEqual(['b']);
});

test('a list whose only dealer is removed is deleted', async () => {
  await storeOfflineList('sellers', { from: Date.now(), items: [dealer('a')], sellers: [], first });
  await forgetOfflineDealers(new Set(['a']));
  expect(await readOfflineList('sellers')).toBeNull();
  expect(device.size).toBe(0);
});

test('lists without such a dealer stay as they are', async () => {
  const list = { from: Date.now(), items: [car('1', 'b')], sellers: [dealer('b')], first };
  await storeOfflineList('cars', list);
  const before = device.get('cars');
  await forgetOfflineDealers(new Set(['a', '1']));
  expect(device.get('cars')).toBe(before);
});
