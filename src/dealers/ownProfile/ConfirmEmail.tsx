import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leaveEndedSession } from '../../accounts/leaveEndedSession';
import { isAppError } from '../../shared/appError';
import { ActionButton } from '../../ui/ActionButton';
import { showError, showWarning } from '../../ui/overlays/dialogs';
import { showToast } from '../../ui/overlays/toast';
import { confirmEmailTexts } from './confirmEmailTexts';
import { noteConfirmation, sendConfirmation } from './confirmedEmail.service';
import { ownConfirmation, rememberConfirmation } from './ownProfile.queries';

/** Asks a dealer who is not public yet to confirm the e-mail address (DEALER-22). */
export function ConfirmEmail({ sellerId }: { sellerId: string }) {
  const { data: isConfirmed } = useQuery(ownConfirmation(sellerId));
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  if (isConfirmed !== false) return null;

  async function run(call: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await call();
    } catch (error) {
      if (isAppError(error, 'signedOut')) return leaveEndedSession();
      await showError(confirmEmailTexts[isAppError(error, 'busy') ? 'tooMany' : 'failed']);
    }
    setBusy(false);
  }

  async function send(): Promise<void> {
    await sendConfirmation(sellerId);
    setSent(true);
  }

  async function check(): Promise<void> {
    if (await noteConfirmation(sellerId)) {
      rememberConfirmation(sellerId);
      await showToast({ title: confirmEmailTexts.confirmed });
    } else await showWarning(confirmEmailTexts.notYetTitle, confirmEmailTexts.notYet);
  }

  return (
    <section className="day-first" aria-labelledby="confirm-email">
      <h2 id="confirm-email">{confirmEmailTexts.heading}</h2>
      <p role="status">{sent ? confirmEmailTexts.sent : confirmEmailTexts.lead}</p>
      <div className="button-row">
        <ActionButton
          className={`btn btn-${sent ? 'outline-primary' : 'primary'}`}
          busy={busy}
          onClick={() => void run(send)}
        >
          {sent ? confirmEmailTexts.sendAgain : confirmEmailTexts.send}
        </ActionButton>
        <ActionButton
          className={`btn btn-${sent ? 'primary' : 'outline-primary'}`}
          busy={busy}
          onClick={() => void run(check)}
        >
          {confirmEmailTexts.check}
        </ActionButton>
      </div>
    </section>
  );
}
