import { type ComponentProps, useId } from 'react';
import { blankReason, type Reason, validateReason } from '../../shared/reason';
import { Field } from '../fields/Field';
import { useValidatedForm } from '../fields/useValidatedForm';
import { dialogTexts } from '../texts';
import { FormSheet } from './FormSheet';
import './reasonSheet.scss';

interface NoteWish {
  readonly label: string;
  readonly hint?: string;
  /** The most characters. */
  readonly longest: number;
  /** What is said if the reason 'other' has no note. */
  readonly missing: string;
}

interface ReasonSheetProps<Code extends string>
  extends Pick<ComponentProps<typeof FormSheet>, 'title' | 'onClose' | 'action' | 'submit' | 'instead' | 'children'> {
  readonly question: string;
  /** The reasons that people can choose from, as the codes that are stored. */
  readonly reasons: readonly Code[];
  readonly labels: Readonly<Record<Code, string>>;
  readonly missing: string;
  /** Says who will read the reason. */
  readonly hint?: string;
  /** Details in the person's own words. Without it, the reason is all. */
  readonly note?: NoteWish;
  readonly onReason: (reason: Code, note: string) => unknown;
}

/** Asks for a reason: one of those that are offered, and a note. */
export function ReasonSheet<Code extends string>({
  question,
  reasons,
  labels,
  missing,
  hint,
  note,
  onReason,
  children,
  ...sheet
}: ReasonSheetProps<Code>) {
  const id = useId();
  const { values, change, errorOf, formProps } = useValidatedForm<Reason<Code>, keyof Reason>({
    initial: blankReason,
    validate: (given) => validateReason(given, { reason: missing, note: note?.missing }),
    submit: async (given) => {
      if (given.reason !== '') await onReason(given.reason, given.note);
    },
    inPlace: true,
  });
  const fault = errorOf('reason');
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <FormSheet
      {...sheet}
      formProps={formProps}
      className="reason-form"
      second={{ label: dialogTexts.cancel, press: sheet.onClose }}
    >
      {children}
      <fieldset aria-describedby={described || undefined}>
        <legend>{question}</legend>
        {reasons.map((reason) => (
          <label key={reason}>
            <input type="radio" name="reason" checked={values.reason === reason} onChange={() => change({ reason })} />
            {labels[reason]}
          </label>
        ))}
        {hint && (
          <p className="form-text" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {fault && (
          <p className="field-error" id={`${id}-fault`} role="alert">
            {fault}
          </p>
        )}
      </fieldset>
      {note && (
        <Field label={note.label} required={values.reason === 'other'} hint={note.hint} error={errorOf('note')}>
          {(control) => (
            <textarea
              {...control}
              className="form-control"
              name="note"
              rows={3}
              maxLength={note.longest}
              value={values.note}
              onChange={({ currentTarget }) => change({ note: currentTarget.value })}
            />
          )}
        </Field>
      )}
    </FormSheet>
  );
}
