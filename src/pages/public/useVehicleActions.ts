import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAppError } from '../../domain/appError';
import { vehicleMessages } from '../../domain/messages';
import type { Vehicle } from '../../domain/vehicle';
import { vehicleAt, vehiclePath } from '../../domain/vehicleAddress';
import type { CardLink } from '../../features/listings/VehicleCard';
import { forgetBuyer } from '../../services/session';
import { showError, showSuccess, showWarning } from '../../ui/dialogs';
import { locationUnder, over } from '../locationUnder';
import { returningTo } from '../loginReturn';
import { queryClient } from '../queries/queryClient';
import { queryKeys } from '../queries/queryKeys';
import { rememberVehicle } from '../queries/useVehicle';
import { useSession } from '../session/useSession';

export interface VehicleActions {
  /** Where the vehicle's details are, over the page that is there. */
  readonly linkTo: (vehicle: Vehicle) => CardLink;
  readonly showDetails: (vehicle: Vehicle) => void;
  readonly book: (vehicle: Vehicle) => void;
  /** The vehicle whose booking is on its way. */
  readonly bookingId: string | null;
}

/** What a visitor can do with a listing: look at the details, and book it (spec 2). */
export function useVehicleActions(): VehicleActions {
  const { buyer } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [bookingId, setBookingId] = useState<string | null>(null);

  function linkTo(vehicle: Vehicle): CardLink {
    return { to: vehiclePath(vehicle), state: over(location), onFollow: () => rememberVehicle(vehicle) };
  }

  function showDetails(vehicle: Vehicle): void {
    const { to, state, onFollow } = linkTo(vehicle);
    onFollow();
    void navigate(to, { state });
  }

  async function askForLogin(vehicle: Vehicle): Promise<void> {
    await showWarning('Login needed', vehicleMessages[vehicle.kind].bookingNeedsLogin);
    const { pathname } = location;
    await navigate('/login', {
      // Back from there leads to the list, not to what was shown over it.
      replace: locationUnder(location) !== null,
      ...(vehicleAt(pathname) && { state: returningTo(pathname) }),
    });
  }

  async function explainFailure(vehicle: Vehicle, error: unknown): Promise<void> {
    const messages = vehicleMessages[vehicle.kind];
    if (isAppError(error, 'signedOut')) {
      forgetBuyer();
      await askForLogin(vehicle);
    } else if (isAppError(error, 'exists')) {
      await showWarning('Already booked', messages.alreadyBooked);
    } else {
      await showError(messages.bookingFailed);
    }
  }

  async function book(vehicle: Vehicle): Promise<void> {
    if (bookingId !== null) return;
    if (!buyer) {
      await askForLogin(vehicle);
      return;
    }
    setBookingId(vehicle.id);
    try {
      const { bookVehicle } = await import('../../services/bookings');
      await bookVehicle(buyer.userId, vehicle);
      await queryClient.invalidateQueries({ queryKey: queryKeys.bookingsOfUser(buyer.userId) });
    } catch (error) {
      setBookingId(null);
      await explainFailure(vehicle, error);
      return;
    }
    setBookingId(null);
    await showSuccess(vehicleMessages[vehicle.kind].booked);
  }

  return { linkTo, showDetails, book: (vehicle) => void book(vehicle), bookingId };
}
