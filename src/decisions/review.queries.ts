import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ListingKind } from '../listings/kinds';
import { isVisibleAfter, listingMoves } from '../listings/state/listingState';
import { searchWords } from '../listings/stored/searchTokens';
import { changeCachedItems } from '../lists/cachedItems';
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

const allQueues: QueryKey = ['adminLists', 'listings'];

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
    queryKey: ['admin', 'listingCount', kind, state],
    queryFn: () => countReviewed(state, kind),
  });
}

export function reviewHistory({ kind, id }: Pick<ReviewedListing, 'kind' | 'id'>): PagedQuery<Review> {
  return { key: ['admin', 'history', kind, id], load: (cursor) => listReviews(kind, id, cursor) };
}

/** One decision; null: there is none. Nobody can change it, so it is read once. */
export function reviewById(id: string) {
  return queryOptions({
    queryKey: ['fixed', 'review', id],
    queryFn: async () => (await findReview(id)) ?? null,
    staleTime: 'static',
  });
}

/** One listing; null: there is none. */
export function reviewedListing({ kind, id }: ListingId) {
  return queryOptions({
    queryKey: ['adminLists', 'listing', kind, id],
    queryFn: async () => (await findReviewed(kind, id)) ?? null,
  });
}

/** Replaces a listing in all cached queues; null removes it. */
function put({ id, kind }: ReviewedListing, changed: ReviewedListing | null): void {
  queryClient.setQueryData(reviewedListing({ kind, id }).queryKey, changed);
  changeCachedItems<ReviewedListing>(allQueues, (shown) => (shown.id === id && shown.kind === kind ? changed : shown));
}

/** Shows the move at once: the listing stays in its queue, and cannot be decided again if it cannot be refetched. */
export function showMove(move: ReviewMove, listing: ReviewedListing, rejectReason = ''): void {
  const { to: state } = listingMoves[move];
  const visible = isVisibleAfter(move, listing.state);
  put(listing, { ...listing, state, visible, rejectReason, unreviewed: move === 'reopen' });
}

/** What a move makes stale. The admin makes many, so they refetch no other answers. */
export function moveKeys(move: ReviewMove, listing: ReviewedListing): readonly QueryKey[] {
  const counts = statesTouchedBy(move).map((state) => reviewedCount(listing.kind, state).queryKey);
  return [['market'], reviewHistory(listing).key, ...counts];
}

/**
 * Refetches a listing, so that the next decision is about its current version. It stays in its queue. If that fails, the
 * cached version stays.
 */
export async function lookAgain(listing: ReviewedListing): Promise<void> {
  try {
    put(listing, (await findReviewed(listing.kind, listing.id)) ?? null);
  } catch {
    // The rules refuse a decision about a stale version, and the listing is then read again.
  }
}
