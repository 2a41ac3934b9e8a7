import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentData, FieldValue, getFirestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { type ListingState, stateFlags } from '../../src/domain/listingState';
import { parsePrice } from '../../src/domain/price';
import { searchContent } from '../../src/domain/searchTokens';
import type { VehicleFieldValues } from '../../src/domain/vehicle';
import { type VehicleField, type VehicleKind, vehicleKinds } from '../../src/domain/vehicleKinds';
import { emulatorHosts, environment } from '../../src/services/environment';

/**
 * The state that a test begins with, written past the rules, and a look at what is stored. Whatever a test file makes is
 * its own, and gone when the file ends: the emulators may hold other data, and may be used again.
 */

if (!emulatorHosts) throw new Error('The emulators are not named: VITE_EMULATORS is empty');
process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(emulatorHosts.auth).host;
process.env.FIRESTORE_EMULATOR_HOST = emulatorHosts.firestore;
// The Admin SDK would look for a cloud machine around it.
process.env.METADATA_SERVER_DETECTION = 'none';

const app = initializeApp({ projectId: environment.projectId });
const auth = getAuth(app);
const db = getFirestore(app);

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

export interface Buyer extends Account {
  readonly name: string;
  readonly phone: string;
}

export interface Dealer extends Account {
  readonly dealerName: string;
  readonly distName: string;
}

const emails = new Set<string>();

/** An address that nobody has used. What is registered under it is removed at the end. */
export function newEmail(): string {
  const email = `${randomUUID()}@example.com`;
  emails.add(email);
  return email;
}

/** An account without a profile, as a sign-up leaves it that broke off. */
export async function newAccount(): Promise<Account> {
  const email = newEmail();
  const password = 'Secret@123';
  const { uid } = await auth.createUser({ email, password });
  return { uid, email, password };
}

export async function newBuyer(): Promise<Buyer> {
  const account = await newAccount();
  const contact = { Name: 'Asha Rao', phone: '9876543210' };
  await write(`users/${account.uid}`, { ...contact, email: account.email, createdAt: FieldValue.serverTimestamp() });
  await write(`UsersIds/${account.uid}`, contact);
  return { ...account, name: contact.Name, phone: contact.phone };
}

export async function newDealer(distName = 'Pune'): Promise<Dealer> {
  const account = await newAccount();
  const names = { dealerName: 'Sahyadri Motors', distName };
  await write(`sellers/${account.uid}`, {
    ...names,
    address: '12 MG Road',
    phone: '9123456780',
    profilePic: 'http://pictures.example/shop.jpg',
    createdAt: FieldValue.serverTimestamp(),
  });
  return { ...account, ...names };
}

export async function newAdmin(): Promise<Account> {
  const account = await newAccount();
  await write(`admins/${account.uid}`, { id: account.email });
  return account;
}

export async function disableAccount({ uid }: Account): Promise<void> {
  await auth.updateUser(uid, { disabled: true });
}

/** @returns null where no account has that e-mail */
export async function uidOf(email: string): Promise<string | null> {
  const { users } = await auth.getUsers([{ email }]);
  return users[0]?.uid ?? null;
}

/** A time of its own for each record, in the order of the calls. */
let clock = Timestamp.now().toMillis();
function nextTime(): Timestamp {
  clock += 1_000;
  return Timestamp.fromMillis(clock);
}

function sampleValue({ key, input }: VehicleField): string | number {
  if (key === 'price') return '4,50,000';
  if (input.type === 'choice') return input.choices[0] ?? '';
  if (input.type === 'numberChoice') return input.choices[0] ?? 0;
  return `Some ${key}`;
}

export interface ListingDetails {
  readonly state?: ListingState;
  readonly name?: string;
  readonly price?: string;
  readonly year?: number;
  readonly kilometers?: string;
  readonly fuelType?: string;
  /** The dealer's. */
  readonly distName?: string;
  readonly createdAt?: Timestamp;
  readonly rejectReason?: string;
}

/** A listing as the dealer's form would have stored it, each a second younger than the one before. */
export function listingRecord(kind: VehicleKind, sellerId: string, details: ListingDetails = {}): DocumentData {
  const { fields, photos } = vehicleKinds[kind];
  const { state = 'approved', createdAt = nextTime(), distName = 'Pune', rejectReason = '', ...chosen } = details;
  const values: VehicleFieldValues = Object.fromEntries(
    fields.map((field) => [field.key, chosen[field.key as keyof typeof chosen] ?? sampleValue(field)]),
  );
  return {
    ...Object.fromEntries(fields.map(({ key, stored }) => [stored, values[key]])),
    ...searchContent(values, distName),
    ...stateFlags[state],
    rejectReason,
    sellerId,
    priceValue: parsePrice(String(values.price)),
    [photos.stored]: ['http://pictures.example/1.jpg', 'http://pictures.example/2.jpg'],
    thumbnails: ['http://pictures.example/1-thumb.jpg', 'http://pictures.example/2-thumb.jpg'],
    createdAt,
    updatedAt: createdAt,
    lastReview: '',
  };
}

/** @returns the listing's id */
export async function newListing(kind: VehicleKind, sellerId: string, details: ListingDetails = {}): Promise<string> {
  return add(vehicleKinds[kind].collection, listingRecord(kind, sellerId, details));
}

const written = new Set<string>();

/** Stores a record as it is, damaged or not. */
export async function write(path: string, data: DocumentData): Promise<void> {
  written.add(path);
  await db.doc(path).set(data);
}

/** @returns the new record's id */
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

/** @returns undefined where there is no such record */
export async function stored(path: string): Promise<DocumentData | undefined> {
  return (await db.doc(path).get()).data();
}

/** All records of a collection that have that value in that field. */
export async function storedWhere(collection: string, field: string, value: string): Promise<DocumentData[]> {
  const { docs } = await db.collection(collection).where(field, '==', value).get();
  return docs.map((snapshot) => snapshot.data());
}

async function removeAll(query: Query): Promise<void> {
  const { docs } = await query.get();
  await Promise.all(docs.map(({ ref }) => db.recursiveDelete(ref)));
}

/** What an account has written through the services. */
async function removeRecordsOf(uid: string): Promise<void> {
  const profiles = ['users', 'UsersIds', 'sellers', 'admins'];
  await Promise.all([
    ...profiles.map((collection) => db.recursiveDelete(db.collection(collection).doc(uid))),
    removeAll(db.collection('products').where('sellerId', '==', uid)),
    removeAll(db.collection('bikes').where('sellerId', '==', uid)),
    removeAll(db.collection('bookings').where('userId', '==', uid)),
    removeAll(db.collection('bookings').where('sellerId', '==', uid)),
    removeAll(db.collection('audit').where('who', '==', uid)),
  ]);
}

/** Removes everything that this file's tests have made. */
export async function removeArranged(): Promise<void> {
  const uids = (await Promise.all([...emails].map(uidOf))).filter((uid) => uid !== null);
  await Promise.all([...uids.map(removeRecordsOf), ...[...written].map(erase)]);
  if (uids.length > 0) await auth.deleteUsers(uids);
  await deleteApp(app);
}

export { Timestamp };
