import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, type OrderByDirection, type Query } from 'firebase-admin/firestore';
import { listings as demoListings } from '../demo/catalogue/listings';
import { demoProject } from '../emulators/project';
import type { PagedQuery } from '../src/firebase/paging';
import type { Filter } from '../src/firebase/query';
import type { TypedValue } from '../src/firebase/values';
import { readSearch, searchSorts } from '../src/search/search';
import type * as SearchPlan from '../src/search/searchPlan.service';
import { foundLimit, pageSize } from '../src/shared/limits';
import { unknownAmount } from '../src/shared/numbers/amount';
import type { Bench } from './bench';
import { type Figure, median, milliseconds } from './figure';
import { varied } from './fillListings';
import { loadSource } from './loadSource';

const { combinationsOf, planCount, planSearch } = await loadSource<typeof SearchPlan>(
  '/src/search/searchPlan.service.ts',
);

/** Ten searches of one to six filters, as their addresses have them. `dearest` is the highest price of the demo. */
function addressesOf(dearest: number): readonly string[] {
  const [first, second, third] = varied.districts;
  const price = (steps: number) => dearest + steps * varied.prices.step;
  return [
    'fuelType=Diesel',
    `maxPrice=${price(1_000)}`,
    'q=swift+prime',
    `district=${first}&district=${second}`,
    'fuelType=Diesel&fuelType=Electric&transmission=Automatic',
    `minPrice=${price(1_000)}&maxPrice=${price(2_000)}&maxKilometers=50000`,
    `minPrice=${price(500)}&maxPrice=${price(3_500)}&minYear=2002&maxYear=2008`,
    `q=sport&fuelType=Petrol&maxKilometers=60000&maxPrice=${price(2_500)}`,
    `district=${first}&district=${second}&district=${third}&fuelType=Petrol&fuelType=Diesel&maxPrice=${price(3_000)}`,
    `q=suzuki&fuelType=Petrol&transmission=Manual&minYear=2001&maxKilometers=100000&maxPrice=${price(4_000)}`,
  ];
}

const ops = {
  EQUAL: '==',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  IN: 'in',
} as const;

const equalities: readonly Filter['op'][] = ['EQUAL', 'IN', 'ARRAY_CONTAINS'];

function plain(value: TypedValue): unknown {
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plain);
  return 'integerValue' in value ? Number(value.integerValue) : Object.values(value)[0];
}

function filtered(db: Firestore, { collection }: PagedQuery, filters: readonly Filter[]): Query {
  return filters.reduce<Query>(
    (query, { field, op, value }) => query.where(field, ops[op], plain(value)),
    db.collection(collection),
  );
}

function sorted(query: Query, { orderBy = [] }: PagedQuery): Query {
  const direction = (order: string): OrderByDirection => (order === 'ASCENDING' ? 'asc' : 'desc');
  return orderBy.reduce((all, [field, order]) => all.orderBy(field, direction(order)), query);
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/**
 * The index entries that the query reads, estimated: those of the equalities and of the range on the first field of the
 * order, up to the last document of the page, in each of the merged indexes. The ranges of the other fields are checked
 * entry by entry.
 */
async function entriesOf(db: Firestore, query: PagedQuery, last: FirebaseFirestore.DocumentSnapshot | undefined) {
  const { where = [], orderBy = [] } = query;
  const [field = '', order] = orderBy[0] ?? [];
  const equal = where.filter(({ op }) => equalities.includes(op));
  const along = where.filter((filter) => !equal.includes(filter) && filter.field === field);
  const start = filtered(db, query, [...equal, ...along]);
  const read = last ? start.where(field, order === 'ASCENDING' ? '<=' : '>=', last.get(field)) : start;
  return equal.length * (await countOf(read));
}

/** Whether the query has ranges on several fields, or on another one than it sorts by: then index entries are billed. */
function paysForEntries({ where = [], orderBy = [] }: PagedQuery): boolean {
  const ranges = where.filter(({ op }) => !equalities.includes(op));
  return ranges.length > 0 && (orderBy.length > 1 || new Set(ranges.map(({ field }) => field)).size > 1);
}

async function timed<Result>(runs: number, work: () => Promise<Result>): Promise<readonly [Result, number]> {
  const times: number[] = [];
  for (;;) {
    const started = performance.now();
    const result = await work();
    times.push(performance.now() - started);
    if (times.length >= runs) return [result, median(times)];
  }
}

interface MeasuredSearch {
  readonly figure: Figure;
  readonly documents: number;
  readonly requests: number;
}

async function measureSearch(db: Firestore, runs: number, what: string, address: string): Promise<MeasuredSearch> {
  const search = readSearch('car', new URLSearchParams(address));
  const [query, counted] = [planSearch(search), planCount(search)];
  const page = sorted(filtered(db, query, query.where ?? []), query).limit(pageSize);
  const [{ docs, size }, time] = await timed(runs, () => page.get());
  const isFull = size === pageSize;
  const entries = await entriesOf(db, query, isFull ? docs.at(-1) : undefined);
  const count = isFull
    ? await countOf(sorted(filtered(db, counted, counted.where ?? []), counted).limit(foundLimit))
    : size;
  const reads = Math.max(1, size) + (paysForEntries(query) ? Math.ceil(entries / 1_000) : 0);
  const requests = isFull ? 2 : 1;
  const found = count >= foundLimit ? `${foundLimit}+` : String(count);
  const figure: Figure = {
    part: 'search',
    what,
    value: `${size} documents, ${requests} requests, ~${entries} entries, ~${reads} reads, ${milliseconds(time)}; ${found} found`,
    target: `≤ ${pageSize} documents, ≤ 2 requests`,
    met: size <= pageSize && requests <= 2,
    // More listings find more: the page of a search may be fuller, up to the target.
    exact: false,
    details: [`${combinationsOf(query)} combinations, ${address}`],
  };
  return { figure, documents: size, requests };
}

/** What no search exceeds. It is the same at every number of listings. */
function dearestOf(searches: readonly MeasuredSearch[]): Figure {
  const documents = Math.max(...searches.map((search) => search.documents));
  const requests = Math.max(...searches.map((search) => search.requests));
  return {
    part: 'search',
    what: 'The dearest page of all searches',
    value: `${documents} documents, ${requests} requests`,
    target: `≤ ${pageSize} documents, ≤ 2 requests`,
    met: documents <= pageSize && requests <= 2,
    exact: true,
    details: [],
  };
}

async function dearestOfDemo(db: Firestore): Promise<number> {
  const paths = demoListings.map(({ collection, id }) => db.doc(`${collection}/${id}`));
  const prices = (await db.getAll(...paths)).map((snapshot) => Number(snapshot.get('priceValue')));
  return Math.max(...prices.filter((price) => price < unknownAmount));
}

/** Ten searches in each order, with the query that the app would send. The rules and the network are not in the time. */
export async function measureSearches({ runs }: Bench): Promise<readonly Figure[]> {
  const app = initializeApp({ projectId: demoProject.id }, 'bench-searches');
  try {
    const db = getFirestore(app);
    const addresses = addressesOf(await dearestOfDemo(db));
    const searches: MeasuredSearch[] = [];
    for (const [index, address] of addresses.entries()) {
      for (const { name, label } of searchSorts) {
        const filters = [...new Set(new URLSearchParams(address).keys())].length;
        const what = `Search ${index + 1} (${filters} filters), ${label}`;
        searches.push(await measureSearch(db, runs, what, `${address}&sort=${name}`));
      }
    }
    return [...searches.map(({ figure }) => figure), dearestOf(searches)];
  } finally {
    await deleteApp(app);
  }
}
