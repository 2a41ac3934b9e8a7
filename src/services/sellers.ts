import type { Cursor, Page } from '../domain/page';
import type { Seller } from '../domain/seller';
import { unknownName } from '../domain/vehicle';
import { attempt } from './attempt';
import { runQuery } from './firestoreRest';
import { allSellers, sellersWithIds } from './firstLists';
import { readPage } from './paging';
import { readText, type StoredFields } from './stored';

function toSeller(id: string, data: StoredFields): Seller {
  return {
    id,
    dealerName: readText(data, 'dealerName') || unknownName,
    distName: readText(data, 'distName'),
    address: readText(data, 'address'),
    phone: readText(data, 'phone'),
    profilePic: readText(data, 'profilePic'),
  };
}

/** The dealers of one page of listings in one request: at most 30 ids. Dealers who do not exist are left out. */
export function getSellers(ids: readonly string[]): Promise<readonly Seller[]> {
  return attempt(async (signal) => {
    const documents = await runQuery(sellersWithIds(ids), { signal });
    return documents.map(({ id, data }) => toSeller(id, data));
  });
}

export function listSellers(cursor: Cursor | null): Promise<Page<Seller>> {
  return attempt((signal) => readPage(allSellers, cursor, toSeller, { signal }));
}
