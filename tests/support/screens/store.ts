import { dealerNameKey } from '../../../src/accounts/dealerNameKey';
import type { Booking, Buyer } from '../../../src/bookings/booking';
import type { Dealer } from '../../../src/dealers/dealer';
import type { OwnProfile } from '../../../src/dealers/ownProfile/profileChange';
import type { ReviewedDealer, Suspension } from '../../../src/dealersAsAdmin/dealerReview';
import type { ReviewedListing } from '../../../src/decisions/review';
import type { StoredFields } from '../../../src/firebase/stored';
import { listingKinds } from '../../../src/listings/kinds';
import type { Listing, ListingRecord } from '../../../src/listings/listing';
import { stateFlags } from '../../../src/listings/state/listingState';
import { searchContent } from '../../../src/listings/stored/searchTokens';
import { savedId } from '../../../src/saved/savedId';
import { firebase } from './fakeFirebase/firebase';

/** Stores model records in the fake of Firebase, as the app would have stored them. */

const longAgo = new Date('2026-01-05T10:00:00Z');

function toStoredRecord({
  kind,
  sellerId,
  name,
  price,
  values: others,
  photos,
  mediumPhotos = photos.map(() => ''),
  thumbnails,
  photoLabels,
  photoHashes = photos.map(() => ''),
  stated,
}: ListingRecord & Pick<Listing, 'photoHashes'>): StoredFields {
  const { fields, photos: photoField } = listingKinds[kind];
  const values = { ...others, name, price: price.text };
  return {
    ...Object.fromEntries(fields.map(({ key, stored }) => [stored, values[key] ?? ''])),
    ...searchContent(values, 'Pune'),
    sellerId,
    [photoField.stored]: photos,
    mediumPhotos,
    thumbnails,
    photoLabels,
    photoHashes,
    stated,
  };
}

export function storeListing(listing: Listing & Partial<ReviewedListing>, more: StoredFields = {}): void {
  const { kind, id, state, price, visible, rejectReason, updatedAt, approvedAt, dealerName, distName } = listing;
  const { searchTokens, postedAt = longAgo, version, lastReview = '', unreviewed } = listing;
  firebase.put([listingKinds[kind].collection, id], {
    ...toStoredRecord(listing),
    ...stateFlags[state],
    ...(searchTokens && { searchTokens }),
    ...(unreviewed && { unreviewed }),
    priceValue: price.rupees,
    visible,
    rejectReason,
    ...(state !== 'pending' && { dealerName }),
    distName,
    lastReview,
    createdAt: postedAt,
    updatedAt: version ?? updatedAt,
    ...(approvedAt && { approvedAt }),
    ...more,
  });
}

export function storeDealer({ id, joinedAt, ...dealer }: Dealer, more: StoredFields = {}): void {
  const nameKey = dealerNameKey(dealer.dealerName);
  firebase.put(['sellers', id], { ...dealer, nameKey, createdAt: joinedAt ?? longAgo, ...more });
}

/** A dealer as the admin reads one. */
export function storeReviewedDealer({ profile, suspension }: ReviewedDealer, more: StoredFields = {}): void {
  storeDealer(profile, more);
  if (suspension) storeSuspension(suspension);
}

export function storeSuspension({ sellerId, ...suspension }: Suspension): void {
  firebase.put(['suspensions', sellerId], suspension);
}

export function storeOwnProfile({ dealer, change }: OwnProfile): void {
  storeDealer(dealer);
  if (!change) return;
  const { wanted, ...decision } = change;
  firebase.put(['profileChanges', dealer.id], { ...wanted, ...decision, lastReview: '' });
}

export function storeBooking(booking: Booking): void {
  const { kind: _, name: __, values: ___, photos: ____, id, bookedAt, ...fields } = booking;
  firebase.put(['bookings', id], { ...toStoredRecord(booking), ...fields, bookingDate: bookedAt });
}

/** So many buyers save a listing. */
export function storeSaves(listing: Listing, count: number): void {
  const { kind, id, sellerId } = listing;
  const { collection } = listingKinds[kind];
  firebase.put(['savedCounts', savedId(listing)], { collection, recordId: id, sellerId, count });
}

export function storeBuyer(userId: string, { name, phone }: Buyer): void {
  firebase.put(['UsersIds', userId], { Name: name, phone });
}
