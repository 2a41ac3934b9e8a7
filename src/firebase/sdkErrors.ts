import { AppError, type AppErrorKind } from '../domain/appError';

const kindsByCode: Readonly<Record<string, AppErrorKind>> = {
  'auth/email-already-in-use': 'emailTaken',
  'auth/invalid-credential': 'wrongCredentials',
  'auth/invalid-email': 'wrongCredentials',
  'auth/user-not-found': 'wrongCredentials',
  'auth/wrong-password': 'wrongCredentials',
  'auth/user-disabled': 'wrongCredentials',
  'auth/too-many-requests': 'busy',
  'auth/network-request-failed': 'offline',
  'auth/internal-error': 'offline',
  'auth/user-token-expired': 'signedOut',
  'auth/invalid-user-token': 'signedOut',
  'auth/weak-password': 'invalid',
  'storage/unauthorized': 'denied',
  'storage/unauthenticated': 'signedOut',
  'storage/retry-limit-exceeded': 'offline',
  'storage/quota-exceeded': 'busy',
  'storage/object-not-found': 'missing',
  'permission-denied': 'denied',
  unauthenticated: 'signedOut',
  unavailable: 'offline',
  'deadline-exceeded': 'offline',
  aborted: 'offline',
  internal: 'offline',
  // Firestore Lite reports a fetch that never arrived as 'unknown'.
  unknown: 'offline',
  'resource-exhausted': 'busy',
  'not-found': 'missing',
  'already-exists': 'exists',
  'invalid-argument': 'invalid',
  'failed-precondition': 'invalid',
};

/** By its name: the class itself would bring Firebase's SDK into the first view, which does without. */
function isFirebaseError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && error.name === 'FirebaseError' && 'code' in error;
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isFirebaseError(error)) return new AppError(kindsByCode[error.code] ?? 'unknown', error);
  return new AppError('unknown', error);
}

/** Milliseconds after which a call counts as lost: longer than a slow network needs, shorter than people wait. */
const callTimeout = 20_000;

/**
 * Runs one call to Firebase. The signal tells it that nobody waits any longer.
 *
 * @throws AppError whatever goes wrong, 'offline' when no answer comes within `timeout` ms (null: as long as it takes)
 */
export async function attempt<T>(
  call: (signal: AbortSignal) => Promise<T>,
  timeout: number | null = callTimeout,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = new AbortController();
  const expiry = new Promise<never>((_, reject) => {
    const expire = () => {
      reject(new AppError('offline'));
      waiting.abort();
    };
    if (timeout !== null) timer = setTimeout(expire, timeout);
  });
  try {
    return await Promise.race([call(waiting.signal), expiry]);
  } catch (error) {
    throw toAppError(error);
  } finally {
    clearTimeout(timer);
  }
}
