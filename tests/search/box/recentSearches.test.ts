import { afterEach, expect, test, vi } from 'vitest';
import { forgetRecentSearches, readRecentSearches, rememberSearch } from '../../../src/search/box/recentSearches';
import { readSearch, writeSearch } from '../../../src/search/search';
import { storeOnDevice } from '../../../src/shared/device/deviceStore';
import { breakDevice, clearDevice } from '../../support/fakeDeviceStore';

vi.mock('idb-keyval', () => import('../../support/fakeDeviceStore'));

afterEach(clearDevice);

const aSearch = (address: string, kind: 'car' | 'bike' = 'car') => readSearch(kind, new URLSearchParams(address));

async function remembered(): Promise<readonly string[]> {
  return (await readRecentSearches()).map((search) => `${search.kind}s?${writeSearch(search)}`);
}

test('the last five searches are kept, the latest first, and each once', async () => {
  for (const word of ['one', 'two', 'three', 'four', 'five', 'six', 'three'])
    await rememberSearch(aSearch(`q=${word}`));
  expect(await remembered()).toEqual(['cars?q=three', 'cars?q=six', 'cars?q=five', 'cars?q=four', 'cars?q=two']);
});

test('a search of the other kind is another one; one without conditions is none', async () => {
  await rememberSearch(aSearch('district=Pune'));
  await rememberSearch(aSearch('district=Pune', 'bike'));
  await rememberSearch(aSearch('sort=cheapest'));
  expect(await remembered()).toEqual(['bikes?district=Pune', 'cars?district=Pune']);
});

test('they can be cleared', async () => {
  await rememberSearch(aSearch('q=swift'));
  await forgetRecentSearches();
  expect(await remembered()).toEqual([]);
});

test.each([{}, { searches: null }, { searches: [{}, null, { kind: 7, address: 'fuelType=Steam' }] }, 'text', 7])(
  'what is kept may be damaged: %j',
  async (kept) => {
    await storeOnDevice('recentSearches', kept);
    expect(await remembered()).toEqual([]);
    await rememberSearch(aSearch('q=swift'));
    expect(await remembered()).toEqual(['cars?q=swift']);
  },
);

test('a device that keeps nothing has none', async () => {
  breakDevice();
  await rememberSearch(aSearch('q=swift'));
  expect(await remembered()).toEqual([]);
});
