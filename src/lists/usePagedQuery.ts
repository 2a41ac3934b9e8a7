import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Cursor, Page } from '../../domain/page';
import type { MorePages, PagedList } from '../../ui/pagedList';
import { useKeptList } from './useKeptList';

export interface PagedQuery<Item> {
  readonly key: QueryKey;
  readonly load: (cursor: Cursor | null) => Promise<Page<Item>>;
  /** false: asks nothing yet, and reads as loading. */
  readonly enabled?: boolean;
  /** Asks again for the pages that are shown when people come back to the tab, unless they are younger (ms). */
  readonly olderThan?: number;
}

/** As the cache asks for it. */
export function toInfinite<Item>({ key, load }: PagedQuery<Item>) {
  return {
    queryKey: key,
    queryFn: ({ pageParam }: { pageParam: Cursor | null }) => load(pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page: Page<Item>) => page.next,
  };
}

/**
 * A list of pages, cached under its key for as long as the app is open. A public list that cannot be reached is the one
 * that the device has kept, if it has.
 */
export function usePagedQuery<Item>({ key, load, enabled = true, olderThan }: PagedQuery<Item>): PagedList<Item> {
  const query = useInfiniteQuery({
    ...toInfinite({ key, load }),
    enabled,
    refetchOnWindowFocus: ({ state }) =>
      olderThan !== undefined && Date.now() - state.dataUpdatedAt > olderThan ? 'always' : false,
  });
  const { fetchNextPage, refetch } = query;
  const loadNext = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const reload = useCallback(() => void refetch(), [refetch]);
  const kept = useKeptList<Item>(key, query);

  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  // An empty list that could not be asked for again has failed, like one that never came.
  const emptyAndFailed = query.isError && items.length === 0;
  if (query.data && !emptyAndFailed) {
    return {
      state: 'ready',
      items,
      more: morePages(query, loadNext, query.data.pages.at(-1)?.bounded),
      reload,
    };
  }
  if (kept.list && !query.data) {
    const { items, from } = kept.list;
    const again = () => kept.askAgain(refetch);
    return { state: 'ready', items, more: { state: 'none' }, reload: again, kept: { from, asking: query.isFetching } };
  }
  if (kept.isComing) return { state: 'loading' };
  const failed = query.isError && !query.isFetching;
  return failed ? { state: 'failed', error: query.error, retry: reload } : { state: 'loading' };
}

interface NextPage {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
}

function morePages(
  { hasNextPage, isFetchingNextPage, isFetchNextPageError }: NextPage,
  load: () => void,
  onRequest = false,
): MorePages {
  if (isFetchingNextPage) return { state: 'loading' };
  if (isFetchNextPageError) return { state: 'failed', retry: load };
  return hasNextPage ? { state: 'available', load, onRequest } : { state: 'none' };
}
