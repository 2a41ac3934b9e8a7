import { isAppError } from '../shared/appError';
import { showError, showWarning } from '../ui/overlays/dialogs';
import { dialogTexts } from '../ui/texts';
import { emailTexts, ownAccountTexts } from './texts';

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
    else await showError(failed);
    return false;
  }
}
