import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../accounts/useSession';
import { nextFrame } from '../../ui/browser/nextFrame';
import { showError } from '../../ui/overlays/dialogs';
import { type Bookable, type BookingWish, noWish } from '../booking';
import type { Outcome } from './bookNow';
import { bookingFailedTexts } from './buttonTexts';

interface Booking {
  /** The id of the listing that is being booked. */
  readonly bookingId: string | null;
  readonly book: (listing: Bookable, wish?: BookingWish) => Promise<void>;
}

/** Books one listing at a time, asks for a login first, and says the result (BOOK-1, BOOK-5, BOOK-6). */
export function useBooking({ again = false } = {}): Booking {
  const { buyer } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [bookingId, setBookingId] = useState<string | null>(null);

  async function book(listing: Bookable, wish = noWish): Promise<void> {
    if (bookingId !== null) return;
    if (buyer) setBookingId(listing.id);
    let outcome: Outcome | null = null;
    try {
      await nextFrame();
      const { bookNow } = await import('./bookNow');
      outcome = await bookNow({ buyer, location, navigate }, { listing, wish, again });
    } catch {
      // Without a connection, its code could not be loaded.
    }
    setBookingId(null);
    await (outcome ? outcome.tell() : showError(bookingFailedTexts[listing.kind]));
  }

  return { bookingId, book };
}
