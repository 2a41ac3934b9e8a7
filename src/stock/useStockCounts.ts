import { useQueries } from '@tanstack/react-query';
import { type ListingKind, listingKinds } from '../listings/kinds';
import { type StockState, stockStates } from '../listings/state/listingState';
import { refetchIfOlderThan } from '../lists/refetchIfOlderThan';
import { stockAge } from '../shared/limits';
import { type CappedCount, sumOf } from '../shared/numbers/cappedCount';
import type { Uid } from '../shared/valueTypes';
import { ownCount } from './stock.queries';

const kinds = Object.keys(listingKinds) as ListingKind[];
const counted = stockStates.flatMap((state) => kinds.map((kind) => ({ state, kind })));

/** The number of the dealer's listings in a state, or in all (null); undefined while it is not known. */
export function useStockCounts(sellerId: Uid): (state: StockState | null) => CappedCount | undefined {
  const results = useQueries({
    queries: counted.map(({ state, kind }) => ({
      ...ownCount(sellerId, kind, state),
      staleTime: stockAge,
      refetchOnWindowFocus: refetchIfOlderThan(stockAge),
    })),
  });
  return (state) => {
    const asked = results.filter((_, index) => state === null || counted[index]?.state === state);
    const counts = asked.flatMap(({ data }) => data ?? []);
    return counts.length === asked.length ? sumOf(counts) : undefined;
  };
}
