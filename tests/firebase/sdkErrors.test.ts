import { FirebaseError } from 'firebase/app';
import { describe, expect, test } from 'vitest';
import { translateErrors } from '../../src/firebase/sdkErrors';
import { AppError, type AppErrorKind } from '../../src/shared/appError';

const failing = (error: Error) => translateErrors(() => Promise.reject(error));

describe("an error of Firebase's SDK becomes an error of the app", () => {
  test.each<[string, AppErrorKind]>([
    ['auth/invalid-credential', 'wrongCredentials'],
    ['auth/user-not-found', 'wrongCredentials'],
    ['auth/wrong-password', 'wrongCredentials'],
    ['auth/user-disabled', 'wrongCredentials'],
    ['auth/email-already-in-use', 'emailTaken'],
    ['auth/too-many-requests', 'busy'],
    ['auth/network-request-failed', 'offline'],
    ['auth/internal-error', 'offline'],
    ['auth/weak-password', 'invalid'],
    ['auth/user-token-expired', 'signedOut'],
    ['auth/invalid-user-token', 'signedOut'],
    ['auth/invalid-refresh-token', 'signedOut'],
    ['permission-denied', 'denied'],
    ['unauthenticated', 'signedOut'],
    ['unavailable', 'offline'],
    ['deadline-exceeded', 'offline'],
    ['aborted', 'offline'],
    ['internal', 'offline'],
    ['unknown', 'offline'],
    ['resource-exhausted', 'busy'],
    ['invalid-argument', 'invalid'],
    ['failed-precondition', 'invalid'],
    ['not-found', 'missing'],
    ['already-exists', 'exists'],
    ['storage/unauthorized', 'denied'],
    ['storage/unauthenticated', 'signedOut'],
    ['storage/retry-limit-exceeded', 'offline'],
    ['storage/quota-exceeded', 'busy'],
    ['storage/object-not-found', 'missing'],
    ['something/never-heard-of', 'unknown'],
  ])('%s: %s', async (code, kind) => {
    const cause = new FirebaseError(code, "the SDK's text");
    await expect(failing(cause)).rejects.toMatchObject({ name: 'AppError', kind, cause });
  });

  test('any other error is unknown', async () => {
    const cause = new TypeError('a fault');
    await expect(failing(cause)).rejects.toMatchObject({ name: 'AppError', kind: 'unknown', cause });
  });

  test("the app's own error stays the same", async () => {
    const error = new AppError('exists');
    await expect(failing(error)).rejects.toBe(error);
  });

  test('an answer is passed on', async () => {
    await expect(translateErrors(() => Promise.resolve('answer'))).resolves.toBe('answer');
  });
});
