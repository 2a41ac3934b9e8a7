import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageSize } from '../../domain/limits';
import { forgetPlace, keepPlace, readPlace } from '../../services/places';
import type { PagedList } from '../../ui/pagedList';
import { queryClient } from './queryClient';
import { type PagedQuery, toInfinite, usePagedQuery } from './usePagedQuery';

/** A list that is as long after a reload as it was before, and shows the same place. */
export function usePlacedList<Item>(query: PagedQuery<Item>): PagedList<Item> {
  const { key: entry, search } = useLocation();
  const name = `${entry} ${search}`;
  const [place] = useState(() => {
    const known = readPlace(name);
    // Before the list asks for its first page: it waits for the same answer.
    if (known) void queryClient.prefetchInfiniteQuery({ ...toInfinite(query), pages: known.pages });
    return known;
  });
  const isFound = useRef(place === null);
  const list = usePagedQuery(query);
  // When the whole list stands there: its first card comes before (ui/PagedCards.tsx).
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
