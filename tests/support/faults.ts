import type { FirebaseCall } from './firebaseCalls';

/**
 * 'cut': the request does not arrive. 'answerLost': the service handles the request, but the answer does not arrive.
 * 'unavailable': 503. 'busy': 429. 'denied': 403, as from the rules. 'slow': the answer takes ten seconds.
 */
export type Fault = 'cut' | 'answerLost' | 'unavailable' | 'busy' | 'denied' | 'slow';

/** Error answers of the server. */
export type Refusal = Extract<Fault, 'unavailable' | 'busy' | 'denied'>;

/** Milliseconds of a slow call. */
export const slowness = 10_000;

interface ErrorAnswer {
  readonly status: number;
  /** Firestore's name of the status, and the message of each service. */
  readonly code: string;
  readonly words: Readonly<Record<FirebaseCall['service'], string>>;
}

const refusals: Readonly<Record<Refusal, ErrorAnswer>> = {
  unavailable: {
    status: 503,
    code: 'UNAVAILABLE',
    words: {
      auth: 'The service is currently unavailable.',
      firestore: 'The service is currently unavailable.',
      storage: 'The service is currently unavailable.',
    },
  },
  busy: {
    status: 429,
    code: 'RESOURCE_EXHAUSTED',
    words: {
      auth: 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts.',
      firestore: 'Quota exceeded.',
      storage: 'Quota exceeded.',
    },
  },
  denied: {
    status: 403,
    code: 'PERMISSION_DENIED',
    words: {
      auth: 'PERMISSION_DENIED : Requests to this API are blocked.',
      firestore: 'Missing or insufficient permissions.',
      storage: 'Permission denied.',
    },
  },
};

/** How a service answers a request that it refuses. */
export function refusalBy(service: FirebaseCall['service'], refusal: Refusal): { status: number; json: object } {
  const { status, code, words } = refusals[refusal];
  return { status, json: { error: { code: status, status: code, message: words[service] } } };
}
