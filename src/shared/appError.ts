/** Every failure that pages tell apart. */
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
  | 'suspended' // the dealer is suspended
  | 'ownShop' // an admin who is a dealer too cannot decide about their own shop
  | 'unchecked' // Second Gear’s mark on the dealer does not stand any more
  | 'taken' // another booking has that hour
  | 'blocked' // the dealer has blocked that hour
  | 'waitingLimit' // the dealer has as many listings that wait for approval as there may be
  | 'stockLimit' // the dealer has as many listings as there may be
  | 'requestLimit' // the buyer has as many open bookings as there may be
  | 'changeLimit' // this side has changed the booking as often as it may
  | 'searchLimit' // the buyer or the device keeps as many searches as there may be
  | 'savedLimit' // the buyer or the device keeps as many listings as there may be
  | 'tooSoon' // it is allowed later, see TooSoonError
  | 'deletionBegun' // the deletion of the account has begun
  | 'sameId' // the record of another vehicle has that id
  | 'unusablePhoto' // this device cannot read a chosen photo, or not make it smaller
  | 'invalid' // the server refused the input
  | 'unknown';

/** The only error that services throw. `cause` is the SDK's error; no page reads it. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly kind: AppErrorKind,
    cause?: unknown,
  ) {
    super(kind, { cause });
  }
}

/** The kind 'tooSoon', with the time from which the request is allowed again. */
export class TooSoonError extends AppError {
  constructor(readonly from: Date) {
    super('tooSoon');
  }
}

export function isAppError(error: unknown, kind?: AppErrorKind): error is AppError {
  return error instanceof AppError && (kind === undefined || error.kind === kind);
}
