import type { ListingId } from '../shared/addresses/addresses';
import { ratingLimits } from '../shared/limits';
import { cleanText } from '../shared/text/cleanText';
import type { Uid } from '../shared/valueTypes';

/** A buyer's rating of a dealer after a booking (RATE-1). A buyer has one of each dealer. */

export type Stars = 1 | 2 | 3 | 4 | 5;

export const allStars: readonly Stars[] = [5, 4, 3, 2, 1];

export function isStars(value: number): value is Stars {
  return allStars.some((stars) => stars === value);
}

/** Why the admin has hidden a rating, as the codes that are stored. The rules repeat them. */
export const hideReasons = ['abuse', 'personal', 'unrelated', 'false', 'advertising'] as const;

export type HideReason = (typeof hideReasons)[number];

export function isHideReason(text: string): text is HideReason {
  return hideReasons.some((reason) => reason === text);
}

/** What a buyer says about a dealer. */
export interface Opinion {
  readonly stars: Stars;
  /** The vehicle was as the listing describes it. */
  readonly asDescribed: boolean;
  /** The dealer kept the time. */
  readonly onTime: boolean;
  /** '' if there is none. */
  readonly text: string;
}

export interface Rating extends Opinion {
  /** Older ratings have the id of their booking. */
  readonly id: string;
  readonly sellerId: Uid;
  readonly userId: Uid;
  readonly vehicle: ListingId;
  /** The name of the vehicle, as the booking has it. */
  readonly name: string;
  /** The booking was with a test drive. Older ratings do not say so. */
  readonly testDrive: boolean;
  readonly at: Date | null;
  /** The dealer's answer; '' if there is none. */
  readonly answer: string;
  readonly answeredAt: Date | null;
  /** null: it is shown. */
  readonly hidden: HideReason | null;
  /** The id of the record of the last decision about it; '' if there was none. */
  readonly lastReview: string;
}

/** The booking that is rated. */
export interface RatedBooking {
  readonly sellerId: Uid;
  readonly userId: Uid;
  readonly vehicle: ListingId;
  readonly name: string;
  readonly testDrive: Date | null;
  /** When it ended. */
  readonly statusAt: Date | null;
}

/** So an account counts once for a dealer. */
export function ratingId({ userId, sellerId }: Pick<RatedBooking, 'userId' | 'sellerId'>): string {
  return `${userId}_${sellerId}`;
}

/** A booking that ended after a rating may replace it. */
export function isRated({ statusAt }: Pick<RatedBooking, 'statusAt'>, rating: Pick<Rating, 'at'> | undefined): boolean {
  return rating !== undefined && (rating.at ?? 0) >= (statusAt ?? 0);
}

/** What a buyer has chosen and typed; null before it is chosen. */
export interface RatingForm {
  readonly stars: Stars | null;
  readonly asDescribed: boolean | null;
  readonly onTime: boolean | null;
  readonly text: string;
}

export const blankRating: RatingForm = { stars: null, asDescribed: null, onTime: null, text: '' };

/** null: something is not chosen yet. */
export function opinionIn({ stars, asDescribed, onTime, text }: RatingForm): Opinion | null {
  if (stars === null || asDescribed === null || onTime === null) return null;
  return { stars, asDescribed, onTime, text: cleanText(text) };
}

/** The shown ratings of a dealer. */
export interface RatingSum {
  readonly count: number;
  /** All stars together. */
  readonly sum: number;
  /** How many were with a test drive. */
  readonly testDrives: number;
}

export const noRatings: RatingSum = { count: 0, sum: 0, testDrives: 0 };

/** What a rating adds to the sum: a hidden one nothing. */
export function countOf(rating: Pick<Rating, 'stars' | 'testDrive' | 'hidden'> | null): RatingSum {
  if (rating === null || rating.hidden) return noRatings;
  return { count: 1, sum: rating.stars, testDrives: rating.testDrive ? 1 : 0 };
}

/** The average with one decimal, '4.3'; null: there are fewer than `fewest` ratings (RATE-2). */
export function averageOf(
  { count, sum }: Pick<RatingSum, 'count' | 'sum'>,
  fewest: number = ratingLimits.forAverage,
): string | null {
  return count < fewest ? null : (sum / count).toFixed(1);
}
