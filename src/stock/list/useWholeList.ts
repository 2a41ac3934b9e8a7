import { useEffect } from 'react';
import type { PagedList } from '../../lists/pagedList';

/**
 * A list for what needs all of it, such as another order: loads the rest while it is wanted, and is ready when all of it
 * is there. Otherwise the list as it is.
 */
export function useWholeList<Item>(list: PagedList<Item>, wanted: boolean): PagedList<Item> {
  const loadMore = list.state === 'ready' && list.more.state === 'available' ? list.more.load : null;
  const known = list.state === 'ready' ? list.items.length : 0;
  useEffect(() => {
    // After each page: one that comes at once may bring the same function again.
    if (wanted && known >= 0) loadMore?.();
  }, [wanted, loadMore, known]);

  if (!wanted || list.state !== 'ready' || list.more.state === 'none') return list;
  if (list.more.state === 'failed') return { state: 'failed', error: null, retry: list.more.retry };
  return { state: 'loading' };
}
