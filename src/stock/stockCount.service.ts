import { siteClient } from '../firebase/client';
import { add, readRecord, serverNow, type Write } from '../firebase/records';
import { readNumber } from '../firebase/stored';
import type { Verdict } from '../firebase/writeOnce';
import { listingKinds } from '../listings/kinds';
import type { Listing } from '../listings/listing';
import { passedLimit, type StockCount } from './stockCount';

/** The write that changes a dealer's stock counts it, too: the rules refuse one without the other. */

const collection = 'stockCounts';

/** Counts the change of one listing, which the same write makes. One write can count one listing of a dealer. */
export function countChange(
  write: Write,
  { kind, id, sellerId }: Pick<Listing, 'kind' | 'id' | 'sellerId'>,
  { waiting, all }: StockCount,
): void {
  write.merge([collection, sellerId], {
    waiting: add(waiting),
    all: add(all),
    collection: listingKinds[kind].collection,
    listingId: id,
    at: serverNow(),
  });
}

/** Why the rules refused a write that counts: 'waitingLimit' or 'stockLimit' if the change would pass that limit. */
export async function judgeCount(sellerId: string, change: StockCount): Promise<Verdict> {
  try {
    const count = (await readRecord(siteClient(), [collection, sellerId])) ?? {};
    const counted = { waiting: readNumber(count, 'waiting', 0), all: readNumber(count, 'all', 0) };
    return passedLimit(counted, change) ?? 'refused';
  } catch {
    return 'refused';
  }
}
