/** What the server answers to a request that it refuses. 'OFFLINE': there is no answer. */
export type FailureCode = keyof typeof httpStatus | 'OFFLINE';

const httpStatus = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  RESOURCE_EXHAUSTED: 429,
  UNAVAILABLE: 503,
  // Auth
  EMAIL_EXISTS: 400,
  EMAIL_NOT_FOUND: 400,
  INVALID_ID_TOKEN: 400,
  INVALID_LOGIN_CREDENTIALS: 400,
  TOO_MANY_ATTEMPTS_TRY_LATER: 400,
} as const;

export class Failure extends Error {
  constructor(readonly code: FailureCode) {
    super(code);
  }

  /** @throws TypeError as `fetch` does without a network */
  toResponse(): Response {
    if (this.code === 'OFFLINE') throw new TypeError('Failed to fetch');
    const status = httpStatus[this.code];
    return Response.json({ error: { code: status, status: this.code, message: this.code } }, { status });
  }
}
