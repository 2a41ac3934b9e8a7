import { AppError, type AppErrorKind } from '../domain/appError';
import { emulatorHosts, environment } from './environment';
import { decodeFields, type TypedFields, type TypedValue } from './firestoreValues';
import type { StoredFields } from './stored';

/**
 * Lists, and single documents, read through Firestore's REST interface: a visitor's first view needs nothing else of Firestore, and its SDK is
 * larger than all of the app's own code.
 */

type Direction = 'ASCENDING' | 'DESCENDING';

export interface Filter {
  readonly field: string;
  readonly op: 'EQUAL' | 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN' | 'LESS_THAN_OR_EQUAL' | 'ARRAY_CONTAINS' | 'IN';
  readonly value: TypedValue;
}

/** Stands for a document's id in filters and orders. */
export const documentId = '__name__';

/** The values that a document has in a query's order: where the next page starts. */
export type Position = readonly TypedValue[];

export interface ListQuery {
  readonly collection: string;
  readonly where?: readonly Filter[];
  /** Documents that lack one of these fields are left out. Ties come by id, in the last direction. */
  readonly orderBy?: readonly (readonly [field: string, direction: Direction])[];
  readonly limit: number;
  /** null: from the beginning. */
  readonly after?: Position | null;
}

export interface StoredDocument {
  readonly id: string;
  readonly data: StoredFields;
  /** The same as they came, with times to the microsecond. */
  readonly fields: TypedFields;
  readonly position: Position;
}

export interface Access {
  /** An id token, for lists that are not public. */
  readonly token?: string;
  /** Gives up waiting for the answer. */
  readonly signal?: AbortSignal;
}

const documents = `projects/${environment.projectId}/databases/(default)/documents`;
const origin = emulatorHosts ? `http://${emulatorHosts.firestore}` : 'https://firestore.googleapis.com';
const key = encodeURIComponent(environment.apiKey);

type Method = 'runQuery' | 'runAggregationQuery' | 'batchGet';

/** A document's full name, which is what Firestore compares ids by. */
export function documentName(collection: string, id: string): TypedValue {
  return { referenceValue: `${documents}/${collection}/${id}` };
}

/** Ids come last: without them, a page could not start between two documents of the same moment. */
function fullOrder({ orderBy = [] }: ListQuery): readonly (readonly [field: string, direction: Direction])[] {
  return [...orderBy, [documentId, orderBy.at(-1)?.[1] ?? 'ASCENDING']];
}

function toFilter(filters: readonly Filter[]): unknown {
  const fieldFilters = filters.map(({ field, op, value }) =>
    // Nothing is equal to null, as far as Firestore goes: that has an operator of its own.
    'nullValue' in value
      ? { unaryFilter: { field: { fieldPath: field }, op: 'IS_NULL' } }
      : { fieldFilter: { field: { fieldPath: field }, op, value } },
  );
  return fieldFilters.length === 1 ? fieldFilters[0] : { compositeFilter: { op: 'AND', filters: fieldFilters } };
}

/** The query as Firestore's SDK would send it. */
export function toStructuredQuery(query: ListQuery): unknown {
  const { collection, where = [], limit, after } = query;
  return {
    from: [{ collectionId: collection }],
    ...(where.length > 0 && { where: toFilter(where) }),
    orderBy: fullOrder(query).map(([fieldPath, direction]) => ({ field: { fieldPath }, direction })),
    ...(after && { startAt: { values: after, before: false } }),
    limit,
  };
}

interface Row {
  readonly document?: { readonly name: string; readonly fields?: TypedFields };
}

function toDocument(query: ListQuery, { name, fields = {} }: NonNullable<Row['document']>): StoredDocument {
  const position = fullOrder(query).map(([field]) =>
    field === documentId ? { referenceValue: name } : (fields[field] ?? { nullValue: null }),
  );
  return { id: name.slice(name.lastIndexOf('/') + 1), data: decodeFields(fields), fields, position };
}

