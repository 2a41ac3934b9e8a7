import { siteClient } from '../firebase/client';
import { type RecordPath, readRecord, runBatch, serverNow } from '../firebase/records';
import { readTime } from '../firebase/stored';
import { signedInAs } from '../firebase/tokens';
import { type Verdict, writeOnce } from '../firebase/writeOnce';
import type { Booking } from './booking';
import { readBookingState } from './booking.record';
import { type BookingMove, bookingMoves, mayMoveBooking } from './bookingState';
import { slotId } from './testDrive';

interface Records {
  readonly booking: RecordPath;
  /** The hour of its test drive; null: it has none. */
  readonly slot: RecordPath | null;
}

function recordsOf({ id, sellerId, vehicleId, testDrive }: Booking): Records {
  return {
    booking: ['bookings', id],
    slot: testDrive && ['sellers', sellerId, 'slots', slotId(vehicleId, testDrive)],
  };
}

/** Writes the booking, and the hour that an accepted test drive takes or frees: both or neither. */
function write(move: BookingMove, shown: Booking, { booking, slot }: Records, declineReason: string): Promise<void> {
  return runBatch(siteClient(), (batch) => {
    batch.update(booking, {
      status: bookingMoves[move].to,
      statusAt: serverNow(),
      ...(move === 'decline' && { declineReason }),
    });
    if (slot && move === 'accept') batch.set(slot, { bookingId: shown.id });
    if (slot && move !== 'accept' && shown.status === 'accepted') batch.delete(slot);
  });
}

async function judge(move: BookingMove, shown: Booking, { booking, slot }: Records): Promise<Verdict> {
  const stored = await readRecord(siteClient(), booking);
  if (!stored) return 'missing';
  const status = readBookingState(stored);
  if (status === bookingMoves[move].to) return 'done';
  const sameTestDrive = readTime(stored, 'testDrive')?.getTime() === shown.testDrive?.getTime();
  if (status !== shown.status || !sameTestDrive || !mayMoveBooking(move, status)) return 'changed';
  if (move === 'accept' && slot && (await readRecord(siteClient(), slot))) return 'taken';
  return 'refused';
}

/**
 * Moves a booking to its next state (BOOK-7), if it is still as it was shown.
 *
 * @param declineReason for a decline; other moves keep the last reason
 * @throws AppError 'signedOut'; 'changed' when it is no longer as it was shown; 'taken' when another test drive of the
 *   listing has been accepted for that hour
 */
export async function moveBooking(
  uid: string,
  move: Exclude<BookingMove, 'bookAgain'>,
  booking: Booking,
  declineReason = '',
): Promise<void> {
  await signedInAs(uid);
  const records = recordsOf(booking);
  await writeOnce(
    () => write(move, booking, records, declineReason),
    () => judge(move, booking, records),
  );
}
