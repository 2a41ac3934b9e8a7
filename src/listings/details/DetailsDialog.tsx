import { type ReactNode, useEffect } from 'react';
import Modal from 'react-bootstrap/Modal';
import { Icon } from '../../ui/Icon';
import { controlTexts } from '../../ui/texts';

interface DetailsDialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after the closing animation: the content may be removed now. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

const titleId = 'vehicle-modal-title';

/** Tab does not lead to what is behind, which would scroll. A sheet above the details is a `dialog` in `main`. */
function setPageInert(isInert: boolean): void {
  for (const part of document.querySelectorAll('#root > :not(main), main > :not(dialog)')) {
    part.toggleAttribute('inert', isInert);
  }
}

/** The dialog with a listing's details over a list. */
export function DetailsDialog({ title, open, onClose, onClosed, children }: DetailsDialogProps) {
  useEffect(() => (open ? () => setPageInert(false) : undefined), [open]);
  return (
    <Modal
      show={open}
      onShow={() => setPageInert(true)}
      enforceFocus={false}
      onHide={onClose}
      onExited={onClosed}
      size="xl"
      fullscreen="lg-down"
      scrollable
      aria-labelledby={titleId}
    >
      <Modal.Header>
        <Modal.Title as="h2" id={titleId}>
          {title}
        </Modal.Title>
        <button type="button" className="btn btn-icon" onClick={onClose}>
          <Icon name="x" size={24} />
          <span className="visually-hidden">{controlTexts.close}</span>
        </button>
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
    </Modal>
  );
}
