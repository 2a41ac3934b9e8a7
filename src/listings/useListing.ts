import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ListingId } from '../shared/addresses/addresses';
import { isAppError } from '../shared/appError';
import type { Listing } from './listing';
import { publicListing } from './listings.queries';

/** One listing by its address. 'gone': it is not public, or no longer. */
export type ListingLookup =
  | { readonly state: 'loading' | 'gone' }
  | { readonly state: 'failed'; readonly offline: boolean; readonly retry: () => void }
  | { readonly state: 'ready'; readonly listing: Listing };

type Answer = Pick<UseQueryResult<Listing>, 'data' | 'error' | 'isFetching' | 'refetch'>;

export function toLookup({ data, error, isFetching, refetch }: Answer): ListingLookup {
  // Also if a list still had it.
  if (isAppError(error, 'missing')) return { state: 'gone' };
  if (data) return { state: 'ready', listing: data };
  if (error === null || isFetching) return { state: 'loading' };
  return { state: 'failed', offline: isAppError(error, 'offline'), retry: () => void refetch() };
}

export function useListing(id: ListingId): ListingLookup {
  return toLookup(useQuery(publicListing(id)));
}
