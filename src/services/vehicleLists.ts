import type { Cursor, Page } from '../domain/page';
import type { Vehicle } from '../domain/vehicle';
import { storedFieldName, type VehicleKind } from '../domain/vehicleKinds';
import { attempt } from './attempt';
import type { Access } from './firestoreRest';
import { approved, approvedOfSeller, cheapestApproved } from './firstLists';
import { type PagedQuery, readPage } from './paging';
import { toVehicle } from './vehicleRecord';

/** 'posted': in the order they were posted (design D7); 'cheapest' and 'latestModel' are the home page's (spec 2). */
export type VehicleOrder = 'posted' | 'cheapest' | 'latestModel';

function inOrder(kind: VehicleKind, order: VehicleOrder): PagedQuery {
  switch (order) {
    case 'posted':
      return approved(kind);
    case 'cheapest':
      return cheapestApproved(kind);
    case 'latestModel':
      return { ...approved(kind), orderBy: [[storedFieldName(kind, 'year'), 'DESCENDING']] };
  }
}

export function readVehicles(
  kind: VehicleKind,
  query: PagedQuery,
  cursor: Cursor | null,
  access: Access,
): Promise<Page<Vehicle>> {
  return readPage(query, cursor, (id, data) => toVehicle(kind, id, data), access);
}

/** Approved listings, for everybody. */
export function listApproved(kind: VehicleKind, order: VehicleOrder, cursor: Cursor | null): Promise<Page<Vehicle>> {
  return attempt((signal) => readVehicles(kind, inOrder(kind, order), cursor, { signal }));
}

/** One dealer's approved listings, for everybody (design D9). */
export function listApprovedOfSeller(
  kind: VehicleKind,
  sellerId: string,
  cursor: Cursor | null,
): Promise<Page<Vehicle>> {
  return attempt((signal) => readVehicles(kind, approvedOfSeller(kind, sellerId), cursor, { signal }));
}
