import { environment } from './environment';
import type { TypedValue } from './values';

/** Requests to Firestore's REST interface, for lists and single documents. */

type Direction = 'ASCENDING' | 'DESCENDING';

export interface Filter {
  readonly field: string;
  readonly op:
    | 'EQUAL'
    | 'GREATER_THAN'
    | 'GREATER_THAN_OR_EQUAL'
    | 'LESS_THAN'
    | 'LESS_THAN_OR_EQUAL'
    | 'ARRAY_CONTAINS'
    | 'ARRAY_CONTAINS_ANY'
    | 'IN';
  readonly value: TypedValue;
}

/** The name of a document's id in filters and orders. */
export const documentId = '__name__';

/** The values of a document in the fields of a query's order. The next page starts after them. */
export type Position = readonly TypedValue[];

export interface ListQuery {
  /** A collection, or the path of one inside a record: 'users/id/searches'. */
  readonly collection: string;
  readonly where?: readonly Filter[];
  /** Conditions of several filters, see `anyOf`. */
  readonly also?: readonly object[];
  /** Leaves out documents that lack one of these fields. Ties are ordered by id, in the last direction. */
  readonly orderBy?: readonly (readonly [field: string, direction: Direction])[];
  /** The fields to read, which must include those of `orderBy`; without it, all fields. */
  readonly select?: readonly string[];
  readonly limit: number;
  /** null: the first page. */
  readonly after?: Position | null;
}

const documents = `projects/${environment.projectId}/databases/(default)/documents`;

/** One request. The same query always has the same body. */
export interface FirestoreRequest {
  readonly method: 'runQuery' | 'runAggregationQuery' | 'batchGet';
  readonly body: string;
  /** The path of the record that a list is inside. Without it, the list is at the root. */
  readonly inside?: string;
}

/** The address of a request, without the host. */
export function requestPath({ method, inside }: FirestoreRequest): string {
  return `/v1/${documents}${inside ? `/${inside}` : ''}:${method}?key=${encodeURIComponent(environment.apiKey)}`;
}

/** A document's full name. Firestore compares ids by it. */
const documentName = (collection: string, id: string) => ({ referenceValue: `${documents}/${collection}/${id}` });

/** What a filter compares with. Its numbers are whole. */
type Value = string | number | boolean | Date | null | ReturnType<typeof documentName>;

function toTyped(value: Value | readonly Value[]): TypedValue {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value === null) return { nullValue: value };
  return 'map' in value ? { arrayValue: { values: value.map(toTyped) } } : value;
}

const builder =
  <Than extends Value | readonly Value[] = Value>(op: Filter['op']) =>
  (field: string, value: Than): Filter => ({ field, op, value: toTyped(value) });

/** With null: documents that have the field, without a value. */
export const equal = builder('EQUAL');
export const oneOf = builder<readonly Value[]>('IN');

/** ≥. Like each range, it finds values of its own type only. */
export const from = builder('GREATER_THAN_OR_EQUAL');
/** ≤ */
export const to = builder('LESS_THAN_OR_EQUAL');
/** > */
export const above = builder('GREATER_THAN');
/** < */
export const below = builder('LESS_THAN');

/** The field has a text or a time. It is a range, from the least one. */
export const isSet = (field: string, type: 'text' | 'time') => from(field, type === 'text' ? '' : new Date(0));

/** The field is a list that has this text. */
export const contains = builder<string>('ARRAY_CONTAINS');
export const containsOneOf = builder<readonly string[]>('ARRAY_CONTAINS_ANY');

export const withId = (collection: string, id: string) => equal(documentId, documentName(collection, id));

export function withIds(collection: string, ids: readonly string[]): Filter {
  return oneOf(
    documentId,
    ids.map((id) => documentName(collection, id)),
  );
}

/** Ids come last: without them, a page could not start between two documents with equal values. */
export function fullOrder({ orderBy = [] }: ListQuery): readonly (readonly [field: string, direction: Direction])[] {
  return [...orderBy, [documentId, orderBy.at(-1)?.[1] ?? 'ASCENDING']];
}

/** A filter as the server reads it. */
export function toFilter({ field, op, value }: Filter): object {
  // In Firestore nothing equals null: IS_NULL is an operator of its own.
  return 'nullValue' in value
    ? { unaryFilter: { field: { fieldPath: field }, op: 'IS_NULL' } }
    : { fieldFilter: { field: { fieldPath: field }, op, value } };
}

/** The query as Firestore's SDK would send it. */
export function toStructuredQuery(query: ListQuery): object {
  const { collection, where = [], also = [], limit, after } = query;
  const filters = [...where.map(toFilter), ...also];
  return {
    from: [{ collectionId: collection.slice(collection.lastIndexOf('/') + 1) }],
    // Without a filter it is left out of the body.
    where: filters.length > 1 ? { compositeFilter: { op: 'AND', filters } } : filters[0],
    orderBy: fullOrder(query).map(([fieldPath, direction]) => ({ field: { fieldPath }, direction })),
    ...(after && { startAt: { values: after, before: false } }),
    limit,
  };
}

export function listRequest(query: ListQuery): FirestoreRequest {
  const select = query.select && { fields: query.select.map((fieldPath) => ({ fieldPath })) };
  const structuredQuery = { ...(select && { select }), ...toStructuredQuery(query) };
  const inside = query.collection.slice(0, Math.max(0, query.collection.lastIndexOf('/')));
  return { method: 'runQuery', body: JSON.stringify({ structuredQuery }), ...(inside && { inside }) };
}

export interface DocumentQuery extends Pick<ListQuery, 'collection' | 'select'> {
  readonly id: string;
}

export function documentRequest({ collection, id, select }: DocumentQuery): FirestoreRequest {
  const mask = select && { fieldPaths: select };
  const body = { documents: [`${documents}/${collection}/${id}`], ...(mask && { mask }) };
  return { method: 'batchGet', body: JSON.stringify(body) };
}

/**
 * One record of the list that was approved since, if there is one. The app and the early query must send the same one. The
 * early script has this, so it does without the functions that make filters.
 *
 * @param since the server's time: '2026-11-26T10:00:00.000Z'
 */
export function newsOf({ collection, where = [] }: ListQuery, since: string): ListQuery {
  return {
    collection,
    where: [...where, { field: 'approvedAt', op: 'GREATER_THAN', value: { timestampValue: since } }],
    orderBy: [['approvedAt', 'DESCENDING']],
    select: ['approvedAt'],
    limit: 1,
  };
}
