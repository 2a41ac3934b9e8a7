import type { AccountRole } from '../accounts/account';
import { forgetBuyer, forgetEverything } from '../accounts/sessionStore';
import type { MovedBooking } from '../bookings/booking';
import { moveBooking } from '../bookings/bookingMoves.service';
import { openStates, type PlainMove } from '../bookings/bookingState';
import { listAllBookings, listOpenBookings } from '../bookings/bookings.service';
import { removeOpenRequests } from '../bookings/openRequests.service';
import { siteClient } from '../firebase/client';
import { type RecordPath, readRecord, runBatch } from '../firebase/records';
import { confirmPassword, deleteAccount, signOut } from '../firebase/signIn';
import { readText } from '../firebase/stored';
import { type ListingKind, listingKinds } from '../listings/kinds';
import { mayMove } from '../listings/state/listingState';
import { readAllPages } from '../lists/readAllPages';
import { discardPhotos } from '../photos/photos.service';
import { leaveSaveCounts } from '../saved/saved.service';
import { listSearches } from '../savedSearches/savedSearches.service';
import { isAppError } from '../shared/appError';
import { storedReason } from '../shared/reason';
import { moveListing } from '../stock/changeListing.service';
import { listSales } from '../stock/sale/sale.service';
import { listOwn } from '../stock/stock.service';

/**
 * The deletion of an account (ACC-27), in steps that each can be done again: after a failure, the next try continues
 * where the last one ended. The login is deleted last, because all other steps need it.
 */

const kinds = Object.keys(listingKinds) as ListingKind[];

/** Writes of one request. For each, the rules look up one record: whether the account is suspended. */
export const mostDeletes = 15;

async function deleteInParts(paths: readonly RecordPath[]): Promise<void> {
  for (let start = 0; start < paths.length; start += mostDeletes) {
    await runBatch(siteClient(), (batch) => {
      for (const path of paths.slice(start, start + mostDeletes)) batch.delete(path);
    });
  }
}

/** Somebody else may have ended a booking meanwhile, which has the same result. */
async function end(uid: string, move: PlainMove, bookings: readonly MovedBooking[]): Promise<void> {
  for (const booking of bookings) {
    try {
      await moveBooking(uid, move, booking, move === 'decline' ? storedReason('dealerLeft') : '');
    } catch (error) {
      if (!isAppError(error, 'changed')) throw error;
    }
  }
}

async function deleteBuyer(uid: string): Promise<void> {
  await end(uid, 'cancel', await readAllPages((cursor) => listOpenBookings(uid, cursor)));
  await removeOpenRequests(uid);
  await leaveSaveCounts(uid);
  const searches = await listSearches(uid);
  await deleteInParts(searches.map(({ id }) => ['users', uid, 'searches', id]));
  // The rules allow to delete name and phone only together with the copy that dealers read.
  await runBatch(siteClient(), (batch) => {
    batch.delete(['users', uid, 'saved', 'listings']);
    batch.delete(['users', uid]);
    batch.delete(['UsersIds', uid]);
  });
}

async function withdrawAll(uid: string): Promise<void> {
  for (const kind of kinds) {
    const listings = await readAllPages((cursor) => listOwn(kind, uid, null, cursor));
    for (const listing of listings.filter(({ state }) => mayMove('withdraw', state))) {
      await moveListing('withdraw', listing);
    }
  }
}

async function declineAll(uid: string): Promise<void> {
  for (const kind of kinds) {
    for (const state of openStates) {
      await end(uid, 'decline', (await listAllBookings(kind, uid, state)).bookings);
    }
  }
}

async function deleteSales(uid: string): Promise<void> {
  const sales = await readAllPages((cursor) => listSales(uid, cursor));
  await deleteInParts(sales.map(({ id }) => ['sellers', uid, 'sales', id]));
}

async function deleteDealer(uid: string): Promise<void> {
  await withdrawAll(uid);
  await declineAll(uid);
  await deleteSales(uid);
  const [seller, change] = [['sellers', uid] as const, ['profileChanges', uid] as const];
  const stored = await Promise.all([seller, change].map((path) => readRecord(siteClient(), path)));
  await runBatch(siteClient(), (batch) => {
    batch.delete(change);
    batch.delete(['confirmedEmails', uid]);
    batch.delete(['blockedHours', uid]);
    batch.delete(seller);
  });
  const pictures = stored.map((record) => readText(record ?? {}, 'profilePic')).filter((address) => address !== '');
  await discardPhotos(siteClient(), pictures);
}

const deletions: Readonly<Record<AccountRole, (uid: string) => Promise<void>>> = {
  buyer: deleteBuyer,
  dealer: deleteDealer,
};
const otherRecord: Readonly<Record<AccountRole, string>> = { buyer: 'sellers', dealer: 'users' };
const forget: Readonly<Record<AccountRole, () => void>> = { buyer: forgetBuyer, dealer: forgetEverything };

/**
 * Deletes one role of an account, and its login unless the account has the other role, too.
 *
 * @throws AppError 'signedOut'; 'wrongCredentials' when the password is wrong: nothing is deleted
 */
export async function deleteOwnAccount(role: AccountRole, uid: string, password: string): Promise<void> {
  const client = siteClient();
  await confirmPassword(client, uid, password);
  await deletions[role](uid);
  const other: RecordPath = [otherRecord[role], uid];
  if (await readRecord(client, other)) await signOut(client);
  else await deleteAccount(client, uid, password);
  forget[role]();
}
