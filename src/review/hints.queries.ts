import { queryOptions } from '@tanstack/react-query';
import type { Dealer } from '../dealers/dealer';
import { readConfirmation, readLikePrices, readTwin, type SharedIdentity } from './hints.service';
import type { ReviewedListing } from './review';

export function likePrices(listing: ReviewedListing) {
  const { kind, id, priceValue, values } = listing;
  return queryOptions({
    queryKey: ['admin', 'likePrices', kind, id, priceValue, values.make ?? '', values.model ?? '', values.year ?? 0],
    queryFn: () => readLikePrices(listing),
  });
}

export function confirmation(dealer: Dealer) {
  return queryOptions({
    queryKey: ['admin', 'confirmedEmail', dealer.id],
    queryFn: () => readConfirmation(dealer),
  });
}

export function twin(dealer: Dealer, shared: SharedIdentity) {
  return queryOptions({
    queryKey: ['admin', 'twin', dealer.id, shared, dealer.dealerName, dealer.phone],
    queryFn: () => readTwin(dealer, shared),
  });
}
