import type { ReactNode } from 'react';
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

/** The dialog with a listing's details over a list. */
export function DetailsDialog({ title, open, onClose, onClosed, children }: DetailsDialogProps) {
  return (
    <Modal
      show={open}
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
