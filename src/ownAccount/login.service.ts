import { siteClient } from '../firebase/client';
import * as signIn from '../firebase/signIn';
import type { Uid } from '../shared/valueTypes';

/** The login of the account: its e-mail address and its password. */

export function loginEmail(uid: Uid): Promise<string> {
  return signIn.signedInEmail(siteClient(), uid);
}

/** @throws AppError 'signedOut'; 'wrongCredentials' when the old password is wrong */
export function changePassword(uid: Uid, old: string, wanted: string): Promise<void> {
  return signIn.changePassword(siteClient(), uid, old, wanted);
}

/** @throws AppError 'signedOut'; 'wrongCredentials' when the password is wrong; 'emailTaken' */
export function sendEmailChange(uid: Uid, password: string, email: string): Promise<void> {
  return signIn.sendEmailChange(siteClient(), uid, password, email);
}
