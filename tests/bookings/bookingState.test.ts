import { expect, test } from 'vitest';
import {
  type BookingMove,
  type BookingState,
  bookingMoves,
  bookingStateLabels,
  bookingStates,
  isBookingState,
  mayMoveBooking,
} from '../../src/domain/bookingState';

/** The design's table, cell by cell: from each state, who may move it where. */
const designed: Readonly<Record<BookingState, readonly string[]>> = {
  requested: ['seller → accepted', 'seller → declined', 'buyer → cancelled'],
  accepted: ['seller → declined', 'seller → completed', 'buyer → cancelled'],
  declined: ['buyer → requested'],
  cancelled: ['buyer → requested'],
  completed: [],
};

test.each(bookingStates)('from %s: what the design says, and nothing else', (state) => {
  const moves = (Object.keys(bookingMoves) as BookingMove[]).filter((move) => mayMoveBooking(move, state));
  const found = moves.map((move) => `${bookingMoves[move].by} → ${bookingMoves[move].to}`);
  expect(found.toSorted()).toEqual(designed[state].toSorted());
});

test('every state has a name, and stands once in their order', () => {
  expect(bookingStates.toSorted()).toEqual(Object.keys(bookingStateLabels).toSorted());
});

test.each(['', 'Requested', 'seen', 'toString', '__proto__'])('%j is no state', (text) => {
  expect(isBookingState(text)).toBe(false);
});
