import type { AccountRole } from '../accounts/account';
import { readBlockedHours } from '../bookings/blockedHours/blockedHours.service';
import { toBooking } from '../bookings/booking.record';
import { readOwnConfirmation } from '../dealers/ownProfile/confirmedEmail.service';
import { readOwnProfile } from '../dealers/ownProfile/ownProfile.service';
import { findOwnSuspension } from '../dealers/ownProfile/ownSuspension.service';
import { siteClient } from '../firebase/client';
import { signedInEmail } from '../firebase/signIn';
import { type ListingKind, listingKinds } from '../listings/kinds';
import { readAllPages } from '../lists/readAllPages';
import { listPhotos } from '../photos/photos.service';
import { readRatingSum } from '../ratings/ratingSum.service';
import { listOwnRatings, listRatingsOf } from '../ratings/ratings.service';
import { listSaved } from '../saved/saved.service';
import { savedAddress } from '../savedSearches/savedSearch';
import { listSearches } from '../savedSearches/savedSearches.service';
import { reasonText } from '../shared/reason';
import type { Uid } from '../shared/valueTypes';
import { listSales } from '../stock/sale/sale.service';
import { listOwn } from '../stock/stock.service';
import { listAllOwn } from '../warnings/ownWarnings.service';
import { findOwnRecord, listOwnRecords } from './ownRecords.service';
import { findPerson } from './person.service';
import type { CopiedPart, storedAboutBuyer, storedAboutDealer } from './storedAbout';

const kinds = Object.keys(listingKinds) as ListingKind[];

/** What each part of the copy reads. */
type Parts<Table> = Readonly<Record<CopiedPart<Table>, (uid: Uid) => Promise<unknown>>>;

const email = (uid: Uid) => signedInEmail(siteClient(), uid);

/** Records without a reader of their own, as they are stored. */
async function listStored(uid: Uid, collection: string, owner: string | null): Promise<readonly object[]> {
  return (await listOwnRecords(uid, collection, owner)).map(({ id, data }) => ({ id, ...data }));
}

async function listBookings(uid: Uid, owner: 'userId' | 'sellerId') {
  const records = await listOwnRecords(uid, 'bookings', owner);
  return records
    .map(({ id, data }) => toBooking(id, data))
    .map((booking) => ({ ...booking, declineReason: reasonText(booking.declineReason) }));
}

const partsOfBuyer: Parts<typeof storedAboutBuyer> = {
  email,
  person: findPerson,
  bookings: (uid) => listBookings(uid, 'userId'),
  openRequests: (uid) => findOwnRecord(uid, 'openRequests'),
  shownTo: (uid) => listStored(uid, `UsersIds/${uid}/dealers`, null),
  ratings: (uid) => readAllPages((cursor) => listOwnRatings(uid, cursor)),
  reports: (uid) => listStored(uid, 'reports', 'userId'),
  language: (uid) => findOwnRecord(uid, 'accountLanguages'),
  savedListings: listSaved,
  savedSearches: async (uid) =>
    (await listSearches(uid)).map(({ search, lookedAt }) => ({ address: savedAddress(search), lookedAt })),
  suspension: findOwnSuspension,
};

const partsOfDealer: Parts<typeof storedAboutDealer> = {
  email,
  async profile(uid) {
    const { dealer, change } = await readOwnProfile(uid);
    return { dealer, change: change && { ...change, reason: reasonText(change.reason) } };
  },
  isEmailConfirmed: readOwnConfirmation,
  async listings(uid) {
    const all = await Promise.all(kinds.map((kind) => readAllPages((cursor) => listOwn(kind, uid, null, cursor))));
    return all.flat().map((listing) => ({ ...listing, rejectReason: reasonText(listing.rejectReason) }));
  },
  photos: listPhotos,
  bookings: (uid) => listBookings(uid, 'sellerId'),
  language: (uid) => findOwnRecord(uid, 'accountLanguages'),
  blockedHours: async (uid) => [...(await readBlockedHours(uid))].map((time) => new Date(time)),
  ratings: (uid) => readAllPages((cursor) => listRatingsOf(uid, cursor)),
  ratingSum: readRatingSum,
  sales: (uid) => readAllPages((cursor) => listSales(uid, cursor)),
  saves: (uid) => listStored(uid, 'savedCounts', 'sellerId'),
  stockCount: (uid) => findOwnRecord(uid, 'stockCounts'),
  suspension: findOwnSuspension,
  warnings: listAllOwn,
};

const partsOf: Readonly<Record<AccountRole, Readonly<Record<string, (uid: Uid) => Promise<unknown>>>>> = {
  buyer: partsOfBuyer,
  dealer: partsOfDealer,
};

/** What Second Gear keeps about an account, as a JSON text (ACC-26). A page of a list is one request. @throws AppError */
export async function readOwnData(role: AccountRole, uid: Uid): Promise<string> {
  const parts = Object.entries(partsOf[role]).map(async ([part, read]) => [part, (await read(uid)) ?? null] as const);
  return JSON.stringify(Object.fromEntries(await Promise.all(parts)), null, 2);
}
