import { use, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isTab } from '../../shared/addresses/addresses';
import { loadNames } from '../../shared/readable/loadNames';
import { type NamedSearch, readableAt } from '../../shared/readable/readableAddress';

/**
 * The search of a readable address; null at an ordinary address of a list. Suspends while the names of models and places
 * are loading.
 */
export function useNamedSearch(): NamedSearch | 'unknown' | null {
  const { pathname } = useLocation();
  const readable = useMemo(() => readableAt(pathname), [pathname]);
  const needsNames = readable !== null && readable.by !== 'make';
  const names = needsNames ? use(loadNames()) : null;
  return useMemo(() => {
    if (readable?.by === 'make') return readable;
    if (readable) return names?.namedSearch(readable) ?? 'unknown';
    return isTab(pathname) ? null : 'unknown';
  }, [pathname, readable, names]);
}
