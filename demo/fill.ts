import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type DocumentData, type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { photoLimits } from '../../src/domain/limits';
import { slotId } from '../../src/domain/testDrive';
import { host } from '../ports';
import { demoProject } from '../project';
import { bookings } from './catalogue/bookings';
import { type Listing, listings, NEWEST } from './catalogue/listings';
import { admin, buyers, type Dealer, dealers, messages, passwords } from './catalogue/people';
import { drawShop } from './drawings/shop';
import { storePhoto } from './fillStorage';
import { openRenderedPhotos } from './renderedPhotos';
import type { renderVehiclePhoto } from './renderVehiclePhoto';
import { addReviews } from './reviews';

export interface FillOptions {
  ports: { auth: number; firestore: number; storage: number };
  log: (line: string) => void;
}

/** Document paths and what is stored there. */
type Records = Map<string, DocumentData>;

/** Stores a JPEG at a path, and gives its download address. */
type Store = (path: string, content: Buffer) => Promise<string>;

/** Listings whose photos are drawn and stored at the same time. */
const PARALLEL = 4;
const DAY = 86_400_000;
/** What a dealer takes to answer a booking. */
const ANSWER = 90 * 60_000;
const timestamp = (milliseconds: number): Timestamp => Timestamp.fromMillis(milliseconds);

/**
 * Fills the emulators with the demo's accounts, records and photos. Filling again gives the same, but for the test drives,
 * which lie ahead of the day; what else is there stays.
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

/** firebase-admin finds emulators by these variables only; whoever runs next in this process must not. */
function pointAtEmulators(ports: FillOptions['ports']): () => void {
  const variables = {
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    // This is no cloud machine, and need not be asked whether it is one.
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
  const render = await openRenderedPhotos();
  const records: Records = new Map();
  await Promise.all([
    addAccounts(getAuth(app)),
    inParallel([...dealers.entries()], ([index, dealer]) => addDealer(records, store, dealer, index)),
    inParallel(listings, (listing) => addListing(records, { store, render }, listing)),
  ]);
  addPeople(records);
  addReviews(records);
  addBookings(records);
  await write(getFirestore(app), records);
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

async function addDealer(records: Records, store: Store, dealer: Dealer, index: number): Promise<void> {
  const { uid, phone, dealerName, distName, address } = dealer;
  const createdAt = NEWEST - (90 - index * 5) * DAY;
  const picture = await sharp(Buffer.from(drawShop(dealer)))
    .resize(photoLimits.pictureSide)
    .jpeg({ quality: 84 })
    .toBuffer();
  const profilePic = await store(`seller_profile_pics/${uid}/${createdAt}-shop.jpg`, picture);
  records.set(`sellers/${uid}`, { phone, dealerName, distName, address, profilePic, createdAt: timestamp(createdAt) });
}

const photoFields = {
  products: { folder: 'car_photos', field: 'carPhotos' },
  bikes: { folder: 'bike_photos', field: 'bikePhotos' },
} as const;

interface Darkroom {
  store: Store;
  render: typeof renderVehiclePhoto;
}

async function addListing(records: Records, { store, render }: Darkroom, listing: Listing): Promise<void> {
  const { folder, field } = photoFields[listing.collection];
  const stored = await Promise.all(
    listing.photos.map(async ({ name, picture }, index) => {
      const { photo, thumbnail } = await render(picture);
      const path = `${folder}/${listing.sellerId}/${listing.createdAt + index}-${listing.id}-${name}`;
      return Promise.all([store(`${path}.jpg`, photo), store(`${path}-thumb.jpg`, thumbnail)]);
    }),
  );
  records.set(`${listing.collection}/${listing.id}`, {
    ...listing.fields,
    [field]: stored.map(([photo]) => photo),
    thumbnails: stored.map(([, thumbnail]) => thumbnail),
    createdAt: timestamp(listing.createdAt),
    updatedAt: timestamp(listing.createdAt),
  });
}

function addPeople(records: Records): void {
  records.set(`admins/${admin.uid}`, { id: admin.email });
  buyers.forEach(({ uid, email, name, phone }, index) => {
    const createdAt = timestamp(NEWEST - (30 - index * 6) * DAY);
    records.set(`users/${uid}`, { email, phone, Name: name, createdAt });
    records.set(`UsersIds/${uid}`, { Name: name, phone });
  });
  messages.forEach(({ id, name, phone, reason, handled }, index) => {
    const sentAt = NEWEST - (9 - index * 4) * DAY;
    const handledAt = handled ? timestamp(sentAt + DAY) : null;
    records.set(`contacts/${id}`, { name, phone, reason, timestamp: timestamp(sentAt), handledAt });
  });
}

function addBookings(records: Records): void {
  for (const booking of bookings) {
    const { userId, vehicleId, sellerId, bookedAt, status, testDrive, note, declineReason } = booking;
    const vehicle = records.get(`products/${vehicleId}`) ?? records.get(`bikes/${vehicleId}`);
    const seller = records.get(`sellers/${sellerId}`);
    if (vehicle === undefined || seller === undefined) {
      throw new Error(`Nothing to book: ${vehicleId} of ${sellerId}`);
    }
    records.set(`bookings/${userId}_${vehicleId}`, {
      ...vehicle,
      vehicleId,
      userId,
      dealerName: seller.dealerName,
      distName: seller.distName,
      bookingDate: timestamp(bookedAt),
      status,
      statusAt: timestamp(bookedAt + (status === 'requested' ? 0 : ANSWER)),
      declineReason,
      testDrive: testDrive && Timestamp.fromDate(testDrive),
      note,
    });
    if (testDrive && (status === 'accepted' || status === 'completed')) {
      records.set(`sellers/${sellerId}/slots/${slotId(vehicleId, testDrive)}`, { bookingId: `${userId}_${vehicleId}` });
    }
    const grant = `UsersIds/${userId}/dealers/${sellerId}`;
    if (!records.has(grant)) {
      records.set(grant, { since: timestamp(bookedAt), vehicleId });
    }
  }
}

async function write(firestore: Firestore, records: Records): Promise<void> {
  const batch = firestore.batch();
  for (const [path, record] of records) {
    batch.set(firestore.doc(path), record);
  }
  await batch.commit();
}
