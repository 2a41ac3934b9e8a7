import { useEffect, useRef } from 'react';
import { clearCache } from './queryClient';

/**
 * Empties the cache when the signed-in person changes: after a logout, also in another tab, or when somebody else logs
 * in.
 *
 * @param who an id of the person; null: nobody is signed in
 */
export function useClearCacheOnLogout(who: string | null): void {
  const before = useRef(who);
  useEffect(() => {
    if (before.current !== null && before.current !== who) clearCache();
    before.current = who;
  }, [who]);
}
