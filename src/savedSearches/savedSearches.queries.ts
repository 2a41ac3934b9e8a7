import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../lists/queryClient';
import { refetchIfOlderThan } from '../lists/refetchIfOlderThan';
import { newCountAge } from '../shared/limits';
import type { Uid } from '../shared/valueTypes';
import type { SavedSearch } from './savedSearch';

/** The service loads Firestore's SDK, which the lists do without. */
const loadService = () => import('./savedSearches.service');

/** The searches of a buyer's account. Read again when people come back: another device may have saved one. */
export function searchesOf(userId: Uid) {
  return queryOptions({
    queryKey: ['buyer', 'searches', userId],
    queryFn: async () => (await loadService()).listSearches(userId),
    staleTime: newCountAge,
    refetchOnWindowFocus: refetchIfOlderThan(newCountAge),
  });
}

type Known = readonly SavedSearch[] | undefined;

/** After a write. The change is known, and to refetch the list costs a read for each search. */
export function changeSearches(userId: Uid, change: (known: Known) => Known): void {
  queryClient.setQueryData(searchesOf(userId).queryKey, change);
}
