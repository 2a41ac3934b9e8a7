import { type ReactNode, useId } from 'react';
import Modal from 'react-bootstrap/Modal';
import {
  blankReason,
  isReasonCode,
  longestNote,
  offeredReasons,
  type Reason,
  type ReasonFor,
  storedReason,
  validateReason,
} from '../../shared/reason';
import { offeredReasonTexts } from '../../shared/reasonTexts';
import { Field } from '../fields/Field';
import { useValidatedForm } from '../fields/useValidatedForm';
import { controlTexts, dialogTexts, reasonTexts } from '../texts';
import { useBackCloses } from './useBackCloses';

interface ReasonDialogProps {
  readonly about: ReasonFor;
  readonly title: string;
  /** The consequence of the decision. */
  readonly children: ReactNode;
  /** Says who will read the reason. */
  readonly hint: string;
  /** The label of the confirm button. */
  readonly confirm: string;
  /** The confirm button is not red. */
  readonly harmless?: boolean;
  /** The reason in the form that is stored. */
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation and a reason: one of the offered reasons, and a note. */
export function ReasonDialog({
  about,
  title,
  children,
  hint,
  confirm,
  harmless = false,
  onConfirm,
  onCancel,
}: ReasonDialogProps) {
  const titleId = useId();
  useBackCloses(true, onCancel);
  const form = useValidatedForm<Reason, keyof Reason>({
    initial: blankReason,
    validate: validateReason,
    submit: async ({ reason, note }) => {
      if (reason !== '') onConfirm(storedReason(reason, note));
    },
  });
  return (
    <Modal className="reason-dialog" show onHide={onCancel} centered aria-labelledby={titleId}>
      <form {...form.formProps}>
        <Modal.Header>
          <Modal.Title as="h2" id={titleId}>
            {title}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {children}
          <Field label={reasonTexts.reason} hint={hint} error={form.errorOf('reason')}>
            {(control) => (
              <select
                {...control}
                className="form-select"
                name="reason"
                value={form.values.reason}
                onChange={({ currentTarget: { value } }) => form.change({ reason: isReasonCode(value) ? value : '' })}
              >
                <option value="">{controlTexts.choose}</option>
                {offeredReasons(about).map((reason) => (
                  <option key={reason} value={reason}>
                    {offeredReasonTexts[reason]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={reasonTexts.note} required={false} error={form.errorOf('note')}>
            {(control) => (
              <textarea
                {...control}
                className="form-control"
                name="note"
                rows={3}
                maxLength={longestNote(about)}
                value={form.values.note}
                onChange={({ currentTarget }) => form.change({ note: currentTarget.value })}
              />
            )}
          </Field>
        </Modal.Body>
        <Modal.Footer>
          <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
            {dialogTexts.cancel}
          </button>
          <button type="submit" className={harmless ? 'btn btn-primary' : 'btn btn-danger'}>
            {confirm}
          </button>
        </Modal.Footer>
      </form>
    </Modal>
  );
}
