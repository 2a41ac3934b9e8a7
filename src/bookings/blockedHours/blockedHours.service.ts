import { siteClient } from '../../firebase/client';
import { type RecordPath, runTransaction } from '../../firebase/records';
import { findDocument } from '../../firebase/rest';
import { withTimeLimit } from '../../firebase/timeLimit';
import { requireSignInAs } from '../../firebase/tokens';
import { serverDate } from '../../shared/time/serverClock';
import type { Uid } from '../../shared/valueTypes';
import { type BlockedHours, type HourChanges, withChanges } from './blockedHours';
import { toBlockedHours, toStoredHours } from './blockedHours.record';

const collection = 'blockedHours';

/** One read, also if there is no record: then nothing is blocked. Anyone may ask. */
export async function readBlockedHours(sellerId: Uid): Promise<BlockedHours> {
  const stored = await withTimeLimit((signal) => findDocument({ collection, id: sellerId }, { signal }));
  return toBlockedHours(stored ?? {});
}

/** Why a request for an hour was refused: whether the dealer has blocked it. */
export async function isBlocked(sellerId: Uid, testDrive: Date | null): Promise<boolean> {
  return testDrive !== null && (await readBlockedHours(sellerId)).has(testDrive.getTime());
}

/**
 * In a transaction, so that two devices lose nothing. Sent again after a lost answer, it stores the same.
 *
 * @returns all hours that are blocked now
 * @throws AppError 'signedOut'
 */
export async function changeBlockedHours(sellerId: Uid, changes: HourChanges): Promise<BlockedHours> {
  await requireSignInAs(sellerId);
  const path: RecordPath = [collection, sellerId];
  return runTransaction(siteClient(), async (transaction) => {
    const stored = toBlockedHours((await transaction.find(path)) ?? {});
    const blocked = withChanges(stored, changes, serverDate());
    transaction.set(path, toStoredHours(blocked));
    return blocked;
  });
}