const kindsByStatus: Readonly<Record<number, AppErrorKind>> = {
  401: 'signedOut',
  403: 'denied',
  404: 'missing',
  409: 'offline',
  429: 'busy',
};

function kindOf(status: number): AppErrorKind {
  return kindsByStatus[status] ?? (status >= 500 ? 'offline' : 'invalid');
}

async function appCheckHeaders(): Promise<Readonly<Record<string, string>>> {
  if (!import.meta.env.VITE_APP_CHECK_KEY) return {};
  const { siteClient } = await import('./firebase');
  const token = await siteClient().appCheckToken();
  return token ? { 'X-Firebase-AppCheck': token } : {};
}

/** @throws AppError by the answer's status; 'offline' where none comes */
export async function send<Answer>(
  method: Method,
  body: string,
  { token, signal }: Access,
): Promise<readonly Answer[]> {
  const headers = {
    // A type that browsers send without asking beforehand: one round trip less.
    'Content-Type': 'text/plain',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(await appCheckHeaders()),
  };
  const address = `${origin}/v1/${documents}:${method}?key=${key}`;
  let response: Response;
  try {
    response = await fetch(address, { method: 'POST', headers, body, signal: signal ?? null });
  } catch (error) {
    throw new AppError('offline', error);
  }
  if (!response.ok) throw new AppError(kindOf(response.status), await response.text().catch(() => undefined));
  try {
    return (await response.json()) as readonly Answer[];
  } catch (error) {
    // The answer broke off, or something in between answered with a page of its own.
    throw new AppError('offline', error);
  }
}

function toBody(query: ListQuery): string {
  return JSON.stringify({ structuredQuery: toStructuredQuery(query) });
}

/** Answers that are on their way to whoever asks for them first. */
const asked = new Map<string, Promise<readonly Row[]>>();

/** Asks before anything is there that could show the answer. The same question, asked by `runQuery`, is not sent again. */
export function askEarly(query: ListQuery): void {
  const body = toBody(query);
  const rows = send<Row>('runQuery', body, {});
  asked.set(body, rows);
  // Whoever asks next hears of the failure, by asking anew.
  rows.catch(() => asked.delete(body));
}

/** The early answer, given once; null where nobody asked early, or in vain. */
async function earlyAnswer(body: string): Promise<readonly Row[] | null> {
  const rows = asked.get(body);
  asked.delete(body);
  return rows ? rows.catch(() => null) : null;
}

/** @throws AppError by the answer's status; 'offline' where none comes */
export async function runQuery(query: ListQuery, access: Access): Promise<readonly StoredDocument[]> {
  const body = toBody(query);
  const rows = (access.token ? null : await earlyAnswer(body)) ?? (await send<Row>('runQuery', body, access));
  return rows.flatMap(({ document }) => (document ? [toDocument(query, document)] : []));
}

/** What a document is asked for by. */
function toDocumentBody(collection: string, id: string): string {
  return JSON.stringify({ documents: [`${documents}/${collection}/${id}`] });
}

interface FoundRow {
  readonly found?: { readonly fields?: TypedFields };
}

const askedDocuments = new Map<string, Promise<readonly FoundRow[]>>();

/** As `askEarly`, for `getDocument`. */
export function askEarlyForDocument(collection: string, id: string): void {
  const body = toDocumentBody(collection, id);
  const rows = send<FoundRow>('batchGet', body, {});
  askedDocuments.set(body, rows);
  rows.catch(() => askedDocuments.delete(body));
}

/** @throws AppError by the answer's status, 'missing' where there is no such document; 'offline' where none comes */
export async function getDocument(collection: string, id: string, access: Access): Promise<StoredFields> {
  const body = toDocumentBody(collection, id);
  const early = askedDocuments.get(body)?.catch(() => null);
  askedDocuments.delete(body);
  const [row] = (await early) ?? (await send<FoundRow>('batchGet', body, access));
  if (!row?.found) throw new AppError('missing');
  return decodeFields(row.found.fields);
}
