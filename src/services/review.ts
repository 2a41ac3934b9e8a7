import { doc, getDoc, updateDoc } from 'firebase/firestore/lite';
import { isAppError } from '../domain/appError';
import { listingMoves, type ReviewDecision, stateFlags } from '../domain/listingState';
import type { Cursor, Page } from '../domain/page';
import type { Vehicle } from '../domain/vehicle';
import { type VehicleKind, vehicleKinds } from '../domain/vehicleKinds';
import { signedInAdmin } from './adminSession';
import { attempt } from './attempt';
import { toMovedFields } from './vehicleContent';
import { readAll } from './vehicleLists';

/** Every listing of a kind, whatever its state, for the admin. */
export function listForReview(kind: VehicleKind, cursor: Cursor | null): Promise<Page<Vehicle>> {
  return attempt(async (signal) => {
    const { user } = await signedInAdmin();
    return readAll(kind, cursor, { token: await user.getIdToken(), signal });
  });
}

/** A decision that stands already, because the answer to the first try was lost, has been made. */
function decide(decision: ReviewDecision, { kind, id }: Vehicle): Promise<void> {
  return attempt(async () => {
    const { client } = await signedInAdmin();
    const listing = doc(await client.db(), vehicleKinds[kind].collection, id);
    const decided = stateFlags[listingMoves[decision].to];
    try {
      await attempt(() => updateDoc(listing, toMovedFields(decision)));
    } catch (error) {
      if (!isAppError(error, 'denied')) throw error;
      const stored = (await attempt(() => getDoc(listing))).data();
      if (stored?.approved !== decided.approved || stored.Reject !== decided.Reject) throw error;
    }
  }, null);
}

export function approveListing(vehicle: Vehicle): Promise<void> {
  return decide('approve', vehicle);
}

export function rejectListing(vehicle: Vehicle): Promise<void> {
  return decide('reject', vehicle);
}
