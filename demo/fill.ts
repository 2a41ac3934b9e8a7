import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type DocumentData, type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { host } from '../emulators/ports';
import { demoProject } from '../emulators/project';
import { storedStock } from '../emulators/stockCounts';
import { dealerNameKey } from '../src/accounts/dealerNameKey';
import { photoLimits } from '../src/shared/limits';
import { addChecks, addNotes, addReports, addWarnings } from './adminsDesk';
import { addBlockedHours, addBookings } from './bookings';
import { listings, type StoredListing } from './catalogue/listings';
import {
  admin,
  buyers,
  type DealerAccount,
  dealers,
  messages,
  passwords,
  pastBuyers,
  profileChange,
} from './catalogue/people';
import { DAY, NEWEST } from './catalogue/times';
import { storePhoto } from './fillStorage';
import { addSavedListings, addSavedSearches } from './kept';
import { addLiveEdit } from './liveEdits';
import { addPastReports } from './pastReports';
import { openPhotos, type Photos, readShopPicture } from './photos';
import { addRatings } from './ratings';
import { addReviews } from './reviews';
import { addSuspension } from './suspension';

export interface FillOptions {
  ports: { auth: number; firestore: number; storage: number };
  log: (line: string) => void;
}

/** Documents by path. */
type Records = Map<string, DocumentData>;

/** Stores a JPEG at a path, and returns its download URL. */
type Store = (path: string, content: Buffer) => Promise<string>;

/** The number of listings whose photos are stored at the same time. */
const PARALLEL = 4;
/** Documents in one batch. */
const WRITES = 400;
/** Its dealer has lowered the price. */
const cheaperCar = 'demo-car-17';

const timestamp = (milliseconds: number): Timestamp => Timestamp.fromMillis(milliseconds);

/**
 * Fills the emulators with the demo's accounts, records and photos. All times depend on the day: a second run on the same
 * day gives the same data. Other data in the emulators stays.
 */
export async function fillDemoData({ ports, log }: FillOptions): Promise<void> {
  const started = performance.now();
  const restore = pointAtEmulators(ports);
  const app = initializeApp({ projectId: demoProject.id }, `demo-data-${ports.firestore}`);
  try {
    await fill(app, ports.storage);
  } finally {
    await deleteApp(app);
    restore();
  }
  const photos = listings.reduce((sum, listing) => sum + listing.photos.length, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`Demo data: ${listings.length} listings with ${photos} photos, ${dealers.length} dealers, in ${seconds} s.`);
}

/** firebase-admin finds the emulators only by these variables. They are restored for later code in this process. */
function pointAtEmulators(ports: FillOptions['ports']): () => void {
  const variables = {
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    // Otherwise firebase-admin checks whether this is a cloud machine.
    METADATA_SERVER_DETECTION: 'none',
  };
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) {
        delete process.env[name];
      } else {
        process.env[name] = value;
      }
    }
  };
}

async function fill(app: App, storagePort: number): Promise<void> {
  const store: Store = (path, content) => storePhoto(storagePort, path, content);
  const photos = openPhotos();
  const records: Records = new Map();
  await Promise.all([
    addAccounts(getAuth(app)),
    inParallel([...dealers.entries()], ([index, dealer]) => addDealer(records, store, dealer, index)),
    inParallel(listings, (listing) => addListing(records, { store, photos }, listing)),
  ]);
  addPeople(records);
  addSavedSearches(records);
  addSavedListings(records);
  addReviews(records);
  addLiveEdit(records);
  addReports(records);
  addPastReports(records);
  addWarnings(records);
  addSuspension(records);
  addChecks(records);
  addNotes(records);
  addRatings(records);
  addBookings(records);
  addBlockedHours(records);
  addProfileChange(records);
  const firestore = getFirestore(app);
  await write(firestore, records);
  await Promise.all(dealers.map(({ uid }) => countStock(firestore, uid)));
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (const item of waiting) {
        await work(item);
      }
    }),
  );
}

async function addAccounts(auth: Auth): Promise<void> {
  const accounts = [
    { ...admin, password: passwords.admin },
    ...dealers.map(({ uid, email }) => ({ uid, email, password: passwords.dealer })),
    ...buyers.map(({ uid, email }) => ({ uid, email, password: passwords.buyer })),
  ];
  const { users } = await auth.getUsers(accounts.map(({ uid }) => ({ uid })));
  const known = new Set(users.map(({ uid }) => uid));
  await Promise.all(
    accounts.map(({ uid, email, password }) =>
      known.has(uid) ? auth.updateUser(uid, { email, password }) : auth.createUser({ uid, email, password }),
    ),
  );
}

