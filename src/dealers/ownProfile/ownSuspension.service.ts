import { getDocument } from '../../firebase/rest';
import { readText, readTime } from '../../firebase/stored';
import { readAs } from '../../firebase/tokens';
import { isAppError } from '../../shared/appError';
import type { SuspensionNotice } from './suspension';

/**
 * The suspension of the account that is signed in; null: it is not suspended. One read either way.
 *
 * @throws AppError 'signedOut'
 */
export function getOwnSuspension(uid: string): Promise<SuspensionNotice | null> {
  return readAs(uid, async (access) => {
    try {
      const data = await getDocument({ collection: 'suspensions', id: uid }, access);
      return { reason: readText(data, 'reason'), since: readTime(data, 'since') };
    } catch (error) {
      if (isAppError(error, 'missing')) return null;
      throw error;
    }
  });
}
