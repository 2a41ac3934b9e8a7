import type { DocumentData } from 'firebase/firestore/lite';
import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { demoProject } from '../../emulators/project';
import { type BookingMove, bookingMoves } from '../../src/bookings/bookingState';
import { type ListingField, type ListingKind, listingKinds, storedFieldName } from '../../src/listings/kinds';
import { photoLabels } from '../../src/listings/photoLabels';
import { parsePrice } from '../../src/listings/price';
import {
  isSaleOver,
  isVisibleAfter,
  type ListingMove,
  type ListingState,
  listingMoves,
  stateFlags,
} from '../../src/listings/state/listingState';
import type { StatedFacts } from '../../src/listings/stated/statedChoices';
import { toStoredStated } from '../../src/listings/stated/statedFacts';
import { searchContent, searchTokens } from '../../src/listings/stored/searchTokens';
import type { PhotoFolder } from '../../src/photos/photoPath';
import { parseKilometers } from '../../src/shared/numbers/kilometers';
import { midnightOf } from '../../src/shared/time/indianDay';
import type { Account } from './actors';

/** What a listing shows of its dealer, as an approval or a takedown of the kind 'rename' writes it. */
export function shownDealer(
  kind: ListingKind,
  listing: DocumentData,
  { dealerName, distName }: DocumentData,
): DocumentData {
  const name = String(listing[storedFieldName(kind, 'name')]);
  return { dealerName, distName, searchTokens: searchTokens(name, distName) };
}

/** The time of all records of the world. No honest write of a test can have it. */
export const longAgo = Timestamp.fromDate(new Date('2026-01-05T10:00:00Z'));

/**
 * What the clock of a device says. Not the moment of the call: the server's time can be the same to the millisecond, and
 * the rules then allow it.
 */
export const deviceTime = Timestamp.fromMillis(Date.now() - 1_000);

/** The URL of a file in Storage. */
export function downloadUrl(
  folder: PhotoFolder,
  ownerId: string,
  fileName: string,
  bucket: string = demoProject.storageBucket,
): string {
  const token = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
  return `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${folder}%2F${ownerId}%2F${fileName}?alt=media&token=${token}`;
}

const district = 'Pune';

export function dealerRecord({ uid }: Account): DocumentData {
  return {
    phone: '9876543210',
    dealerName: `Motors of ${uid}`,
    nameKey: `motors of ${uid.toLowerCase()}`,
    distName: district,
    address: '12 MG Road, Shivajinagar',
    profilePic: downloadUrl('seller_profile_pics', uid, '1760000000000-shop.jpg'),
    createdAt: serverTimestamp(),
    approved: false,
  };
}

export function buyerRecord({ uid, email }: Account): DocumentData {
  return { ...contactCard(uid), email, createdAt: serverTimestamp() };
}

/** The UsersIds record that belongs to `buyerRecord`. */
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

function sampleValue({ key, input }: ListingField): string | number {
  if (key === 'price') return '4,50,000';
  if (input.type === 'choice') return input.choices[0] ?? '';
  if (input.type === 'numberChoice') return input.choices[0] ?? 0;
  return `Sample ${key}`;
}

export function photoUrls(kind: ListingKind, sellerId: string, count: number, suffix = '-1280.webp'): string[] {
  return Array.from({ length: count }, (_, index) =>
    downloadUrl(listingKinds[kind].photos.folder, sellerId, `176000000000${index}-photo${suffix}`),
  );
}

/** A price, and the field that is derived from it. */
export function pricedAt(kind: ListingKind, price: string): DocumentData {
  return { [storedFieldName(kind, 'price')]: price, priceValue: parsePrice(price) };
}

/** A lower price of a stored listing, as the app writes it. */
export function priceCut(kind: ListingKind, before: DocumentData, price = '4,30,000'): DocumentData {
  const { priceHistory = [], priceSince, approvedAt, createdAt, priceValue } = before;
  return {
    ...pricedAt(kind, price),
    priceHistory: [...priceHistory, { priceValue, since: priceSince ?? approvedAt ?? createdAt }],
    priceSince: serverTimestamp(),
    updatedAt: serverTimestamp(),
  };
}

