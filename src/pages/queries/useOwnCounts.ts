import { useQueries } from '@tanstack/react-query';
import { type CappedCount, sumOf } from '../../domain/cappedCount';
import { type ListingState, stateFlags } from '../../domain/listingState';
import { type VehicleKind, vehicleKinds } from '../../domain/vehicleKinds';
import { countOwn } from '../../services/ownVehicles';
import { queryKeys } from './queryKeys';

const kinds = Object.keys(vehicleKinds) as VehicleKind[];
const states = Object.keys(stateFlags) as ListingState[];
const counted = states.flatMap((state) => kinds.map((kind) => ({ state, kind })));

/** How many vehicles the dealer has in a state, or in all (null); undefined while that is not known. */
export function useOwnCounts(sellerId: string): (state: ListingState | null) => CappedCount | undefined {
  const results = useQueries({
    queries: counted.map(({ state, kind }) => ({
      queryKey: queryKeys.ownCount(sellerId, kind, state),
      queryFn: () => countOwn(kind, sellerId, state),
    })),
  });
  return (state) => {
    const asked = results.filter((_, index) => state === null || counted[index]?.state === state);
    const counts = asked.flatMap(({ data }) => data ?? []);
    return counts.length === asked.length ? sumOf(counts) : undefined;
  };
}
