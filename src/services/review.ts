import { doc, orderBy, updateDoc } from 'firebase/firestore/lite';
import { type ReviewDecision, reviewDecisions } from '../domain/listingState';
import type { Cursor, Page } from '../domain/page';
import type { Vehicle } from '../domain/vehicle';
import { type VehicleKind, vehicleKinds } from '../domain/vehicleKinds';
import { signedInAdmin } from './adminSession';
import { attempt } from './attempt';
import { listVehicles } from './vehicles';

/** Every listing of a kind, whatever its state, for the admin. */
export function listForReview(kind: VehicleKind, cursor: Cursor | null): Promise<Page<Vehicle>> {
  return attempt(async () => listVehicles(await signedInAdmin(), kind, [orderBy('createdAt')], cursor));
}

function decide(decision: ReviewDecision, { kind, id }: Vehicle): Promise<void> {
  return attempt(async () => {
    const { db } = await signedInAdmin();
    await updateDoc(doc(db, vehicleKinds[kind].collection, id), { ...reviewDecisions[decision].writes });
  });
}

export function approveListing(vehicle: Vehicle): Promise<void> {
  return decide('approve', vehicle);
}

export function rejectListing(vehicle: Vehicle): Promise<void> {
  return decide('reject', vehicle);
}
