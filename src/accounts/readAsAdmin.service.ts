import type { Access } from '../firebase/rest';
import { readWithToken } from '../firebase/tokens';
import { requireAdmin } from './adminSession.service';

/**
 * Reads what only the admin may read.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export function readAsAdmin<Answer>(read: (access: Access) => Promise<Answer>): Promise<Answer> {
  return readWithToken(requireAdmin, read);
}