/** A distance, and the field that is derived from it. */
export function drivenFor(kind: ListingKind, kilometers: string): DocumentData {
  return { [storedFieldName(kind, 'kilometers')]: kilometers, kilometersValue: parseKilometers(kilometers) };
}

export function photosOf(kind: ListingKind, sellerId: string, count: number): DocumentData {
  return {
    [listingKinds[kind].photos.stored]: photoUrls(kind, sellerId, count),
    mediumPhotos: photoUrls(kind, sellerId, count, '-800.webp'),
    thumbnails: photoUrls(kind, sellerId, count, '-400.webp'),
    photoLabels: Array.from({ length: count }, (_, index) => photoLabels[index] ?? ''),
    photoHashes: Array.from({ length: count }, (_, index) => String(index).padStart(16, '0')),
  };
}

/** What a dealer can state: papers that are complete. */
export const statedSample: StatedFacts = {
  owners: '1',
  registeredState: 'Maharashtra',
  registeredYear: '2019',
  insuranceUntil: '2027-03',
  serviceHistory: 'Full',
  accidents: 'None known',
  loan: 'Closed',
  spareKey: 'Yes',
};

/** A new listing with every field of its kind, as the dealer's form sends it. */
export function newListing(kind: ListingKind, sellerId: string): DocumentData {
  return {
    ...Object.fromEntries(listingKinds[kind].fields.map((field) => [field.stored, sampleValue(field)])),
    ...searchContent({ name: 'Sample name' }, district),
    ...pricedAt(kind, '4,50,000'),
    ...drivenFor(kind, '32,000'),
    ...photosOf(kind, sellerId, 3),
    ...flagsOf('pending'),
    stated: toStoredStated(statedSample),
    sellerId,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    lastReview: '',
  };
}

/** The stored flags of a state, with the reason of a rejection. A withdrawn listing was live before. */
export const flagsOf = (state: ListingState): DocumentData => ({
  ...stateFlags[state],
  visible: state === 'approved' || isSaleOver(state),
  rejectReason: state === 'rejected' ? 'The photos show another vehicle.' : '',
});

/** Only a decision of the admin changes the reason of the last rejection. */
const reasonAfter = (move: ListingMove): DocumentData => {
  const { by, to } = listingMoves[move];
  return by === 'admin' ? { rejectReason: flagsOf(to).rejectReason } : {};
};

/** The fields that the app writes to move a listing from that state. */
export const moveWrites = (move: ListingMove, from: ListingState): DocumentData => ({
  ...stateFlags[listingMoves[move].to],
  ...reasonAfter(move),
  ...(move === 'approve' && { approvedAt: serverTimestamp() }),
  visible: isVisibleAfter(move, from),
  updatedAt: serverTimestamp(),
});

export function storedListing(kind: ListingKind, sellerId: string, state: ListingState): DocumentData {
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
    earlierRequests: [],
    status: 'requested',
    statusAt: serverTimestamp(),
    declineReason: '',
    testDrive: null,
    note: '',
  };
}

/**
 * The fields that the app writes to move a booking. To book again writes a new booking. The reason of the last decline
 * stays.
 */
export const bookingMoveWrites = (move: Exclude<BookingMove, 'bookAgain'>): DocumentData => ({
  status: bookingMoves[move].to,
  statusAt: serverTimestamp(),
  ...(move === 'decline' && { declineReason: 'The vehicle has been sold.' }),
  ...(move === 'change' && { testDrive: proposedHour, note: 'In the afternoon.', buyerChanges: 1 }),
  ...(move === 'propose' && { testDrive: proposedHour, dealerChanges: 1 }),
});

/** A time for a test drive: a whole hour in India, that many days from today. */
export function testDriveIn(days: number, hourInIndia = 11): Timestamp {
  return Timestamp.fromMillis(midnightOf(new Date(), days).getTime() + hourInIndia * 3_600_000);
}

/** The other hour that a side of a booking asks for. */
export const proposedHour = testDriveIn(5, 15);

/** The hour of an accepted test drive. */
export const newSlot = (bookingId: string): DocumentData => ({ bookingId });

/** The grant that lets the dealer read the buyer's contact card. It names the listing that is booked. */
export function newGrant(vehicleId: string): DocumentData {
  return { since: serverTimestamp(), vehicleId };
}
