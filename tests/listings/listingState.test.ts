import { describe, expect, test } from 'vitest';
import {
  type ListingFlags,
  type ListingMove,
  type ListingState,
  listingMoves,
  listingState,
  listingStates,
  mayMove,
  stateFlags,
} from '../../src/listings/state/listingState';
import { listingStateLabels } from '../../src/listings/state/stateTexts';

describe('the state in the stored flags', () => {
  test.each<[ListingState, boolean, boolean, ListingFlags['closed']]>([
    ['pending', false, false, ''],
    ['approved', true, false, ''],
    ['rejected', false, true, ''],
    ['approved', true, true, ''],
    ['sold', false, false, 'sold'],
    ['sold', true, false, 'sold'],
    ['sold', false, true, 'sold'],
    ['withdrawn', false, false, 'withdrawn'],
    ['withdrawn', true, true, 'withdrawn'],
  ])('%s: approved %j, Reject %j, closed %j', (state, approved, Reject, closed) => {
    expect(listingState({ approved, Reject, closed })).toBe(state);
  });

  test('a new listing is pending', () => {
    expect(listingState(stateFlags.pending)).toBe('pending');
  });
});

// tests/rules/grid.ts compares the tables with the rules.
test('each move is possible from a state, and each state is reached by a move (LIST-7)', () => {
  const moves = Object.keys(listingMoves) as ListingMove[];
  expect(moves.filter((move) => !listingStates.some((state) => mayMove(move, state)))).toEqual([]);
  expect(listingStates.filter((state) => !moves.some((move) => listingMoves[move].to === state))).toEqual([]);
});

test.each(listingStates)('%s is read from its own stored flags', (state) => {
  expect(listingState(stateFlags[state])).toBe(state);
});

test('every state has a label of its own', () => {
  expect(new Set(Object.values(listingStateLabels)).size).toBe(listingStates.length);
});
