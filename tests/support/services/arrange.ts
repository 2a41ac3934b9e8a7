import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentData, FieldValue, getFirestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { isUsuallyVisible, storedStockChange } from '../../../emulators/stockCounts';
import { dealerNameKey } from '../../../src/accounts/dealerNameKey';
import { emulatorHosts, environment } from '../../../src/firebase/environment';
import { type ListingField, type ListingKind, listingKinds } from '../../../src/listings/kinds';
import type { ListingFieldValues } from '../../../src/listings/listing';
import { parsePrice } from '../../../src/listings/price';
import { type ListingState, stateFlags } from '../../../src/listings/state/listingState';
import type { StatedFacts } from '../../../src/listings/stated/statedChoices';
import { toStoredStated } from '../../../src/listings/stated/statedFacts';
import { searchContent } from '../../../src/listings/stored/searchTokens';

/**
 * Writes the records that a test starts with, without rules, and reads what is stored. A test file makes its own
 * records and removes them at its end: the emulators may hold other data, and other runs may use them.
 */

if (!emulatorHosts) throw new Error('The emulators are not named: VITE_EMULATORS is empty');
process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(emulatorHosts.auth).host;
process.env.FIRESTORE_EMULATOR_HOST = emulatorHosts.firestore;
// Otherwise the Admin SDK looks for a cloud machine.
process.env.METADATA_SERVER_DETECTION = 'none';

const app = initializeApp({ projectId: environment.projectId });
const auth = getAuth(app);
const db = getFirestore(app);

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

export interface BuyerAccount extends Account {
  readonly name: string;
  readonly phone: string;
}

export interface DealerAccount extends Account {
  readonly dealerName: string;
  readonly distName: string;
}

const emails = new Set<string>();

/** A new e-mail address. Its account is removed at the end. */
export function newEmail(): string {
  const email = `${randomUUID()}@example.com`;
  emails.add(email);
  return email;
}

/** An account without a profile, as after an interrupted sign-up. */
export async function newAccount(): Promise<Account> {
  const email = newEmail();
  const password = 'Secret@123';
  const { uid } = await auth.createUser({ email, password });
  return { uid, email, password };
}

export async function newBuyer(): Promise<BuyerAccount> {
  const account = await newAccount();
  const contact = { Name: 'Asha Rao', phone: '9876543210' };
  await write(`users/${account.uid}`, { ...contact, email: account.email, createdAt: FieldValue.serverTimestamp() });
  await write(`UsersIds/${account.uid}`, contact);
  return { ...account, name: contact.Name, phone: contact.phone };
}

/** A public dealer. */
export async function newDealer(distName = 'Pune'): Promise<DealerAccount> {
  const account = await newAccount();
  const names = { dealerName: 'Sahyadri Motors', distName };
  await write(`sellers/${account.uid}`, {
    ...names,
    nameKey: dealerNameKey(names.dealerName),
    address: '12 MG Road',
    phone: '9123456780',
    profilePic: 'http://pictures.example/shop.jpg',
    createdAt: FieldValue.serverTimestamp(),
    approved: true,
  });
  return { ...account, ...names };
}

export async function newAdmin(): Promise<Account> {
  const account = await newAccount();
  await write(`admins/${account.uid}`, { id: account.email });
  return account;
}

/** As if the account had opened the link in the e-mail. */
export async function confirmEmail({ uid }: Account): Promise<void> {
  await auth.updateUser(uid, { emailVerified: true });
}

export async function disableAccount({ uid }: Account): Promise<void> {
  await auth.updateUser(uid, { disabled: true });
}

/** @returns null if no account has that e-mail address */
export async function uidOf(email: string): Promise<string | null> {
  const { users } = await auth.getUsers([{ email }]);
  return users[0]?.uid ?? null;
}

/** Each record gets a later time than the one before. */
let clock = Timestamp.now().toMillis();
function nextTime(): Timestamp {
  clock += 1_000;
  return Timestamp.fromMillis(clock);
}

