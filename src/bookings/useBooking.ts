import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { because, returningTo } from '../accounts/loginReturn';
import { forgetBuyer } from '../accounts/sessionStore';
import { loginTexts } from '../accounts/texts';
import { useSession } from '../accounts/useSession';
import { readPublicDealerAgain } from '../dealers/dealers.queries';
import { listingAt, paths } from '../shared/addresses';
import { isAppError, TooSoonError } from '../shared/appError';
import { showError, showSuccess, showWarning } from '../ui/dialogs';
import { locationUnder } from '../ui/locationUnder';
import { type Bookable, type BookingWish, noWish } from './booking';
import { bookingTexts, kindBookingTexts } from './texts';

interface BookingOptions {
  /** The buyer books again. A refusal then means that the listing is no longer for sale. */
  readonly again?: boolean;
}

interface Booking {
  /** The id of the listing that is being booked. */
  readonly bookingId: string | null;
  readonly book: (listing: Bookable, wish?: BookingWish) => Promise<void>;
}

/** Books one listing at a time, asks for a login first, and says the result (BOOK-1, BOOK-5, BOOK-6). */
export function useBooking({ again = false }: BookingOptions = {}): Booking {
  const { buyer } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [bookingId, setBookingId] = useState<string | null>(null);

  async function askForLogin({ kind, name }: Bookable): Promise<void> {
    await showWarning(loginTexts.needed, kindBookingTexts[kind].bookingNeedsLogin);
    const { pathname } = location;
    await navigate(paths.buyerLogin, {
      // Back from the login leads to the list, not to the listing that was shown over it.
      replace: locationUnder(location) !== null,
      state: because(bookingTexts.whyLogin(name), listingAt(pathname) ? returningTo(pathname) : {}),
    });
  }

  async function explainFailure(listing: Bookable, error: unknown): Promise<void> {
    const messages = kindBookingTexts[listing.kind];
    if (isAppError(error, 'signedOut')) {
      forgetBuyer();
      await askForLogin(listing);
    } else if (isAppError(error, 'exists')) {
      await showWarning(bookingTexts.alreadyBookedTitle, messages.alreadyBooked);
    } else if (error instanceof TooSoonError) {
      const { bookAgainText } = await import('./bookAgain');
      await showWarning(bookingTexts.notYetTitle, bookAgainText(listing.kind, error.from));
    } else if (isAppError(error, 'sameId')) {
      await showError(messages.sameIdBooked);
    } else if (isAppError(error, 'invalid')) {
      await showWarning(bookingTexts.hourHasPassedTitle, bookingTexts.hourHasPassed);
    } else if (isAppError(error, 'missing') || (again && isAppError(error, 'denied'))) {
      // The dealer may be gone, too.
      readPublicDealerAgain(listing.sellerId);
      await showError(bookingTexts.noLongerForSale);
    } else {
      await showError(messages.bookingFailed);
    }
  }

  async function book(listing: Bookable, wish = noWish): Promise<void> {
    if (bookingId !== null) return;
    if (!buyer) {
      await askForLogin(listing);
      return;
    }
    setBookingId(listing.id);
    try {
      const [{ bookListing }, { readBookingsOfBuyerAgain }] = await Promise.all([
        import('./bookings.service'),
        import('./bookings.queries'),
      ]);
      await bookListing(buyer.userId, listing, wish);
      await readBookingsOfBuyerAgain(buyer.userId);
    } catch (error) {
      setBookingId(null);
      await explainFailure(listing, error);
      return;
    }
    setBookingId(null);
    await showSuccess(kindBookingTexts[listing.kind].booked);
  }

  return { bookingId, book };
}
