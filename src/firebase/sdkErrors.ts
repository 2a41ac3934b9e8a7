import { AppError, type AppErrorKind } from '../shared/appError';

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
  'auth/invalid-refresh-token': 'signedOut',
  'auth/weak-password': 'invalid',
  'auth/requires-recent-login': 'signedOut',
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

/** Checks the name: the class would bring the SDK into every module that imports this one. */
function isFirebaseError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && error.name === 'FirebaseError' && 'code' in error;
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isFirebaseError(error)) return new AppError(kindsByCode[error.code] ?? 'unknown', error);
  return new AppError('unknown', error);
}

/** @throws AppError instead of whatever the SDK throws */
export async function translateErrors<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw toAppError(error);
  }
}
