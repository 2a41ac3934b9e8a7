import { AppError, type AppErrorKind } from '../domain/appError';
import { emulatorHosts } from './environment';
import { type FirestoreRequest, requestPath } from './firestoreQuery';

const origin = emulatorHosts ? `http://${emulatorHosts.firestore}` : 'https://firestore.googleapis.com';

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

interface Sending {
  readonly headers?: Readonly<Record<string, string>>;
  /** Gives up waiting for the answer. */
  readonly signal?: AbortSignal | undefined;
}

/** @throws AppError by the answer's status; 'offline' where none comes */
export async function sendRequest<Answer>(
  request: FirestoreRequest,
  { headers = {}, signal }: Sending = {},
): Promise<readonly Answer[]> {
  let response: Response;
  try {
    response = await fetch(`${origin}${requestPath(request)}`, {
      method: 'POST',
      // A type that browsers send without asking beforehand: one round trip less.
      headers: { 'Content-Type': 'text/plain', ...headers },
      body: request.body,
      signal: signal ?? null,
    });
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
