import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DocumentData, type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { listings as demoListings, NEWEST } from '../emulators/demo/catalogue/listings';
import { dealers } from '../emulators/demo/catalogue/people';
import { demoProject } from '../emulators/project';

type Collection = (typeof demoListings)[number]['collection'];
type StoredRecord = readonly [path: string, content: DocumentData];

/** Documents in one write, and writes on their way at the same time. */
const batchSize = 500;
const inParallel = 4;

const minute = 60_000;

/** Listings per dealer, as in the demo data. */
const listingsPerDealer = Math.ceil(demoListings.length / dealers.length);

const stored = {
  products: { price: 'carPrice', year: 'carYear' },
  bikes: { price: 'bikePrice', year: 'bikeYear' },
} as const;

interface Template {
  readonly collection: Collection;
  readonly content: DocumentData;
}

/** The demo's records, as they are stored with the addresses of their photos. */
interface Templates {
  readonly listings: readonly Template[];
  readonly sellers: readonly DocumentData[];
  /** Rupees that no listing of the demo costs more than, and the oldest of their model years. */
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
    dearest: Math.max(...listings.map(({ content }) => Number(content.priceValue))),
    oldest: Math.min(...listings.map(({ collection, content }) => Number(content[stored[collection].year]))),
  };
}

/** The templates one after the other, for ever. */
function templateOf<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The demo data is missing');
  return item;
}

function sellerIdOf(index: number): string {
  return `bench-dealer-${String(index).padStart(6, '0')}`;
}

/**
 * Generated listings are newer, dearer and of older years than the demo's, which therefore stay the first of every list:
 * the first pages are the same at every size, and whatever changes is due to the size alone.
 */
function toListing(index: number, { listings, dearest, oldest }: Templates): StoredRecord {
  const { collection, content } = templateOf(listings, index);
  const priceValue = dearest + 1000 + index;
  return [
    `${collection}/bench-${String(index).padStart(6, '0')}`,
    {
      ...content,
      sellerId: sellerIdOf(Math.floor(index / listingsPerDealer)),
      priceValue,
      [stored[collection].price]: String(priceValue),
      [stored[collection].year]: oldest,
      createdAt: Timestamp.fromMillis(NEWEST + (index + 1) * minute),
    },
  ];
}

function toSeller(index: number, { sellers }: Templates): StoredRecord {
  const content = templateOf(sellers, index);
  const createdAt = Timestamp.fromMillis(NEWEST + (index + 1) * minute);
  return [`sellers/${sellerIdOf(index)}`, { ...content, dealerName: `${content.dealerName} ${index + 1}`, createdAt }];
}

function* generated(count: number, templates: Templates): Generator<StoredRecord, undefined> {
  for (let index = 0; index < count; index += 1) {
    if (index % listingsPerDealer === 0) yield toSeller(index / listingsPerDealer, templates);
    yield toListing(index, templates);
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
 * Fills the emulator that this process points at, and that has the demo data already, up to so many listings of both
 * kinds, with dealers in proportion. Generated listings share the demo's photos.
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
