import { queryOptions } from '@tanstack/react-query';
import { marketKey } from '../lists/queryKeys';
import { countApprovedOfDealer } from './dealerStockCount.service';
import type { ListingKind } from './kinds';

export function stockCountOfDealer(kind: ListingKind, sellerId: string) {
  return queryOptions({
    queryKey: marketKey('stockCountOfDealer', kind, sellerId),
    queryFn: () => countApprovedOfDealer(kind, sellerId),
  });
}
