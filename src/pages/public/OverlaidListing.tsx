import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type VehicleId, vehicleAt } from '../../domain/vehicleAddress';
import { Loading } from '../../ui/Loading';
import { locationUnder } from '../locationUnder';

const VehicleOverlay = lazy(() => import('./VehicleOverlay'));

/** Know More: the vehicle of this address, over the page that it was opened from. It is left as it is gone back from. */
export function OverlaidVehicle() {
  const location = useLocation();
  const overlaid = locationUnder(location) ? vehicleAt(location.pathname) : null;
  const [shown, setShown] = useState<VehicleId | null>(null);
  if (overlaid && (overlaid.id !== shown?.id || overlaid.kind !== shown.kind)) setShown(overlaid);
  if (!shown) return null;
  return (
    <Suspense fallback={<Loading />}>
      <VehicleOverlay vehicleId={shown} open={overlaid !== null} onClosed={() => setShown(null)} />
    </Suspense>
  );
}
