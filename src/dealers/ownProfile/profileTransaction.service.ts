import { siteClient } from '../../firebase/client';
import { type RecordPath, runTransaction, type Transaction } from '../../firebase/records';
import { readText } from '../../firebase/stored';
import type { Uid } from '../../shared/valueTypes';
import { toDealer } from '../dealer.record';
import type { OwnProfile } from './profileChange';
import { toProfileChange } from './profileChange.record';

/** A dealer's records in a transaction, and their paths. */
export interface StoredProfile extends OwnProfile {
  readonly dealerRecord: RecordPath;
  readonly changeRecord: RecordPath;
  /** The id of the record of the admin's last decision about a change; '' before the first. */
  readonly lastReview: string;
}

/**
 * Writes what `write` makes of a dealer's stored records. `write` runs again if they change in between.
 *
 * @throws AppError 'missing' if there is no such dealer
 */
export function writeProfile<Result>(
  uid: Uid,
  write: (transaction: Transaction, stored: StoredProfile) => Result,
): Promise<Result> {
  const dealerRecord = ['sellers', uid] as const;
  const changeRecord = ['profileChanges', uid] as const;
  return runTransaction(siteClient(), async (transaction) => {
    const [dealer, change] = await Promise.all([transaction.read(dealerRecord), transaction.find(changeRecord)]);
    return write(transaction, {
      dealerRecord,
      changeRecord,
      dealer: toDealer(uid, dealer),
      change: toProfileChange(uid, change),
      lastReview: readText(change ?? {}, 'lastReview'),
    });
  });
}
