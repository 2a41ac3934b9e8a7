import { expect } from 'vitest';
import type { AppErrorKind } from '../../src/domain/appError';
import { siteClient } from '../../src/services/firebase';

/** Matches the one error that services throw. */
export function appError(kind: AppErrorKind): unknown {
  return expect.objectContaining({ name: 'AppError', kind });
}

/** The id of the account that is signed in on the site, null for a visitor. */
export async function signedIn(): Promise<string | null> {
  const auth = await siteClient().auth();
  return auth.currentUser?.uid ?? null;
}

/** Everything that this browser remembers. */
export function localStorageContent(): Record<string, string> {
  return { ...window.localStorage };
}
