import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DocumentData, type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { listings as demoListings } from '../demo/catalogue/listings';
import { dealers } from '../demo/catalogue/people';
import { NEWEST } from '../demo/catalogue/times';
import { demoProject } from '../emulators/project';
import { storedStock } from '../emulators/stockCounts';
import { dealerNameKey } from '../src/accounts/dealerNameKey';
import { searchContent } from '../src/listings/stored/searchTokens';
import { unknownAmount } from '../src/shared/numbers/amount';
import { wholeWordTokens } from '../tests/support/wholeWordTokens';

type Collection = (typeof demoListings)[number]['collection'];
type StoredRecord = readonly [path: string, content: DocumentData];

/** Documents in one write, and writes at the same time. */
const batchSize = 500;
const inParallel = 4;

const minute = 60_000;

/** All listings of the demo are younger. */
const demoDays = 100;

/** Listings for each dealer, as in the demo data. */
const listingsPerDealer = Math.ceil(demoListings.length / dealers.length);

const stored = {
  products: { name: 'carName', price: 'carPrice', year: 'carYear', kilometers: 'carKm' },
  bikes: { name: 'bikeName', price: 'bikePrice', year: 'bikeYear', kilometers: 'kilometersRan' },
} as const;

const firstYear = 2000;

/** What generated listings differ in. The numbers have no common factor, so that each value meets each other one. */
export const varied = {
  districts: Array.from({ length: 31 }, (_, index) => `District ${String.fromCharCode(65 + (index % 26))}${index}`),
  variants: ['Base', 'Plus', 'Prime', 'Sport', 'Select', 'Signature', 'Touring'],
  fuelTypes: ['Petrol', 'Petrol', 'Petrol', 'Diesel', 'Electric'],
  transmissions: ['Manual', 'Manual', 'Automatic'],
  /** Steps of price and distance. */
  prices: { step: 1_000, steps: 4_999 },
  kilometers: { first: 5_000, step: 500, steps: 293 },
} as const;

/** Different for each index, without an order: the same number for the same index at every size. */
function scattered(index: number, modulus: number): number {
  return ((index + 1) * 7_919) % modulus;
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[scattered(index, items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from');
  return item;
}

interface Template {
  readonly collection: Collection;
  readonly content: DocumentData;
}

/** The stored records of the demo, with the addresses of their photos. */
interface Templates {
  readonly listings: readonly Template[];
  readonly sellers: readonly DocumentData[];
  /** The highest price that the demo names, and the oldest model year. */
  readonly dearest: number;
  readonly oldest: number;
}

async function readTemplates(db: Firestore): Promise<Templates> {
  const read = async (paths: readonly string[]) =>
    (await db.getAll(...paths.map((path) => db.doc(path)))).map((snapshot) => snapshot.data() ?? {});
  const contents = await read(demoListings.map(({ collection, id }) => `${collection}/${id}`));
  const listings = demoListings.map(({ collection }, index) => ({ collection, content: contents[index] ?? {} }));
  return {
    listings,
    sellers: await read(dealers.map(({ uid }) => `sellers/${uid}`)),
    dearest: Math.max(
      ...listings.map(({ content }) => Number(content.priceValue)).filter((price) => price < unknownAmount),
    ),
    oldest: Math.min(...listings.map(({ collection, content }) => Number(content[stored[collection].year]))),
  };
}

/** Repeats the templates in order. */
function templateOf<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The demo data is missing');
  return item;
}

function dealerIdOf(index: number): string {
  return `bench-dealer-${String(index).padStart(6, '0')}`;
}

function districtOf(dealer: number): string {
  return pick(varied.districts, dealer);
}

/**
 * Generated listings are older, more expensive and of older model years than those of the demo, so those of the demo
 * stay first in every list that is not searched. The first pages are the same at every size, and every change comes
 * from the size.
 */
function toListing(index: number, templates: Templates): StoredRecord {
  const { listings, dearest, oldest } = templates;
  const { collection, content } = templateOf(listings, index);
  const fields = stored[collection];
  const dealer = Math.floor(index / listingsPerDealer);
  const name = `${content[fields.name]} ${pick(varied.variants, index)}`;
  const priceValue = dearest + (1 + scattered(index, varied.prices.steps)) * varied.prices.step;
  const { first, step, steps } = varied.kilometers;
  const kilometers = String(first + scattered(index, steps) * step);
  return [
    `${collection}/bench-${String(index).padStart(6, '0')}`,
    {
      ...content,
      ...searchContent({ name, kilometers }, districtOf(dealer)),
      searchTokens: wholeWordTokens(name, districtOf(dealer)),
      sellerId: dealerIdOf(dealer),
      dealerName: dealerNameOf(dealer, templates),
      [fields.name]: name,
      priceValue,
      [fields.price]: String(priceValue),
      [fields.year]: firstYear + scattered(index, oldest - firstYear),
      [fields.kilometers]: kilometers,
      fuelType: pick(varied.fuelTypes, index),
      ...(collection === 'products' && { transmission: pick(varied.transmissions, index) }),
      createdAt: Timestamp.fromMillis(NEWEST - demoDays * 24 * 60 * minute - (index + 1) * minute),
    },
  ];
}

function dealerNameOf(index: number, { sellers }: Templates): string {
  return `${templateOf(sellers, index).dealerName} ${index + 1}`;
}

function toDealer(index: number, templates: Templates): StoredRecord {
  const content = templateOf(templates.sellers, index);
  const createdAt = Timestamp.fromMillis(NEWEST + (index + 1) * minute);
  const dealerName = dealerNameOf(index, templates);
  const distName = districtOf(index);
  const nameKey = dealerNameKey(dealerName);
  return [`sellers/${dealerIdOf(index)}`, { ...content, dealerName, nameKey, distName, createdAt, approved: true }];
}

function toStockCount(stock: readonly StoredRecord[]): StoredRecord[] {
  return stock.slice(-1).map(([path, { sellerId, createdAt }]) => {
    const [collection, listingId] = path.split('/');
    const count = storedStock(stock.map(([, content]) => content));
    return [`stockCounts/${sellerId}`, { ...count, collection, listingId, at: createdAt }];
  });
}

function* generated(count: number, templates: Templates): Generator<StoredRecord, undefined> {
  for (let first = 0; first < count; first += listingsPerDealer) {
    yield toDealer(first / listingsPerDealer, templates);
    const size = Math.min(listingsPerDealer, count - first);
    const stock = Array.from({ length: size }, (_, index) => toListing(first + index, templates));
    yield* stock;
    yield* toStockCount(stock);
  }
}

async function write(db: Firestore, records: Generator<StoredRecord, undefined>): Promise<void> {
  const writeBatches = async () => {
    for (;;) {
      const batch = db.batch();
      let size = 0;
      while (size < batchSize) {
        const { value } = records.next();
        if (!value) break;
        batch.set(db.doc(value[0]), value[1]);
        size += 1;
      }
      if (size === 0) return;
      await batch.commit();
    }
  };
  await Promise.all(Array.from({ length: inParallel }, writeBatches));
}

/**
 * Adds listings of both kinds, with dealers in proportion, to an emulator that has the demo data. The environment of
 * this process names the emulator. Generated listings share the demo's photos.
 */
export async function fillListings(total: number, log: (line: string) => void): Promise<void> {
  const missing = total - demoListings.length;
  const started = performance.now();
  const app = initializeApp({ projectId: demoProject.id }, 'bench-listings');
  try {
    const db = getFirestore(app);
    await write(db, generated(missing, await readTemplates(db)));
  } finally {
    await deleteApp(app);
  }
  log(`${total} listings, in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
