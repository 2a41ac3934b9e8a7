import { type Access, getDocument } from '../../firebase/rest';
import type { StoredFields } from '../../firebase/stored';
import { readAs } from '../../firebase/tokens';
import { isAppError } from '../../shared/appError';
import { toDealer } from '../dealer.record';
import type { OwnProfile } from './profileChange';
import { toProfileChange } from './profileChange.record';

async function getChange(id: string, access: Access): Promise<StoredFields | undefined> {
  try {
    return await getDocument({ collection: 'profileChanges', id }, access);
  } catch (error) {
    if (isAppError(error, 'missing')) return undefined;
    throw error;
  }
}

/**
 * The record of the signed-in dealer, public or not, and the change that waits or was rejected.
 *
 * @throws AppError 'signedOut'; 'missing' if there is no record
 */
export function getOwnProfile(uid: string): Promise<OwnProfile> {
  return readAs(uid, async (access) => {
    const [dealer, change] = await Promise.all([
      getDocument({ collection: 'sellers', id: uid }, access),
      getChange(uid, access),
    ]);
    return { dealer: toDealer(uid, dealer), change: toProfileChange(uid, change) };
  });
}
