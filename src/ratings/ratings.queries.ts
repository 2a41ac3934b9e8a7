import { queryOptions } from '@tanstack/react-query';
import type { PagedQuery } from '../lists/pagedQuery';
import { queryClient } from '../lists/queryClient';
import { marketKey } from '../lists/queryKeys';
import { bookingsAge } from '../shared/limits';
import { isEmailConfirmed } from './raterEmail.service';
import { type Opinion, type RatedBooking, type Rating, ratingId } from './rating';
import { readRatingSum } from './ratingSum.service';
import { findRating, listRatings, listUnanswered } from './ratings.service';

export function shownRatings(sellerId: string): PagedQuery<Rating> {
  return { key: marketKey('ratings', sellerId), load: (cursor) => listRatings(sellerId, cursor) };
}

export function ratingSum(sellerId: string) {
  return queryOptions({ queryKey: marketKey('ratingSum', sellerId), queryFn: () => readRatingSum(sellerId) });
}

/** The buyer's rating of the dealer; null: there is none. */
export function ownRating(booking: Pick<RatedBooking, 'sellerId' | 'userId'>) {
  const id = ratingId(booking);
  const { userId } = booking;
  return queryOptions({ queryKey: ['ownRating', id], queryFn: async () => (await findRating(userId, id)) ?? null });
}

/** Whether the buyer has confirmed the e-mail address. */
export function raterEmail(userId: string) {
  return queryOptions({ queryKey: ['raterEmail', userId], queryFn: () => isEmailConfirmed(userId) });
}

export function rememberConfirmed(userId: string): void {
  queryClient.setQueryData(raterEmail(userId).queryKey, true);
}

export function unansweredRatings(sellerId: string) {
  return queryOptions({
    queryKey: ['unanswered', sellerId],
    queryFn: () => listUnanswered(sellerId),
    staleTime: bookingsAge,
  });
}

/** Removes what visitors see of a dealer's ratings, so that it is refetched. */
function forgetRatings(sellerId: string): void {
  queryClient.removeQueries({ queryKey: shownRatings(sellerId).key });
  void queryClient.invalidateQueries({ queryKey: ratingSum(sellerId).queryKey });
}

/** Call it after the rating was sent. An earlier request may be answered later, without the rating. */
export async function rememberRating(booking: RatedBooking, opinion: Opinion): Promise<void> {
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
  forgetRatings(booking.sellerId);
}

/** After it was answered, here or in another tab. */
export async function rememberAnswered({ id, sellerId }: Rating): Promise<void> {
  const { queryKey } = unansweredRatings(sellerId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (ratings) => ratings?.filter((rating) => rating.id !== id));
}
