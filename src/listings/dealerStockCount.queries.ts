import { queryOptions } from '@tanstack/react-query';
import type { Uid } from '../shared/valueTypes';
import { countApprovedOfDealer } from './dealerStockCount.service';
import type { ListingKind } from './kinds';

export function stockCountOfDealer(kind: ListingKind, sellerId: Uid) {
  return queryOptions({
    queryKey: ['market', 'stockCountOfDealer', kind, sellerId],
    queryFn: () => countApprovedOfDealer(kind, sellerId),
  });
}
