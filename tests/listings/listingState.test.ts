import { describe, expect, test } from 'vitest';
import {
  type ListingFlags,
  type ListingMove,
  type ListingState,
  listingMoves,
  listingState,
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

describe('who may move a listing from which state to which (LIST-7)', () => {
  const table: Readonly<Record<ListingMove, string>> = {
    approve: 'admin: pending, rejected → approved',
    reject: 'admin: pending, approved, sold, withdrawn, suspended → rejected',
    requeue: 'admin: approved, rejected → pending',
    acknowledge: 'admin: approved → approved',
    reopen: 'admin: approved → approved',
    edit: 'owner: pending, approved, rejected → pending',
    price: 'owner: approved → approved',
    liveEdit: 'owner: approved → approved',
    withdraw: 'owner: pending, approved, rejected → withdrawn',
    sell: 'owner: approved → sold',
    putBack: 'owner: sold, withdrawn → pending',
    suspend: 'suspension: approved → suspended',
    restore: 'suspension: suspended → approved',
  };

  test.each(Object.keys(listingMoves) as ListingMove[])('%s', (move) => {
    const { by, from, to } = listingMoves[move];
    expect(`${by}: ${from.join(', ')} → ${to}`).toBe(table[move]);
    for (const state of Object.keys(stateFlags) as ListingState[]) {
      expect(mayMove(move, state)).toBe(from.some((known) => known === state));
    }
  });

  test.each(Object.keys(stateFlags) as ListingState[])('%s is read from its own stored flags', (state) => {
    expect(listingState(stateFlags[state])).toBe(state);
  });
});

test('every state has a label of its own', () => {
  expect(listingStateLabels).toEqual({
    pending: 'Waiting for approval',
    approved: 'Live',
    rejected: 'Rejected',
    sold: 'Sold',
    withdrawn: 'Withdrawn',
    suspended: 'Put aside',
  });
});
