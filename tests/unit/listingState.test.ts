import { describe, expect, test } from 'vitest';
import {
  type ListingFlags,
  type ListingState,
  listingState,
  listingStateLabels,
  mayDecide,
  pendingFlags,
  type ReviewDecision,
  reviewDecisions,
} from '../../src/domain/listingState';

describe('the state that the stored flags say', () => {
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
    expect(listingState(pendingFlags)).toBe('pending');
  });
});

describe('what the admin may decide (design 2)', () => {
  test.each<[ReviewDecision, ListingState, boolean]>([
    ['approve', 'pending', true],
    ['approve', 'approved', false],
    ['approve', 'rejected', true],
    ['approve', 'sold', false],
    ['approve', 'withdrawn', false],
    ['reject', 'pending', true],
    ['reject', 'approved', true],
    ['reject', 'rejected', false],
    ['reject', 'sold', false],
    ['reject', 'withdrawn', false],
  ])('to %s a %s listing: %j', (decision, state, allowed) => {
    expect(mayDecide(decision, state)).toBe(allowed);
  });

  test.each<[ReviewDecision, ListingState]>([
    ['approve', 'approved'],
    ['reject', 'rejected'],
  ])('to %s makes it %s (D6)', (decision, state) => {
    expect(listingState({ ...pendingFlags, ...reviewDecisions[decision].writes })).toBe(state);
  });

  test('each decision writes both flags, and nothing else', () => {
    expect(reviewDecisions.approve.writes).toEqual({ approved: true, Reject: false });
    expect(reviewDecisions.reject.writes).toEqual({ approved: false, Reject: true });
  });
});

test('every state has words of its own', () => {
  expect(listingStateLabels).toEqual({
    pending: 'Waiting for approval',
    approved: 'Live',
    rejected: 'Rejected',
    sold: 'Sold',
    withdrawn: 'Withdrawn',
  });
});
