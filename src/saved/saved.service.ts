import { siteClient } from '../firebase/client';
import { type RecordPath, runTransaction } from '../firebase/records';
import { findDocument } from '../firebase/rest';
import { readAs, requireSignInAs } from '../firebase/tokens';
import type { ListingId } from '../shared/addresses/addresses';
import { mostSaveSteps } from '../shared/limits';
import type { Uid } from '../shared/valueTypes';
import { readDeviceListings, writeAccountCopy, writeDeviceListings } from './deviceListings';
import { type SavedRecord, toSavedRecord, toStoredRecord } from './saved.record';
import { savedId } from './savedId';
import { isSaved, joined, type SavedListing, withoutSaved, withSaved } from './savedListing';
import { hasCountsToUpdate, nextSteps } from './saveSteps.service';

/**
 * The saved listings of a buyer's account: one record with a line for each. So all of them cost one read, and the rules
 * can count them without a record that counts.
 */

function pathOf(uid: Uid): RecordPath {
  return ['users', uid, 'saved', 'listings'];
}

async function readSaved(uid: Uid): Promise<SavedRecord> {
  const query = { collection: `users/${uid}/saved`, id: 'listings' };
  return toSavedRecord((await readAs(uid, (access) => findDocument(query, access))) ?? {});
}

/**
 * In a transaction, so that two tabs lose nothing. Sent again after a lost answer, it finds nothing to change.
 *
 * @throws AppError 'signedOut'; what `change` throws
 */
async function changeSaved(
  uid: Uid,
  change: (saved: readonly SavedListing[]) => readonly SavedListing[],
): Promise<SavedRecord> {
  await requireSignInAs(uid);
  const record = await runTransaction(siteClient(), async (transaction) => {
    const before = toSavedRecord((await transaction.find(pathOf(uid))) ?? {});
    const after = { ...before, saved: change(before.saved) };
    if (after.saved === before.saved && !hasCountsToUpdate(after)) return before;
    const { counted, write } = await nextSteps(transaction, after);
    transaction.set(pathOf(uid), toStoredRecord({ ...after, counted }));
    write();
    return { ...after, counted };
  });
  writeAccountCopy(uid, record.saved);
  return record;
}

/** @throws AppError 'signedOut'; 'savedLimit' */
export async function saveListing(uid: Uid, listing: SavedListing): Promise<readonly SavedListing[]> {
  return (await changeSaved(uid, (saved) => withSaved(saved, listing))).saved;
}

/** A listing that is no longer saved counts as removed. @throws AppError 'signedOut' */
export async function removeListing(uid: Uid, listing: ListingId): Promise<readonly SavedListing[]> {
  return (await changeSaved(uid, (saved) => withoutSaved(saved, listing))).saved;
}

/**
 * The listings of the account, the newest first. Those of this device move to it first, as many as it has room for
 * (SAVE-3). If the counts are behind, it takes them a write closer.
 *
 * @throws AppError 'signedOut'
 */
export async function listSaved(uid: Uid): Promise<readonly SavedListing[]> {
  const ofDevice = readDeviceListings();
  if (ofDevice.length === 0) {
    const record = await readSaved(uid);
    if (hasCountsToUpdate(record)) return (await changeSaved(uid, (saved) => saved)).saved;
    writeAccountCopy(uid, record.saved);
    return record.saved;
  }
  const { saved } = await changeSaved(uid, (ofAccount) => joined(ofAccount, ofDevice));
  // Another tab may have saved or removed something meanwhile.
  writeDeviceListings(readDeviceListings().filter((each) => !isSaved(each, saved)));
  return saved;
}

/**
 * For the deletion of the account: removes all, and takes the buyer out of the counts. The rules then allow to delete the
 * record.
 *
 * @throws AppError 'signedOut'
 */
export async function removeFromSaveCounts(uid: Uid): Promise<void> {
  let { counted } = await readSaved(uid);
  while (counted.length > 0) {
    // What is counted is among the listings, so they leave together.
    const leaving = counted.slice(0, mostSaveSteps);
    const stay = (saved: readonly SavedListing[]) => saved.filter((listing) => !leaving.includes(savedId(listing)));
    ({ counted } = await changeSaved(uid, stay));
  }
}
