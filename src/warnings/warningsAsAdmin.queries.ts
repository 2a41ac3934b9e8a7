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

/** Adds a warning that was just sent. The list is not read again: without an answer, it would not show the warning. */
export function rememberWarning(warning: Warning): void {
  queryClient.setQueryData<InfiniteData<Page<Warning>>>(
    warningsTo(warning.sellerId).key,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page, index) => (index === 0 ? { ...page, items: [warning, ...page.items] } : page)),
      },
  );
}

/** When the list is opened. A list that is being read is not asked again. */
export function readWarningsAgain(sellerId: string): void {
  void queryClient.invalidateQueries({ queryKey: warningsTo(sellerId).key });
}
