import { afterAll, beforeAll, expect, test } from 'vitest';
import { environment } from '../../src/firebase/environment';
import { parsePrice } from '../../src/listings/price';
import { readSearch, searchSorts } from '../../src/search/search';
import { countFound, findListings } from '../../src/search/search.service';
import { foundLimit, pageSize } from '../../src/shared/limits';
import { unknownAmount } from '../../src/shared/numbers/amount';
import { loadFirestoreRules, readRules } from '../rules/emulators';
import { eraseMany, listingRecord, Timestamp, writeMany } from '../support/services/arrange';
import { watchRequests } from '../support/services/network';
import { wholeWordTokens } from '../support/wholeWordTokens';

/** What a search reads does not depend on the size of the market (PERF-9). */

const size = 2_000;
const mark = `m${Date.now().toString(36).slice(-3)}`;

/** Different for each number, without an order. */
const scattered = (number: number, modulus: number) => (number * 7_919) % modulus;
const pick = (items: readonly string[], number: number) => items[scattered(number, items.length)] ?? '';

const districts = ['North', 'East', 'South', 'West', 'Mid'].map((name) => `${mark}${name}`);
const fuels = ['Petrol', 'Diesel', 'Electric'];
const makes = ['Aster', 'Borealis', 'Corona', 'Dune', 'Ember', 'Fjord', 'Gale'];

interface Car {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly year: number;
  readonly kilometers: number;
  readonly fuelType: string;
  readonly make: string;
  readonly district: string;
}

const cars: readonly Car[] = Array.from({ length: size }, (_, number) => ({
  id: `${mark}-${String(number).padStart(5, '0')}`,
  name: `${pick(makes, number)} ${number % 2 === 0 ? 'Zoom' : 'Ease'}`,
  price: 100_000 + scattered(number, 1_999) * 1_000,
  year: 2001 + scattered(number, 23),
  kilometers: 1_000 + scattered(number, 1_009) * 100,
  fuelType: pick(fuels, number),
  make: pick(makes, number),
  district: pick(districts, number),
}));

beforeAll(async () => {
  const issues = await loadFirestoreRules(environment.projectId, readRules('firestore.rules'));
  expect(issues).toEqual([]);
  const records = cars.map(({ id, district, price, kilometers, ...car }, index) => {
    const createdAt = Timestamp.fromMillis(1_700_000_000_000 + index * 1_000);
    const texts = { price: index % 50 === 0 ? 'Call us' : String(price), kilometers: String(kilometers) };
    const record = listingRecord('car', 'nobody', { ...car, ...texts, distName: district, createdAt });
    return [`products/${id}`, { ...record, searchTokens: wholeWordTokens(car.name, district) }] as const;
  });
  await writeMany(records);
});

afterAll(() => eraseMany(cars.map(({ id }) => `products/${id}`)));

const priceOf = (car: Car) => (cars.indexOf(car) % 50 === 0 ? parsePrice('Call us') : car.price);
const all = `district=${districts.join(',')}`;

/** Searches of one to six filters, and the cars that each must find. */
const searches: readonly (readonly [address: string, isFound: (car: Car) => boolean])[] = [
  [all, () => true],
  [`district=${districts[0]}`, ({ district }) => district === districts[0]],
  [`${all}&maxPrice=300000`, (car) => priceOf(car) <= 300_000],
  [`${all}&minPrice=2000000`, (car) => priceOf(car) >= 2_000_000 && priceOf(car) < unknownAmount],
  [`${all}&make=Aster,Dune&fuelType=Diesel`, ({ make, fuelType }) => /Aster|Dune/.test(make) && fuelType === 'Diesel'],
  [
    `district=${districts[1]}&minPrice=500000&maxPrice=900000&minYear=2010&maxYear=2015`,
    (car) =>
      car.district === districts[1] &&
      priceOf(car) >= 500_000 &&
      priceOf(car) <= 900_000 &&
      car.year >= 2010 &&
      car.year <= 2015,
  ],
  [
    `q=corona+zoom&fuelType=Petrol,Electric&maxPrice=1500000&minYear=2005&maxKilometers=60000`,
    (car) =>
      car.name === 'Corona Zoom' &&
      car.fuelType !== 'Diesel' &&
      priceOf(car) <= 1_500_000 &&
      car.year >= 2005 &&
      car.kilometers <= 60_000,
  ],
  [`${all}&maxPrice=100&fuelType=Petrol`, () => false],
];

test.each(searches)('a page of %s is one query of 8, and one count', async (address, isFound) => {
  const expected = cars.filter(isFound);
  // The emulator looks through all tokens of all listings, so words are slow there.
  for (const { name: sort } of searchSorts.slice(0, address.includes('q=') ? 1 : searchSorts.length)) {
    const search = readSearch('car', new URLSearchParams(`${address}&sort=${sort}`));
    const priced = sort === 'dearest' ? expected.filter((car) => priceOf(car) < unknownAmount) : expected;
    const requests = watchRequests('firestore');
    const { items, next } = await findListings(search, null);
    const found = await countFound(search);
    expect(requests).toHaveLength(2);
    expect(items).toHaveLength(Math.min(pageSize, priced.length));
    expect(next === null).toBe(priced.length < pageSize);
    expect(found).toEqual({ count: Math.min(foundLimit, priced.length), more: priced.length >= foundLimit });
    const ids = new Set(priced.map(({ id }) => id));
    expect(items.filter(({ id }) => !ids.has(id))).toEqual([]);
  }
});
