import { type DocumentReference, doc, getDoc, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore/lite';
import { AppError, isAppError } from '../domain/appError';
import type { Booking } from '../domain/booking';
import { type BookingMove, bookingMoves, mayMoveBooking } from '../domain/bookingState';
import { slotId } from '../domain/testDrive';
import { attempt } from './attempt';
import { readBookingState } from './bookings';
import { signedInAs, siteClient } from './firebase';

interface Records {
  readonly booking: DocumentReference;
  /** The hour of its test drive, if it has one. */
  readonly slot: DocumentReference | null;
}

async function recordsOf({ id, sellerId, vehicleId, testDrive }: Booking): Promise<Records> {
  const db = await siteClient().db();
  return {
    booking: doc(db, 'bookings', id),
    slot: testDrive && doc(db, 'sellers', sellerId, 'slots', slotId(vehicleId, testDrive)),
  };
}

/** The booking, and the hour that an accepted test drive takes or leaves: both or neither. */
async function write(move: BookingMove, booking: Booking, records: Records, declineReason: string): Promise<void> {
  const batch = writeBatch(records.booking.firestore);
  batch.update(records.booking, { status: bookingMoves[move].to, statusAt: serverTimestamp(), declineReason });
  if (records.slot && move === 'accept') batch.set(records.slot, { bookingId: booking.id });
  const leaves = move === 'decline' || move === 'cancel';
  if (records.slot && leaves && booking.status === 'accepted') batch.delete(records.slot);
  await batch.commit();
}

function millisecondsOf(time: unknown): number | null {
  return time instanceof Timestamp ? time.toMillis() : null;
}

/** Why the rules refused. A move that stands already, because the answer to the first try was lost, has been made. */
async function explain(
  move: BookingMove,
  shown: Booking,
  { booking, slot }: Records,
  refusal: AppError,
): Promise<void> {
  const stored = (await getDoc(booking)).data();
  if (!stored) throw new AppError('missing');
  const status = readBookingState(stored);
  if (status === bookingMoves[move].to) return;
  const sameTestDrive = millisecondsOf(stored.testDrive) === (shown.testDrive?.getTime() ?? null);
  if (status !== shown.status || !sameTestDrive || !mayMoveBooking(move, status)) throw new AppError('changed');
  if (move === 'accept' && slot && (await getDoc(slot)).exists()) throw new AppError('taken');
  throw refusal;
}

/**
 * Moves a booking on (design 2), as it was shown. Nothing is read unless the rules refuse.
 *
 * @param declineReason for a decline, else ''
 * @throws AppError 'signedOut'; 'changed' when it is no longer as it was shown; 'taken' when another test drive of the
 * vehicle has been accepted for that hour
 */
export function moveBooking(
  uid: string,
  move: Exclude<BookingMove, 'bookAgain'>,
  booking: Booking,
  declineReason = '',
): Promise<void> {
  return attempt(async () => {
    await signedInAs(uid);
    const records = await recordsOf(booking);
    try {
      await attempt(() => write(move, booking, records, declineReason));
    } catch (error) {
      if (!isAppError(error, 'denied')) throw error;
      await attempt(() => explain(move, booking, records, error));
    }
  }, null);
}
