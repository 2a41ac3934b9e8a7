import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageSize } from '../shared/limits';
import type { PagedList } from './pagedList';
import { type PagedQuery, toInfinite } from './pagedQuery';
import { queryClient } from './queryClient';
import { deleteScrollPosition, readScrollPosition, storeScrollPosition } from './scrollPositions';
import { usePagedQuery } from './usePagedQuery';

/** A list that has the same length and the same scroll position after a reload as before. */
export function useRestoredList<Item>(query: PagedQuery<Item>): PagedList<Item> {
  const { key: entry, pathname, search } = useLocation();
  const name = `${entry} ${pathname}${search}`;
  const [position] = useState(() => {
    const known = readScrollPosition(name);
    // Must start before the list requests its first page. The list then waits for this request.
    if (known) void queryClient.prefetchInfiniteQuery({ ...toInfinite(query), pages: known.pages });
    return known;
  });
  const isRestored = useRef(position === null);
  const list = usePagedQuery(query);
  // Only when the whole list is rendered: its first card is rendered earlier (`PagedCards`).
  const shown = useDeferredValue(list.state === 'ready' ? list.items.length : 0);

  useEffect(() => {
    if (isRestored.current || shown === 0) return;
    isRestored.current = true;
    window.scrollTo(0, position?.top ?? 0);
  }, [shown, position]);

  useEffect(() => {
    deleteScrollPosition(name);
    const pages = Math.max(1, Math.ceil(shown / pageSize));
    const store = () => storeScrollPosition(name, { pages, top: window.scrollY });
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, [name, shown]);

  return list;
}
