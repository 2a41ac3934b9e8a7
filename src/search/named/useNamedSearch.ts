import { use, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isTab } from '../../shared/addresses';
import { loadNames } from '../../shared/readable/loadNames';
import { type NamedSearch, type ReadableAddress, readableAt } from '../../shared/readable/readableAddress';

function hasName(readable: ReadableAddress | null): boolean {
  return readable !== null && readable.by !== 'make';
}

/** Whether an address names a model or a place, so that `useNamedSearch` may suspend. */
export function namesAreNeeded(pathname: string): boolean {
  return hasName(readableAt(pathname));
}

/**
 * The search of a readable address; null at an ordinary address of a list. Suspends while the names of models and places
 * are loading.
 */
export function useNamedSearch(): NamedSearch | 'unknown' | null {
  const { pathname } = useLocation();
  const readable = useMemo(() => readableAt(pathname), [pathname]);
  const names = hasName(readable) ? use(loadNames()) : null;
  return useMemo(() => {
    if (readable?.by === 'make') return readable;
    if (readable) return names?.namedSearch(readable) ?? 'unknown';
    return isTab(pathname) ? null : 'unknown';
  }, [pathname, readable, names]);
}
