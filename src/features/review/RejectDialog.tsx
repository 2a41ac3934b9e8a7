import Modal from 'react-bootstrap/Modal';
import { vehicleMessages } from '../../domain/messages';
import {
  blankRejection,
  longestNote,
  type Rejection,
  type RejectReason,
  rejectionText,
  rejectReasons,
  validateRejection,
} from '../../domain/rejection';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { Field } from '../../ui/Field';
import { useValidatedForm } from '../../ui/useValidatedForm';

interface RejectDialogProps {
  readonly kind: VehicleKind;
  readonly name: string;
  /** The reason as it is to be stored. */
  readonly onReject: (reason: string) => void;
  readonly onCancel: () => void;
}

const titleId = 'reject-dialog-title';

function toReason(text: string): RejectReason | '' {
  return rejectReasons.find((reason) => reason === text) ?? '';
}

/** Asks whether a post is to be rejected, and why (spec 4, design D6). */
export function RejectDialog({ kind, name, onReject, onCancel }: RejectDialogProps) {
  const { rejectQuestion, rejectConsequence } = vehicleMessages[kind];
  const form = useValidatedForm<Rejection, keyof Rejection>({
    initial: blankRejection,
    validate: validateRejection,
    submit: async (rejection) => onReject(rejectionText(rejection)),
  });
  return (
    <Modal className="reject-dialog" show onHide={onCancel} centered aria-labelledby={titleId}>
      <form {...form.formProps}>
        <Modal.Header>
          <Modal.Title as="h2" id={titleId}>
            {rejectQuestion}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <p>
            <strong>{name}</strong>
          </p>
          <p>{rejectConsequence}</p>
          <Field label="Reason" hint="The dealer reads it." error={form.errorOf('reason')}>
            {(control) => (
              <select
                {...control}
                className="form-select"
                name="reason"
                value={form.values.reason}
                onChange={({ currentTarget }) => form.change({ reason: toReason(currentTarget.value) })}
              >
                <option value="">Please choose</option>
                {rejectReasons.map((reason) => (
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
                maxLength={longestNote}
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
            Delete
          </button>
        </Modal.Footer>
      </form>
    </Modal>
  );
}
