import { logOutBuyer } from '../accounts/accounts.service';
import type { LeavingError } from '../accounts/begunDeletion.service';
import { showSuccess } from '../ui/overlays/dialogs';
import { deleteOwnAccount } from './deletion.service';
import { saveOwn } from './saveOwn';
import { deletionTexts } from './texts';

/** A login has found deletions that have broken off: they go on, and nobody is logged in afterwards (ACC-27). */
export async function finishDeletions({ uid, roles }: LeavingError, password: string): Promise<boolean> {
  const isDone = await saveOwn(() => deleteOwnAccount(roles, uid, password), deletionTexts.failed);
  if (isDone) for (const role of roles) await showSuccess(deletionTexts.finished[role]);
  else await logOutBuyer();
  return isDone;
}
