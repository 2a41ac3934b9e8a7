import type { ListingKind } from '../../listings/kinds';
import { requestLimits } from '../../shared/limits';
import { formatFrom } from '../../shared/time/hours';
import type { Booking } from '../booking';
import { bookTexts } from '../texts';

const wait = requestLimits.hours * 3_600_000;

/** The fields that decide when an ended booking may be requested again. */
export type EndedBooking = Pick<Booking, 'status' | 'statusAt' | 'earlierRequests'>;

/**
 * The time from which the buyer may book again; null: now. After a decline the buyer waits a day, and no more than
 * three requests come within a day (BOOK-10). The rules check the same.
 */
export function bookableAgainFrom({ status, statusAt, earlierRequests }: EndedBooking, now: Date): Date | null {
  const declinedAt = status === 'declined' ? statusAt : null;
  // The oldest of the last three requests: `earlierRequests` does not hold the last one.
  const oldest = earlierRequests[requestLimits.requests - 2];
  const from = Math.max(declinedAt ? declinedAt.getTime() + wait : 0, oldest ? oldest.getTime() + wait : 0);
  return from > now.getTime() ? new Date(from) : null;
}

/** 'You can book this car again from Tue, 24 Nov, 11:23 am.' */
export function bookAgainText(kind: ListingKind, from: Date): string {
  return bookTexts.againFrom[kind](formatFrom(from));
}
