import { expect, test } from 'vitest';
import {
  type BookingMove,
  type BookingState,
  bookingMoves,
  bookingStates,
  isBookingState,
  mayMoveBooking,
} from '../../src/bookings/bookingState';
import { bookingStateLabels } from '../../src/bookings/texts';

/** For each state: who may move a booking to which state (BOOK-7). */
const designed: Readonly<Record<BookingState, readonly string[]>> = {
  requested: ['dealer → accepted', 'dealer → declined', 'dealer → proposed', 'buyer → cancelled', 'buyer → requested'],
  proposed: ['buyer → accepted', 'dealer → declined', 'dealer → proposed', 'buyer → cancelled', 'buyer → requested'],
  accepted: ['dealer → declined', 'dealer → completed', 'dealer → proposed', 'buyer → cancelled', 'buyer → requested'],
  declined: ['buyer → requested'],
  cancelled: ['buyer → requested'],
  completed: [],
};

test.each(bookingStates)('from %s: exactly the moves of the table', (state) => {
  const moves = (Object.keys(bookingMoves) as BookingMove[]).filter((move) => mayMoveBooking(move, state));
  const found = moves.map((move) => `${bookingMoves[move].by} → ${bookingMoves[move].to}`);
  expect(found.toSorted()).toEqual(designed[state].toSorted());
});

test('every state has a label, and is in the order once', () => {
  expect(bookingStates.toSorted()).toEqual(Object.keys(bookingStateLabels).toSorted());
});

test.each(['', 'Requested', 'seen', 'toString', '__proto__'])('%j is no state', (text) => {
  expect(isBookingState(text)).toBe(false);
});
