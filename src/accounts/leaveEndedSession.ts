import { paths } from '../shared/addresses/addresses';
import { leaveFor } from '../shared/addresses/ownAddress';
import { showWarning } from '../ui/overlays/dialogs';
import { dialogTexts } from '../ui/texts';
import { forgetDealer } from './sessionStore';
import { accountTexts } from './texts';

/** Says that the dealer's sign-in has ended, and goes to the login. */
export async function leaveEndedSession(): Promise<void> {
  await showWarning(dialogTexts.invalidInput, accountTexts.dealerIdMissing);
  forgetDealer();
  leaveFor(paths.dealerLogin);
}
