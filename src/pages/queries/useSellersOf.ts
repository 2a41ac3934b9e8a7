import { useQueries } from '@tanstack/react-query';
import type { Seller } from '../../domain/seller';
import { getSellerInBatch } from '../../services/sellerBatch';
import { queryKeys } from './queryKeys';

/** A listing's dealer: on the way (undefined), known, or not to be had (null). */
export type SellerLookup = (sellerId: string) => Seller | null | undefined;

/** The dealers of some listings: each is read once, and those that are new in one request. */
export function useSellersOf(listings: readonly { readonly sellerId: string }[]): SellerLookup {
  const ids = [...new Set(listings.map(({ sellerId }) => sellerId))];
  const results = useQueries({
    queries: ids.map((id) => ({ queryKey: queryKeys.seller(id), queryFn: () => getSellerInBatch(id) })),
  });
  return (sellerId) => {
    const result = results[ids.indexOf(sellerId)];
    return result?.isError ? null : result?.data;
  };
}
