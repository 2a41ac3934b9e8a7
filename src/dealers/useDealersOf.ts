import { useQueries, useQuery } from '@tanstack/react-query';
import { isAppError } from '../shared/appError';
import type { Uid } from '../shared/valueTypes';
import type { Dealer, KnownDealer } from './dealer';
import { offlineDealers, publicDealer } from './dealers.queries';

/** The dealers of the offline lists, by id. Read only if a dealer could not be reached. */
function useOfflineDealers(asked: readonly { readonly error: unknown }[]): ReadonlyMap<string, Dealer> | undefined {
  const { data } = useQuery({
    ...offlineDealers,
    enabled: asked.some(({ error }) => isAppError(error, 'offline')),
  });
  return data;
}

type DealerLookup = (sellerId: Uid) => KnownDealer;

/**
 * The dealers of some listings. Each is read once, and new ones are read in one request. If the server cannot be
 * reached, they come from the offline lists.
 */
export function useDealersOf(listings: readonly { readonly sellerId: Uid }[]): DealerLookup {
  const ids = [...new Set(listings.map(({ sellerId }) => sellerId))];
  const results = useQueries({ queries: ids.map((id) => publicDealer(id)) });
  const offline = useOfflineDealers(results);
  // Read the results during render, not in the returned function: React Query re-renders only for properties that were
  // read during render.
  const dealers = new Map<string, KnownDealer>(
    results.map(({ error, data }, index) => {
      const id = ids[index] ?? '';
      if (error) return [id, (isAppError(error, 'offline') && offline?.get(id)) || null];
      return [id, data === null ? 'gone' : data];
    }),
  );
  return (sellerId) => dealers.get(sellerId);
}
