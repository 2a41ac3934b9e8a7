import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listLimit, searchReads } from '../../src/domain/limits';
import type { Cursor, Page } from '../../src/domain/page';
import type { Vehicle } from '../../src/domain/vehicle';
import type { VehicleKind } from '../../src/domain/vehicleKinds';
import { type SearchSort, searchSorts, type VehicleSearch } from '../../src/domain/vehicleSearch';
import { canCount, countFound, findVehicles, listDistricts } from '../../src/services/vehicleSearch';
import { type ListingDetails, listingRecord, newDealer, newListing, write } from './arrange';
import { cutNetwork, restoreNetwork, watchRequests } from './network';
import { appError } from './observe';
import { pagesOf } from './pages';

const kinds: readonly VehicleKind[] = ['car', 'bike'];
const collectionOf = { car: 'products', bike: 'bikes' } as const;

/** A word that no other listing has: the emulator holds those of other tests too. */
let words = 0;
function newWord(): string {
  words += 1;
  return `q${Date.now().toString(36).slice(-6)}${words}x`;
}

const searchFor = (kind: VehicleKind, text: string, more: Partial<VehicleSearch> = {}): VehicleSearch => ({
  kind,
  text,
  filters: {},
  sort: null,
  ...more,
});

const namesOf = (pages: readonly (readonly Vehicle[])[]) => pages.flat().map(({ name }) => name);
const allFound = (search: VehicleSearch) => pagesOf((cursor) => findVehicles(search, cursor));

afterEach(restoreNetwork);

describe.each(kinds)('a search for %ss', (kind) => {
  const word = newWord();
  const district = `Dist${word}`;
  const arranged: readonly (ListingDetails & { readonly name: string })[] = [
    { name: `${word} Alpha`, price: '5 lakh', year: 2015, kilometers: '80,000', fuelType: 'Diesel' },
    { name: `${word} Beta`, price: 'Call us', year: 2021, kilometers: '' },
    { name: `${word} Gamma`, price: '2 lakh', year: 2018, kilometers: '10k km', fuelType: 'Diesel' },
    { name: `Delta ${word.toUpperCase()}`, price: '9,00,000', year: 2012, kilometers: '45000' },
  ];

  beforeAll(async () => {
    const { uid } = await newDealer(district);
    for (const details of arranged) await newListing(kind, uid, { ...details, distName: district });
    for (const state of ['pending', 'rejected', 'sold', 'withdrawn'] as const) {
      await newListing(kind, uid, { state, name: `${word} ${state}`, distName: district });
    }
  });

  const [alpha, beta, gamma, delta] = arranged.map(({ name }) => name);
  const orders: Readonly<Record<SearchSort | 'posted', readonly (string | undefined)[]>> = {
    posted: [alpha, beta, gamma, delta],
    newest: [delta, gamma, beta, alpha],
    cheapest: [gamma, alpha, delta, beta],
    dearest: [delta, alpha, gamma],
    latestModel: [beta, gamma, alpha, delta],
    leastDriven: [gamma, delta, alpha, beta],
  };

  test.each([null, ...searchSorts.map(({ name }) => name)])('finds the approved ones in order: %s', async (sort) => {
    const expected = orders[sort ?? 'posted'];
    expect(namesOf(await allFound(searchFor(kind, word, { sort })))).toEqual(expected);
    // The same without a word: equality and order alone.
    expect(namesOf(await allFound(searchFor(kind, '', { sort, filters: { district } })))).toEqual(expected);
  });

  test.each([
    ['the beginning of a word', word.slice(0, -1), [alpha, beta, gamma, delta]],
    ['two words in any order', `gam ${word}`, [gamma]],
    ['the district', district.toUpperCase(), [alpha, beta, gamma, delta]],
    ['name and district', `${district} alpha`, [alpha]],
    ['a word that is not there', `${word} omega`, []],
    ['the middle of a word', word.slice(1), []],
  ])('by %s', async (_what, text, names) => {
    expect(namesOf(await allFound(searchFor(kind, text)))).toEqual(names);
  });

  test.each([
    [{ fuelType: 'Diesel' }, [alpha, gamma]],
    [{ minPrice: 300_000 }, [alpha, delta]],
    [{ maxPrice: 500_000 }, [alpha, gamma]],
    [{ minYear: 2015, maxYear: 2018 }, [alpha, gamma]],
    [{ maxKilometers: 45_000 }, [gamma, delta]],
    [{ fuelType: 'Diesel', maxPrice: 300_000, minYear: 2016, maxKilometers: 20_000 }, [gamma]],
    [{ fuelType: 'Electric' }, []],
  ])('with filters %j, whatever the order', async (filters, names) => {
    for (const sort of [null, ...searchSorts.map(({ name }) => name)]) {
      const search = searchFor(kind, '', { sort, filters: { district, ...filters } });
      expect(new Set(namesOf(await allFound(search)))).toEqual(new Set(names));
    }
  });

  test('counts what the server can tell, and among the first where it cannot', async () => {
    const exact = searchFor(kind, word);
    expect(canCount(exact)).toBe(true);
    expect(await countFound(exact)).toEqual({ count: 4, more: false });
    const refined = searchFor(kind, word, { filters: { maxPrice: 500_000 } });
    expect(canCount(refined)).toBe(false);
    expect(await countFound(refined)).toEqual({ count: 2, more: false });
    expect(canCount({ ...refined, sort: 'cheapest' })).toBe(true);
    expect(await countFound({ ...refined, sort: 'cheapest' })).toEqual({ count: 2, more: false });
  });

  test('does not find a listing whose tokens are not those of its name', async () => {
    const lie = newWord();
    const record = listingRecord(kind, 'nobody', { name: 'Honest name' });
    await write(`${collectionOf[kind]}/${lie}`, { ...record, searchTokens: [lie] });
    expect(await allFound(searchFor(kind, lie))).toEqual([[]]);
  });
});

