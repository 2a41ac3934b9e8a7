import { queryOptions } from '@tanstack/react-query';
import { countApprovedOfDealer } from './dealerStockCount.service';
import type { ListingKind } from './kinds';

export function stockCountOfDealer(kind: ListingKind, sellerId: string) {
  return queryOptions({
    queryKey: ['market', 'stockCountOfDealer', kind, sellerId],
    queryFn: () => countApprovedOfDealer(kind, sellerId),
  });
}
