import { queryOptions } from '@tanstack/react-query';
import { blockedHoursAge } from '../../shared/limits';
import type { Uid } from '../../shared/valueTypes';
import { readBlockedHours } from './blockedHours.service';

/** The hours that a dealer has blocked, for buyers and for the dealer. */
export function blockedHours(sellerId: Uid) {
  return queryOptions({
    queryKey: ['market', 'blockedHours', sellerId],
    queryFn: () => readBlockedHours(sellerId),
    staleTime: blockedHoursAge,
  });
}