function sampleValue({ key, input }: ListingField): string | number {
  if (key === 'price') return '4,50,000';
  if (input.type === 'choice') return input.choices[0] ?? '';
  if (input.type === 'numberChoice') return input.choices[0] ?? 0;
  return `Some ${key}`;
}

export interface ListingDetails {
  readonly state?: ListingState;
  /** Default: true for a live listing, and for one that was live until its sale ended. */
  readonly visible?: boolean;
  readonly name?: string;
  readonly price?: string;
  readonly year?: number;
  readonly kilometers?: string;
  readonly fuelType?: string;
  readonly make?: string;
  readonly model?: string;
  /** The dealer's district. */
  readonly distName?: string;
  readonly createdAt?: Timestamp;
  readonly rejectReason?: string;
  readonly stated?: StatedFacts;
}

/** A stored listing from the dealer's form. Each is a second newer than the one before. */
export function listingRecord(kind: ListingKind, sellerId: string, details: ListingDetails = {}): DocumentData {
  const { fields, photos } = listingKinds[kind];
  const {
    state = 'approved',
    createdAt = nextTime(),
    distName = 'Pune',
    rejectReason = '',
    stated = {},
    ...more
  } = details;
  const { visible = isUsuallyVisible(state), ...chosen } = more;
  const values: ListingFieldValues = Object.fromEntries(
    fields.map((field) => [field.key, chosen[field.key as keyof typeof chosen] ?? sampleValue(field)]),
  );
  return {
    ...Object.fromEntries(fields.map(({ key, stored }) => [stored, values[key]])),
    ...searchContent(values, distName),
    ...stateFlags[state],
    visible,
    rejectReason,
    sellerId,
    priceValue: parsePrice(String(values.price)),
    [photos.stored]: ['http://pictures.example/1.jpg', 'http://pictures.example/2.jpg'],
    mediumPhotos: ['', ''],
    thumbnails: ['http://pictures.example/1-thumb.jpg', 'http://pictures.example/2-thumb.jpg'],
    photoLabels: ['', ''],
    photoHashes: ['', ''],
    createdAt,
    updatedAt: createdAt,
    ...(state === 'approved' && { approvedAt: createdAt, dealerName: 'Sahyadri Motors' }),
    lastReview: '',
    stated: toStoredStated(stated),
  };
}

/** @returns the id of the listing */
export async function newListing(kind: ListingKind, sellerId: string, details: ListingDetails = {}): Promise<string> {
  return add(listingKinds[kind].collection, listingRecord(kind, sellerId, details));
}

const written = new Set<string>();

/** Stores a record as it is, damaged or not. A listing is counted. */
export async function write(path: string, data: DocumentData): Promise<void> {
  written.add(path);
  const batch = db.batch().set(db.doc(path), data);
  const [collection, listingId] = path.split('/');
  if ((collection === 'products' || collection === 'bikes') && typeof data.sellerId === 'string') {
    const { waiting, all } = storedStockChange((await stored(path)) ?? null, data);
    const count = { waiting: FieldValue.increment(waiting), all: FieldValue.increment(all) };
    const at = FieldValue.serverTimestamp();
    batch.set(db.doc(`stockCounts/${data.sellerId}`), { ...count, collection, listingId, at }, { merge: true });
  }
  await batch.commit();
}

/** Stores many records at once. Listings are not counted. */
export async function writeMany(records: readonly (readonly [path: string, data: DocumentData])[]): Promise<void> {
  const mostAtOnce = 500;
  for (let first = 0; first < records.length; first += mostAtOnce) {
    const batch = db.batch();
    for (const [path, data] of records.slice(first, first + mostAtOnce)) batch.set(db.doc(path), data);
    await batch.commit();
  }
}

export async function eraseMany(paths: readonly string[]): Promise<void> {
  const mostAtOnce = 500;
  for (let first = 0; first < paths.length; first += mostAtOnce) {
    const batch = db.batch();
    for (const path of paths.slice(first, first + mostAtOnce)) batch.delete(db.doc(path));
    await batch.commit();
  }
}

