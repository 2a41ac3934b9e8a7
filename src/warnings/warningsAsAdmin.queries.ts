import type { PagedQuery } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import type { Warning } from './warning';
import { listWarnings } from './warningsAsAdmin.service';

/** All warnings to a dealer, for the admin. */
export function warningsTo(sellerId: string): PagedQuery<Warning> {
  return { key: ['admin', 'warnings', sellerId], load: (cursor) => listWarnings(sellerId, cursor) };
}

/** After another one. */
export function readWarningsAgain(sellerId: string): void {
  void queryClient.invalidateQueries({ queryKey: warningsTo(sellerId).key });
}
