import { useQueries } from '@tanstack/react-query';
import type { Uid } from '../shared/valueTypes';
import type { ReviewedDealer } from './dealerReview';
import { reviewedDealer } from './dealerReview.queries';

/** The dealer of a listing: undefined while loading, null if the record cannot be read. */
export type ReviewedDealerLookup = (sellerId: Uid) => ReviewedDealer | null | undefined;

/**
 * The dealers of some listings, public or not, as the admin reads them. Each is read once, and new ones in one request.
 */
export function useReviewedDealers(listings: readonly { readonly sellerId: Uid }[]): ReviewedDealerLookup {
  const ids = [...new Set(listings.map(({ sellerId }) => sellerId))];
  const results = useQueries({ queries: ids.map((id) => reviewedDealer(id)) });
  const dealers = new Map(results.map(({ isError, data }, index) => [ids[index] ?? '', isError ? null : data]));
  return (sellerId) => dealers.get(sellerId);
}
