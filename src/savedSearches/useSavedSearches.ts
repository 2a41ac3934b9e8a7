import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Uid } from '../shared/valueTypes';
import { storedSearches, toDeviceSearches } from './deviceSearches';
import { lastUsedFirst, type SavedSearch } from './savedSearch';
import { searchesOf } from './savedSearches.queries';

/** The searches that this device keeps. */
export function useDeviceSearches(): readonly SavedSearch[] {
  const text = useSyncExternalStore(storedSearches.watch, storedSearches.read, () => '');
  return useMemo(() => lastUsedFirst(toDeviceSearches(text)), [text]);
}

type SavedSearches =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly searches: readonly SavedSearch[] };

/** The searches of a buyer's account. */
export function useAccountSearches(userId: Uid): SavedSearches {
  const { data, error, isFetching, refetch } = useQuery(searchesOf(userId));
  if (data) return { state: 'ready', searches: lastUsedFirst(data) };
  if (error && !isFetching) return { state: 'failed', error, retry: () => void refetch() };
  return { state: 'loading' };
}

/**
 * The saved searches as far as they are known without a request: a list is not worth one.
 *
 * @param userId null: a visitor
 */
export function useKnownSearches(userId: Uid | null): readonly SavedSearch[] {
  const ofDevice = useDeviceSearches();
  const { data = [] } = useQuery({ ...searchesOf(userId ?? ''), enabled: false });
  return userId === null ? ofDevice : data;
}
