import { pageSize } from '../domain/limits';
import { vehicleCollections } from '../domain/vehicleCollections';
import type { VehicleKind } from '../domain/vehicleKinds';
import { askEarly, type Filter } from './firestoreRest';

/** The list that the home page shows first, apart from the others: it is asked for before they are there. */

export const isApproved: Filter = { field: 'approved', op: 'EQUAL', value: { booleanValue: true } };

export function cheapestApproved(kind: VehicleKind) {
  const orderBy = [['priceValue', 'ASCENDING']] as const;
  return { collection: vehicleCollections[kind], where: [isApproved], orderBy };
}

/** `listApproved` gets the answer. */
export function askEarlyForCheapest(kind: VehicleKind): void {
  askEarly({ ...cheapestApproved(kind), limit: pageSize });
}
