import { pageSize } from '../domain/limits';
import { publicFields, readFields, vehicleCollections } from '../domain/storedVehicle';
import type { VehicleId } from '../domain/vehicleAddress';
import type { VehicleKind } from '../domain/vehicleKinds';
import {
  documentId,
  documentName,
  documentRequest,
  type Filter,
  type FirestoreRequest,
  type ListQuery,
  listRequest,
} from './firestoreQuery';

/** The lists that pages show first, apart from all others: they are asked for before the code that shows them is there. */

type FirstList = Omit<ListQuery, 'limit' | 'after'>;

const isApproved: Filter = { field: 'approved', op: 'EQUAL', value: { booleanValue: true } };
const asPosted = [['createdAt', 'ASCENDING']] as const;

export function isOfSeller(sellerId: string): Filter {
  return { field: 'sellerId', op: 'EQUAL', value: { stringValue: sellerId } };
}

/** All listings, in the order they were posted. */
export function posted(kind: VehicleKind): FirstList {
  return { collection: vehicleCollections[kind], select: readFields(kind), orderBy: asPosted };
}

export function approved(kind: VehicleKind): FirstList {
  return { ...posted(kind), select: publicFields(kind), where: [isApproved] };
}

export function cheapestApproved(kind: VehicleKind): FirstList {
  return { ...approved(kind), orderBy: [['priceValue', 'ASCENDING']] };
}

export function approvedOfSeller(kind: VehicleKind, sellerId: string): FirstList {
  return { ...approved(kind), where: [isOfSeller(sellerId), isApproved] };
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

/** As whoever reads the first page of that list asks. */
export function firstPageRequest(list: FirstList): FirestoreRequest {
  return listRequest({ ...list, limit: pageSize });
}

/** As whoever reads these dealers, and no others, asks: at most 30. */
export function sellersRequest(ids: readonly string[]): FirestoreRequest {
  return listRequest(sellersWithIds(ids));
}

/** As whoever reads that vehicle asks. */
export function vehicleRequest({ kind, id }: VehicleId): FirestoreRequest {
  return documentRequest({ collection: vehicleCollections[kind], id, select: readFields(kind) });
}
