import { useQueries } from '@tanstack/react-query';
import { stockCountOfDealer } from '../listings/dealerStockCount.queries';
import { refetchIfOlderThan } from '../lists/refetchIfOlderThan';
import { isRecordId } from '../shared/addresses/addresses';
import { bookingsAge } from '../shared/limits';
import { kindNames } from '../shared/listingKind';
import { type CappedCount, sumOf } from '../shared/numbers/cappedCount';
import type { Uid } from '../shared/valueTypes';

/** How many of a dealer's listings are live; undefined: not known. Two reads, however many components ask. */
export function useLiveCount(sellerId: Uid): CappedCount | undefined {
  const results = useQueries({
    queries: kindNames.map((kind) => ({
      ...stockCountOfDealer(kind, sellerId),
      staleTime: bookingsAge,
      refetchOnWindowFocus: refetchIfOlderThan(bookingsAge),
      // Local storage may hold anything, and everybody may count what is live.
      enabled: isRecordId(sellerId),
    })),
  });
  const known = results.flatMap(({ data }) => data ?? []);
  return known.length === results.length ? sumOf(known) : undefined;
}
