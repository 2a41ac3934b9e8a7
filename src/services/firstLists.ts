import { pageSize } from '../domain/limits';
import type { VehicleId } from '../domain/vehicleAddress';
import { vehicleCollections } from '../domain/vehicleCollections';
import type { VehicleKind } from '../domain/vehicleKinds';
import { askEarly, askEarlyForDocument, documentId, documentName, type Filter, type ListQuery } from './firestoreRest';

/** The lists that pages show first, apart from all others: they are asked for before the code that shows them is there. */

type FirstList = Omit<ListQuery, 'limit' | 'after'>;

const isApproved: Filter = { field: 'approved', op: 'EQUAL', value: { booleanValue: true } };
const asPosted = [['createdAt', 'ASCENDING']] as const;

export function isOfSeller(sellerId: string): Filter {
  return { field: 'sellerId', op: 'EQUAL', value: { stringValue: sellerId } };
}

/** All listings, in the order they were posted. */
export function posted(kind: VehicleKind): FirstList {
  return { collection: vehicleCollections[kind], orderBy: asPosted };
}

export function approved(kind: VehicleKind): FirstList {
  return { ...posted(kind), where: [isApproved] };
}

export function cheapestApproved(kind: VehicleKind): FirstList {
  return { ...approved(kind), orderBy: [['priceValue', 'ASCENDING']] };
}

export function approvedOfSeller(kind: VehicleKind, sellerId: string): FirstList {
  return { ...posted(kind), where: [isOfSeller(sellerId), isApproved] };
}

export const allSellers: FirstList = { collection: 'sellers', orderBy: asPosted };

/** At most 30 ids. */
export function sellersWithIds(ids: readonly string[]): ListQuery {
  const values = ids.map((id) => documentName('sellers', id));
  return {
    collection: 'sellers',
    where: [{ field: documentId, op: 'IN', value: { arrayValue: { values } } }],
    limit: ids.length,
  };
}

/** Whoever reads the first page of that list gets the answer. */
export function askEarlyForList(list: FirstList): void {
  askEarly({ ...list, limit: pageSize });
}

/** Whoever reads that dealer, and no other, gets the answer. */
export function askEarlyForSeller(id: string): void {
  askEarly(sellersWithIds([id]));
}

/** Whoever reads that vehicle gets the answer. */
export function askEarlyForVehicle({ kind, id }: VehicleId): void {
  askEarlyForDocument(vehicleCollections[kind], id);
}