async function addDealer(records: Records, store: Store, dealer: DealerAccount, index: number): Promise<void> {
  const { uid, phone, dealerName, distName, address, picture } = dealer;
  const createdAt = NEWEST - (240 - index * 20) * DAY;
  const shop = await readShopPicture(picture);
  const profilePic = await store(`seller_profile_pics/${uid}/${createdAt}-shop.jpg`, shop);
  const times = { createdAt: timestamp(createdAt) };
  records.set(`sellers/${uid}`, {
    phone,
    dealerName,
    nameKey: dealerNameKey(dealerName),
    distName,
    address,
    profilePic,
    ...times,
    approved: isPublic(uid),
  });
}

/** A dealer becomes public with the first approved listing (DEALER-7). */
function isPublic(uid: string): boolean {
  return listings.some(({ sellerId, fields }) => sellerId === uid && fields.visible === true);
}

function addProfileChange(records: Records): void {
  const { uid, ...wanted } = profileChange;
  const shown = records.get(`sellers/${uid}`);
  if (shown === undefined) throw new Error(`Nobody to change: ${uid}`);
  const { dealerName, distName, address, profilePic } = shown;
  records.set(`profileChanges/${uid}`, {
    ...{ dealerName, distName, address, profilePic },
    ...wanted,
    status: 'waiting',
    reason: '',
    updatedAt: timestamp(NEWEST),
    lastReview: '',
  });
}

/** Counts all stored listings: the dealer may have posted others than the demo's. */
async function countStock(firestore: Firestore, uid: string): Promise<void> {
  const ofKinds = await Promise.all(
    Object.keys(photoFields).map((collection) => firestore.collection(collection).where('sellerId', '==', uid).get()),
  );
  const stock = ofKinds.flatMap(({ docs }) => docs);
  const [last] = stock;
  if (last === undefined) return;
  await firestore.doc(`stockCounts/${uid}`).set({
    ...storedStock(stock.map((snapshot) => snapshot.data())),
    collection: last.ref.parent.id,
    listingId: last.id,
    at: Timestamp.now(),
  });
}

const photoFields = {
  products: { folder: 'car_photos', field: 'carPhotos' },
  bikes: { folder: 'bike_photos', field: 'bikePhotos' },
} as const;

interface Darkroom {
  store: Store;
  photos: Photos;
}

async function addListing(records: Records, { store, photos }: Darkroom, listing: StoredListing): Promise<void> {
  const { folder, field } = photoFields[listing.collection];
  const stored = await Promise.all(
    listing.photos.map(async ({ picture }, index) => {
      const { photo, medium, thumbnail } = await photos(picture);
      const path = `${folder}/${listing.sellerId}/${listing.createdAt + index}-${listing.id}-${picture}`;
      const sizes = [
        [photoLimits.large, photo],
        [photoLimits.medium, medium],
        [photoLimits.small, thumbnail],
      ] as const;
      return Promise.all(sizes.map(([{ side }, content]) => store(`${path}-${side}.webp`, content)));
    }),
  );
  records.set(`${listing.collection}/${listing.id}`, {
    ...listing.fields,
    [field]: stored.map(([photo]) => photo),
    mediumPhotos: stored.map(([, medium]) => medium),
    thumbnails: stored.map(([, , thumbnail]) => thumbnail),
    photoLabels: listing.photos.map(({ label }) => label),
    photoHashes: listing.photos.map(() => ''),
    createdAt: timestamp(listing.createdAt),
    updatedAt: timestamp(listing.createdAt),
    ...(listing.fields.approved === true && { approvedAt: timestamp(listing.createdAt) }),
    ...(listing.id === cheaperCar && {
      priceHistory: [{ priceValue: Number(listing.fields.priceValue) + 20_000, since: timestamp(listing.createdAt) }],
      priceSince: timestamp(Date.now() - 3 * DAY),
    }),
  });
}

function addPeople(records: Records): void {
  records.set(`admins/${admin.uid}`, { id: admin.email });
  buyers.forEach(({ uid, email, name, phone }, index) => {
    const createdAt = timestamp(NEWEST - (30 - index * 6) * DAY);
    records.set(`users/${uid}`, { email, phone, Name: name, createdAt });
    records.set(`UsersIds/${uid}`, { Name: name, phone });
  });
  for (const { uid, name, phone } of pastBuyers) records.set(`UsersIds/${uid}`, { Name: name, phone });
  messages.forEach(({ id, name, phone, reason, handled }, index) => {
    const sentAt = NEWEST - (9 - index * 4) * DAY;
    const handledAt = handled ? timestamp(sentAt + DAY) : null;
    records.set(`contacts/${id}`, { name, phone, reason, timestamp: timestamp(sentAt), handledAt });
  });
}

async function write(firestore: Firestore, records: Records): Promise<void> {
  const all = [...records];
  const starts = Array.from({ length: Math.ceil(all.length / WRITES) }, (_, index) => index * WRITES);
  for (const start of starts) {
    const batch = firestore.batch();
    for (const [path, record] of all.slice(start, start + WRITES)) batch.set(firestore.doc(path), record);
    await batch.commit();
  }
}
