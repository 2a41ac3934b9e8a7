import { useEffect, useRef } from 'react';
import { isAppError } from '../shared/appError';
import { queryClient } from './queryClient';

interface CacheEvent {
  readonly type: string;
  readonly action?: { readonly type: string; readonly error?: unknown };
}

/**
 * Calls back once, when the answer to a query or to a write is that nobody is signed in any more.
 *
 * @param part how the first part of the keys begins, of the queries and of the writes that count
 */
export function useOnSignedOut(part: string, onSignedOut: () => void): void {
  const callback = useRef(onSignedOut);
  useEffect(() => {
    callback.current = onSignedOut;
  });
  useEffect(() => {
    const stops: (() => void)[] = [];
    const stop = () => {
      for (const each of stops) each();
    };
    function hear({ type, action }: CacheEvent, key: readonly unknown[] | undefined): void {
      if (!String(key?.[0]).startsWith(part) || type !== 'updated' || action?.type !== 'error') return;
      if (!isAppError(action.error, 'signedOut')) return;
      stop();
      callback.current();
    }
    stops.push(
      queryClient.getQueryCache().subscribe((event) => hear(event, event.query.queryKey)),
      queryClient.getMutationCache().subscribe((event) => hear(event, event.mutation?.options.mutationKey)),
    );
    return stop;
  }, [part]);
}
