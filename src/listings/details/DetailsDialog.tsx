import { type ReactNode, useEffect } from 'react';
import Modal from 'react-bootstrap/Modal';
import { nextFrame } from '../../ui/browser/nextFrame';
import { Icon } from '../../ui/Icon';
import { controlTexts } from '../../ui/texts';

interface DetailsDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const titleId = 'vehicle-modal-title';

/** Tab does not lead to what is behind, which would scroll. A sheet above the details is a `dialog` in `main`. */
function setPageInert(isInert: boolean): void {
  for (const part of document.querySelectorAll('#root > :not(main), main > :not(dialog)')) {
    part.toggleAttribute('inert', isInert);
  }
}

/** The dialog with a listing's details over a list. It is open for as long as it is mounted. */
export function DetailsDialog({ title, onClose, children }: DetailsDialogProps) {
  useEffect(() => {
    // The browser computes the style of the whole page for it: after the first frame of the details.
    let isOpen = true;
    void nextFrame().then(() => {
      if (isOpen) setPageInert(true);
    });
    return () => {
      isOpen = false;
      setPageInert(false);
    };
  }, []);
  return (
    <Modal
      show
      // Its own animation measures the page twice before the first frame. That of the styles does not (NAV-15).
      animation={false}
      enforceFocus={false}
      onHide={onClose}
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
