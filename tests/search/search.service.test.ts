import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ListingKind } from '../../src/listings/kinds';
import type { Listing } from '../../src/listings/listing';
import type { ListingSort } from '../../src/listings/listingSorts';
import type { ChosenFilters } from '../../src/search/filters/filter';
import type { Near } from '../../src/search/near/near';
import { type ListingSearch, readSearch, type SearchSort, searchSorts } from '../../src/search/search';
import { countFound, findListings, isTooWide } from '../../src/search/search.service';
import { foundLimit, pageSize } from '../../src/shared/limits';
import type { Cursor } from '../../src/shared/page';
import { type ListingDetails, newDealer, newListing } from '../support/services/arrange';
import { cutNetwork, restoreNetwork, watchRequests } from '../support/services/network';
import { appError } from '../support/services/observe';
import { pagesOf } from '../support/services/pages';

const kinds: readonly ListingKind[] = ['car', 'bike'];
const sorts: readonly ListingSort[] = searchSorts.map(({ name }) => name);

/** Papers that are complete. */
const complete = {
  owners: '1',
  registeredState: 'Maharashtra',
  registeredYear: '2015',
  insuranceUntil: '2027-03',
  serviceHistory: 'Part',
  loan: 'None',
} as const;

/** A word that no other listing has: the emulator also holds listings of other tests. */
let words = 0;
function newWord(): string {
  words += 1;
  return `q${Date.now().toString(36).slice(-5)}${words}x`;
}

const searchFor = (kind: ListingKind, text: string, more: Partial<ListingSearch> = {}): ListingSearch => ({
  kind,
  text,
  filters: {},
  sort: 'newest',
  ...more,
});

const namesOf = (pages: readonly (readonly Listing[])[]) => pages.flat().map(({ name }) => name);
const allFound = (search: ListingSearch) => pagesOf((cursor) => findListings(search, cursor));

afterEach(restoreNetwork);

describe.each(kinds)('a search for %ss', (kind) => {
  const word = newWord();
  const district = `Dist${word}`;
  const arranged: readonly (ListingDetails & { readonly name: string })[] = [
    { name: `${word} Alpha`, price: '5 lakh', year: 2015, kilometers: '80,000', fuelType: 'Diesel', stated: complete },
    { name: `${word} Beta`, price: 'Call us', year: 2021, kilometers: '' },
    {
      name: `${word} Gamma`,
      price: '2 lakh',
      year: 2018,
      kilometers: '10k km',
      fuelType: 'Diesel',
      stated: { owners: '2' },
    },
    { name: `Delta ${word.toUpperCase()}`, price: '9,00,000', year: 2012, kilometers: '45000', make: 'Zonda' },
  ];

  beforeAll(async () => {
    const { uid } = await newDealer(district);
    for (const details of arranged) await newListing(kind, uid, { ...details, distName: district });
    for (const state of ['pending', 'rejected', 'sold', 'withdrawn'] as const) {
      await newListing(kind, uid, { state, name: `${word} ${state}`, distName: district });
    }
  });

  const [alpha, beta, gamma, delta] = arranged.map(({ name }) => name);
  const orders: Readonly<Record<ListingSort, readonly (string | undefined)[]>> = {
    posted: [alpha, beta, gamma, delta],
    newest: [delta, gamma, beta, alpha],
    cheapest: [gamma, alpha, delta, beta],
    dearest: [delta, alpha, gamma],
    latestModel: [beta, gamma, alpha, delta],
    leastDriven: [gamma, delta, alpha, beta],
  };

  test.each(sorts)('finds the approved ones in order: %s', async (sort) => {
    const expected = orders[sort];
    expect(namesOf(await allFound(searchFor(kind, word, { sort })))).toEqual(expected);
    // The same without a word: only equality and order.
    expect(namesOf(await allFound(searchFor(kind, '', { sort, filters: { district: [district] } })))).toEqual(expected);
    expect(await countFound(searchFor(kind, word, { sort }))).toEqual({ count: expected.length, more: false });
  });

  /** Both kinds are one code path, so bikes are tried with the first row alone. */
  const tried = <Row>(rows: readonly Row[]) => (kind === 'car' ? rows : rows.slice(0, 1));

  test.each(
    tried([
      ['the beginning of a word', word.slice(0, -1), [alpha, beta, gamma, delta]],
      ['two words in any order', `gam ${word}`, [gamma]],
      ['the beginnings of two words', `${word.slice(0, 4)} al`, [alpha]],
      ['the district', district.toUpperCase(), [alpha, beta, gamma, delta]],
      ['name and district', `${district} alpha`, [alpha]],
      ['a word that is not there', `${word} omega`, []],
      ['the middle of a word', word.slice(1), []],
    ]),
  )('by %s', async (_what, text, names) => {
    expect(new Set(namesOf(await allFound(searchFor(kind, text))))).toEqual(new Set(names));
  });

  test.each(
    tried<[ChosenFilters, readonly (string | undefined)[]]>([
      [{ fuelType: ['Diesel'] }, [alpha, gamma]],
      [{ fuelType: ['Diesel', 'Petrol'] }, [alpha, beta, gamma, delta]],
      [{ fuelType: ['Diesel', 'Electric'], maxPrice: 300_000 }, [gamma]],
      [{ owners: ['1'] }, [alpha]],
      [{ owners: ['1', '2', '3', '4+'] }, [alpha, gamma]],
      [{ papers: ['Complete'] }, [alpha]],
      [{ papers: ['Complete'], owners: ['2'], fuelType: ['Diesel'] }, []],
      [{ make: ['Zonda'] }, [delta]],
      [{ make: ['Zonda', 'Some make'], fuelType: ['Petrol', 'Electric'] }, [beta, delta]],
      [{ minPrice: 300_000 }, [alpha, delta]],
      [{ maxPrice: 500_000 }, [alpha, gamma]],
      [{ minYear: 2015, maxYear: 2018 }, [alpha, gamma]],
      [{ maxKilometers: 45_000 }, [gamma, delta]],
      [{ minPrice: 100_000, maxPrice: 600_000, minYear: 2014, maxYear: 2016, maxKilometers: 90_000 }, [alpha]],
      [{ fuelType: ['Diesel'], maxPrice: 300_000, minYear: 2016, maxKilometers: 20_000 }, [gamma]],
      [{ fuelType: ['Electric'] }, []],
      [{ minPrice: 900_000, maxPrice: 100_000 }, []],
    ]),
  )('with filters %j, whatever the order', async (filters, names) => {
    for (const sort of sorts) {
      const search = searchFor(kind, '', { sort, filters: { district: [district, 'Elsewhere'], ...filters } });
      const shown = sort === 'dearest' ? names.filter((name) => name !== beta) : names;
      expect(new Set(namesOf(await allFound(search)))).toEqual(new Set(shown));
      expect(await countFound(search)).toEqual({ count: shown.length, more: false });
    }
  });
});

