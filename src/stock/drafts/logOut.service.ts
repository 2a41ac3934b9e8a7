import { logOutDealer } from '../../accounts/accounts.service';
import { withTimeLimit } from '../../firebase/timeLimit';
import { discardAllDrafts } from './drafts';

/** Deletes the drafts before the logout, while the dealer may still delete their photos. */
export function discardDraftsAndLogOut(): Promise<void> {
  return withTimeLimit(async () => {
    await discardAllDrafts();
    await logOutDealer();
  });
}
