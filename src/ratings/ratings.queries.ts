import { queryOptions } from '@tanstack/react-query';
import type { PagedQuery } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import { bookingsAge } from '../shared/limits';
import type { Opinion, RatedBooking, Rating } from './rating';
import { readRatingSum } from './ratingSum.service';
import { listRatings, listUnanswered, readRating } from './ratings.service';

const shown = 'ratings';
const sums = 'ratingSum';

export function shownRatings(sellerId: string): PagedQuery<Rating> {
  return { key: [shown, sellerId], load: (cursor) => listRatings(sellerId, cursor) };
}

export function ratingSum(sellerId: string) {
  return queryOptions({ queryKey: [sums, sellerId], queryFn: () => readRatingSum(sellerId) });
}

/** null: the booking has none. */
export function ownRating({ id, userId }: Pick<RatedBooking, 'id' | 'userId'>) {
  return queryOptions({ queryKey: ['ownRating', id], queryFn: () => readRating(userId, id) });
}

export function unansweredRatings(sellerId: string) {
  return queryOptions({
    queryKey: ['unanswered', sellerId],
    queryFn: () => listUnanswered(sellerId),
    staleTime: bookingsAge,
  });
}

/** Removes what visitors see of a dealer's ratings, so that it is read again. */
export function forgetRatings(sellerId: string): void {
  queryClient.removeQueries({ queryKey: [shown, sellerId] });
  void queryClient.invalidateQueries({ queryKey: [sums, sellerId] });
}

/** Call it after the rating was sent. An earlier request may be answered later, without the rating. */
export async function rememberRating(booking: RatedBooking, opinion: Opinion): Promise<void> {
  const blank = { at: new Date(), answer: '', answeredAt: null, hidden: null, lastReview: '' } as const;
  const { queryKey } = ownRating(booking);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, { ...booking, ...opinion, ...blank });
  forgetRatings(booking.sellerId);
}

/** After it was answered, here or in another tab. */
export async function rememberAnswered({ id, sellerId }: Rating): Promise<void> {
  const { queryKey } = unansweredRatings(sellerId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (ratings) => ratings?.filter((rating) => rating.id !== id));
  forgetRatings(sellerId);
}
