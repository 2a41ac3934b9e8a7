import type { Seller } from '../../domain/seller';
import type { Vehicle } from '../../domain/vehicle';
import { type HeadingLevel, VehicleCard } from '../../features/listings/VehicleCard';
import type { PhotoTurn } from '../../features/listings/VehiclePhoto';
import { BookButton } from './BookButton';
import type { VehicleActions } from './useVehicleActions';

interface PublicVehicleCardProps {
  readonly vehicle: Vehicle;
  readonly seller: Seller | null | undefined;
  readonly actions: VehicleActions;
  readonly photoTurn?: PhotoTurn;
  readonly headingLevel: HeadingLevel;
}

/** A listing as visitors and buyers see it. */
export function PublicVehicleCard({ vehicle, seller, actions, photoTurn, headingLevel }: PublicVehicleCardProps) {
  return (
    <VehicleCard
      vehicle={vehicle}
      seller={seller}
      {...(photoTurn && { photoTurn })}
      link={actions.linkTo(vehicle)}
      headingLevel={headingLevel}
      actions={
        <>
          <button type="button" className="btn btn-outline-primary" onClick={() => actions.showDetails(vehicle)}>
            Know More
          </button>
          <BookButton vehicle={vehicle} bookingId={actions.bookingId} onBook={actions.book} />
        </>
      }
    />
  );
}
