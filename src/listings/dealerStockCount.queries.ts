import { queryOptions } from '@tanstack/react-query';
import { countApprovedOfDealer } from './dealerStockCount.service';
import type { ListingKind } from './kinds';
import { stockCounts } from './listings.queries';

export function stockCountOfDealer(kind: ListingKind, sellerId: string) {
  return queryOptions({
    queryKey: [stockCounts, kind, sellerId],
    queryFn: () => countApprovedOfDealer(kind, sellerId),
  });
}
