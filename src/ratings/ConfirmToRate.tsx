import { useState } from 'react';
import { confirmEmailTexts } from '../dealers/ownProfile/confirmEmailTexts';
import { isAppError } from '../shared/appError';
import { ActionButton } from '../ui/ActionButton';
import { isEmailConfirmed, sendConfirmation } from './raterEmail.service';
import { rateTexts } from './texts';

interface ConfirmToRateProps {
  readonly userId: string;
  readonly onConfirmed: () => void;
}

type Progress = 'asked' | 'busy' | 'sent' | 'notYet' | 'tooMany' | 'failed';

const texts: Readonly<Record<Progress, string>> = {
  asked: rateTexts.confirmLead,
  busy: rateTexts.confirmLead,
  sent: confirmEmailTexts.sent,
  notYet: confirmEmailTexts.notYet,
  tooMany: confirmEmailTexts.tooMany,
  failed: confirmEmailTexts.failed,
};

/** Asks a buyer to confirm the e-mail address before the first rating. Dialogs cannot be reached behind the sheet. */
export function ConfirmToRate({ userId, onConfirmed }: ConfirmToRateProps) {
  const [progress, setProgress] = useState<Progress>('asked');

  async function run(call: () => Promise<Progress>): Promise<void> {
    setProgress('busy');
    try {
      setProgress(await call());
    } catch (error) {
      setProgress(isAppError(error, 'busy') ? 'tooMany' : 'failed');
    }
  }

  async function send(): Promise<Progress> {
    await sendConfirmation(userId);
    return 'sent';
  }

  async function check(): Promise<Progress> {
    if (!(await isEmailConfirmed(userId))) return 'notYet';
    onConfirmed();
    return 'asked';
  }

  return (
    <>
      <h3>{confirmEmailTexts.heading}</h3>
      <p role="status">{texts[progress]}</p>
      <div className="button-row">
        <ActionButton className="btn btn-primary" busy={progress === 'busy'} onClick={() => void run(send)}>
          {progress === 'asked' ? confirmEmailTexts.send : confirmEmailTexts.sendAgain}
        </ActionButton>
        <ActionButton className="btn btn-outline-primary" busy={progress === 'busy'} onClick={() => void run(check)}>
          {confirmEmailTexts.check}
        </ActionButton>
      </div>
    </>
  );
}
