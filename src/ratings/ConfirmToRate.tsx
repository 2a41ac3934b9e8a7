import { useState } from 'react';
import { confirmEmailTexts } from '../dealers/ownProfile/confirmEmailTexts';
import { useAction } from '../lists/useAction';
import type { Uid } from '../shared/valueTypes';
import { ActionButton } from '../ui/ActionButton';
import { isEmailConfirmed, sendConfirmation } from './raterEmail.service';
import { raterEmail } from './ratings.queries';
import { rateTexts } from './texts';

const failures = { busy: confirmEmailTexts.tooMany, otherwise: confirmEmailTexts.failed };

/** Asks a buyer to confirm the e-mail address before the first rating. Dialogs cannot be reached behind the sheet. */
export function ConfirmToRate({ userId }: { userId: Uid }) {
  const [said, setSaid] = useState<string>(rateTexts.confirmLead);
  const send = useAction({
    send: () => sendConfirmation(userId),
    onDone: () => setSaid(confirmEmailTexts.sent),
    failures,
    inPlace: true,
  });
  const check = useAction<void, boolean>({
    send: () => isEmailConfirmed(userId),
    touches: () => [raterEmail(userId).queryKey],
    onDone: (isConfirmed) => isConfirmed || setSaid(confirmEmailTexts.notYet),
    failures,
    inPlace: true,
  });
  const busy = send.busy || check.busy;
  const isFirst = said === rateTexts.confirmLead && !send.failure && !check.failure;

  return (
    <>
      <h3>{confirmEmailTexts.heading}</h3>
      <p role="status">{send.failure ?? check.failure ?? said}</p>
      <div className="button-row">
        <ActionButton className="btn btn-primary" busy={busy} onClick={() => void send.run()}>
          {isFirst ? confirmEmailTexts.send : confirmEmailTexts.sendAgain}
        </ActionButton>
        <ActionButton className="btn btn-outline-primary" busy={busy} onClick={() => void check.run()}>
          {confirmEmailTexts.check}
        </ActionButton>
      </div>
    </>
  );
}
