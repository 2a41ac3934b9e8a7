import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Vehicle } from '../../domain/vehicle';
import { BookChoices } from '../../features/bookings/BookChoices';
import { useDetailsModal } from '../useDetailsModal';
import { BookButton } from './BookButton';
import { useBooking } from './useBooking';

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
  const { bookingId, book } = useBooking({ beforeLogin: () => details.close() });
  const details = useDetailsModal({
    actions: (vehicle) => (
      <BookChoices
        atOnce={<BookButton vehicle={vehicle} bookingId={bookingId} onBook={(chosen) => void book(chosen)} />}
        submit="Book with this test drive"
        busy={bookingId === vehicle.id}
        onBook={(wish) => void book(vehicle, wish)}
      />
    ),
    sellerLink: ({ sellerId }, close) => (
      <Link to={`/dealers/${sellerId}`} onClick={close}>
        See all vehicles of this dealer
      </Link>
    ),
  });
  return { showDetails: details.show, book: (vehicle) => void book(vehicle), bookingId, modal: details.modal };
}
