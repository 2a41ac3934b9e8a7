import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { VehicleId } from '../../domain/vehicleAddress';
import { vehicleKinds } from '../../domain/vehicleKinds';
import { DetailsDialog } from '../../features/listings/DetailsDialog';
import { useVehicle } from '../queries/useVehicle';
import { VehicleView } from './VehicleView';

interface VehicleOverlayProps {
  readonly vehicleId: VehicleId;
  readonly open: boolean;
  readonly onClosed: () => void;
}

/** Goes back, once for each address, while there is something to close: whoever clicks twice goes back once. */
function useBack(open: boolean): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef('');
  return () => {
    if (!open || left.current === key) return;
    left.current = key;
    void navigate(-1);
  };
}

/** A vehicle's details over a list (spec 2), at the vehicle's address: closing them is going back. */
export default function VehicleOverlay({ vehicleId, open, onClosed }: VehicleOverlayProps) {
  const lookup = useVehicle(vehicleId);
  const back = useBack(open);
  const { noun } = vehicleKinds[vehicleId.kind];
  const title = lookup.state === 'ready' ? lookup.vehicle.name : `Used ${noun}`;
  return (
    <DetailsDialog title={title} open={open} onClose={back} onClosed={onClosed}>
      <VehicleView kind={vehicleId.kind} lookup={lookup} place="overlay" named={open} />
    </DetailsDialog>
  );
}
