import { titles, vehicleFormMessages } from '../../domain/messages';
import { forgetSeller } from '../../services/session';
import { showWarning } from '../../ui/dialogs';

/** Says that the dealer's sign-in has ended, and leads to the login. */
export async function leaveEndedSession(): Promise<void> {
  await showWarning(titles.invalidInput, vehicleFormMessages.signedOut);
  forgetSeller();
  window.location.assign('/slogin');
}
