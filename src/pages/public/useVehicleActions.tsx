import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isAppError } from '../../domain/appError';
import { vehicleMessages } from '../../domain/messages';
import type { Vehicle } from '../../domain/vehicle';
import { forgetBuyer } from '../../services/session';
import { showError, showSuccess, showWarning } from '../../ui/dialogs';
import { queryClient } from '../queries/queryClient';
import { queryKeys } from '../queries/queryKeys';
import { useSession } from '../session/useSession';
import { useDetailsModal } from '../useDetailsModal';
import { BookButton } from './BookButton';

export interface VehicleActions {
  readonly showDetails: (vehicle: Vehicle) => void;
  readonly book: (vehicle: Vehicle) => void;
  /** The vehicle whose booking is on its way. */
  readonly bookingId: string | null;
  /** The details view; belongs somewhere on the page. */
  readonly modal: ReactNode;
}

/** What a visitor can do with a listing: look at the details, and book it (spec 2). */
export function useVehicleActions(): VehicleActions {
  const { buyer } = useSession();
  const navigate = useNavigate();
  const [bookingId, setBookingId] = useState<string | null>(null);
  const details = useDetailsModal({
    actions: (vehicle) => <BookButton vehicle={vehicle} bookingId={bookingId} onBook={(chosen) => void book(chosen)} />,
    sellerLink: ({ sellerId }, close) => (
      <Link to={`/dealers/${sellerId}`} onClick={close}>
        See all vehicles of this dealer
      </Link>
    ),
  });

  async function askForLogin(vehicle: Vehicle): Promise<void> {
    await showWarning('Login needed', vehicleMessages[vehicle.kind].bookingNeedsLogin);
    details.close();
    await navigate('/login');
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

  return { showDetails: details.show, book: (vehicle) => void book(vehicle), bookingId, modal: details.modal };
}
