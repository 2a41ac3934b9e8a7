import { readAsAdmin } from '../accounts/readAsAdmin.service';
import { toDealer } from '../dealers/dealer.record';
import { dealersWithIds } from '../dealers/dealerLists.service';
import { type PagedQuery, readPage } from '../firebase/paging';
import { withIds } from '../firebase/query';
import { type Access, runQuery } from '../firebase/rest';
import { readText, readTime, type StoredFields } from '../firebase/stored';
import { inBatches } from '../shared/inBatches';
import type { Cursor, Page } from '../shared/page';
import type { Uid } from '../shared/valueTypes';
import type { AboutDealer, ReviewedDealer, Suspension } from './dealerReview';

/** Dealers as the admin reads them: public or not, suspended or not. */

function suspensionsWithIds(ids: readonly string[]) {
  return { collection: 'suspensions', where: [withIds('suspensions', ids)], limit: ids.length };
}

export function toSuspension(id: string, data: StoredFields): Suspension {
  return {
    sellerId: id,
    reason: readText(data, 'reason'),
    since: readTime(data, 'since'),
    wasPublic: data.wasPublic === true,
    lastReview: readText(data, 'lastReview'),
  };
}

function toReviewedDealer(id: string, data: StoredFields): Omit<ReviewedDealer, 'suspension'> {
  return { profile: toDealer(id, data) };
}

/** At most 10 ids. Leaves out dealers who are not suspended. */
export async function readSuspensions(
  ids: readonly string[],
  access: Access,
): Promise<ReadonlyMap<string, Suspension>> {
  if (ids.length === 0) return new Map();
  const documents = await runQuery(suspensionsWithIds(ids), access);
  return new Map(documents.map(({ id, data }) => [id, toSuspension(id, data)]));
}

/** At most 10 ids. Leaves out ids of no dealer. */
async function readDealers(ids: readonly string[], access: Access): Promise<readonly ReviewedDealer[]> {
  if (ids.length === 0) return [];
  const [documents, suspensions] = await Promise.all([
    runQuery(dealersWithIds(ids), access),
    readSuspensions(ids, access),
  ]);
  return documents.map(({ id, data }) => ({ ...toReviewedDealer(id, data), suspension: suspensions.get(id) ?? null }));
}

/** Adds to each record of a page the dealer that it is about. */
export async function withReviewedDealers<Item extends { readonly sellerId: Uid }>(
  { items, next }: Page<Item>,
  access: Access,
): Promise<Page<AboutDealer<Item>>> {
  const dealers = await readDealers([...new Set(items.map(({ sellerId }) => sellerId))], access);
  const byId = new Map(dealers.map((dealer) => [dealer.profile.id, dealer]));
  return { items: items.map((item) => ({ item, dealer: byId.get(item.sellerId) ?? null })), next };
}

/** One dealer. Calls of the same moment share one request. undefined: there is no such dealer. */
export const findDealerAsAdmin = inBatches<ReviewedDealer>(
  (ids) => readAsAdmin((access) => readDealers(ids, access)),
  ({ profile }) => profile.id,
);

/**
 * All dealers, the newest first.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export function listAllDealers(cursor: Cursor | null): Promise<Page<ReviewedDealer>> {
  const query: PagedQuery = { collection: 'sellers', orderBy: [['createdAt', 'DESCENDING']] };
  return readAsAdmin(async (access) => {
    const { items, next } = await readPage(query, cursor, toReviewedDealer, access);
    const suspensions = await readSuspensions(
      items.map(({ profile }) => profile.id),
      access,
    );
    return {
      items: items.map((dealer) => ({ ...dealer, suspension: suspensions.get(dealer.profile.id) ?? null })),
      next,
    };
  });
}