describe('a search near a place', () => {
  // Equalities alone: the emulator is slow with words.
  const make = newWord();
  // Leh, Kargil (160 km) and nothing else within 200 km, so that rings between them are empty.
  const inLeh = 5;
  const inOldLeh = 'लेह';
  const inKargil = 14;

  beforeAll(async () => {
    const { uid } = await newDealer();
    // In turns, so that the newest are in both districts.
    for (let number = 0; number < inKargil; number += 1) {
      await newListing('car', uid, { make, name: `Kargil ${number}`, distName: 'Kargil' });
      const distName = number === 0 ? inOldLeh : 'Leh';
      if (number < inLeh) await newListing('car', uid, { make, name: `Leh ${number}`, distName });
      if (number === 0) await newListing('car', uid, { make, name: 'Pune', distName: 'Pune' });
    }
  });

  const search = (sort: SearchSort, near: Near, filters: ChosenFilters = {}) =>
    searchFor('car', '', { sort, filters: { make: [make], ...filters, near } });
  const leh = { place: 'Leh', within: 200 } as const;
  const named = (place: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${place} ${count - 1 - index}`);

  test('finds what is in the nearest districts, in every order, and counts it', async () => {
    for (const sort of ['nearest', ...sorts] as const) {
      const names = namesOf(await allFound(search(sort, leh)));
      expect(new Set(names)).toEqual(new Set([...named('Leh', inLeh), ...named('Kargil', inKargil)]));
      expect(names).toHaveLength(inLeh + inKargil);
    }
    expect(await countFound(search('nearest', leh))).toEqual({ count: inLeh + inKargil, more: false });
    expect(namesOf(await allFound(search('newest', { ...leh, within: 50 })))).toEqual(named('Leh', inLeh));
    expect(await allFound(search('nearest', leh, { fuelType: ['Electric'] }))).toEqual([[]]);
  });

  test('in the order of distance has pages of 8 without a gap or a duplicate, the newest first in each ring', async () => {
    const requests = watchRequests('firestore');
    const pages = await allFound(search('nearest', leh));
    expect(pages.map(({ length }) => length)).toEqual([8, 8, 3]);
    expect(namesOf(pages)).toEqual([...named('Leh', inLeh), ...named('Kargil', inKargil)]);
    // The first page needs both rings.
    expect(requests).toHaveLength(4);
  });

  test('in the order of distance continues in the next ring within a page', async () => {
    const pages = await allFound(search('nearest', { place: 'Kargil', within: 200 }));
    expect(pages.map(({ length }) => length)).toEqual([8, 8, 3]);
    expect(namesOf(pages)).toEqual([...named('Kargil', inKargil), ...named('Leh', inLeh)]);
  });

  test('of an unknown place finds only listings with that name as their district', async () => {
    const requests = watchRequests('firestore');
    expect(await allFound(search('nearest', { place: `Dist${make}`, within: 200 }))).toEqual([[]]);
    expect(requests).toHaveLength(1);
  });
});

describe('as many values as a query takes', () => {
  const districts = (count: number) => Array.from({ length: count }, (_, index) => `Nowhere ${index}`);

  test('are asked for, in every order and with words', async () => {
    for (const sort of sorts) {
      const search = searchFor('car', '', { sort, filters: { district: districts(30) } });
      expect(isTooWide(search)).toBe(false);
      expect((await findListings(search, null)).items).toEqual([]);
    }
    const both = searchFor('car', 'swift pune', {
      filters: { district: districts(5), fuelType: ['Petrol', 'Diesel'] },
    });
    expect((await findListings(both, null)).items).toEqual([]);
    expect(await countFound(both)).toEqual({ count: 0, more: false });
  });

  test('are not more than Firestore itself takes', async () => {
    const search = searchFor('car', '', { filters: { district: districts(31) } });
    expect(isTooWide(search)).toBe(true);
    await expect(findListings(search, null)).rejects.toEqual(appError('invalid'));
  });
});

describe('an address that nobody has made by hand', () => {
  test.each([
    'q=%00%01%02&district=%00',
    'q=%F0%9F%9A%97%F0%9F%9A%97&district=%F0%9F%9A%97,%EF%BF%BD',
    'maxPrice=9999999999&minPrice=9999999999&minYear=0',
    `q=${'x'.repeat(10_000)}&make=${'y'.repeat(40)}`,
  ])('is a query that the server takes: %s', async (address) => {
    const search = readSearch('car', new URLSearchParams(address));
    expect((await findListings(search, null)).items).toEqual([]);
    expect(await countFound(search)).toEqual({ count: 0, more: false });
  });
});

describe('pages of a search', () => {
  const word = newWord();
  const count = foundLimit + 4;

  /** Every third listing is a Diesel, and the first 21 are cheap. */
  beforeAll(async () => {
    const { uid } = await newDealer();
    const numbers = Array.from({ length: count }, (_, number) => number);
    for (const number of numbers) {
      await newListing('car', uid, {
        name: `${word} Number ${number}`,
        price: number < 21 ? '1 lakh' : '9 lakh',
        fuelType: number % 3 === 0 ? 'Diesel' : 'Petrol',
      });
    }
  });

  const numbers = (pages: readonly (readonly Listing[])[]) =>
    pages.map((page) => page.map(({ name }) => Number(name.split(' ').at(-1))));
  const upTo = (most: number) => Array.from({ length: most }, (_, index) => index);

  test('hold 8 each, with one request for each', async () => {
    const requests = watchRequests('firestore');
    expect(numbers(await allFound(searchFor('car', word, { sort: 'posted' }))).flat()).toEqual(upTo(count));
    expect(requests).toHaveLength(Math.ceil(count / pageSize) + (count % pageSize === 0 ? 1 : 0));
  });

  test('hold 8 each, without a gap or a duplicate, with any combination of filters', async () => {
    const requests = watchRequests('firestore');
    const search = searchFor('car', `${word} number`, {
      sort: 'posted',
      filters: { maxPrice: 200_000, fuelType: ['Petrol', 'Diesel'], district: ['Pune', 'Nashik'] },
    });
    const pages = numbers(await allFound(search));
    expect(pages.map(({ length }) => length)).toEqual([8, 8, 5]);
    expect(pages.flat()).toEqual(upTo(21));
    expect(requests).toHaveLength(3);
  });

  test('continue between equal values', async () => {
    const search = searchFor('car', word, { sort: 'cheapest', filters: { fuelType: ['Diesel', 'Petrol'] } });
    const found = numbers(await allFound(search)).flat();
    expect(found.toSorted((one, other) => one - other)).toEqual(upTo(count));
  });

  test('are counted up to 100, and no further', async () => {
    expect(await countFound(searchFor('car', word))).toEqual({ count: foundLimit, more: true });
    expect(await countFound(searchFor('car', word, { filters: { maxPrice: 200_000 } }))).toEqual({
      count: 21,
      more: false,
    });
    const most = searchFor('car', word, { filters: { minPrice: 200_000 } });
    expect(await countFound(most)).toEqual({ count: count - 21, more: false });
  });

  test('that fail continue from the same place', async () => {
    const search = searchFor('car', word, { sort: 'posted' });
    const first = await findListings(search, null);
    cutNetwork();
    await expect(findListings(search, first.next)).rejects.toEqual(appError('offline'));
    restoreNetwork();
    const second = await findListings(search, first.next as Cursor);
    expect(numbers([second.items])).toEqual([upTo(16).slice(8)]);
  });
});

test('without a network a search and a count fail as every list does', async () => {
  cutNetwork();
  await expect(findListings(searchFor('car', 'swift'), null)).rejects.toEqual(appError('offline'));
  await expect(countFound(searchFor('car', 'swift'))).rejects.toEqual(appError('offline'));
});
