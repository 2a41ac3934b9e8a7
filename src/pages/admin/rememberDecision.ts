import type { InfiniteData } from '@tanstack/react-query';
import { listingMoves, type ReviewDecision } from '../../domain/listingState';
import type { Page } from '../../domain/page';
import type { Vehicle } from '../../domain/vehicle';
import { queryClient } from '../queries/queryClient';
import { queryKeys } from '../queries/queryKeys';

/** Shows a decision without reading the list again; the public lists, which it changed, are read anew when visited. */
export function rememberDecision(decision: ReviewDecision, decided: Vehicle): void {
  const { to: state } = listingMoves[decision];
  queryClient.setQueryData<InfiniteData<Page<Vehicle>>>(
    queryKeys.forReview(decided.kind),
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((vehicle) => (vehicle.id === decided.id ? { ...vehicle, state } : vehicle)),
        })),
      },
  );
  queryClient.removeQueries({ queryKey: ['approved', decided.kind] });
  queryClient.removeQueries({ queryKey: queryKeys.approvedOfSeller(decided.kind, decided.sellerId) });
}
