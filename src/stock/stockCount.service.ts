import { siteClient } from '../firebase/client';
import { findRecord, increment, serverNow, type Write } from '../firebase/records';
import { readNumber, type StoredFields } from '../firebase/stored';
import { withTimeLimit } from '../firebase/timeLimit';
import { requireSignInAs } from '../firebase/tokens';
import type { Verdict } from '../firebase/writeOnce';
import { listingKinds } from '../listings/kinds';
import type { Listing } from '../listings/listing';
import type { Uid } from '../shared/valueTypes';
import { exceededLimit, type StockCount } from './stockCount';

/** The write that changes a dealer's stock counts it, too: the rules refuse one without the other. */

const collection = 'stockCounts';

/** Counts the change of one listing, which the same write makes. One write can count one listing of a dealer. */
export function countChange(
  write: Write,
  { kind, id, sellerId }: Pick<Listing, 'kind' | 'id' | 'sellerId'>,
  { waiting, all }: StockCount,
): void {
  write.merge([collection, sellerId], {
    waiting: increment(waiting),
    all: increment(all),
    collection: listingKinds[kind].collection,
    listingId: id,
    at: serverNow(),
  });
}

function toCount(stored: StoredFields): StockCount {
  return { waiting: readNumber(stored, 'waiting', 0), all: readNumber(stored, 'all', 0) };
}

/** What a dealer's writes have counted, in one read; undefined: the dealer has never posted anything. */
export function findStockCount(sellerId: Uid): Promise<StockCount | undefined> {
  return withTimeLimit(async () => {
    await requireSignInAs(sellerId);
    const stored = await findRecord(siteClient(), [collection, sellerId]);
    return stored && toCount(stored);
  });
}

/** Why the rules refused a write that counts: 'waitingLimit' or 'stockLimit' if the change would pass that limit. */
export async function whyCountRefused(sellerId: Uid, change: StockCount): Promise<Verdict> {
  try {
    const counted = toCount((await findRecord(siteClient(), [collection, sellerId])) ?? {});
    return exceededLimit(counted, change) ?? 'refused';
  } catch {
    return 'refused';
  }
}
