import { queryOptions } from '@tanstack/react-query';
import type { Dealer } from '../../dealers/dealer';
import type { ReviewedListing } from '../../decisions/review';
import {
  compareWithSimilar,
  findConfirmation,
  findDealerWithSame,
  findSamePhoto,
  type SharedIdentity,
} from './hints.service';

export function listingComparison(listing: ReviewedListing) {
  const { kind, id, version } = listing;
  return queryOptions({
    queryKey: ['fixed', 'listingComparison', kind, id, version?.getTime() ?? 0],
    queryFn: () => compareWithSimilar(listing),
  });
}

export function samePhoto(listing: ReviewedListing) {
  const { kind, id, version } = listing;
  return queryOptions({
    queryKey: ['fixed', 'samePhoto', kind, id, version?.getTime() ?? 0],
    queryFn: async () => (await findSamePhoto(listing)) ?? null,
  });
}

export function confirmation(dealer: Dealer) {
  return queryOptions({
    queryKey: ['fixed', 'confirmedEmail', dealer.id],
    queryFn: async () => (await findConfirmation(dealer)) ?? null,
  });
}

export function dealerWithSame(dealer: Dealer, shared: SharedIdentity) {
  return queryOptions({
    queryKey: ['fixed', 'twin', dealer.id, shared, dealer.dealerName, dealer.phone],
    queryFn: async () => (await findDealerWithSame(dealer, shared)) ?? null,
  });
}
