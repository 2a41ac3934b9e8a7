import type { ListingKind } from '../../listings/kinds';
import type { OpenState } from '../bookingState';

/** The texts of the button that books. They are part of the first view; texts.ts has those that come later. */
export const buttonTexts = {
  book: 'Book Now',
  busy: 'Booking...',
  /** In place of the button. It leads to the booking. */
  booked: {
    requested: 'Requested · see booking',
    proposed: 'Time proposed · see booking',
    accepted: 'Accepted · see booking',
  } satisfies Readonly<Record<OpenState, string>>,
} as const;

/** Said when a booking fails (BOOK-6). */
export const bookingFailedTexts: Readonly<Record<ListingKind, string>> = {
  car: 'Could not book the car. Please try again.',
  bike: 'Could not book the bike. Please try again.',
};

/** Beside the links to My Bookings. */
export const newsTexts = {
  countOf: (count: number) => (count === 1 ? 'booking has news' : 'bookings have news'),
} as const;
