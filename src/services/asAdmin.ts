import { signedInAdmin } from './adminSession';
import { attempt } from './attempt';
import type { Access } from './firestoreRest';

/**
 * Asks for a list that the admin alone may read.
 *
 * @throws AppError 'signedOut' when the admin is not signed in
 */
export function asAdmin<Answer>(ask: (access: Access) => Promise<Answer>): Promise<Answer> {
  return attempt(async (signal) => {
    const { user } = await signedInAdmin();
    return ask({ token: await user.getIdToken(), signal });
  });
}
