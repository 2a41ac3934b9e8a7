import { type FormEvent, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { bookingMoveMessages } from '../../domain/bookingMoveMessages';
import { declineReason, offeredDeclineReasons } from '../../domain/declineReason';
import { textLimits } from '../../domain/limits';
import { Field } from '../../ui/Field';

interface DeclineDialogProps {
  /** The vehicle's name. */
  readonly name: string;
  readonly onDecline: (reason: string) => void;
  readonly onClose: () => void;
}

const titleId = 'decline-title';
const longestOffered = Math.max(...offeredDeclineReasons.map(({ length }) => length));

/** Why a booking is declined: one of the reasons that are offered, own words, or both. */
export default function DeclineDialog({ name, onDecline, onClose }: DeclineDialogProps) {
  const [offered, setOffered] = useState('');
  const [ownWords, setOwnWords] = useState('');
  const [incomplete, setIncomplete] = useState(false);

  function send(event: FormEvent): void {
    event.preventDefault();
    const reason = declineReason(offered, ownWords);
    if (reason === '') setIncomplete(true);
    else onDecline(reason);
  }

  return (
    <Modal show onHide={onClose} centered aria-labelledby={titleId}>
      <form onSubmit={send} noValidate>
        <Modal.Header>
          <Modal.Title as="h2" id={titleId}>
            Decline the booking of {name}?
          </Modal.Title>
        </Modal.Header>
        <Modal.Body className="decline-form">
          <p>The buyer reads your reason, and may book again.</p>
          <Field label="Reason" required={false} error={incomplete ? bookingMoveMessages.declineIncomplete : null}>
            {(control) => (
              <select
                {...control}
                className="form-select"
                value={offered}
                onChange={(event) => setOffered(event.target.value)}
              >
                <option value="">In my own words</option>
                {offeredDeclineReasons.map((reason) => (
                  <option key={reason}>{reason}</option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Own words" required={false}>
            {(control) => (
              <textarea
                {...control}
                className="form-control"
                rows={3}
                maxLength={textLimits.declineReason - longestOffered - 1}
                value={ownWords}
                onChange={(event) => setOwnWords(event.target.value)}
              />
            )}
          </Field>
        </Modal.Body>
        <Modal.Footer>
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn btn-danger">
            Decline
          </button>
        </Modal.Footer>
      </form>
    </Modal>
  );
}
