import { describe, expect, test } from 'vitest';
import type { ListingKind } from '../../src/listings/kinds';
import { filterGroups, filtersOf } from '../../src/search/filters/filters';
import {
  canonicalSearch,
  conditionsOf,
  type ListingSearch,
  leftOutWords,
  narrowingConditionsOf,
  readSearch,
  reversedRangesIn,
  toDistrict,
  withChoices,
  withoutConditions,
  wordsOf,
  writeSearch,
} from '../../src/search/search';
import { fitsInOneQuery, planCount, planSearch } from '../../src/search/searchPlan.service';

const kinds: readonly ListingKind[] = ['car', 'bike'];
const read = (address: string, kind: ListingKind = 'car') => readSearch(kind, new URLSearchParams(address));
const nothing: ListingSearch = { kind: 'car', text: '', filters: {}, sort: 'newest' };

describe('the address of a search', () => {
  test('holds the whole search, and reads as the same search', () => {
    const address =
      'q=swift+pune&minPrice=200000&maxPrice=500000&minYear=2018&maxYear=2022&maxKilometers=50000' +
      '&make=Maruti+Suzuki&make=Tata&model=Swift&bodyType=Hatchback&fuelType=Diesel&fuelType=Petrol' +
      '&transmission=Manual&district=Pune&seatingCapacity=7&sort=cheapest';
    const search = read(address);
    expect(search).toEqual({
      kind: 'car',
      text: 'swift pune',
      filters: {
        minPrice: 200_000,
        maxPrice: 500_000,
        minYear: 2018,
        maxYear: 2022,
        maxKilometers: 50_000,
        make: ['Maruti Suzuki', 'Tata'],
        model: ['Swift'],
        bodyType: ['Hatchback'],
        fuelType: ['Diesel', 'Petrol'],
        transmission: ['Manual'],
        district: ['Pune'],
        seatingCapacity: [7],
      },
      sort: 'cheapest',
    });
    expect(writeSearch(search).toString()).toBe(address);
  });

  test('is the same for every order of typing', () => {
    expect(writeSearch(read('sort=posted&fuelType=Petrol&q=a')).toString()).toBe('q=a&fuelType=Petrol&sort=posted');
  });

  test('does not name the usual order', () => {
    expect(writeSearch(read('q=a&sort=newest')).toString()).toBe('q=a');
  });

  test.each([
    ['fuelType=Petrol&fuelType=Diesel', { fuelType: ['Petrol', 'Diesel'] }],
    ['fuelType=Petrol,Diesel,Petrol', { fuelType: ['Petrol', 'Diesel'] }],
    ['fuelType=Steam,Diesel', { fuelType: ['Diesel'] }],
    ['seatingCapacity=5,7', { seatingCapacity: [5, 7] }],
    ['district=Pune,Nashik&district=Goa', { district: ['Pune', 'Nashik', 'Goa'] }],
    // Dealers may type a comma.
    ['district=Pune, Maharashtra', { district: ['Pune, Maharashtra'] }],
    ['maxPrice=cheap&maxPrice=500000&maxPrice=1', { maxPrice: 500_000 }],
  ])('may have several values of a filter: %s', (address, filters) => {
    expect(read(address).filters).toEqual(filters);
  });

  test.each([
    ['near=Pune&within=50', { place: 'Pune', within: 50 }],
    ['near=Pune', { place: 'Pune', within: 100 }],
    ['near=+Pune+&within=101', { place: 'Pune', within: 200 }],
    ['near=Pune&within=9999', { place: 'Pune', within: 200 }],
    ['near=Pune&within=12e9', { place: 'Pune', within: 100 }],
    ['near=Pune&within=-5&near=Goa', { place: 'Pune', within: 100 }],
    // A place and districts are one question.
    ['near=Pune&within=100&district=Nashik', { place: 'Pune', within: 100 }],
  ])('may name a place, and how far from it: %s', (address, near) => {
    const search = read(address);
    expect(search).toEqual({ ...nothing, filters: { near } });
    expect(writeSearch(search).toString()).toBe(`near=Pune&within=${near.within}`);
  });

  test("names 'nearest' near a place alone", () => {
    expect(read('near=Pune&sort=nearest').sort).toBe('nearest');
    expect(read('district=Pune&sort=nearest').sort).toBe('newest');
    const search = read('near=Pune&within=50&sort=nearest');
    expect(writeSearch(search).toString()).toBe('near=Pune&within=50&sort=nearest');
    expect(writeSearch(withoutConditions(search)).toString()).toBe('');
    expect(writeSearch(withChoices(search, 'district', ['Goa'])).toString()).toBe('district=Goa');
  });

  test.each([
    '',
    'q=',
    'near=',
    'near=%20&within=100',
    'within=100',
    'fuelType=Steam',
    'fuelType=',
    'minPrice=cheap',
    'minPrice=-1',
    'minPrice=1e5',
    'maxYear=',
    'district=%20',
    `district=${'x'.repeat(61)}`,
    'seatingCapacity=40',
    'engineSize=150cc',
    'sort=best',
    'unknown=1',
  ])('ignores invalid values: %j', (address) => {
    expect(read(address)).toEqual(nothing);
  });

  test('an amount that is not offered is valid', () => {
    expect(read('maxPrice=123456').filters).toEqual({ maxPrice: 123_456 });
  });

  test('has limits in order, whichever way round they are asked for', () => {
    const turned = read('minPrice=900000&maxPrice=100000&minYear=2015&maxYear=2015');
    expect(turned.filters).toEqual({ minPrice: 100_000, maxPrice: 900_000, minYear: 2015, maxYear: 2015 });
    const ranges = (address: string) => reversedRangesIn('car', new URLSearchParams(address)).map(({ label }) => label);
    expect(ranges('minPrice=900000&maxPrice=100000&minYear=2015&maxYear=2015')).toEqual(['Price']);
    expect(ranges('minPrice=9&maxPrice=8&minYear=2019&maxYear=2018')).toEqual(['Price', 'Year']);
    expect(ranges('minPrice=9')).toEqual([]);
  });

  test('keeps no more characters than the search box allows', () => {
    expect(read(`q=${'x'.repeat(200)}`).text).toHaveLength(80);
  });
});