describe('pages of a search', () => {
  const word = newWord();

  /** Every third is a Diesel, and the first 21 of 40 are cheap. */
  beforeAll(async () => {
    const { uid } = await newDealer();
    for (let number = 0; number < 40; number += 1) {
      await newListing('car', uid, {
        name: `${word} Number ${number}`,
        price: number < 21 ? '1 lakh' : '9 lakh',
        fuelType: number % 3 === 0 ? 'Diesel' : 'Petrol',
      });
    }
  });

  const numbers = (pages: readonly (readonly Vehicle[])[]) =>
    pages.map((page) => page.map(({ name }) => Number(name.split(' ').at(-1))));
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

  test('hold 8 each, where the server can tell what is found', async () => {
    const requests = watchRequests('firestore');
    expect(numbers(await allFound(searchFor('car', word))).flat()).toEqual(upTo(40));
    expect(requests).toHaveLength(6);
  });

  test('hold 8 each, without a gap and nothing twice, where it cannot; and nothing is read twice', async () => {
    const requests = watchRequests('firestore');
    const pages = numbers(await allFound(searchFor('car', word, { filters: { maxPrice: 200_000 } })));
    expect(pages.map(({ length }) => length)).toEqual([8, 8, 5]);
    expect(pages.flat()).toEqual(upTo(21));
    expect(requests).toHaveLength(2);
  });

  test('go on over reads that find little', async () => {
    const search = searchFor('car', `${word} number`, { filters: { fuelType: 'Diesel', maxPrice: 200_000 } });
    expect(numbers(await allFound(search))).toEqual([upTo(7).map((number) => number * 3)]);
  });

  test('are counted up to 30, and no further', async () => {
    expect(await countFound(searchFor('car', word))).toEqual({ count: listLimit, more: true });
    const refined = searchFor('car', word, { filters: { maxPrice: 200_000 } });
    expect(await countFound(refined)).toEqual({ count: 21, more: true });
  });
});

describe('a search that finds little', () => {
  const word = newWord();
  const most = searchReads.perPage * listLimit;

  beforeAll(async () => {
    const { uid } = await newDealer();
    // One in sight, then as many as one page may read, then one more.
    const prices = ['1 lakh', ...Array<string>(most).fill('9 lakh'), '1 lakh'];
    for (const [number, price] of prices.entries()) await newListing('car', uid, { name: `${word} ${number}`, price });
  });

  const search = searchFor('car', word, { filters: { maxPrice: 200_000 } });

  test('stops at its bound, says so, and goes on when it is asked', async () => {
    const requests = watchRequests('firestore');
    const first = await findVehicles(search, null);
    expect(requests).toHaveLength(searchReads.perPage);
    expect(first).toMatchObject({ items: [{ name: `${word} 0` }], bounded: true });
    const second = await findVehicles(search, first.next);
    expect(second).toMatchObject({ items: [{ name: `${word} ${most + 1}` }], next: null, bounded: false });
    expect(requests).toHaveLength(searchReads.perPage + 1);
  });

  test('is not bounded where its order is that of the filter', async () => {
    const page = await findVehicles({ ...search, sort: 'cheapest' }, null);
    expect(page).toMatchObject({ next: null, bounded: false });
    expect(page.items).toHaveLength(2);
  });

  test('that fails on its way is asked for again from where it was', async () => {
    const first = await findVehicles(search, null);
    cutNetwork();
    await expect(findVehicles(search, first.next)).rejects.toEqual(appError('offline'));
    restoreNetwork();
    const second: Page<Vehicle> = await findVehicles(search, first.next as Cursor);
    expect(second.items).toMatchObject([{ name: `${word} ${most + 1}` }]);
  });
});

test('without a network a search, a count and the districts fail as every list does', async () => {
  cutNetwork();
  await expect(findVehicles(searchFor('car', 'swift'), null)).rejects.toEqual(appError('offline'));
  await expect(countFound(searchFor('car', 'swift'))).rejects.toEqual(appError('offline'));
  await expect(listDistricts()).rejects.toEqual(appError('offline'));
});

test('the districts of dealers come each once, by the alphabet', async () => {
  await newDealer('Aurangabad');
  await newDealer('Aurangabad');
  const districts = await listDistricts();
  expect(districts).toEqual([...new Set(districts)].sort((one, other) => one.localeCompare(other)));
  expect(districts.length).toBeGreaterThan(0);
});
