import { useQuery } from '@tanstack/react-query';
import { isAppError } from '../../domain/appError';
import type { Vehicle } from '../../domain/vehicle';
import type { VehicleId } from '../../domain/vehicleAddress';
import { getPublicVehicle } from '../../services/vehicleAddress';
import { queryClient } from './queryClient';
import { queryKeys } from './queryKeys';

/** One vehicle, as its address shows it. 'gone': not, or no longer, for the public. */
export type VehicleLookup =
  | { readonly state: 'loading' | 'gone' }
  | { readonly state: 'failed'; readonly offline: boolean; readonly retry: () => void }
  | { readonly state: 'ready'; readonly vehicle: Vehicle };

export function useVehicle({ kind, id }: VehicleId): VehicleLookup {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.vehicle(kind, id),
    queryFn: () => getPublicVehicle({ kind, id }),
  });
  if (data) return { state: 'ready', vehicle: data };
  if (error === null || isFetching) return { state: 'loading' };
  if (isAppError(error, 'missing')) return { state: 'gone' };
  return { state: 'failed', offline: isAppError(error, 'offline'), retry: () => void refetch() };
}

/** What a list has read of a vehicle need not be read again to show its details. */
export function rememberVehicle(vehicle: Vehicle): void {
  const key = queryKeys.vehicle(vehicle.kind, vehicle.id);
  // What was read by its address is newer than a list.
  queryClient.setQueryData<Vehicle>(key, (known) => known ?? vehicle);
}
