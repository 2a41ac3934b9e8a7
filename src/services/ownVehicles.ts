import type { Cursor, Page } from '../domain/page';
import type { Vehicle } from '../domain/vehicle';
import type { VehicleKind } from '../domain/vehicleKinds';
import { attempt } from './attempt';
import { signedInAs } from './firebase';
import { readAllOfSeller } from './vehicleLists';

/**
 * All of a dealer's own listings, whatever their state.
 *
 * @throws AppError 'signedOut' when the dealer is not signed in
 */
export function listOwn(kind: VehicleKind, sellerId: string, cursor: Cursor | null): Promise<Page<Vehicle>> {
  return attempt(async (signal) => {
    const token = await (await signedInAs(sellerId)).getIdToken();
    return readAllOfSeller(kind, sellerId, cursor, { token, signal });
  });
}
