/** Everything that can go wrong outside this app, as far as pages need to tell it apart. */
export type AppErrorKind =
  | 'offline' // no connection, the server is down or too slow: trying again may help
  | 'busy' // too many requests or quota used up: trying again later may help
  | 'denied' // the rules refused
  | 'signedOut' // nobody is signed in, or the session has ended
  | 'wrongCredentials' // unknown e-mail, wrong password, or no profile of that role
  | 'emailTaken' // the e-mail has an account, and the password is not its password
  | 'missing' // the record does not exist
  | 'exists' // the record exists already
  | 'changed' // the record is no longer as it was when it was shown
  | 'taken' // another booking has that hour
  | 'invalid' // the server refused the input
  | 'unknown';

/** The only error that services throw. `cause` is what the SDK said; no page reads it. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly kind: AppErrorKind,
    cause?: unknown,
  ) {
    super(kind, { cause });
  }
}

export function isAppError(error: unknown, kind?: AppErrorKind): error is AppError {
  return error instanceof AppError && (kind === undefined || error.kind === kind);
}
