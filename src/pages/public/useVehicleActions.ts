import { useLocation, useNavigate } from 'react-router-dom';
import type { BookingWish } from '../../domain/booking';
import type { Vehicle } from '../../domain/vehicle';
import { vehiclePath } from '../../domain/vehicleAddress';
import type { CardLink } from '../../features/listings/VehicleCard';
import { over } from '../locationUnder';
import { rememberVehicle } from '../queries/useVehicle';
import { useBooking } from './useBooking';

export interface VehicleActions {
  /** Where the vehicle's details are, over the page that is there. */
  readonly linkTo: (vehicle: Vehicle) => CardLink;
  readonly showDetails: (vehicle: Vehicle) => void;
  readonly book: (vehicle: Vehicle, wish?: BookingWish) => void;
  /** The vehicle whose booking is on its way. */
  readonly bookingId: string | null;
}

/** What a visitor can do with a listing: look at the details, and book it (spec 2). */
export function useVehicleActions(): VehicleActions {
  const location = useLocation();
  const navigate = useNavigate();
  const { bookingId, book } = useBooking();

  function linkTo(vehicle: Vehicle): CardLink {
    return { to: vehiclePath(vehicle), state: over(location), onFollow: () => rememberVehicle(vehicle) };
  }

  function showDetails(vehicle: Vehicle): void {
    const { to, state, onFollow } = linkTo(vehicle);
    onFollow();
    void navigate(to, { state });
  }

  return { linkTo, showDetails, book: (vehicle, wish) => void book(vehicle, wish), bookingId };
}
