import { readText, readTime, readTimes, type StoredFields } from '../../firebase/stored';
import type { ListingKind } from '../../listings/kinds';
import { AppError, TooSoonError } from '../../shared/appError';
import { requestLimits } from '../../shared/limits';
import type { ServerTime } from '../../shared/time/serverTime';
import { kindOfBooking, readBookingState } from '../booking.record';
import { mayMoveBooking } from '../bookingState';
import { bookableAgainFrom } from './bookAgain';

/** The fields that stay when the listing is booked again. */
export interface KeptFields {
  /** To the nanosecond, as the rules compare them. */
  readonly earlierRequests: readonly ServerTime[];
  readonly declineReason: string;
}

export const firstRequest: KeptFields = { earlierRequests: [], declineReason: '' };

/**
 * The fields of a stored booking that stay when its buyer books the listing again.
 *
 * @throws AppError 'sameId' when it is a booking of a listing of the other kind; 'exists' when it has not ended;
 *   'tooSoon' when the rules want the buyer to wait
 */
export function keptFields(kind: ListingKind, booking: StoredFields, now: Date): KeptFields {
  if (kindOfBooking(booking) !== kind) throw new AppError('sameId');
  const status = readBookingState(booking);
  if (!mayMoveBooking('bookAgain', status)) throw new AppError('exists');
  const earlierRequests = readTimes(booking, 'earlierRequests');
  const from = bookableAgainFrom({ status, statusAt: readTime(booking, 'statusAt'), earlierRequests }, now);
  if (from) throw new TooSoonError(from);
  const bookedAt = readTime(booking, 'bookingDate');
  return {
    earlierRequests: [...(bookedAt ? [bookedAt] : []), ...earlierRequests].slice(0, requestLimits.requests - 1),
    declineReason: readText(booking, 'declineReason'),
  };
}
