import { AppError, isAppError } from '../domain/appError';
import type { ListingState } from '../domain/listingState';
import type { Vehicle } from '../domain/vehicle';
import { isVehicleId, type VehicleId } from '../domain/vehicleAddress';
import { attempt } from './attempt';
import { getDocument } from './firestoreRest';
import { vehicleRequest } from './firstLists';
import { toVehicle } from './vehicleRecord';

/** What the public may read of a listing by its address: the rules say the same. */
const publicStates: readonly ListingState[] = ['approved', 'sold', 'withdrawn'];

/**
 * A listing by its id, as the public reads it: live, or closed.
 *
 * @throws AppError 'missing' where there is none, or none that is public
 */
export async function getPublicVehicle({ kind, id }: VehicleId): Promise<Vehicle> {
  if (!isVehicleId(id)) throw new AppError('missing');
  try {
    const data = await attempt((signal) => getDocument(vehicleRequest({ kind, id }), { signal }));
    const vehicle = toVehicle(kind, id, data);
    if (publicStates.includes(vehicle.state)) return vehicle;
  } catch (error) {
    // The rules tell nobody whether a listing that is not public exists; an id that none can have is not answered.
    if (!isAppError(error, 'denied') && !isAppError(error, 'invalid')) throw error;
  }
  throw new AppError('missing');
}
