import { useQueryClient } from '@tanstack/react-query';
import type { PagedQuery } from './pagedQuery';

/** When the server answered for the list last: milliseconds since 1970; 0: not yet. */
export function useFetchedAt<Item>({ key }: PagedQuery<Item>): number {
  return useQueryClient().getQueryState(key)?.dataUpdatedAt ?? 0;
}