/** Meanwhile, a script changes the record without pause. */
export async function whileHammered<Result>(
  path: string,
  changes: (count: number) => DocumentData,
  deed: () => Promise<Result>,
): Promise<Result> {
  let isDone = false;
  const hammering = (async () => {
    for (let count = 0; !isDone; count += 1) await db.doc(path).update({ ...changes(count) });
  })();
  try {
    return await deed();
  } finally {
    isDone = true;
    await hammering;
  }
}

/** @returns the id of the new record */
export async function add(collection: string, data: DocumentData): Promise<string> {
  const { id } = db.collection(collection).doc();
  await write(`${collection}/${id}`, data);
  return id;
}

export async function erase(path: string): Promise<void> {
  await db.doc(path).delete();
}

export async function eraseWhere(collection: string, field: string, value: string): Promise<void> {
  await removeAll(db.collection(collection).where(field, '==', value));
}

/** @returns undefined if there is no such record */
export async function stored(path: string): Promise<DocumentData | undefined> {
  return (await db.doc(path).get()).data();
}

/** All records of a collection with that value in that field. */
export async function storedWhere(collection: string, field: string, value: string): Promise<DocumentData[]> {
  const { docs } = await db.collection(collection).where(field, '==', value).get();
  return docs.map((snapshot) => snapshot.data());
}

/** The collections that the rules name. Nobody can write into another one. */
async function collectionNames(): Promise<string[]> {
  const rules = await readFile('firestore.rules', 'utf8');
  const names = [...rules.matchAll(/match \/(\w+)\//g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => name !== 'databases');
}

/** The paths of all records in which a text stands, in a field or in the path. */
export async function findEverywhere(text: string): Promise<string[]> {
  const groups = await Promise.all((await collectionNames()).map((name) => db.collectionGroup(name).get()));
  return groups
    .flatMap(({ docs }) => docs)
    .filter((record) => JSON.stringify([record.ref.path, record.data()]).includes(text))
    .map(({ ref }) => ref.path)
    .sort();
}

async function removeAll(query: Query): Promise<void> {
  const { docs } = await query.get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

const ownRecords = [
  'users',
  'admins',
  'profileChanges',
  'suspensions',
  'stockCounts',
  'openRequests',
  'accountLanguages',
  'confirmedEmails',
  'blockedHours',
  'dealerRatings',
  'dealerDeletions',
  'buyerDeletions',
];
const withRecordsBelow = ['UsersIds', 'sellers'];

/** Removes what an account has written through the services. */
async function removeRecordsOf(uid: string): Promise<void> {
  await Promise.all([
    ...ownRecords.map((collection) => erase(`${collection}/${uid}`)),
    ...withRecordsBelow.map((collection) => db.recursiveDelete(db.doc(`${collection}/${uid}`))),
    removeAll(db.collection('products').where('sellerId', '==', uid)),
    removeAll(db.collection('bikes').where('sellerId', '==', uid)),
    removeAll(db.collection('bookings').where('userId', '==', uid)),
    removeAll(db.collection('bookings').where('sellerId', '==', uid)),
    removeAll(db.collection('audit').where('who', '==', uid)),
    removeAll(db.collection('audit').where('recordId', '==', uid)),
    removeAll(db.collection('savedCounts').where('sellerId', '==', uid)),
    ...['ratings', 'reports'].map((name) => removeAll(db.collection(name).where('userId', '==', uid))),
    ...['ratings', 'warnings'].map((name) => removeAll(db.collection(name).where('sellerId', '==', uid))),
  ]);
}

/** Removes everything that the tests of this file have made. */
export async function removeArranged(): Promise<void> {
  const uids = (await Promise.all([...emails].map(uidOf))).filter((uid) => uid !== null);
  await Promise.all([...uids.map(removeRecordsOf), ...[...written].map(erase)]);
  if (uids.length > 0) await auth.deleteUsers(uids);
  emails.clear();
  written.clear();
}

export { Timestamp };
