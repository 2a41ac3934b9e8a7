import { siteClient } from '../firebase/client';
import { type RecordPath, runTransaction } from '../firebase/records';
import { getDocument } from '../firebase/rest';
import { readAs, signedInAs } from '../firebase/tokens';
import type { ListingId } from '../shared/addresses/addresses';
import { isAppError } from '../shared/appError';
import { readDeviceListings, writeAccountCopy, writeDeviceListings } from './deviceListings';
import { toSavedListings, toStoredListings } from './saved.record';
import { isSaved, joined, type SavedListing, withoutSaved, withSaved } from './savedListing';

/**
 * The saved listings of a buyer's account: one record with a line for each. So all of them cost one read, and the rules
 * can count them without a record that counts.
 */

function pathOf(uid: string): RecordPath {
  return ['users', uid, 'saved', 'listings'];
}

async function readSaved(uid: string): Promise<readonly SavedListing[]> {
  try {
    const query = { collection: `users/${uid}/saved`, id: 'listings' };
    return toSavedListings(await readAs(uid, (access) => getDocument(query, access)));
  } catch (error) {
    if (isAppError(error, 'missing')) return [];
    throw error;
  }
}

/**
 * In a transaction, so that two tabs lose nothing. Sent again after a lost answer, it finds nothing to change.
 *
 * @returns all listings of the account
 * @throws AppError 'signedOut'; what `change` throws
 */
async function changeSaved(
  uid: string,
  change: (saved: readonly SavedListing[]) => readonly SavedListing[],
): Promise<readonly SavedListing[]> {
  await signedInAs(uid);
  const saved = await runTransaction(siteClient(), async (transaction) => {
    const before = toSavedListings((await transaction.get(pathOf(uid))) ?? {});
    const after = change(before);
    if (after !== before) transaction.set(pathOf(uid), toStoredListings(after));
    return after;
  });
  writeAccountCopy(uid, saved);
  return saved;
}

/** @throws AppError 'signedOut'; 'savedLimit' */
export function saveListing(uid: string, listing: SavedListing): Promise<readonly SavedListing[]> {
  return changeSaved(uid, (saved) => withSaved(saved, listing));
}

/** A listing that is no longer saved counts as removed. @throws AppError 'signedOut' */
export function removeListing(uid: string, listing: ListingId): Promise<readonly SavedListing[]> {
  return changeSaved(uid, (saved) => withoutSaved(saved, listing));
}

/**
 * The listings of the account, the newest first. Those of this device move to it first, as many as it has room for
 * (SAVE-3).
 *
 * @throws AppError 'signedOut'
 */
export async function listSaved(uid: string): Promise<readonly SavedListing[]> {
  const ofDevice = readDeviceListings();
  if (ofDevice.length === 0) {
    const saved = await readSaved(uid);
    writeAccountCopy(uid, saved);
    return saved;
  }
  const saved = await changeSaved(uid, (ofAccount) => joined(ofAccount, ofDevice));
  // Another tab may have saved or removed something meanwhile.
  writeDeviceListings(readDeviceListings().filter((each) => !isSaved(each, saved)));
  return saved;
}
