import { useId, useState } from 'react';
import { isAppError } from '../shared/appError';
import { textLimits } from '../shared/limits';
import { cleanText } from '../shared/text/cleanText';
import { isBlank } from '../shared/text/hiddenCharacters';
import { ActionButton } from '../ui/ActionButton';
import { Field } from '../ui/fields/Field';
import { Notice } from '../ui/Notice';
import { showError } from '../ui/overlays/dialogs';
import { Sheet } from '../ui/overlays/Sheet';
import { dialogTexts } from '../ui/texts';
import { warningTexts } from './texts';
import { rememberWarning } from './warningsAsAdmin.queries';
import { warn } from './warningsAsAdmin.service';

interface WarnSheetProps {
  readonly sellerId: string;
  readonly name: string;
  readonly onWarned: () => void;
  readonly onClose: () => void;
  readonly onSignedOut: () => void;
}

/** Asks for the text of a warning. Dialogs cannot be reached behind it, so it shows failures. */
export function WarnSheet({ sellerId, name, onWarned, onClose, onSignedOut }: WarnSheetProps) {
  const formId = useId();
  // Each try writes the same warning, so that a lost answer does not send it twice.
  const [id] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const [isBlankText, setBlankText] = useState(false);
  const [progress, setProgress] = useState<'typing' | 'sending' | 'failed'>('typing');

  async function submit(form: HTMLFormElement | null): Promise<void> {
    setBlankText(isBlank(text));
    if (isBlank(text)) form?.querySelector('textarea')?.focus();
    if (isBlank(text) || progress === 'sending') return;
    setProgress('sending');
    try {
      await warn(sellerId, text, id);
    } catch (error) {
      setProgress('failed');
      if (!isAppError(error, 'signedOut')) return;
      onClose();
      await showError(warningTexts.signedOut);
      onSignedOut();
      return;
    }
    await rememberWarning({ id, sellerId, text: cleanText(text), at: new Date(), readAt: null });
    onWarned();
    onClose();
  }

  return (
    <Sheet
      title={warningTexts.question(name)}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            {dialogTexts.cancel}
          </button>
          <ActionButton type="submit" form={formId} className="btn btn-danger" busy={progress === 'sending'}>
            {progress === 'sending' ? warningTexts.sending : warningTexts.send}
          </ActionButton>
        </>
      }
    >
      <form
        id={formId}
        className="warn-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <p>{warningTexts.lead}</p>
        <Field label={warningTexts.text} error={isBlankText ? warningTexts.noText : null}>
          {(control) => (
            <textarea
              {...control}
              className="form-control"
              rows={5}
              maxLength={textLimits.warning}
              value={text}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value);
                setBlankText(false);
              }}
            />
          )}
        </Field>
        {progress === 'failed' && (
          <Notice tone="danger" onRetry={() => void submit(null)}>
            {warningTexts.sendFailed}
          </Notice>
        )}
      </form>
    </Sheet>
  );
}
