import { logOutBuyer } from '../accounts/accounts.service';
import type { UnfinishedDeletionError } from '../accounts/begunDeletion.service';
import { showFailure } from '../lists/failures';
import { showSuccess } from '../ui/overlays/dialogs';
import { deleteOwnAccount } from './deletion.service';
import { ownFailures } from './ownFailures';
import { deletionTexts } from './texts';

/** Continues the unfinished deletions that a login has found. Nobody is logged in afterwards (ACC-27). */
export async function finishDeletions({ uid, roles }: UnfinishedDeletionError, password: string): Promise<boolean> {
  try {
    await deleteOwnAccount(roles, uid, password);
  } catch (error) {
    await showFailure(ownFailures(deletionTexts.failed), error);
    await logOutBuyer();
    return false;
  }
  for (const role of roles) await showSuccess(deletionTexts.finished[role]);
  return true;
}
