import { siteClient } from '../firebase/client';
import { setRecord } from '../firebase/records';
import { requireSignInAs } from '../firebase/tokens';
import { isAppError } from '../shared/appError';
import { language } from '../shared/language';
import type { Uid } from '../shared/valueTypes';
import { rememberLanguage } from './storedLanguage';

/**
 * Stores in which language an account reads the site, for what it is sent later (LANG-8).
 *
 * @throws AppError 'signedOut'; the next visit tries again
 */
export async function storeLanguage(uid: Uid, code = language): Promise<void> {
  await requireSignInAs(uid);
  try {
    await setRecord(siteClient(), ['accountLanguages', uid], { code });
  } catch (error) {
    // A suspended account may store nothing. It is not tried at each visit.
    if (!isAppError(error, 'denied')) throw error;
  }
  rememberLanguage(uid, code);
}
