import { findDocument, readDocument } from '../../firebase/rest';
import { readAs } from '../../firebase/tokens';
import type { Uid } from '../../shared/valueTypes';
import { toDealer } from '../dealer.record';
import type { OwnProfile } from './profileChange';
import { toProfileChange } from './profileChange.record';

/**
 * The record of the signed-in dealer, public or not, and the change that waits or was rejected.
 *
 * @throws AppError 'signedOut'; 'missing' if there is no record
 */
export function readOwnProfile(uid: Uid): Promise<OwnProfile> {
  return readAs(uid, async (access) => {
    const [dealer, change] = await Promise.all([
      readDocument({ collection: 'sellers', id: uid }, access),
      findDocument({ collection: 'profileChanges', id: uid }, access),
    ]);
    return { dealer: toDealer(uid, dealer), change: toProfileChange(uid, change) };
  });
}
