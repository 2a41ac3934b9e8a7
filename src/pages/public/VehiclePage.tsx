import { useParams } from 'react-router-dom';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { useVehicle } from '../queries/useVehicle';
import { VehicleView } from './VehicleView';

/** /cars/{id} and /bikes/{id}: one vehicle, as a page of its own. */
export default function VehiclePage({ kind }: { kind: VehicleKind }) {
  const { id = '' } = useParams();
  const lookup = useVehicle({ kind, id });
  return (
    <div className="container page-section">
      <VehicleView kind={kind} lookup={lookup} place="page" named />
    </div>
  );
}
