import { type ReactNode, useId } from 'react';
import Modal from 'react-bootstrap/Modal';
import {
  blankReason,
  longestNote,
  offeredReasons,
  type Reason,
  type Refusal,
  reasonText,
  validateReason,
} from '../domain/reason';
import { Field } from './Field';
import { useValidatedForm } from './useValidatedForm';

interface ReasonDialogProps {
  readonly refusal: Refusal;
  readonly title: string;
  /** What it comes to. */
  readonly children: ReactNode;
  /** Who reads it. */
  readonly hint: string;
  /** What the button says that does it. */
  readonly confirm: string;
  /** The reason as it is to be stored. */
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks whether something is to be refused, and why: one of the reasons that are offered, with own words behind it. */
export function ReasonDialog({ refusal, title, children, hint, confirm, onConfirm, onCancel }: ReasonDialogProps) {
  const titleId = useId();
  const form = useValidatedForm<Reason, keyof Reason>({
    initial: blankReason,
    validate: validateReason,
    submit: async (reason) => onConfirm(reasonText(reason)),
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
          <Field label="Reason" hint={hint} error={form.errorOf('reason')}>
            {(control) => (
              <select
                {...control}
                className="form-select"
                name="reason"
                value={form.values.reason}
                onChange={({ currentTarget }) => form.change({ reason: currentTarget.value })}
              >
                <option value="">Please choose</option>
                {offeredReasons(refusal).map((reason) => (
                  <option key={reason}>{reason}</option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Note" required={false} error={form.errorOf('note')}>
            {(control) => (
              <textarea
                {...control}
                className="form-control"
                name="note"
                rows={3}
                maxLength={longestNote(refusal)}
                value={form.values.note}
                onChange={({ currentTarget }) => form.change({ note: currentTarget.value })}
              />
            )}
          </Field>
        </Modal.Body>
        <Modal.Footer>
          <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
            Cancel
          </button>
          <button type="submit" className="btn btn-danger">
            {confirm}
          </button>
        </Modal.Footer>
      </form>
    </Modal>
  );
}
