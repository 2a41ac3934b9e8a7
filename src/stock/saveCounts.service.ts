import { equal } from '../firebase/query';
import { runQuery } from '../firebase/rest';
import { readNumber } from '../firebase/stored';
import { runSum } from '../firebase/sum';
import { readAs } from '../firebase/tokens';
import type { Listing } from '../listings/listing';
import { listingCollections } from '../listings/stored/storedListing';
import { stockLimits } from '../shared/limits';
import type { Uid } from '../shared/valueTypes';

/** How many buyers save a dealer's listings (SAVE-11). Only the dealer learns it. */

const collection = 'savedCounts';

/**
 * How many buyers save one of the dealer's listings: one read.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export function countSaves({ kind, id, sellerId }: Listing): Promise<number> {
  const where = [equal('sellerId', sellerId), equal('collection', listingCollections[kind]), equal('recordId', id)];
  return readAs(sellerId, async (access) => {
    const [found] = await runQuery({ collection, where, limit: 1 }, access);
    return found ? readNumber(found.data, 'count', 0) : 0;
  });
}

/**
 * The sum of all the dealer's listings: one read.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export function sumSaves(sellerId: Uid): Promise<number> {
  // Firestore sums a field only if it is in the order.
  const orderBy = [['count', 'ASCENDING']] as const;
  const query = { collection, where: [equal('sellerId', sellerId)], orderBy, limit: stockLimits.all };
  return readAs(sellerId, (access) => runSum(query, 'count', access));
}
