import { type AuthCall, answerAuth, renewToken } from './accounts';
import { type Commit, commit } from './documents';
import { answerStorage, type StorageCall, toStorageRequest } from './files';
import { batchGet, count, runQuery } from './queries';

/** Finds out what a request asks for, and who answers it. */

export type Call = 'runQuery' | 'count' | 'batchGet' | 'commit' | 'token' | AuthCall | StorageCall;

export interface FakeRequest {
  readonly call: Call;
  /** What it asks for: its body, or the path of the file and where the sent part begins. */
  readonly text: string;
  answer(): Response;
}

/** The SDK writes null as 'NULL_VALUE', and the server answers null. */
function parseWrites(text: string): Commit {
  return JSON.parse(text, (key, value: unknown) => (key === 'nullValue' ? null : value));
}

/** @param inside the path of the record that a list is inside, '' at the root */
function toFirestore(call: string, inside: string, text: string): FakeRequest | null {
  switch (call) {
    case 'runQuery':
      return { call, text, answer: () => Response.json(runQuery(JSON.parse(text).structuredQuery, inside)) };
    case 'runAggregationQuery':
      return {
        call: 'count',
        text,
        answer: () => Response.json(count(JSON.parse(text).structuredAggregationQuery.structuredQuery)),
      };
    case 'batchGet':
      return { call, text, answer: () => Response.json(batchGet(JSON.parse(text))) };
    case 'commit':
      return { call, text, answer: () => Response.json(commit(parseWrites(text))) };
    default:
      return null;
  }
}

function toAuth(call: string, text: string): FakeRequest | null {
  switch (call) {
    case 'signUp':
    case 'signInWithPassword':
    case 'lookup':
    case 'sendOobCode':
    case 'update':
    case 'delete':
      return { call, text, answer: () => Response.json(answerAuth(call, JSON.parse(text))) };
    default:
      return null;
  }
}

/** A new token, which says what has changed in the account. */
function toToken(text: string): FakeRequest {
  const uid = new URLSearchParams(text).get('refresh_token') ?? '';
  return { call: 'token', text, answer: () => Response.json(renewToken(uid)) };
}

/** null: the app does not send such requests. */
export function understand(address: string, { method = 'GET', body, headers }: RequestInit): FakeRequest | null {
  const url = new URL(address);
  const text = typeof body === 'string' ? body : '';
  const [, inside = '', firestore] = /\/documents(\/[^:]+)?:(\w+)$/.exec(url.pathname) ?? [];
  if (firestore) return toFirestore(firestore, inside.slice(1), text);
  if (url.pathname.endsWith('/v1/token')) return toToken(text);
  const [, auth] = /\/v1\/accounts:(\w+)$/.exec(url.pathname) ?? [];
  if (auth) return toAuth(auth, text);
  const storage = toStorageRequest(url, method, new Headers(headers));
  if (!storage) return null;
  const { call, path, offset } = storage;
  return { call, text: `${path} from ${offset ?? '0'}`, answer: () => answerStorage(storage) };
}
