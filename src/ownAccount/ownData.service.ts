import type { AccountRole } from '../accounts/account';
import { readBlockedHours } from '../bookings/blockedHours/blockedHours.service';
import type { Booking } from '../bookings/booking';
import { listAllBookings, listEndedBookings, listOpenBookings } from '../bookings/bookings.service';
import { readOwnConfirmation } from '../dealers/ownProfile/confirmedEmail.service';
import { getOwnProfile } from '../dealers/ownProfile/ownProfile.service';
import { siteClient } from '../firebase/client';
import { signedInEmail } from '../firebase/signIn';
import { type ListingKind, listingKinds } from '../listings/kinds';
import { readAllPages } from '../lists/readAllPages';
import { listOwnRatings } from '../ratings/ratings.service';
import { listSaved } from '../saved/saved.service';
import { savedAddress } from '../savedSearches/savedSearch';
import { listSearches } from '../savedSearches/savedSearches.service';
import { reasonText } from '../shared/reason';
import { listSales } from '../stock/sale/sale.service';
import { listOwn } from '../stock/stock.service';
import { listAllOwn } from '../warnings/ownWarnings.service';
import { readPerson } from './person.service';

const withReason = (booking: Booking): Booking => ({ ...booking, declineReason: reasonText(booking.declineReason) });

const kinds = Object.keys(listingKinds) as ListingKind[];

async function dataOfBuyer(uid: string) {
  const [person, open, ended, saved, searches, ratings] = await Promise.all([
    readPerson(uid),
    readAllPages((cursor) => listOpenBookings(uid, cursor)),
    readAllPages((cursor) => listEndedBookings(uid, cursor)),
    listSaved(uid),
    listSearches(uid),
    readAllPages((cursor) => listOwnRatings(uid, cursor)),
  ]);
  return {
    person,
    bookings: [...open, ...ended].map(withReason),
    ratings,
    savedListings: saved,
    savedSearches: searches.map(({ search, lookedAt }) => ({ address: savedAddress(search), lookedAt })),
  };
}

async function dataOfDealer(uid: string) {
  const [{ dealer, change }, isEmailConfirmed, listings, bookings, blockedHours, sales, warnings] = await Promise.all([
    getOwnProfile(uid),
    readOwnConfirmation(uid),
    Promise.all(kinds.map((kind) => readAllPages((cursor) => listOwn(kind, uid, null, cursor)))),
    Promise.all(kinds.map((kind) => listAllBookings(kind, uid, null))),
    readBlockedHours(uid),
    readAllPages((cursor) => listSales(uid, cursor)),
    listAllOwn(uid),
  ]);
  return {
    profile: { dealer, change: change && { ...change, reason: reasonText(change.reason) } },
    isEmailConfirmed,
    listings: listings.flat().map((listing) => ({ ...listing, rejectReason: reasonText(listing.rejectReason) })),
    bookings: bookings.flatMap((list) => list.bookings.map(withReason)),
    blockedHours: [...blockedHours].map((time) => new Date(time)),
    sales,
    areAllBookings: bookings.every(({ complete }) => complete),
    warnings,
  };
}

const dataOf = { buyer: dataOfBuyer, dealer: dataOfDealer } satisfies Readonly<Record<AccountRole, unknown>>;

/** What Second Gear keeps about an account, as a JSON text (ACC-26). A page of a list is one request. @throws AppError */
export async function readOwnData(role: AccountRole, uid: string): Promise<string> {
  const [email, data] = await Promise.all([signedInEmail(siteClient(), uid), dataOf[role](uid)]);
  return JSON.stringify({ email, ...data }, null, 2);
}
