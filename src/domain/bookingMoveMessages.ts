import type { BookingMove } from './bookingState';

/** What people read when a booking cannot be moved on (design 2). */

export const moveFailedMessages: Readonly<Record<BookingMove, string>> = {
  accept: 'Could not accept the booking. Please try again.',
  decline: 'Could not decline the booking. Please try again.',
  complete: 'Could not complete the booking. Please try again.',
  cancel: 'Could not cancel the booking. Please try again.',
  bookAgain: 'Could not book the vehicle again. Please try again.',
};

export const bookingMoveMessages = {
  taken: 'That hour is taken: another test drive of this vehicle has been accepted for it.',
  changed: 'This booking has changed. Please look again.',
  downloadCut: 'The file holds the newest 300 bookings of each kind. There are more.',
  downloadFailed: 'Could not download the bookings. Please try again.',
} as const;
