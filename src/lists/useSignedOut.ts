import { useEffect, useRef } from 'react';
import { isAppError } from '../shared/appError';
import { queryClient } from './queryClient';

/**
 * Calls back once, when the answer to a query is that nobody is signed in any more.
 *
 * @param part how the keys of the queries begin that count
 */
export function useSignedOut(part: string, onSignedOut: () => void): void {
  const callback = useRef(onSignedOut);
  useEffect(() => {
    callback.current = onSignedOut;
  });
  useEffect(() => {
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.query.queryKey[0] !== part || event.type !== 'updated') return;
      if (event.action.type !== 'error' || !isAppError(event.action.error, 'signedOut')) return;
      stop();
      callback.current();
    });
    return stop;
  }, [part]);
}
