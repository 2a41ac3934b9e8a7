import type { PagedQuery } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import type { Warning } from './warning';
import { listWarnings } from './warningsAsAdmin.service';

/** All warnings to a dealer, for the admin. */
export function warningsTo(sellerId: string): PagedQuery<Warning> {
  const load: PagedQuery<Warning>['load'] = (cursor) => listWarnings(sellerId, cursor);
  return { key: ['admin', 'warnings', sellerId], load, olderThan: 15_000 };
}

/** After another one, and when the list is opened. A list that is being read is not asked again. */
export function readWarningsAgain(sellerId: string): void {
  void queryClient.invalidateQueries({ queryKey: warningsTo(sellerId).key });
}
