import type { ReactNode } from 'react';
import type { Seller } from '../../domain/seller';
import type { VehicleRecord } from '../../domain/vehicle';
import { DetailsDialog } from './DetailsDialog';
import { VehicleDetails } from './VehicleDetails';

interface VehicleModalProps {
  readonly vehicle: VehicleRecord;
  readonly seller: Seller | null | undefined;
  readonly open: boolean;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  /** The closing has been seen: the vehicle may be forgotten. */
  readonly onClosed: () => void;
}

/** Know More where a listing has no public address (yet): for its dealer, and for the admin. */
export default function VehicleModal({ vehicle, seller, open, actions, onClose, onClosed }: VehicleModalProps) {
  return (
    <DetailsDialog title={vehicle.name} open={open} onClose={onClose} onClosed={onClosed}>
      <VehicleDetails vehicle={vehicle} seller={seller} actions={actions} />
    </DetailsDialog>
  );
}
