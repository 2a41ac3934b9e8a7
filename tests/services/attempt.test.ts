import { FirebaseError } from 'firebase/app';
import { describe, expect, test, vi } from 'vitest';
import { AppError, type AppErrorKind } from '../../src/domain/appError';
import { attempt } from '../../src/services/attempt';
import { getSellers } from '../../src/services/sellers';
import { answerInstead } from './network';
import { appError } from './observe';

describe('what the SDK says, in words of the app', () => {
  test.each<[string, AppErrorKind]>([
    ['auth/invalid-credential', 'wrongCredentials'],
    ['auth/user-not-found', 'wrongCredentials'],
    ['auth/wrong-password', 'wrongCredentials'],
    ['auth/user-disabled', 'wrongCredentials'],
    ['auth/email-already-in-use', 'emailTaken'],
    ['auth/too-many-requests', 'busy'],
    ['auth/network-request-failed', 'offline'],
    ['auth/user-token-expired', 'signedOut'],
    ['permission-denied', 'denied'],
    ['unauthenticated', 'signedOut'],
    ['unavailable', 'offline'],
    ['resource-exhausted', 'busy'],
    ['not-found', 'missing'],
    ['already-exists', 'exists'],
    ['storage/unauthorized', 'denied'],
    ['storage/retry-limit-exceeded', 'offline'],
    ['something/never-heard-of', 'unknown'],
  ])('%s: %s', async (code, kind) => {
    const cause = new FirebaseError(code, 'as the SDK puts it');
    await expect(attempt(() => Promise.reject(cause))).rejects.toEqual(appError(kind));
    await expect(attempt(() => Promise.reject(cause))).rejects.toMatchObject({ cause });
  });

  test('any other error is unknown', async () => {
    await expect(attempt(() => Promise.reject(new TypeError('a fault')))).rejects.toEqual(appError('unknown'));
  });

  test("the app's own error stays what it is", async () => {
    const error = new AppError('exists');
    await expect(attempt(() => Promise.reject(error))).rejects.toBe(error);
  });

  test('an answer is passed on', async () => {
    await expect(attempt(() => Promise.resolve('answer'))).resolves.toBe('answer');
  });
});

describe('no answer comes', () => {
  test('after 20 seconds the call counts as lost', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const call = attempt(() => new Promise<never>(() => undefined)).catch(settled);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    vi.useRealTimers();
    expect(settled).toHaveBeenCalledWith(appError('offline'));
  });

  test('the call is told that nobody waits any longer, and not before', async () => {
    vi.useFakeTimers();
    const signals: AbortSignal[] = [];
    const call = attempt((signal) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('a call that may take its time is waited for', async () => {
    vi.useFakeTimers();
    const answer = attempt(() => new Promise((resolve) => setTimeout(() => resolve('late'), 60_000)), null);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await expect(answer).resolves.toBe('late');
  });
});

describe('what a server in trouble answers', () => {
  const answers: [string, () => Response, AppErrorKind][] = [
    ...(
      [
        [400, 'FAILED_PRECONDITION', 'invalid'],
        [401, 'UNAUTHENTICATED', 'signedOut'],
        [403, 'PERMISSION_DENIED', 'denied'],
        [404, 'NOT_FOUND', 'missing'],
        [409, 'ABORTED', 'offline'],
        [429, 'RESOURCE_EXHAUSTED', 'busy'],
        [500, 'INTERNAL', 'offline'],
        [503, 'UNAVAILABLE', 'offline'],
        [504, 'DEADLINE_EXCEEDED', 'offline'],
      ] as const
    ).map(([status, name, kind]): [string, () => Response, AppErrorKind] => [
      `${status} of the database`,
      () => Response.json([{ error: { code: status, status: name } }], { status }),
      kind,
    ]),
    ['503 of something in between', () => new Response('<html>', { status: 503 }), 'offline'],
    ['the page of something in between', () => new Response('<html>'), 'offline'],
  ];

  test.each(answers)('%s fails as an error of the app', async (_case, answer, kind) => {
    answerInstead(() => Promise.resolve(answer()));
    await expect(getSellers(['anybody'])).rejects.toEqual(appError(kind));
  });
});
