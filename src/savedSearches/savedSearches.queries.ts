import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../lists/queryClient';
import { refetchIfOlderThan } from '../lists/refetchIfOlderThan';
import { newCountAge } from '../shared/limits';
import type { SavedSearch } from './savedSearch';

/** The service loads Firestore's SDK, which the lists do without. */
const loadService = () => import('./savedSearches.service');

/** The searches of a buyer's account. Read again when people come back: another device may have saved one. */
export function searchesOf(userId: string) {
  return queryOptions({
    queryKey: ['savedSearches', userId],
    queryFn: async () => (await loadService()).listSearches(userId),
    staleTime: newCountAge,
    refetchOnWindowFocus: refetchIfOlderThan(newCountAge),
  });
}

/** After a search was saved. */
export function rememberSearches(userId: string, searches: readonly SavedSearch[]): void {
  queryClient.setQueryData(searchesOf(userId).queryKey, searches);
}

/** After a search was opened or removed: changes it in the cached list; null takes it out. */
export function rememberSearch(userId: string, id: string, change: (saved: SavedSearch) => SavedSearch | null): void {
  queryClient.setQueryData(searchesOf(userId).queryKey, (known) =>
    known?.flatMap((saved) => (saved.id === id ? (change(saved) ?? []) : [saved])),
  );
}

/** After a write without a session. */
export function readSearchesAgain(userId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: searchesOf(userId).queryKey });
}
