import type { QueryKey } from '@tanstack/react-query';
import type { Cursor, Page } from '../shared/page';
import { refetchIfOlderThan } from './refetchIfOlderThan';

/** A list of pages: its key, its fetch, and its cache rules. */
export interface PagedQuery<Item> {
  readonly key: QueryKey;
  readonly load: (cursor: Cursor | null) => Promise<Page<Item>>;
  /** Refetches the shown pages when people come back to the tab, unless they are younger (ms). */
  readonly olderThan?: number;
  /** Refetches the shown pages when the list is opened again, unless they are younger (ms). */
  readonly staleAfter?: number;
}

/** The options of TanStack Query for an infinite query. */
export function toInfinite<Item>({ key, load, olderThan, staleAfter }: PagedQuery<Item>) {
  return {
    queryKey: key,
    queryFn: ({ pageParam }: { pageParam: Cursor | null }) => load(pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page: Page<Item>) => page.next,
    refetchOnWindowFocus: olderThan === undefined ? false : refetchIfOlderThan(olderThan),
    ...(staleAfter !== undefined && { staleTime: staleAfter }),
  };
}
