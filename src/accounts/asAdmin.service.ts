import type { Access } from '../firebase/rest';
import { readWithToken } from '../firebase/tokens';
import { signedInAdmin } from './adminSession.service';

/**
 * Reads what only the admin may read.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export function asAdmin<Answer>(read: (access: Access) => Promise<Answer>): Promise<Answer> {
  return readWithToken(signedInAdmin, read);
}
