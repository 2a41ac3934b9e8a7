import type { InfiniteData } from '@tanstack/react-query';
import type { PagedQuery } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import type { Page } from '../shared/page';
import type { Warning } from './warning';
import { listWarnings } from './warningsAsAdmin.service';

/** All warnings to a dealer, for the admin. */
export function warningsTo(sellerId: string): PagedQuery<Warning> {
  const load: PagedQuery<Warning>['load'] = (cursor) => listWarnings(sellerId, cursor);
  return { key: ['admin', 'warnings', sellerId], load, olderThan: 15_000 };
}

/**
 * Adds a warning that was just sent. The list is not read again: without an answer, it would not show the warning. A
 * request that is still running may not have it; one that has nothing to show yet is sent again.
 */
export async function rememberWarning(warning: Warning): Promise<void> {
  const queryKey = warningsTo(warning.sellerId).key;
  const list = queryClient.getQueryData<InfiniteData<Page<Warning>>>(queryKey);
  if (!list) return readWarningsAgain(warning.sellerId);
  await queryClient.cancelQueries({ queryKey });
  const [first, ...others] = list.pages;
  if (!first) return;
  const pages = [{ ...first, items: [warning, ...first.items] }, ...others];
  queryClient.setQueryData<InfiniteData<Page<Warning>>>(queryKey, { ...list, pages });
}

/** When the list is opened. A list that is being read is not asked again. */
export function readWarningsAgain(sellerId: string): void {
  void queryClient.invalidateQueries({ queryKey: warningsTo(sellerId).key });
}
