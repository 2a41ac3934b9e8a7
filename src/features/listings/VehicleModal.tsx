import type { ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import type { Seller } from '../../domain/seller';
import type { VehicleRecord } from '../../domain/vehicle';
import { VehicleDetails } from './VehicleDetails';

interface VehicleModalProps {
  readonly vehicle: VehicleRecord;
  readonly seller: Seller | null | undefined;
  readonly open: boolean;
  readonly actions?: ReactNode;
  readonly sellerLink?: ReactNode;
  readonly onClose: () => void;
  /** The closing has been seen: the vehicle may be forgotten. */
  readonly onClosed: () => void;
}

const titleId = 'vehicle-modal-title';

/** Know More: the details over the list (spec 2). */
export default function VehicleModal({
  vehicle,
  seller,
  open,
  actions,
  sellerLink,
  onClose,
  onClosed,
}: VehicleModalProps) {
  return (
    <Modal
      show={open}
      onHide={onClose}
      onExited={onClosed}
      size="xl"
      fullscreen="md-down"
      scrollable
      aria-labelledby={titleId}
    >
      <Modal.Header>
        <Modal.Title as="h2" id={titleId}>
          {vehicle.name}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <VehicleDetails vehicle={vehicle} seller={seller} actions={actions} sellerLink={sellerLink} />
      </Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          Close
        </button>
      </Modal.Footer>
    </Modal>
  );
}
