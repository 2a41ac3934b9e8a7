import { findDocument } from '../../firebase/rest';
import { readText, readTime } from '../../firebase/stored';
import { readAs } from '../../firebase/tokens';
import type { Uid } from '../../shared/valueTypes';
import type { SuspensionNotice } from './suspension';

/**
 * The suspension of the account that is signed in; undefined: it is not suspended. One read either way.
 *
 * @throws AppError 'signedOut'
 */
export function findOwnSuspension(uid: Uid): Promise<SuspensionNotice | undefined> {
  return readAs(uid, async (access) => {
    const data = await findDocument({ collection: 'suspensions', id: uid }, access);
    return data && { reason: readText(data, 'reason'), since: readTime(data, 'since') };
  });
}
