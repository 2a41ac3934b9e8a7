import { AppError } from '../domain/appError';
import { type Answer, type AnswerRow, takeEarlyAnswer } from './earlyAnswers';
import {
  documentId,
  type FirestoreRequest,
  fullOrder,
  type ListQuery,
  listRequest,
  type Position,
} from './firestoreQuery';
import { sendRequest } from './firestoreRequest';
import { decodeFields, type TypedFields } from './firestoreValues';
import type { StoredFields } from './stored';

/**
 * Lists, and single documents, read through Firestore's REST interface: a visitor's first view needs nothing else of
 * Firestore, and its SDK is larger than all of the app's own code.
 */

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

async function appCheckHeaders(): Promise<Readonly<Record<string, string>>> {
  if (!import.meta.env.VITE_APP_CHECK_KEY) return {};
  const { siteClient } = await import('./firebase');
  const token = await siteClient().appCheckToken();
  return token ? { 'X-Firebase-AppCheck': token } : {};
}

/** @throws AppError by the answer's status; 'offline' where none comes */
export async function send<Row>(request: FirestoreRequest, { token, signal }: Access): Promise<readonly Row[]> {
  const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...(await appCheckHeaders()) };
  return sendRequest(request, { headers, signal });
}

/** What was asked early, before anyone who is logged in was known, is not asked again. */
async function ask(request: FirestoreRequest, access: Access): Promise<Answer> {
  return (access.token ? null : await takeEarlyAnswer(request)) ?? (await send<AnswerRow>(request, access));
}

function toDocument(query: ListQuery, { name, fields = {} }: NonNullable<AnswerRow['document']>): StoredDocument {
  const position = fullOrder(query).map(([field]) =>
    field === documentId ? { referenceValue: name } : (fields[field] ?? { nullValue: null }),
  );
  return { id: name.slice(name.lastIndexOf('/') + 1), data: decodeFields(fields), fields, position };
}

/** @throws AppError by the answer's status; 'offline' where none comes */
export async function runQuery(query: ListQuery, access: Access): Promise<readonly StoredDocument[]> {
  const rows = await ask(listRequest(query), access);
  return rows.flatMap(({ document }) => (document ? [toDocument(query, document)] : []));
}

/** @throws AppError by the answer's status, 'missing' where there is no such document; 'offline' where none comes */
export async function getDocument(request: FirestoreRequest, access: Access): Promise<StoredFields> {
  const [row] = await ask(request, access);
  if (!row?.found) throw new AppError('missing');
  return decodeFields(row.found.fields);
}
