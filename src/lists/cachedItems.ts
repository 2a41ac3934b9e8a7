import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import type { Page } from '../shared/page';
import { queryClient } from './queryClient';

type Pages<Item> = InfiniteData<Page<Item>>;

/** Changes items of all cached lists whose keys begin with this one, without reading them again; null takes one out. */
export function changeCachedItems<Item>(queryKey: QueryKey, change: (item: Item) => Item | null): void {
  queryClient.setQueriesData<Pages<Item>>(
    { queryKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.flatMap((item) => change(item) ?? []) })),
      },
  );
}
