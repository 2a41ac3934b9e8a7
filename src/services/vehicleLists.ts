import type { Cursor, Page } from '../domain/page';
import type { Vehicle } from '../domain/vehicle';
import { storedFieldName, type VehicleKind, vehicleKinds } from '../domain/vehicleKinds';
import { attempt } from './attempt';
import type { Access, Filter } from './firestoreRest';
import { cheapestApproved, isApproved } from './firstList';
import { type PagedQuery, readPage } from './paging';
import { toVehicle } from './vehicleRecord';

/** 'posted': in the order they were posted (design D7); 'cheapest' and 'latestModel' are the home page's (spec 2). */
export type VehicleOrder = 'posted' | 'cheapest' | 'latestModel';

function inOrder(kind: VehicleKind, order: VehicleOrder): NonNullable<PagedQuery['orderBy']> {
  switch (order) {
    case 'posted':
      return [['createdAt', 'ASCENDING']];
    case 'cheapest':
      return cheapestApproved(kind).orderBy;
    case 'latestModel':
      return [[storedFieldName(kind, 'year'), 'DESCENDING']];
  }
}

function isOf(sellerId: string): Filter {
  return { field: 'sellerId', op: 'EQUAL', value: { stringValue: sellerId } };
}

function readVehicles(
  kind: VehicleKind,
  where: readonly Filter[],
  order: VehicleOrder,
  cursor: Cursor | null,
  access: Access,
): Promise<Page<Vehicle>> {
  const query = { collection: vehicleKinds[kind].collection, where, orderBy: inOrder(kind, order) };
  return readPage(query, cursor, (id, data) => toVehicle(kind, id, data), access);
}

/** Approved listings, for everybody. */
export function listApproved(kind: VehicleKind, order: VehicleOrder, cursor: Cursor | null): Promise<Page<Vehicle>> {
  return attempt((signal) => readVehicles(kind, [isApproved], order, cursor, { signal }));
}

/** One dealer's approved listings, for everybody (design D9). */
export function listApprovedOfSeller(
  kind: VehicleKind,
  sellerId: string,
  cursor: Cursor | null,
): Promise<Page<Vehicle>> {
  return attempt((signal) => readVehicles(kind, [isOf(sellerId), isApproved], 'posted', cursor, { signal }));
}

/** One dealer's listings, whatever their state, for whoever the token shows to be that dealer. */
export function readAllOfSeller(
  kind: VehicleKind,
  sellerId: string,
  cursor: Cursor | null,
  access: Access,
): Promise<Page<Vehicle>> {
  return readVehicles(kind, [isOf(sellerId)], 'posted', cursor, access);
}

/** Every listing, whatever its state, for whoever the token shows to be the admin. */
export function readAll(kind: VehicleKind, cursor: Cursor | null, access: Access): Promise<Page<Vehicle>> {
  return readVehicles(kind, [], 'posted', cursor, access);
}