/** Addresses that people, programs or a broken link can make. Each is a search, and its query has a size. */
const mangled: readonly string[] = [
  'maxPrice=12e9&minPrice=-0&minYear=0x7E3&maxYear=२०१९&maxKilometers=1.5',
  `maxPrice=${'9'.repeat(400)}`,
  `district=${Array.from({ length: 500 }, (_, index) => `District ${index}`).join(',')}`,
  Array.from({ length: 500 }, (_, index) => `make=Make${index}`).join('&'),
  Array.from({ length: 500 }, () => 'fuelType=Petrol').join('&'),
  `q=${'swift '.repeat(2_000)}`,
  `q=${'x'.repeat(10_000)}&district=${'y'.repeat(10_000)}`,
  `${'z'.repeat(10_000)}=1`,
  'q=%00%01%02&district=%00&make=%EF%BF%BD',
  'q=%F0%9F%9A%97%F0%9F%9A%97&district=%F0%9F%9A%97',
  `q=${'a'.repeat(79)}%F0%9F%9A%97`,
  'q=%',
  'q=%E0%A4%A',
  '%',
  '&&&===',
  'q[]=swift&filters[district]=Pune',
  'q=swift+pune&q=other',
  "q=' OR 1=1--&district=<script>",
  '__proto__=1&constructor=2&toString=3&filters=4&kind=bike',
  'fuelType=,,,&seatingCapacity=5,,7,&district=,%20,',
  'minPrice=900000&maxPrice=100000&minYear=2022&maxYear=2001',
  'sort=__proto__',
  `near=${'n'.repeat(10_000)}&within=50`,
  'near=Pune&within=12e9',
  `near=__proto__&within=${'9'.repeat(400)}&near=Goa&sort=nearest`,
  'near=%00%F0%9F%9A%97&within=%00&district=Pune',
  'sort=cheapest&sort=newest',
];

describe.each(kinds)('a mangled address of %ss', (kind) => {
  test.each(mangled.map((address) => [address.slice(0, 60), address]))('is a search: %s', (_start, address) => {
    const search = read(address, kind);
    expect(readSearch(kind, writeSearch(search))).toEqual({ ...search, text: search.text.trim() && search.text });
    expect(conditionsOf(search).length).toBeLessThanOrEqual(100);
    const { where = [] } = planSearch(search);
    expect(where.length).toBeLessThanOrEqual(15);
    expect(JSON.stringify(planSearch(search)).length).toBeLessThan(16_000);
    expect(() => encodeURIComponent(search.text)).not.toThrow();
  });
});

