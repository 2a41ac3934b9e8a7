import { useQueries } from '@tanstack/react-query';
import type { Seller } from '../../domain/seller';
import { getSellerInBatch } from '../../services/sellerBatch';
import { queryKeys } from './queryKeys';
import { useKeptSellers } from './useKeptList';

/** A listing's dealer: on the way (undefined), known, or not to be had (null). */
export type SellerLookup = (sellerId: string) => Seller | null | undefined;

/**
 * The dealers of some listings: each is read once, and those that are new in one request. Those that cannot be reached
 * are as the device has kept them.
 */
export function useSellersOf(listings: readonly { readonly sellerId: string }[]): SellerLookup {
  const ids = [...new Set(listings.map(({ sellerId }) => sellerId))];
  const results = useQueries({
    queries: ids.map((id) => ({ queryKey: queryKeys.seller(id), queryFn: () => getSellerInBatch(id) })),
  });
  const kept = useKeptSellers(results);
  // Read here, and not when somebody asks: the cache tells of what a rendering has read, and of nothing else.
  const sellers = new Map(
    results.map(({ isError, data }, index) => {
      const id = ids[index] ?? '';
      return [id, isError ? (kept?.get(id) ?? null) : data];
    }),
  );
  return (sellerId) => sellers.get(sellerId);
}
