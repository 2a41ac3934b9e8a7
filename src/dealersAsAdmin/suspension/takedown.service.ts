import { adminClient, requireAdmin } from '../../accounts/adminSession.service';
import { readAsAdmin } from '../../accounts/readAsAdmin.service';
import type { Dealer } from '../../dealers/dealer';
import { reject } from '../../decisions/decisions.service';
import { listReviewed } from '../../decisions/queue.service';
import { notNarrowed, type ReviewedListing } from '../../decisions/review';
import { runCount } from '../../firebase/count';
import { readPage } from '../../firebase/paging';
import { equal, type Filter } from '../../firebase/query';
import { runBatch, serverNow } from '../../firebase/records';
import type { StoredFields } from '../../firebase/stored';
import { withTimeLimit } from '../../firebase/timeLimit';
import { type ListingKind, listingKinds } from '../../listings/kinds';
import { isSaleOver, type ListingState, mayMove, stateFlags } from '../../listings/state/listingState';
import { stateOf } from '../../listings/stored/listing.record';
import { toMovedFields } from '../../listings/stored/listingContent.record';
import { readAllPages } from '../../lists/readAllPages';
import { listLimit } from '../../shared/limits';
import { kindNames } from '../../shared/listingKind';
import { type CappedCount, sumOf } from '../../shared/numbers/cappedCount';
import type { Cursor, Page } from '../../shared/page';
import type { Uid } from '../../shared/valueTypes';
import { listSuspended } from './suspension.service';
import type { SuspensionTakedown, Takedown, TakedownProgress } from './takedown';

/**
 * Takes down a suspended dealer's listings, and restores those that were live when the suspension is lifted. Lists
 * cannot look up each dealer, so each listing is written. The next call continues after a failure: its query finds only
 * listings that are still to be written.
 */

/** Whether a dealer's listing is still to be written. */
const isLeft: Readonly<Record<SuspensionTakedown, Filter>> = {
  takeDown: equal('visible', true),
  restore: equal('closed', stateFlags.suspended.closed),
};

/** The fields to write to a listing in that state; null: none. */
function changesOf(takedown: SuspensionTakedown, state: ListingState): StoredFields | null {
  const move = takedown === 'takeDown' ? 'suspend' : 'restore';
  if (mayMove(move, state)) return toMovedFields(move, state);
  return move === 'suspend' && isSaleOver(state) ? { visible: false, updatedAt: serverNow() } : null;
}

interface LeftListing {
  readonly collection: string;
  readonly id: string;
  readonly changes: StoredFields;
}

function leftOf(takedown: SuspensionTakedown, kind: ListingKind, sellerId: Uid) {
  return { collection: listingKinds[kind].collection, where: [equal('sellerId', sellerId), isLeft[takedown]] };
}

async function listLeft(
  takedown: SuspensionTakedown,
  kind: ListingKind,
  sellerId: Uid,
): Promise<readonly LeftListing[]> {
  const query = { ...leftOf(takedown, kind, sellerId), select: ['approved', 'Reject', 'closed'] };
  const found: LeftListing[] = [];
  let cursor: Cursor | null = null;
  do {
    const after: Cursor | null = cursor;
    const page: Page<readonly LeftListing[]> = await readAsAdmin((access) =>
      readPage(
        query,
        after,
        (id, data) => {
          const changes = changesOf(takedown, stateOf(data));
          return changes ? [{ collection: query.collection, id, changes }] : [];
        },
        access,
        listLimit,
      ),
    );
    found.push(...page.items.flat());
    cursor = page.next;
  } while (cursor);
  return found;
}

/** For each listing, the rules look up two other documents, and need 225 expressions: docs/scale.md has the limits. */
export const listingsInOneWrite = 3;

function write(listings: readonly LeftListing[]): Promise<void> {
  return withTimeLimit(async () => {
    await requireAdmin();
    await runBatch(adminClient(), (batch) => {
      for (const { collection, id, changes } of listings) batch.update([collection, id], changes);
    });
  });
}

interface Steps<Item> {
  readonly list: () => Promise<readonly Item[]>;
  readonly perWrite: number;
  readonly write: (items: readonly Item[]) => Promise<void>;
}

/** Writes until no listing is left. */
async function writeAll<Item>(
  { list, perWrite, write: send }: Steps<Item>,
  onProgress: (progress: TakedownProgress) => void,
): Promise<void> {
  for (;;) {
    const left = await list();
    if (left.length === 0) return;
    for (let done = 0; done < left.length; done += perWrite) {
      onProgress({ done, total: left.length });
      await send(left.slice(done, done + perWrite));
    }
    onProgress({ done: left.length, total: left.length });
  }
}

async function listLive(sellerId: Uid): Promise<readonly ReviewedListing[]> {
  const narrowed = { ...notNarrowed, dealer: sellerId };
  const lists = kindNames.map((kind) => readAllPages((cursor) => listReviewed('approved', kind, cursor, narrowed)));
  return (await Promise.all(lists)).flat();
}

/**
 * Takes down what a suspended dealer shows, or puts back what was taken down, or rejects what is live, until nothing is
 * left. A rejection is a decision of its own, with its audit record: the rules let a write decide about one listing.
 *
 * @param reason of the rejections, at most 300 characters; the suspension has its own
 * @throws AppError at the first failure; the next call continues there
 */
export function runTakedown(
  takedown: Takedown,
  sellerId: Uid,
  onProgress: (progress: TakedownProgress) => void,
  reason = '',
): Promise<void> {
  switch (takedown) {
    case 'takeDown':
    case 'restore': {
      const list = async () => (await Promise.all(kindNames.map((kind) => listLeft(takedown, kind, sellerId)))).flat();
      return writeAll({ list, perWrite: listingsInOneWrite, write }, onProgress);
    }
    case 'rejectAll':
      return writeAll(
        {
          list: () => listLive(sellerId),
          perWrite: 1,
          write: async ([listing]) => {
            if (listing) await reject(listing, reason);
          },
        },
        onProgress,
      );
  }
}

/**
 * Of the latest suspensions, the dealers whose listings are not all taken down, because a tab was closed meanwhile.
 *
 * @throws AppError 'signedOut'
 */
export async function listUnfinished(): Promise<readonly Dealer[]> {
  const { items } = await listSuspended(null);
  const suspended = items.flatMap(({ dealer }) => (dealer?.suspension ? [dealer.profile] : []));
  const left = await Promise.all(suspended.map(({ id }) => countLeft('takeDown', id)));
  return suspended.filter((_, index) => left[index]?.count !== 0);
}

/** How many of a dealer's listings a takedown still has to write. */
export async function countLeft(takedown: SuspensionTakedown, sellerId: Uid): Promise<CappedCount> {
  const counts = kindNames.map((kind) => readAsAdmin((access) => runCount(leftOf(takedown, kind, sellerId), access)));
  return sumOf(await Promise.all(counts));
}
