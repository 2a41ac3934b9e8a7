import { useQuery } from '@tanstack/react-query';
import type { Uid } from '../shared/valueTypes';
import { savedOf } from './saved.queries';
import type { SavedListing } from './savedListing';

type AccountSaved =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly saved: readonly SavedListing[] };

/** The saved listings of a buyer's account, read from the server. */
export function useAccountSaved(userId: Uid): AccountSaved {
  const { data, error, isFetching, refetch } = useQuery(savedOf(userId));
  if (data) return { state: 'ready', saved: data };
  if (error && !isFetching) return { state: 'failed', error, retry: () => void refetch() };
  return { state: 'loading' };
}
