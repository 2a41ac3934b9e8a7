import { queryOptions } from '@tanstack/react-query';
import type { ListingKind } from '../listings/kinds';
import { isVisibleAfter, listingMoves } from '../listings/state/listingState';
import { searchWords } from '../listings/stored/searchTokens';
import { cachedItems, changeCachedItems } from '../lists/cachedItems';
import type { PagedQuery } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import type { ListingId } from '../shared/addresses/addresses';
import type { CappedCount } from '../shared/numbers/cappedCount';
import { findReview, listReviews } from './audit.service';
import { countReviewed, findReviewed, listReviewed } from './queue.service';
import {
  type CountedState,
  type Narrowing,
  type QueueName,
  type Review,
  type ReviewedListing,
  type ReviewMove,
  statesTouchedBy,
} from './review';

/** Queries for listings, for the admin. */

const allQueues = ['admin', 'listings'] as const;
const allCounts = ['admin', 'listingCount'] as const;

export function reviewedListings(
  queue: QueueName,
  kind: ListingKind,
  narrowed: Narrowing,
): PagedQuery<ReviewedListing> {
  const { search, from, to, dealer } = narrowed;
  const words = searchWords(search);
  return {
    key: [...allQueues, queue, kind, words.join(' '), from, to, dealer ?? ''],
    load: (cursor) => listReviewed(queue, kind, cursor, narrowed),
  };
}

export function reviewedCount(kind: ListingKind, state: CountedState) {
  return queryOptions<CappedCount>({
    queryKey: [...allCounts, kind, state],
    queryFn: () => countReviewed(state, kind),
  });
}

export function reviewHistory({ kind, id }: Pick<ReviewedListing, 'kind' | 'id'>): PagedQuery<Review> {
  return { key: ['admin', 'history', kind, id], load: (cursor) => listReviews(kind, id, cursor) };
}

/** One decision; null: there is none. Nobody can change it, so it is read once. */
export function reviewById(id: string) {
  return queryOptions({
    queryKey: ['admin', 'review', id],
    queryFn: async () => (await findReview(id)) ?? null,
    staleTime: 'static',
  });
}

/** One listing; null: there is none. */
export function reviewedListing({ kind, id }: ListingId) {
  return queryOptions({
    queryKey: ['admin', 'listing', kind, id],
    queryFn: async () => (await findReviewed(kind, id)) ?? null,
  });
}

/** Replaces a listing in all cached queues; null removes it. */
function put({ id, kind }: ReviewedListing, changed: ReviewedListing | null): void {
  queryClient.setQueryData(reviewedListing({ kind, id }).queryKey, changed);
  changeCachedItems<ReviewedListing>(allQueues, (shown) => (shown.id === id && shown.kind === kind ? changed : shown));
}

/**
 * Updates a listing in the cached queues after a move, where it stays. Removes the public lists that the move has
 * changed, so that they are refetched.
 */
export function rememberMove(move: ReviewMove, listing: ReviewedListing, rejectReason = ''): void {
  const { to: state } = listingMoves[move];
  const visible = isVisibleAfter(move, listing.state);
  put(listing, { ...listing, state, visible, rejectReason, unreviewed: move === 'reopen' });
  for (const touched of statesTouchedBy(move)) {
    void queryClient.invalidateQueries({ queryKey: reviewedCount(listing.kind, touched).queryKey });
  }
}

/**
 * Refetches a listing, so that the next decision is about its current version. If that fails, the cached version stays.
 */
export async function lookAgain(listing: ReviewedListing): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: reviewHistory(listing).key });
  try {
    put(listing, (await findReviewed(listing.kind, listing.id)) ?? null);
  } catch {
    // The rules refuse a decision about a stale version, and the listing is then read again.
  }
}

/** Refetches a dealer's cached listings. */
export function lookAtListingsAgain(sellerId: string): void {
  const shown = cachedItems<ReviewedListing>(allQueues).filter((listing) => listing.sellerId === sellerId);
  const listings = new Map(shown.map((listing) => [`${listing.kind} ${listing.id}`, listing]));
  for (const listing of listings.values()) void lookAgain(listing);
}

export function readReviewedCountsAgain(): void {
  void queryClient.invalidateQueries({ queryKey: allCounts });
}

/** Removes a queue from the cache, so that it is refetched when it is opened. */
export function forgetQueue(queue: QueueName): void {
  queryClient.removeQueries({ queryKey: [...allQueues, queue] });
  queryClient.removeQueries({ queryKey: ['admin', 'listing'] });
}
