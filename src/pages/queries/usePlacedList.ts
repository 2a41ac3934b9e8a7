import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageSize } from '../../domain/limits';
import { forgetPlace, keepPlace, readPlace } from '../../services/places';
import type { PagedList } from '../../ui/pagedList';
import { type PagedQuery, usePagedQuery } from './usePagedQuery';

/** A list that is as long after a reload as it was before, and shows the same place. */
export function usePlacedList<Item>(query: PagedQuery<Item>): PagedList<Item> {
  const { key: entry, search } = useLocation();
  const name = `${entry} ${search}`;
  const [place] = useState(() => readPlace(name));
  const isFound = useRef(place === null);
  const list = usePagedQuery({ ...query, pages: place?.pages ?? 1 });
  const shown = list.state === 'ready' ? list.items.length : 0;

  useEffect(() => {
    if (isFound.current || shown === 0) return;
    isFound.current = true;
    window.scrollTo(0, place?.top ?? 0);
  }, [shown, place]);

  useEffect(() => {
    forgetPlace(name);
    const keep = () => keepPlace(name, { pages: Math.ceil(shown / pageSize), top: window.scrollY });
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [name, shown]);

  return list;
}
