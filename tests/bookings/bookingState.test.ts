import { expect, test } from 'vitest';
import {
  type BookingMove,
  bookingMoves,
  bookingStates,
  endedStates,
  holdsHour,
  isBookingState,
  mayMoveBooking,
} from '../../src/bookings/bookingState';

const moves = Object.keys(bookingMoves) as BookingMove[];

// tests/rules/grid.ts compares the tables with the rules.
test('each move is possible from a state, and each state is reached by a move', () => {
  expect(moves.filter((move) => !bookingStates.some((state) => mayMoveBooking(move, state)))).toEqual([]);
  expect(bookingStates.filter((state) => !moves.some((move) => bookingMoves[move].to === state))).toEqual([]);
});

test('a booking that is over holds no hour', () => {
  expect(endedStates.length).toBeGreaterThan(0);
  expect(endedStates.filter(holdsHour)).toEqual([]);
});

test.each(['', 'Requested', 'seen', 'toString', '__proto__'])('%j is no state', (text) => {
  expect(isBookingState(text)).toBe(false);
});
