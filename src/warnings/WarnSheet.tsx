import { useState } from 'react';
import { useAdminAction } from '../accounts/useAdminAction';
import { textLimits } from '../shared/limits';
import { cleanText } from '../shared/text/cleanText';
import { isBlank } from '../shared/text/hiddenCharacters';
import type { Uid } from '../shared/valueTypes';
import { Field } from '../ui/fields/Field';
import { useValidatedForm } from '../ui/fields/useValidatedForm';
import { FormSheet } from '../ui/overlays/FormSheet';
import { dialogTexts } from '../ui/texts';
import { warningTexts } from './texts';
import { addWarning } from './warningsAsAdmin.queries';
import { warn } from './warningsAsAdmin.service';
import './warnings.scss';

interface WarnSheetProps {
  readonly sellerId: Uid;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks for the text of a warning. */
export function WarnSheet({ sellerId, name, onClose }: WarnSheetProps) {
  // Each try writes the same warning, so that a lost answer does not send it twice.
  const [id] = useState(() => crypto.randomUUID());
  const action = useAdminAction<string>({
    send: (text) => warn(sellerId, text, id),
    touches: () => [['admin', 'dealerDecisions']],
    onStored: (_, text) => addWarning({ id, sellerId, text: cleanText(text), at: new Date(), readAt: null }),
    onDone: onClose,
    failures: { otherwise: warningTexts.sendFailed },
    inPlace: true,
  });
  const { values, change, errorOf, formProps } = useValidatedForm<{ readonly text: string }, 'text'>({
    initial: { text: '' },
    validate: ({ text }) => (isBlank(text) ? [{ field: 'text', message: warningTexts.noText }] : []),
    submit: ({ text }) => action.run(text),
    inPlace: true,
  });

  return (
    <FormSheet
      title={warningTexts.question(name)}
      onClose={onClose}
      formProps={formProps}
      className="warn-form"
      action={action}
      submit={{ label: warningTexts.send, busyLabel: warningTexts.sending, danger: true }}
      second={{ label: dialogTexts.cancel, press: onClose }}
    >
      <p>{warningTexts.lead}</p>
      <Field label={warningTexts.text} error={errorOf('text')}>
        {(control) => (
          <textarea
            {...control}
            name="text"
            className="form-control"
            rows={5}
            maxLength={textLimits.warning}
            value={values.text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        )}
      </Field>
    </FormSheet>
  );
}
