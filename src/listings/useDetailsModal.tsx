import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Seller } from '../domain/seller';
import type { Vehicle } from '../domain/vehicle';
import { Loading } from '../ui/Loading';
import { useSellersOf } from './queries/useSellersOf';

const VehicleModal = lazy(() => import('../features/listings/VehicleModal'));

interface DetailsModalOptions {
  readonly actions?: (vehicle: Vehicle) => ReactNode;
}

interface DetailsModal {
  readonly show: (vehicle: Vehicle) => void;
  readonly close: () => void;
  /** The details view; belongs somewhere on the page. */
  readonly modal: ReactNode;
}

/** Know More for dealers and the admin: one listing's details over the list, with its dealer. */
export function useDetailsModal({ actions }: DetailsModalOptions = {}): DetailsModal {
  const [vehicle, setVehicle] = useState<Vehicle | null>(null);
  const [open, setOpen] = useState(false);
  const sellerOf = useSellersOf(vehicle ? [vehicle] : []);
  const close = () => setOpen(false);
  const seller: Seller | null | undefined = vehicle && sellerOf(vehicle.sellerId);

  const modal = vehicle && (
    <Suspense fallback={<Loading />}>
      <VehicleModal
        vehicle={vehicle}
        seller={seller}
        open={open}
        onClose={close}
        onClosed={() => setVehicle(null)}
        actions={actions?.(vehicle)}
      />
    </Suspense>
  );

  return {
    show: (shown) => {
      setVehicle(shown);
      setOpen(true);
    },
    close,
    modal,
  };
}
