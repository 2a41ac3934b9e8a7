import { adminClient, requireAdmin } from '../../accounts/adminSession.service';
import { readAsAdmin } from '../../accounts/readAsAdmin.service';
import type { Dealer } from '../../dealers/dealer';
import { toDealer } from '../../dealers/dealer.record';
import { reject } from '../../decisions/decisions.service';
import { listReviewed } from '../../decisions/queue.service';
import { notNarrowed, type ReviewedListing } from '../../decisions/review';
import { runCount } from '../../firebase/count';
import { type PagedQuery, readPage } from '../../firebase/paging';
import { equal, type Filter } from '../../firebase/query';
import { findRecord, runBatch, serverNow, updateRecord } from '../../firebase/records';
import { runQuery } from '../../firebase/rest';
import { hasValues, readText, type StoredFields } from '../../firebase/stored';
import { withTimeLimit } from '../../firebase/timeLimit';
import { type ListingKind, listingKinds, storedFieldName } from '../../listings/kinds';
import { isSaleOver, type ListingState, mayMove, stateFlags } from '../../listings/state/listingState';
import { stateOf } from '../../listings/stored/listing.record';
import { toMovedFields, toStoredDealer } from '../../listings/stored/listingContent.record';
import { readAllPages } from '../../lists/readAllPages';
import { listLimit } from '../../shared/limits';
import { kindNames } from '../../shared/listingKind';
import { type CappedCount, sumOf } from '../../shared/numbers/cappedCount';
import type { Cursor, Page } from '../../shared/page';
import type { Uid } from '../../shared/valueTypes';
import { listSuspended } from './suspension.service';
import type { SuspensionTakedown, Takedown, TakedownProgress, UnfinishedTakedown } from './takedown';

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

/** @param changesIn the fields to write to a listing; null: none */
async function listChanges(
  query: PagedQuery,
  changesIn: (data: StoredFields) => StoredFields | null,
): Promise<readonly LeftListing[]> {
  const found: LeftListing[] = [];
  let cursor: Cursor | null = null;
  do {
    const after: Cursor | null = cursor;
    const page: Page<readonly LeftListing[]> = await readAsAdmin((access) =>
      readPage(
        query,
        after,
        (id, data) => {
          const changes = changesIn(data);
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

function listLeft(takedown: SuspensionTakedown, kind: ListingKind, sellerId: Uid): Promise<readonly LeftListing[]> {
  const query = { ...leftOf(takedown, kind, sellerId), select: ['approved', 'Reject', 'closed'] };
  return listChanges(query, (data) => changesOf(takedown, stateOf(data)));
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

/** All of a dealer's listings that do not show the dealer's name and district. */
async function listBehind(kind: ListingKind, sellerId: Uid): Promise<readonly LeftListing[]> {
  const dealer = await findRecord(adminClient(), ['sellers', sellerId]);
  if (!dealer) return [];
  const { dealerName, distName } = toDealer(sellerId, dealer);
  const name = storedFieldName(kind, 'name');
  const { collection } = listingKinds[kind];
  const query = { collection, where: [equal('sellerId', sellerId)], select: [name, 'dealerName', 'distName'] };
  return listChanges(query, (data) =>
    hasValues(data, { dealerName, distName }) ? null : toStoredDealer(readText(data, name), { dealerName, distName }),
  );
}

async function listLive(sellerId: Uid): Promise<readonly ReviewedListing[]> {
  const narrowed = { ...notNarrowed, dealer: sellerId };
  const lists = kindNames.map((kind) => readAllPages((cursor) => listReviewed('approved', kind, cursor, narrowed)));
  return (await Promise.all(lists)).flat();
}

/**
 * Takes down what a suspended dealer shows, or puts back what was taken down, or rejects what is live, or writes the
 * dealer's new name, until nothing is left. A rejection is a decision of its own, with its audit record: the rules let a
 * write decide about one listing.
 *
 * @param reason of the rejections, at most 300 characters; the suspension has its own
 * @throws AppError at the first failure; the next call continues there
 */
export async function runTakedown(
  takedown: Takedown,
  sellerId: Uid,
  onProgress: (progress: TakedownProgress) => void,
  reason = '',
): Promise<void> {
  const ofBothKinds = (listOf: (kind: ListingKind) => Promise<readonly LeftListing[]>) =>
    writeAll(
      {
        list: async () => (await Promise.all(kindNames.map(listOf))).flat(),
        perWrite: listingsInOneWrite,
        write,
      },
      onProgress,
    );
  switch (takedown) {
    case 'takeDown':
    case 'restore':
      return ofBothKinds((kind) => listLeft(takedown, kind, sellerId));
    case 'rename':
      await ofBothKinds((kind) => listBehind(kind, sellerId));
      return updateRecord(adminClient(), ['sellers', sellerId], { listingsBehind: false });
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

/** Of the latest suspensions, the dealers whose listings are not all taken down. */
async function listStillShown(): Promise<readonly Dealer[]> {
  const { items } = await listSuspended(null);
  const suspended = items.flatMap(({ dealer }) => (dealer?.suspension ? [dealer.profile] : []));
  const left = await Promise.all(suspended.map(({ id }) => countLeft('takeDown', id)));
  return suspended.filter((_, index) => left[index]?.count !== 0);
}

/** Dealers whose listings do not all show the approved profile. */
async function listNotRenamed(): Promise<readonly Dealer[]> {
  const query = { collection: 'sellers', where: [equal('listingsBehind', true)], limit: listLimit };
  const found = await readAsAdmin((access) => runQuery(query, access));
  return found.map(({ id, data }) => toDealer(id, data));
}

/**
 * What a closed tab has interrupted: the takedowns of the latest suspensions, and all that write a new profile.
 *
 * @throws AppError 'signedOut'
 */
export async function listUnfinished(): Promise<readonly UnfinishedTakedown[]> {
  const [stillShown, notRenamed] = await Promise.all([listStillShown(), listNotRenamed()]);
  return [
    ...stillShown.map((dealer) => ({ takedown: 'takeDown', dealer }) as const),
    ...notRenamed.map((dealer) => ({ takedown: 'rename', dealer }) as const),
  ];
}

/** How many of a dealer's listings a takedown still has to write. */
export async function countLeft(takedown: SuspensionTakedown, sellerId: Uid): Promise<CappedCount> {
  const counts = kindNames.map((kind) => readAsAdmin((access) => runCount(leftOf(takedown, kind, sellerId), access)));
  return sumOf(await Promise.all(counts));
}
