import { queryOptions } from '@tanstack/react-query';
import { dealerNameKey } from '../accounts/dealerNameKey';
import { queryClient } from '../lists/queryClient';
import { suggestedDealers } from '../shared/limits';
import type { Dealer } from './dealer';
import { findDealersIn, findDealersNamed } from './foundDealers.service';

/** Queries for dealers by their names or districts, as visitors search for them. */

/** The dealers whose names begin with `key`, if an answer for a shorter beginning has all of its dealers. */
function answeredFor(key: string): readonly Dealer[] | null {
  for (let length = key.length - 1; length > 0; length -= 1) {
    const known = queryClient.getQueryData(dealersNamed(key.slice(0, length)).queryKey);
    if (known && known.length < suggestedDealers) {
      return known.filter(({ dealerName }) => dealerNameKey(dealerName).startsWith(key));
    }
  }
  return null;
}

/** Public dealers whose names begin with `key`, which comes from `dealerNameKey`. */
export function dealersNamed(key: string) {
  return queryOptions({
    queryKey: ['market', 'dealersNamed', key],
    queryFn: async (): Promise<readonly Dealer[]> => answeredFor(key) ?? (await findDealersNamed(key)),
  });
}

/** Some public dealers in one of these districts. */
export function dealersIn(districts: readonly string[]) {
  return queryOptions({ queryKey: ['market', 'dealersIn', ...districts], queryFn: () => findDealersIn(districts) });
}
