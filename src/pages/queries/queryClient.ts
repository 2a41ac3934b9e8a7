import { QueryClient } from '@tanstack/react-query';
import { isAppError } from '../../domain/appError';

const retryDelay = 800;

/** What was read stays as long as the app is open: going back to a screen costs no read. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A browser that believes itself offline is asked all the same: waiting in silence would be an endless spinner.
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && isAppError(error, 'offline'),
      retryDelay,
    },
    mutations: { networkMode: 'always' },
  },
});
