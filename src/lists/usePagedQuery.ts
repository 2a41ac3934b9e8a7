import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MorePages, PagedList } from './pagedList';
import { type PagedQuery, toInfinite } from './pagedQuery';
import { useOfflineList } from './useOfflineList';

interface Use {
  /** false: asks nothing yet, and reads as loading. */
  readonly enabled?: boolean;
}

/**
 * A list of pages, cached under its key for as long as the app is open. When a public list cannot be reached, this is
 * the device's offline copy, if there is one.
 */
export function usePagedQuery<Item>(paged: PagedQuery<Item>, { enabled = true }: Use = {}): PagedList<Item> {
  const query = useInfiniteQuery({ ...toInfinite(paged), enabled });
  const { fetchNextPage, refetch } = query;
  const loadNext = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const reload = useCallback(() => void refetch(), [refetch]);
  const kept = useOfflineList<Item>(paged.key, query);

  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  // An empty list that could not be refetched has failed, like a list that never came.
  const emptyAndFailed = query.isError && items.length === 0;
  if (query.data && !emptyAndFailed) {
    return {
      state: 'ready',
      items,
      more: morePages(query, loadNext),
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

function morePages({ hasNextPage, isFetchingNextPage, isFetchNextPageError }: NextPage, load: () => void): MorePages {
  if (isFetchingNextPage) return { state: 'loading' };
  if (isFetchNextPageError) return { state: 'failed', retry: load };
  return hasNextPage ? { state: 'available', load } : { state: 'none' };
}
