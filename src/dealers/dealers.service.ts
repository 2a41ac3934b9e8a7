import { readPage } from '../firebase/paging';
import { type Access, readDocument, runQuery } from '../firebase/rest';
import { withTimeLimit } from '../firebase/timeLimit';
import { isAppError } from '../shared/appError';
import type { Cursor, Page } from '../shared/page';
import type { Uid } from '../shared/valueTypes';
import type { Dealer } from './dealer';
import { toDealer } from './dealer.record';
import { publicDealers, publicDealersWithIds } from './dealerLists.service';

async function findPublicDealer(id: Uid, access: Access): Promise<Dealer | undefined> {
  try {
    return toDealer(id, await readDocument({ collection: 'sellers', id }, access));
  } catch (error) {
    // The rules hide whether a dealer who is not public exists.
    if (isAppError(error, 'denied')) return undefined;
    throw error;
  }
}

/**
 * Reads the dealers in one request. The rules refuse the whole request if one of them does not exist or is not public.
 */
async function readPublicDealers(ids: readonly string[], access: Access): Promise<readonly Dealer[]> {
  const documents = await runQuery(publicDealersWithIds(ids), access);
  return documents.map(({ id, data }) => toDealer(id, data));
}

/**
 * The dealers of one page of listings: at most 10 ids. Leaves out those who do not exist or are not public. It takes
 * one request if all are public, and then one for each dealer if they are not.
 */
export function readDealers(ids: readonly string[]): Promise<readonly Dealer[]> {
  return withTimeLimit(async (signal) => {
    try {
      return await readPublicDealers(ids, { signal });
    } catch (error) {
      if (!isAppError(error, 'denied')) throw error;
      const dealers = await Promise.all(ids.map((id) => findPublicDealer(id, { signal })));
      return dealers.filter((dealer) => dealer !== undefined);
    }
  });
}

/** All public dealers. */
export function listDealers(cursor: Cursor | null): Promise<Page<Dealer>> {
  return withTimeLimit((signal) => readPage(publicDealers, cursor, toDealer, { signal }));
}
