import type { UseQueryOptions } from '@tanstack/react-query';
import { queryClient } from '../lists/queryClient';
import { tabCountAge } from '../shared/limits';
import type { CappedCount } from '../shared/numbers/cappedCount';

/** A query for a number in a tab. */
export type TabCount = UseQueryOptions<CappedCount>;

/** Dealers and visitors may have changed the numbers. Each is a document read. */
export function readOldCountsAgain(counts: readonly TabCount[]): void {
  for (const { queryKey } of counts) {
    void queryClient.invalidateQueries({
      queryKey,
      exact: true,
      predicate: ({ state }) => Date.now() - state.dataUpdatedAt > tabCountAge,
    });
  }
}
