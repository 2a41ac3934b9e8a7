import { increment, serverNow, type Write } from '../firebase/records';
import { findDocument } from '../firebase/rest';
import { withTimeLimit } from '../firebase/timeLimit';
import type { Uid } from '../shared/valueTypes';
import { countOf, noRatings, type Rating, type RatingSum } from './rating';
import { toRatingSum } from './rating.record';

/** The write that makes, hides or shows a rating counts it, too: the rules refuse one without the other (RATE-2). */

const collection = 'dealerRatings';

/**
 * Counts a rating as it is after the write, instead of as it was before; null: there was none. The server increments the
 * sums, so ratings at the same moment need no retry.
 */
export function countRating(
  write: Write,
  { id, sellerId }: Pick<Rating, 'id' | 'sellerId'>,
  before: Parameters<typeof countOf>[0],
  after: Parameters<typeof countOf>[0],
): void {
  const old = countOf(before);
  const now = countOf(after);
  write.merge([collection, sellerId], {
    count: increment(now.count - old.count),
    sum: increment(now.sum - old.sum),
    testDrives: increment(now.testDrives - old.testDrives),
    ratingId: id,
    at: serverNow(),
  });
}

/** How many ratings of a dealer are shown, and the sum of their stars, in one read. */
export async function readRatingSum(sellerId: Uid): Promise<RatingSum> {
  const stored = await withTimeLimit((signal) => findDocument({ collection, id: sellerId }, { signal }));
  return stored ? toRatingSum(stored) : noRatings;
}
