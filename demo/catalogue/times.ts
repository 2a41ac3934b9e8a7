import { midnightOf } from '../../src/shared/time/indianDay';
import { randomFrom } from './random';

/** The demo data tells of the weeks before the day on which it is filled in. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * The time at which the demo's newest listing was posted: 15 h in India, on the day before yesterday. What follows a listing
 * within a day is over, too.
 */
export const NEWEST = midnightOf(new Date(), -1).getTime() - 9 * HOUR;

/** The admin's overview shows twelve full weeks and the current one (ADMIN-29). */
const SPAN = 13 * 7 * DAY;

/** How much more happens in a week at the end than at the beginning, as a part of that: the market grows. */
const usualGrowth = 1.2;

/** @param part of all that happens: 0 for the oldest, 1 for the newest */
function momentAt(part: number, growth: number): number {
  const passed = (Math.sqrt(1 + 2 * growth * part * (1 + growth / 2)) - 1) / growth;
  return NEWEST - Math.round(((1 - passed) * SPAN) / MINUTE) * MINUTE;
}

/** So many moments of the weeks before, the oldest first. Some weeks are busier than others. */
export function moments(seed: string, count: number, growth = usualGrowth): readonly number[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => (index + random.between(-1.5, 2.5)) / count)
    .map((part) => momentAt(Math.min(1, Math.max(0, part)), growth))
    .toSorted((one, other) => one - other);
}

/**
 * Hours until the admin has decided about a listing. Over the weeks the wait has become shorter. Never so long that the
 * decision about the newest listing would lie ahead.
 */
export function hoursUntilDecision(seed: string, sentAt: number): number {
  const weeksAgo = (NEWEST - sentAt) / (7 * DAY);
  const random = randomFrom(`decision ${seed}`);
  return (4 + Math.max(0, weeksAgo) * 1.1) * random.between(0.5, 1.7);
}
