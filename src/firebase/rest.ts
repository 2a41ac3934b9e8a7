import { AppError } from '../shared/appError';
import { setServerTime } from '../shared/time/serverClock';
import { type Answer, type AnswerRow, type EarlyQuery, takeEarlyAnswer } from './earlyAnswers';
import {
  type DocumentQuery,
  documentId,
  documentRequest,
  type FirestoreRequest,
  fullOrder,
  type ListQuery,
  listRequest,
  type Position,
} from './query';
import { sendRequest } from './request';
import type { StoredFields } from './stored';
import { decodeFields } from './values';

/**
 * Reads lists and single documents through Firestore's REST interface. That is all that a visitor's first view needs,
 * and the SDK is larger than all of the app's own code.
 */

export interface StoredDocument {
  readonly id: string;
  readonly data: StoredFields;
  readonly position: Position;
}

export interface Access {
  /** An id token, for lists that are not public. */
  readonly token?: string;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

async function appCheckHeaders(): Promise<Readonly<Record<string, string>>> {
  if (!import.meta.env.VITE_APP_CHECK_KEY) return {};
  const { siteClient } = await import('./client');
  const token = await siteClient().appCheckToken();
  return token ? { 'X-Firebase-AppCheck': token } : {};
}

/** @throws AppError for the status of the answer; 'offline' without an answer */
export async function send<Row>(request: FirestoreRequest, { token, signal }: Access): Promise<readonly Row[]> {
  const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...(await appCheckHeaders()) };
  const rows = await sendRequest<Row & { readonly readTime?: string }>(request, { headers, signal });
  setServerTime(rows[0]?.readTime);
  return rows;
}

/** Uses the answer to an early query, if there is one. Early queries have no token. */
async function ask(query: EarlyQuery['query'], request: FirestoreRequest, access: Access): Promise<Answer> {
  return (access.token ? null : await takeEarlyAnswer(query)) ?? (await send<AnswerRow>(request, access));
}

function toDocument(query: ListQuery, { name, fields = {} }: NonNullable<AnswerRow['document']>): StoredDocument {
  const position = fullOrder(query).map(([field]) =>
    field === documentId ? { referenceValue: name } : (fields[field] ?? { nullValue: null }),
  );
  return { id: name.slice(name.lastIndexOf('/') + 1), data: decodeFields(fields), position };
}

/** @throws AppError for the status of the answer; 'offline' without an answer */
export async function runQuery(query: ListQuery, access: Access): Promise<readonly StoredDocument[]> {
  const { after, ...first } = query;
  const rows = after ? await send<AnswerRow>(listRequest(query), access) : await ask(first, listRequest(first), access);
  return rows.flatMap(({ document }) => (document ? [toDocument(query, document)] : []));
}

/**
 * undefined: there is no such document.
 *
 * @throws AppError for the status of the answer; 'offline' without an answer
 */
export async function findDocument(query: DocumentQuery, access: Access): Promise<StoredFields | undefined> {
  const [row] = await ask(query, documentRequest(query), access);
  return row?.found && decodeFields(row.found.fields);
}

/** @throws AppError as `findDocument`; 'missing' if there is no such document */
export async function readDocument(query: DocumentQuery, access: Access): Promise<StoredFields> {
  const found = await findDocument(query, access);
  if (!found) throw new AppError('missing');
  return found;
}
