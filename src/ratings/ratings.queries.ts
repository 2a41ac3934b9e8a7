import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { PagedQuery } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import { bookingsAge } from '../shared/limits';
import type { Uid } from '../shared/valueTypes';
import { isEmailConfirmed } from './raterEmail.service';
import { type Opinion, type RatedBooking, type Rating, ratingId } from './rating';
import { readRatingSum } from './ratingSum.service';
import { findRating, listRatings, listUnanswered } from './ratings.service';

export function shownRatings(sellerId: Uid): PagedQuery<Rating> {
  return { key: ['market', 'ratings', sellerId], load: (cursor) => listRatings(sellerId, cursor) };
}

export function ratingSum(sellerId: Uid) {
  return queryOptions({ queryKey: ['market', 'ratingSum', sellerId], queryFn: () => readRatingSum(sellerId) });
}

/** The buyer's rating of the dealer; null: there is none. */
export function ownRating(booking: Pick<RatedBooking, 'sellerId' | 'userId'>) {
  const id = ratingId(booking);
  const { userId } = booking;
  return queryOptions({
    queryKey: ['buyer', 'rating', id],
    queryFn: async () => (await findRating(userId, id)) ?? null,
  });
}

/** Whether the buyer has confirmed the e-mail address. */
export function raterEmail(userId: Uid) {
  return queryOptions({ queryKey: ['buyer', 'raterEmail', userId], queryFn: () => isEmailConfirmed(userId) });
}

export function unansweredRatings(sellerId: Uid) {
  return queryOptions({
    queryKey: ['dealer', 'unanswered', sellerId],
    queryFn: () => listUnanswered(sellerId),
    staleTime: bookingsAge,
  });
}

/** What visitors see of a dealer's ratings. */
export function ratingKeys(sellerId: Uid): readonly QueryKey[] {
  return [shownRatings(sellerId).key, ratingSum(sellerId).queryKey];
}

/**
 * After the rating was sent: it takes the place of the sheet and the focus, also without an answer of the server. An
 * earlier request may be answered later, without the rating.
 */
export async function showRating(booking: RatedBooking, opinion: Opinion): Promise<void> {
  const { sellerId, userId, vehicle, name, testDrive, statusAt } = booking;
  const rating: Rating = {
    id: ratingId(booking),
    sellerId,
    userId,
    vehicle,
    name,
    testDrive: testDrive !== null,
    ...opinion,
    // Not before the end of the booking, if this device's clock is slow.
    at: new Date(Math.max(Date.now(), statusAt?.getTime() ?? 0)),
    answer: '',
    answeredAt: null,
    hidden: null,
    lastReview: '',
  };
  const { queryKey } = ownRating(booking);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, rating);
}
