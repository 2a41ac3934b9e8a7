import { queryOptions } from '@tanstack/react-query';
import type { Dealer } from '../../dealers/dealer';
import type { ReviewedListing } from '../../decisions/review';
import { findConfirmation, findSamePhoto, findTwin, readLikeListings, type SharedIdentity } from './hints.service';

export function likeListings(listing: ReviewedListing) {
  const { kind, id, version } = listing;
  return queryOptions({
    queryKey: ['admin', 'likeListings', kind, id, version?.getTime() ?? 0],
    queryFn: () => readLikeListings(listing),
  });
}

export function samePhoto(listing: ReviewedListing) {
  const { kind, id, version } = listing;
  return queryOptions({
    queryKey: ['admin', 'samePhoto', kind, id, version?.getTime() ?? 0],
    queryFn: async () => (await findSamePhoto(listing)) ?? null,
  });
}

export function confirmation(dealer: Dealer) {
  return queryOptions({
    queryKey: ['admin', 'confirmedEmail', dealer.id],
    queryFn: async () => (await findConfirmation(dealer)) ?? null,
  });
}

export function twin(dealer: Dealer, shared: SharedIdentity) {
  return queryOptions({
    queryKey: ['admin', 'twin', dealer.id, shared, dealer.dealerName, dealer.phone],
    queryFn: async () => (await findTwin(dealer, shared)) ?? null,
  });
}
