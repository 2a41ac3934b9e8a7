import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isAppError } from '../shared/appError';

const retryDelay = 800;

// TanStack Query assumes a network at the start, and would not notice when one appears. Node has no navigator.
if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);

/** Caches every answer until the next logout: going back to a screen costs no read. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    // A session that has ended counts as a logout.
    onError: (error) => {
      if (isAppError(error, 'signedOut')) clearCache();
    },
  }),
  defaultOptions: {
    queries: {
      // Sends the request even if the browser says it is offline. Otherwise the query would pause, and show a spinner
      // for ever.
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      // Only what has failed: answers do not become stale.
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 1 && isAppError(error, 'offline'),
      retryDelay,
    },
    // A write may hold a password or photos: it is not kept when it is over.
    mutations: { networkMode: 'always', gcTime: 0 },
  },
});

/**
 * Empties the cache, so that nobody sees what somebody else has read. Queries on the screen are refetched with the
 * rights of the current sign-in.
 */
export function clearCache(): void {
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries({
    type: 'active',
    // A failed query has no data to remove. A refetch would fail again, in a loop.
    predicate: ({ state }) => state.data !== undefined || state.fetchStatus === 'fetching',
  });
}
