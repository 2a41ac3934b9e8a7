import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageSize } from '../shared/limits';
import type { PagedList } from './pagedList';
import { type PagedQuery, toInfinite } from './pagedQuery';
import { forgetPlace, keepPlace, readPlace } from './places';
import { queryClient } from './queryClient';
import { usePagedQuery } from './usePagedQuery';

/** A list that has the same length and the same scroll position after a reload as before. */
export function usePlacedList<Item>(query: PagedQuery<Item>): PagedList<Item> {
  const { key: entry, pathname, search } = useLocation();
  const name = `${entry} ${pathname}${search}`;
  const [place] = useState(() => {
    const known = readPlace(name);
    // Must start before the list requests its first page. The list then waits for this request.
    if (known) void queryClient.prefetchInfiniteQuery({ ...toInfinite(query), pages: known.pages });
    return known;
  });
  const isFound = useRef(place === null);
  const list = usePagedQuery(query);
  // Only when the whole list is rendered: its first card is rendered earlier (`PagedCards`).
  const shown = useDeferredValue(list.state === 'ready' ? list.items.length : 0);

  useEffect(() => {
    if (isFound.current || shown === 0) return;
    isFound.current = true;
    window.scrollTo(0, place?.top ?? 0);
  }, [shown, place]);

  useEffect(() => {
    forgetPlace(name);
    const pages = Math.max(1, Math.ceil(shown / pageSize));
    const keep = () => keepPlace(name, { pages, top: window.scrollY });
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [name, shown]);

  return list;
}
