import { callOf, type FirebaseCall } from '../../firebaseCalls';
import { type AuthCall, answerAuth, renewToken } from './accounts';
import { type Commit, commit } from './documents';
import { answerStorage, type StorageCall, toStorageRequest } from './files';
import { aggregate, batchGet, runQuery } from './queries';

/** Finds out what a request asks for, and who answers it. */

export type Call = 'runQuery' | 'count' | 'batchGet' | 'commit' | 'token' | AuthCall | StorageCall;

export interface FakeRequest {
  readonly call: Call;
  /** The same call with the name that journeys in a browser use. */
  readonly named: FirebaseCall;
  /** What it asks for: its body, or the path of the file and where the sent part begins. */
  readonly text: string;
  answer(): Response;
}

/** The SDK writes null as 'NULL_VALUE', and the server answers null. */
function parseWrites(text: string): Commit {
  return JSON.parse(text, (key, value: unknown) => (key === 'nullValue' ? null : value));
}

type Understood = Omit<FakeRequest, 'named'>;

const firestoreCall = /\/documents(\/[^:]+)?:(\w+)$/;
const authCall = /\/v1\/(?:accounts:)?(\w+)$/;

/** @param inside the path of the record that a list is inside, '' at the root */
function toFirestore(call: string, inside: string, text: string): Understood | null {
  switch (call) {
    case 'runQuery':
      return { call, text, answer: () => Response.json(runQuery(JSON.parse(text).structuredQuery, inside)) };
    case 'runAggregationQuery':
      return {
        call: 'count',
        text,
        answer: () => Response.json(aggregate(JSON.parse(text).structuredAggregationQuery)),
      };
    case 'batchGet':
      return { call, text, answer: () => Response.json(batchGet(JSON.parse(text))) };
    case 'commit':
      return { call, text, answer: () => Response.json(commit(parseWrites(text))) };
    default:
      return null;
  }
}

function toAuth(call: string, text: string): Understood | null {
  switch (call) {
    case 'signUp':
    case 'signInWithPassword':
    case 'lookup':
    case 'sendOobCode':
    case 'update':
    case 'delete':
      return { call, text, answer: () => Response.json(answerAuth(call, JSON.parse(text))) };
    case 'token':
      return {
        call,
        text,
        answer: () => Response.json(renewToken(new URLSearchParams(text).get('refresh_token') ?? '')),
      };
    default:
      return null;
  }
}

/** null: the app does not send such requests. */
function toAnswer(service: FirebaseCall['service'], url: URL, text: string, init: RequestInit): Understood | null {
  switch (service) {
    case 'firestore': {
      const [, inside = '', call = ''] = firestoreCall.exec(url.pathname) ?? [];
      return toFirestore(call, inside.slice(1), text);
    }
    case 'auth':
      return toAuth(authCall.exec(url.pathname)?.[1] ?? '', text);
    case 'storage': {
      const storage = toStorageRequest(url, init.method ?? 'GET', new Headers(init.headers));
      if (!storage) return null;
      const { call, path, offset } = storage;
      return { call, text: `${path} from ${offset ?? '0'}`, answer: () => answerStorage(storage) };
    }
  }
}

function serviceAt({ pathname }: URL): FirebaseCall['service'] {
  if (firestoreCall.test(pathname)) return 'firestore';
  return authCall.test(pathname) ? 'auth' : 'storage';
}

/** null: the app does not send such requests. */
export function understand(address: string, init: RequestInit): FakeRequest | null {
  const { method = 'GET', body, headers } = init;
  const url = new URL(address);
  const text = typeof body === 'string' ? body : '';
  const service = serviceAt(url);
  const answer = toAnswer(service, url, text, init);
  const uploadCommand = new Headers(headers).get('X-Goog-Upload-Command');
  return answer && { ...answer, named: callOf(service, { url, method, body: text, uploadCommand }) };
}
