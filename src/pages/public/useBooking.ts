import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAppError } from '../../domain/appError';
import { type Bookable, type BookingWish, noWish } from '../../domain/booking';
import { bookingMessages, vehicleMessages } from '../../domain/messages';
import { vehicleAt } from '../../domain/vehicleAddress';
import { forgetBuyer } from '../../services/session';
import { showError, showSuccess, showWarning } from '../../ui/dialogs';
import { locationUnder } from '../locationUnder';
import { returningTo } from '../loginReturn';
import { queryClient } from '../queries/queryClient';
import { queryKeys } from '../queries/queryKeys';
import { useSession } from '../session/useSession';

interface BookingOptions {
  /** It was booked once before, and ended: a refusal means that it is gone by now. */
  readonly again?: boolean;
}

interface Booking {
  /** The vehicle whose booking is on its way. */
  readonly bookingId: string | null;
  readonly book: (vehicle: Bookable, wish?: BookingWish) => Promise<void>;
}

/** Books one vehicle at a time, after a login, and says how it went (spec 8). */
export function useBooking({ again = false }: BookingOptions = {}): Booking {
  const { buyer } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [bookingId, setBookingId] = useState<string | null>(null);

  async function askForLogin({ kind }: Bookable): Promise<void> {
    await showWarning('Login needed', vehicleMessages[kind].bookingNeedsLogin);
    const { pathname } = location;
    await navigate('/login', {
      // Back from there leads to the list, not to what was shown over it.
      replace: locationUnder(location) !== null,
      ...(vehicleAt(pathname) && { state: returningTo(pathname) }),
    });
  }

  async function explainFailure(vehicle: Bookable, error: unknown): Promise<void> {
    const messages = vehicleMessages[vehicle.kind];
    if (isAppError(error, 'signedOut')) {
      forgetBuyer();
      await askForLogin(vehicle);
    } else if (isAppError(error, 'exists')) {
      await showWarning('Already booked', messages.alreadyBooked);
    } else if (isAppError(error, 'invalid')) {
      await showWarning('Choose another hour', bookingMessages.hourHasPassed);
    } else if (again && (isAppError(error, 'denied') || isAppError(error, 'missing'))) {
      await showError(bookingMessages.noLongerForSale);
    } else {
      await showError(messages.bookingFailed);
    }
  }

  async function book(vehicle: Bookable, wish = noWish): Promise<void> {
    if (bookingId !== null) return;
    if (!buyer) {
      await askForLogin(vehicle);
      return;
    }
    setBookingId(vehicle.id);
    try {
      const { bookVehicle } = await import('../../services/bookings');
      await bookVehicle(buyer.userId, vehicle, wish);
      await queryClient.invalidateQueries({ queryKey: queryKeys.bookingsOfUser(buyer.userId) });
    } catch (error) {
      setBookingId(null);
      await explainFailure(vehicle, error);
      return;
    }
    setBookingId(null);
    await showSuccess(vehicleMessages[vehicle.kind].booked);
  }

  return { bookingId, book };
}
