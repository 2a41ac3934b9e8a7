import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Uid } from '../../shared/valueTypes';
import { ActionButton } from '../../ui/ActionButton';
import { showWarning } from '../../ui/overlays/dialogs';
import { showToast } from '../../ui/overlays/toast';
import { confirmEmailTexts } from './confirmEmailTexts';
import { noteConfirmation, sendConfirmation } from './confirmedEmail.service';
import { ownConfirmation } from './ownProfile.queries';
import { useDealerAction } from './useDealerAction';

const failures = { busy: confirmEmailTexts.tooMany, otherwise: confirmEmailTexts.failed };

/** Asks a dealer who is not public yet to confirm the e-mail address (DEALER-22). */
export function ConfirmEmail({ sellerId }: { sellerId: Uid }) {
  const { data: isConfirmed } = useQuery(ownConfirmation(sellerId));
  const [sent, setSent] = useState(false);
  const send = useDealerAction(sellerId, {
    send: () => sendConfirmation(sellerId),
    touches: () => [],
    onDone: () => setSent(true),
    failures,
  });
  const check = useDealerAction<void, boolean>(sellerId, {
    send: () => noteConfirmation(sellerId),
    touches: () => [ownConfirmation(sellerId).queryKey],
    onDone: (isNoted) =>
      isNoted
        ? showToast({ title: confirmEmailTexts.confirmed })
        : showWarning(confirmEmailTexts.notYetTitle, confirmEmailTexts.notYet),
    failures,
  });
  const busy = send.busy || check.busy;
  if (isConfirmed !== false) return null;

  return (
    <section className="day-first" aria-labelledby="confirm-email">
      <h3 id="confirm-email">{confirmEmailTexts.heading}</h3>
      <p role="status">{sent ? confirmEmailTexts.sent : confirmEmailTexts.lead}</p>
      <div className="button-row">
        <ActionButton
          className={`btn btn-${sent ? 'outline-primary' : 'primary'}`}
          busy={busy}
          onClick={() => void send.run()}
        >
          {sent ? confirmEmailTexts.sendAgain : confirmEmailTexts.send}
        </ActionButton>
        <ActionButton
          className={`btn btn-${sent ? 'primary' : 'outline-primary'}`}
          busy={busy}
          onClick={() => void check.run()}
        >
          {confirmEmailTexts.check}
        </ActionButton>
      </div>
    </section>
  );
}
