import { siteClient } from '../firebase/client';
import * as signIn from '../firebase/signIn';
import type { Uid } from '../shared/valueTypes';

/** Only a buyer whose e-mail address is confirmed may rate a dealer (RATE-1). @throws AppError 'signedOut' */
export function isEmailConfirmed(userId: Uid): Promise<boolean> {
  return signIn.isConfirmed(siteClient(), userId);
}

/** @throws AppError 'signedOut'; 'busy' when too many mails were sent */
export function sendConfirmation(userId: Uid): Promise<void> {
  return signIn.sendConfirmation(siteClient(), userId);
}