describe('what one query can ask for', () => {
  const districts = (count: number) => Array.from({ length: count }, (_, index) => `district=D${index}`).join('&');

  test.each([
    districts(30),
    `${districts(30)}&maxPrice=500000`,
    `${districts(23)}&maxPrice=500000&fuelType=Petrol`,
    'fuelType=Petrol,Diesel&make=A,B,C&district=D,E&bodyType=SUV',
    'seatingCapacity=5,6,7,8,9&fuelType=Petrol,Diesel,Electric&transmission=Manual,Automatic',
    // Everything at once, one value each.
    'q=swift+pune&minPrice=1&maxPrice=2&minYear=1&maxYear=2&maxKilometers=3&make=A&model=B&bodyType=SUV' +
      '&fuelType=Petrol&transmission=Manual&owners=1&papers=Complete&district=D&seatingCapacity=5&sort=dearest',
  ])('is all of %s', (address) => {
    expect(fitsInOneQuery(read(address))).toBe(true);
  });

  test.each([
    districts(31),
    districts(500),
    // 30 combinations, but more than 100 filters in all.
    `${districts(30)}&maxPrice=500000&fuelType=Petrol`,
    `${districts(16)}&fuelType=Petrol,Diesel`,
    'make=A,B,C,D&model=A,B,C,D&district=D,E',
  ])('is not all of %s', (address) => {
    expect(fitsInOneQuery(read(address))).toBe(false);
  });

  test('is two words; the others are named', () => {
    expect(leftOutWords(read('q=maruti+swift+vxi+pune'))).toEqual(['vxi', 'pune']);
    expect(leftOutWords(read('q=swift+swi+pune+v'))).toEqual([]);
  });
});

describe('a query', () => {
  const wheresOf = (address: string) =>
    (planSearch(read(address)).where ?? []).map(({ field, op }) => `${field} ${op}`);

  test('sorts by every field that has ranges, so that all searches share their indexes', () => {
    expect(planSearch(read('maxPrice=500000')).orderBy).toEqual([
      ['createdAt', 'DESCENDING'],
      ['priceValue', 'ASCENDING'],
      ['carYear', 'DESCENDING'],
      ['kilometersValue', 'ASCENDING'],
    ]);
    expect(planSearch(read('sort=latestModel')).orderBy).toEqual([
      ['carYear', 'DESCENDING'],
      ['priceValue', 'ASCENDING'],
      ['kilometersValue', 'ASCENDING'],
    ]);
  });

  test('asks the server for all conditions', () => {
    expect(wheresOf('q=swift+pune&minPrice=1&maxYear=2020&fuelType=Petrol,Diesel&district=Pune')).toEqual([
      'approved EQUAL',
      'priceValue GREATER_THAN_OR_EQUAL',
      'carYear LESS_THAN_OR_EQUAL',
      'fuelType IN',
      'distName EQUAL',
      'priceValue LESS_THAN',
      'searchTokens ARRAY_CONTAINS',
    ]);
  });

  test.each([
    ['', false],
    ['minPrice=1', true],
    ['maxPrice=2', false],
    ['minPrice=1&maxPrice=2', false],
    ['sort=dearest', true],
  ])('leaves out what names no price, where nothing else does: %s', (address, leavesOut) => {
    expect(wheresOf(address).includes('priceValue LESS_THAN')).toBe(leavesOut);
  });

  test.each([
    ['', 'createdAt'],
    ['maxPrice=1&maxKilometers=2&minYear=3', 'priceValue'],
    ['maxKilometers=2&minYear=3', 'kilometersValue'],
    ['minYear=3&sort=cheapest', 'carYear'],
  ])('counts along a chosen range: %s', (address, field) => {
    const { orderBy, ...counted } = planCount(read(address));
    expect(orderBy?.[0]?.[0]).toBe(field);
    expect(planSearch(read(address))).toMatchObject(counted);
  });
});

