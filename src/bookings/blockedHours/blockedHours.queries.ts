import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../lists/queryClient';
import { marketKey } from '../../lists/queryKeys';
import { blockedHoursAge } from '../../shared/limits';
import type { BlockedHours } from './blockedHours';
import { readBlockedHours } from './blockedHours.service';

/** The hours that a dealer has blocked, for buyers and for the dealer. */
export function blockedHours(sellerId: string) {
  return queryOptions({
    queryKey: marketKey('blockedHours', sellerId),
    queryFn: () => readBlockedHours(sellerId),
    staleTime: blockedHoursAge,
  });
}

/** After the dealer has changed them. */
export function rememberBlockedHours(sellerId: string, blocked: BlockedHours): void {
  queryClient.setQueryData(blockedHours(sellerId).queryKey, blocked);
}

/** After the server has refused an hour. */
export function readBlockedHoursAgain(sellerId: string): void {
  void queryClient.invalidateQueries({ queryKey: blockedHours(sellerId).queryKey });
}
