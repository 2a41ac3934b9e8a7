import { queryOptions } from '@tanstack/react-query';
import type { Dealer } from '../dealers/dealer';
import { readConfirmation, readLikePrices, readNamesake } from './hints.service';
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

export function namesake(dealer: Dealer) {
  return queryOptions({
    queryKey: ['admin', 'namesake', dealer.id, dealer.dealerName],
    queryFn: () => readNamesake(dealer),
  });
}