describe.each(kinds)('the filters of %ss', (kind) => {
  test('are those of the kind, and ten are always shown', () => {
    const groups = filterGroups[kind].map(({ filters }) => filters.map(({ name }) => name).join(' '));
    const stated = ['owners', 'papers', 'district'];
    const own = kind === 'car' ? ['transmission', ...stated, 'seatingCapacity'] : ['engineSize', ...stated];
    const both = ['minPrice maxPrice', 'minYear maxYear', 'maxKilometers', 'make model', 'bodyType', 'fuelType'];
    expect(groups).toEqual([...both, ...own]);
    expect(filterGroups[kind].filter(({ often }) => often)).toHaveLength(10);
  });

  test('offer the values that a listing can have', () => {
    const offered = filtersOf(kind).filter(({ name }) => name !== 'papers');
    for (const { choices } of offered) expect(choices === null || choices.length > 1).toBe(true);
  });

  test('by what dealers may leave open are conditions even with all choices', () => {
    const wheresOf = (address: string) => planSearch(readSearch(kind, new URLSearchParams(address))).where;
    expect(wheresOf('fuelType=Petrol,Diesel,Electric,CNG,LPG,Hybrid')).toEqual(wheresOf(''));
    expect(wheresOf('fuelType=Petrol,Diesel,Electric')).not.toEqual(wheresOf(''));
    if (kind === 'bike') {
      const sizes = 'engineSize=100cc,150cc,200cc,250cc,500cc,600cc,1000cc';
      expect(wheresOf(sizes)).toContainEqual(expect.objectContaining({ field: 'engineSize', op: 'IN' }));
    }
    expect(wheresOf('papers=Complete')).toContainEqual({
      field: 'stated.papers',
      op: 'EQUAL',
      value: { stringValue: 'Complete' },
    });
    expect(wheresOf('owners=1,2,3,4%2B')).toContainEqual(expect.objectContaining({ field: 'stated.owners', op: 'IN' }));
  });
});

describe('conditions', () => {
  const search = read(
    'q=+swift+&maxPrice=500000&minYear=2018&maxKilometers=50000&seatingCapacity=7&district=Pune,Nashik',
  );

  test('are one for a place and its radius', () => {
    const near = read('fuelType=Diesel&near=Pune&within=100&sort=nearest');
    const place = { key: 'near', text: 'Within 100 km of Pune', without: read('fuelType=Diesel') };
    for (const conditions of [conditionsOf(near), narrowingConditionsOf(near)]) {
      const without = conditions.map((condition) => ({
        ...condition,
        without: read(writeSearch(condition.without).toString()),
      }));
      expect(without.at(-1)).toEqual(place);
    }
  });

  test('read as people say them', () => {
    expect(conditionsOf(search).map(({ text }) => text)).toEqual([
      '“swift”',
      'Up to Rs. 5 lakh',
      '2018 or later',
      'Up to 50,000 km',
      'Pune',
      'Nashik',
      '7 seats',
    ]);
  });

  test('can be removed one by one, and all at once', () => {
    const [words, price] = conditionsOf(search);
    expect(words?.without).toEqual({ ...search, text: '' });
    expect(price?.without.filters).not.toHaveProperty('maxPrice');
    const pune = conditionsOf(search).find(({ text }) => text === 'Pune');
    expect(pune?.without.filters).toMatchObject({ maxPrice: 500_000, district: ['Nashik'] });
    expect(withoutConditions({ ...search, sort: 'posted' })).toEqual({ ...nothing, sort: 'posted' });
    expect(conditionsOf(nothing)).toEqual([]);
  });

  test.each([
    ['district=Pune', 'Pune'],
    ['district=Pune,Nashik', 'Pune or Nashik'],
    ['district=Pune,Nashik,Goa,Thane', 'Pune, Nashik and 2 more'],
  ])('narrow a search by filters, not by values: %s', (address, text) => {
    expect(narrowingConditionsOf(read(address))).toEqual([{ key: 'district', text, without: nothing }]);
  });
});

test('the words that are looked up have two letters at least', () => {
  expect(wordsOf(read('q=Swift+V+i+20'))).toEqual(['swift', '20']);
  expect(canonicalSearch(read('q=+SWIFT++pune+'))).toEqual(read('q=swift+pune'));
});

test.each([
  ['pune', 'Pune'],
  [' NEW   delhi ', 'New Delhi'],
  ['', ''],
])('a district as it is typed: %j', (typed, district) => {
  expect(toDistrict(typed)).toBe(district);
});

test.each([
  [50_000, '50,000'],
  [100_000, '1 lakh'],
  [125_000, '1.25 lakh'],
  [123_456, '1,23,456'],
])('an amount of %i rupees reads %s', (amount, text) => {
  expect(filtersOf('car')[0]?.choiceText(amount)).toBe(text);
});
