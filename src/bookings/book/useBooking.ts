import { useNavigate } from 'react-router-dom';
import { useSession } from '../../accounts/useSession';
import { useAction } from '../../lists/useAction';
import type { RecordId } from '../../shared/valueTypes';
import { nextFrame } from '../../ui/browser/nextFrame';
import { type Bookable, type BookingWish, noWish } from '../booking';
import type { Outcome } from './bookNow';
import { bookingFailedTexts } from './buttonTexts';

interface Asked {
  readonly listing: Bookable;
  readonly wish: BookingWish;
}

interface Booking {
  /** Whether the listing with this id is being booked. */
  readonly isBooking: (id: RecordId<'listing'>) => boolean;
  readonly book: (listing: Bookable, wish?: BookingWish) => Promise<boolean>;
}

/** Books listings, after a login, and shows the result (BOOK-1, BOOK-5, BOOK-6). */
export function useBooking({ again = false } = {}): Booking {
  const { buyer } = useSession();
  const navigate = useNavigate();
  const { run, busyIds } = useAction<Asked, Outcome>({
    send: async (asked) => {
      await nextFrame();
      const { bookNow } = await import('./bookNow');
      return bookNow({ buyer, navigate }, { ...asked, again });
    },
    onDone: (outcome) => outcome.tell(),
    // Without a connection, its code could not be loaded.
    failures: ({ listing: { kind } }) => ({ otherwise: bookingFailedTexts[kind] }),
    idOf: ({ listing }) => listing.id,
  });

  return {
    // A visitor is asked for a login: nothing is booked.
    isBooking: (id) => buyer !== null && busyIds.includes(id),
    book: (listing, wish = noWish) => run({ listing, wish }),
  };
}
