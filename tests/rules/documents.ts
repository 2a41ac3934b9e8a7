import type { DocumentData } from 'firebase/firestore';
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { type BookingMove, bookingMoves } from '../../src/domain/bookingState';
import { parseKilometers } from '../../src/domain/kilometers';
import { type ListingMove, type ListingState, listingMoves, stateFlags } from '../../src/domain/listingState';
import type { PhotoFolder } from '../../src/domain/photoPath';
import { parsePrice } from '../../src/domain/price';
import { searchContent } from '../../src/domain/searchTokens';
import { storedFieldName, type VehicleField, type VehicleKind, vehicleKinds } from '../../src/domain/vehicleKinds';
import type { Account } from './actors';

/** When everything in the world was written; no honest call of a test can have this time. */
export const longAgo = Timestamp.fromDate(new Date('2026-01-05T10:00:00Z'));

/** A file's address, as Storage makes it. */
export function downloadUrl(folder: PhotoFolder, ownerId: string, fileName: string): string {
  const bucket = 'demo-second-gear.appspot.com';
  const token = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
  return `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${folder}%2F${ownerId}%2F${fileName}?alt=media&token=${token}`;
}

const district = 'Pune';

export function sellerRecord({ uid }: Account): DocumentData {
  return {
    phone: '9876543210',
    dealerName: `Motors of ${uid}`,
    distName: district,
    address: '12 MG Road, Shivajinagar',
    profilePic: downloadUrl('seller_profile_pics', uid, '1760000000000-shop.jpg'),
    createdAt: serverTimestamp(),
  };
}

export function userRecord({ uid, email }: Account): DocumentData {
  return { ...contactCard(uid), email, createdAt: serverTimestamp() };
}

/** The UsersIds record that goes with `userRecord`. */
export function contactCard(uid: string): DocumentData {
  return { Name: `Name of ${uid}`, phone: '9123456780' };
}

export function contactMessage(): DocumentData {
  return {
    name: 'Asha',
    phone: '98765 43210',
    reason: 'Do you sell vans?',
    timestamp: serverTimestamp(),
    handledAt: null,
  };
}

function sampleValue({ key, input }: VehicleField): string | number {
  if (key === 'price') return '4,50,000';
  if (input.type === 'choice') return input.choices[0] ?? '';
  if (input.type === 'numberChoice') return input.choices[0] ?? 0;
  return `Sample ${key}`;
}

export function photoUrls(kind: VehicleKind, sellerId: string, count: number, suffix = '.jpg'): string[] {
  return Array.from({ length: count }, (_, index) =>
    downloadUrl(vehicleKinds[kind].photos.folder, sellerId, `176000000000${index}-photo${suffix}`),
  );
}

/** The price and what is derived from it. */
export function pricedAt(kind: VehicleKind, price: string): DocumentData {
  return { [storedFieldName(kind, 'price')]: price, priceValue: parsePrice(price) };
}

/** The distance and what is derived from it. */
export function drivenFor(kind: VehicleKind, kilometers: string): DocumentData {
  return { [storedFieldName(kind, 'kilometers')]: kilometers, kilometersValue: parseKilometers(kilometers) };
}

export function photosOf(kind: VehicleKind, sellerId: string, count: number): DocumentData {
  return {
    [vehicleKinds[kind].photos.stored]: photoUrls(kind, sellerId, count),
    thumbnails: photoUrls(kind, sellerId, count, '-small.jpg'),
  };
}

/** A new listing with every field of its kind, as the dealer's form sends it. */
export function newListing(kind: VehicleKind, sellerId: string): DocumentData {
  return {
    ...Object.fromEntries(vehicleKinds[kind].fields.map((field) => [field.stored, sampleValue(field)])),
    ...searchContent({ name: 'Sample name' }, district),
    ...pricedAt(kind, '4,50,000'),
    ...drivenFor(kind, '32,000'),
    ...photosOf(kind, sellerId, 3),
    ...flagsOf('pending'),
    sellerId,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    lastReview: '',
  };
}

/** What each state of a listing is stored as, with the reason of a rejection. */
export const flagsOf = (state: ListingState): DocumentData => ({
  ...stateFlags[state],
  rejectReason: state === 'rejected' ? 'The photos show another vehicle.' : '',
});

/** What the app writes to move a listing. */
export const moveWrites = (move: ListingMove): DocumentData => ({
  ...flagsOf(listingMoves[move].to),
  updatedAt: serverTimestamp(),
});

export function storedListing(kind: VehicleKind, sellerId: string, state: ListingState): DocumentData {
  return { ...newListing(kind, sellerId), ...flagsOf(state), createdAt: longAgo, updatedAt: longAgo };
}

/** A booking of a stored listing, as the buyer's app sends it. */
export function newBooking(
  listing: DocumentData,
  vehicleId: string,
  seller: DocumentData,
  userId: string,
): DocumentData {
  return {
    ...listing,
    vehicleId,
    userId,
    dealerName: seller.dealerName,
    distName: seller.distName,
    bookingDate: serverTimestamp(),
    status: 'requested',
    statusAt: serverTimestamp(),
    declineReason: '',
    testDrive: null,
    note: '',
  };
}

/** What the app writes to move a booking; a new request is a new booking. */
export const bookingMoveWrites = (move: Exclude<BookingMove, 'bookAgain'>): DocumentData => ({
  status: bookingMoves[move].to,
  statusAt: serverTimestamp(),
  declineReason: move === 'decline' ? 'The vehicle has been sold.' : '',
});

/** A time for a test drive: a whole hour in India, so many days after today. */
export function testDriveIn(days: number, hourInIndia = 11): Timestamp {
  const day = 86_400_000;
  const indiaOffset = 5.5 * 3_600_000;
  const today = Math.floor((Date.now() + indiaOffset) / day);
  return Timestamp.fromMillis((today + days) * day + hourInIndia * 3_600_000 - indiaOffset);
}

/** The hour that an accepted test drive takes. */
export const newSlot = (bookingId: string): DocumentData => ({ bookingId });

/** The dealer's grant to see the buyer's contact card; it proves the booking by its vehicle. */
export function newGrant(vehicleId: string): DocumentData {
  return { since: serverTimestamp(), vehicleId };
}
