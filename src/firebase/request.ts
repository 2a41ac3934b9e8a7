import { AppError, type AppErrorKind } from '../shared/appError';
import { emulatorHosts } from './environment';
import { type FirestoreRequest, requestPath } from './query';

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
  /** Aborts the request. */
  readonly signal?: AbortSignal | undefined;
}

/** @throws AppError for the status of the answer; 'offline' without an answer */
export async function sendRequest<Answer>(
  request: FirestoreRequest,
  { headers = {}, signal }: Sending = {},
): Promise<readonly Answer[]> {
  let response: Response;
  try {
    response = await fetch(`${origin}${requestPath(request)}`, {
      method: 'POST',
      // Browsers send this type without a preflight request, which saves a round trip.
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
    // The connection broke, or a proxy answered with a page of its own.
    throw new AppError('offline', error);
  }
}
