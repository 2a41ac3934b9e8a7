import type { InfiniteData } from '@tanstack/react-query';
import { invalidate } from '../lists/invalidate';
import type { PagedQuery } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import type { Page } from '../shared/page';
import type { Uid } from '../shared/valueTypes';
import type { Warning } from './warning';
import { listWarnings } from './warningsAsAdmin.service';

/** All warnings to a dealer, for the admin. Refetched with each visit: the dealer may have read one meanwhile. */
export function warningsTo(sellerId: Uid): PagedQuery<Warning> {
  const load: PagedQuery<Warning>['load'] = (cursor) => listWarnings(sellerId, cursor);
  return { key: ['admin', 'warnings', sellerId], load, olderThan: 15_000, staleAfter: 0 };
}

/**
 * Adds a warning that was just sent, also if the list cannot be refetched: otherwise it would be sent again. A request
 * that is still running may not have it; one that has nothing to show yet is sent again.
 */
export async function addWarning(warning: Warning): Promise<void> {
  const queryKey = warningsTo(warning.sellerId).key;
  const list = queryClient.getQueryData<InfiniteData<Page<Warning>>>(queryKey);
  const [first, ...others] = list?.pages ?? [];
  if (!list || !first) return invalidate(queryKey);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, { ...list, pages: [{ ...first, items: [warning, ...first.items] }, ...others] });
}
