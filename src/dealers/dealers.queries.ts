import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { PagedQuery } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import { publicKey } from '../lists/queryKeys';
import type { Uid } from '../shared/valueTypes';
import type { Dealer } from './dealer';
import { findDealerInBatch } from './dealerBatch';
import { listDealers } from './dealers.service';

/** Queries for dealers, as visitors see them. */

const eachDealer = 'dealer';

/** null: there is no such public dealer. */
export function publicDealer(id: Uid) {
  return queryOptions({
    queryKey: ['market', eachDealer, id],
    queryFn: async () => (await findDealerInBatch(id)) ?? null,
  });
}

export const publicDealerList: PagedQuery<Dealer> = {
  key: publicKey('dealers'),
  load: (cursor) => listDealers(cursor),
};

/** The dealers of all offline lists, by their ids. */
export const offlineDealers = queryOptions({
  queryKey: ['fixed', 'offlineDealers'],
  queryFn: async () => (await import('../offline/offlineLists')).readOfflineDealers<Dealer>(),
});

/** The cached public dealers among these. */
export function knownDealers(ids: ReadonlySet<string>): readonly Dealer[] {
  return [...ids].flatMap((id) => queryClient.getQueryData(publicDealer(id).queryKey) ?? []);
}

/** The ids of cached dealers who are not public, or no longer. */
export function goneDealers(): ReadonlySet<string> {
  const asked = queryClient.getQueriesData<Dealer | null>({ queryKey: ['market', eachDealer] });
  return new Set(asked.flatMap(([[, , id], dealer]) => (dealer === null ? String(id) : [])));
}

/** Whether this is the key of a public dealer. */
export function isPublicDealer([root, name]: QueryKey): boolean {
  return root === 'market' && name === eachDealer;
}
