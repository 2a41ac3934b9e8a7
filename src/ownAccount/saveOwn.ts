import { isAppError, TooSoonError } from '../shared/appError';
import { formatClock } from '../shared/time/indianTime';
import { showError, showWarning } from '../ui/overlays/dialogs';
import { dialogTexts } from '../ui/texts';
import { deletionTexts, emailTexts, ownAccountTexts } from './texts';

/** Changes something of the account, and says why it failed. @returns whether it has succeeded */
export async function saveOwn(
  change: () => Promise<void>,
  failed: string = ownAccountTexts.failedToSave,
): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (isAppError(error, 'wrongCredentials'))
      await showWarning(dialogTexts.invalidInput, ownAccountTexts.wrongPassword);
    else if (isAppError(error, 'emailTaken')) await showWarning(dialogTexts.invalidInput, emailTexts.taken);
    else if (isAppError(error, 'signedOut')) await showError(ownAccountTexts.signedOut);
    else if (error instanceof TooSoonError)
      await showWarning(deletionTexts.heading, deletionTexts.youngPhotos(formatClock(error.from)));
    else await showError(failed);
    return false;
  }
}
