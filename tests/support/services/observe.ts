import { expect } from 'vitest';
import { siteClient } from '../../../src/firebase/client';
import type { AppErrorKind } from '../../../src/shared/appError';

/** Matches an AppError of that kind. */
export function appError(kind: AppErrorKind): unknown {
  return expect.objectContaining({ name: 'AppError', kind });
}

/** The uid of the account that is signed in on the site; null for a visitor. */
export async function signedIn(): Promise<string | null> {
  const auth = await siteClient().auth();
  return auth.currentUser?.uid ?? null;
}

/** The content of local storage. */
export function localStorageContent(): Record<string, string> {
  return { ...window.localStorage };
}
