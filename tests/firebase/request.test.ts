import { afterEach, describe, expect, test, vi } from 'vitest';
import { listRequest } from '../../src/firebase/query';
import { sendRequest } from '../../src/firebase/request';
import type { AppErrorKind } from '../../src/shared/appError';

const request = listRequest({ collection: 'sellers', limit: 8 });

function answer(respond: () => Promise<Response>) {
  const fetch = vi.fn(respond);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an answer of a server in trouble becomes an error of the app', () => {
  test.each<[string, () => Response, AppErrorKind]>([
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
      `${status} of Firestore`,
      () => Response.json([{ error: { code: status, status: name } }], { status }),
      kind,
    ]),
    ['503 of a proxy', () => new Response('<html>', { status: 503 }), 'offline'],
    ['the page of a proxy', () => new Response('<html>'), 'offline'],
  ])('%s', async (_case, respond, kind) => {
    answer(async () => respond());
    await expect(sendRequest(request)).rejects.toMatchObject({ name: 'AppError', kind });
  });

  test('no answer at all', async () => {
    const cause = new TypeError('fetch failed');
    answer(() => Promise.reject(cause));
    await expect(sendRequest(request)).rejects.toMatchObject({ name: 'AppError', kind: 'offline', cause });
  });
});

test('a request goes to Firestore without a preflight, and its rows are the answer', async () => {
  const fetch = answer(async () => Response.json([{ document: { name: 'x' } }]));
  expect(await sendRequest(request, { headers: { Authorization: 'Bearer token' } })).toEqual([
    { document: { name: 'x' } },
  ]);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('/v1/projects/'),
    expect.objectContaining({
      method: 'POST',
      body: request.body,
      headers: { 'Content-Type': 'text/plain', Authorization: 'Bearer token' },
    }),
  );
});
