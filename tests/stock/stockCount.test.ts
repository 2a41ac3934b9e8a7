import { describe, expect, test } from 'vitest';
import {
  type ListingMove,
  type ListingState,
  listingMoves,
  listingStates,
  mayMove,
} from '../../src/listings/state/listingState';
import { stockLimits } from '../../src/shared/limits';
import { exceededLimit, stockChangeBy, stockChangeOfNew } from '../../src/stock/stockCount';

describe('how a move changes the count', () => {
  test('a new listing waits, and is one more', () => {
    expect(stockChangeOfNew).toEqual({ waiting: 1, all: 1 });
  });

  const changes: readonly [ListingMove, ListingState, boolean, number, number][] = [
    ['approve', 'pending', false, -1, 0],
    ['approve', 'rejected', false, 0, 0],
    ['reject', 'pending', false, -1, 0],
    ['reject', 'approved', true, 0, 0],
    ['reject', 'sold', true, 0, 1],
    ['reject', 'withdrawn', true, 0, 1],
    ['reject', 'withdrawn', false, 0, 0],
    ['reject', 'suspended', false, 0, 0],
    ['requeue', 'approved', true, 1, 0],
    ['requeue', 'rejected', false, 1, 0],
    ['acknowledge', 'approved', true, 0, 0],
    ['reopen', 'approved', true, 0, 0],
    ['edit', 'pending', false, 0, 0],
    ['edit', 'approved', true, 1, 0],
    ['edit', 'rejected', false, 1, 0],
    ['price', 'approved', true, 0, 0],
    ['liveEdit', 'approved', true, 0, 0],
    ['withdraw', 'pending', false, -1, 0],
    ['withdraw', 'approved', true, 0, -1],
    ['withdraw', 'rejected', false, 0, 0],
    ['sell', 'approved', true, 0, -1],
    ['putBack', 'sold', true, 1, 1],
    ['putBack', 'sold', false, 1, 0],
    ['putBack', 'withdrawn', true, 1, 1],
    ['putBack', 'withdrawn', false, 1, 0],
    ['suspend', 'approved', true, 0, 0],
    ['restore', 'suspended', false, 0, 0],
  ];

  test.each(changes)('%s, from %s (visible: %j): waiting %i, all %i', (move, state, visible, waiting, all) => {
    expect(stockChangeBy(move, { state, visible })).toEqual({ waiting, all });
  });

  test('the table has every move from every state', () => {
    for (const move of Object.keys(listingMoves) as ListingMove[]) {
      const tried = changes.filter(([name]) => name === move).map(([, state]) => state);
      expect(new Set(tried)).toEqual(new Set(listingStates.filter((state) => mayMove(move, state))));
    }
  });
});

describe('a limit', () => {
  const { waiting, all } = stockLimits;
  const more = { waiting: 1, all: 1 };

  test('can be reached, but not passed', () => {
    expect(exceededLimit({ waiting: waiting - 1, all: all - 1 }, more)).toBeNull();
    expect(exceededLimit({ waiting, all: 0 }, more)).toBe('waitingLimit');
    expect(exceededLimit({ waiting: 0, all }, more)).toBe('stockLimit');
  });

  test('is not passed by a change that adds nothing, even over the limit', () => {
    expect(exceededLimit({ waiting: waiting + 5, all: all + 5 }, { waiting: 0, all: 0 })).toBeNull();
    expect(exceededLimit({ waiting: waiting + 5, all: 0 }, { waiting: -1, all: 1 })).toBeNull();
    expect(exceededLimit({ waiting: 0, all: all + 5 }, { waiting: 1, all: 0 })).toBeNull();
  });
});
