import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { OfflineList } from '../offline/offlineLists';
import { isAppError } from '../shared/appError';
import { offlineList } from './offlineLists.queries';
import { queryClient } from './queryClient';
import { isPublicList } from './queryKeys';

/** Reads this device's offline lists when the server cannot be reached. The code for it is a chunk of its own. */

interface Asked {
  readonly error: unknown;
  readonly data: unknown;
}

export interface OfflineListLookup<Item> {
  readonly list: OfflineList<Item> | null | undefined;
  /** The offline copy is being read. */
  readonly isComing: boolean;
  /** Asks the server again: for this list, and for everything else that has failed. */
  readonly askAgain: (refetch: () => Promise<unknown>) => void;
}

async function askAgain(refetch: () => Promise<unknown>): Promise<void> {
  await refetch();
  await queryClient.refetchQueries({
    predicate: ({ state, queryKey }) => state.status === 'error' && !isPublicList(queryKey),
  });
}

/** The offline copy of a public list that cannot be reached. It stays on the screen until the list itself arrives. */
export function useOfflineList<Item>(key: QueryKey, { error, data }: Asked): OfflineListLookup<Item> {
  const isLost = isPublicList(key) && data === undefined && isAppError(error, 'offline');
  const kept = useQuery({ ...offlineList<Item>(key), enabled: isLost });
  // While the server retries there is no error. After an error other than offline, the copy must not be shown.
  const mayBeShown = error === null || isAppError(error, 'offline');
  return {
    list: mayBeShown ? kept.data : null,
    isComing: isLost && kept.isPending,
    askAgain: (refetch) => void askAgain(refetch),
  };
}
