import { siteClient } from '../firebase/client';
import { findRecord, increment, type RecordPath, runBatch, serverNow } from '../firebase/records';
import { readNumber, readText, readTime, type StoredFields } from '../firebase/stored';
import { requireSignInAs } from '../firebase/tokens';
import { type Verdict, writeOnce } from '../firebase/writeOnce';
import { AppError } from '../shared/appError';
import { mostBookingChanges } from '../shared/limits';
import { cleanText } from '../shared/text/cleanText';
import { serverDate } from '../shared/time/serverClock';
import { isSameMoment } from '../shared/time/serverTime';
import type { Uid } from '../shared/valueTypes';
import { isBlocked } from './blockedHours/blockedHours.service';
import { type BookingWish, isHourOver, type MovedBooking } from './booking';
import { readBookingState } from './booking.record';
import { type BookingMove, bookingMoves, holdsHour, mayMoveBooking, type PlainMove } from './bookingState';
import { isTestDrive, slotId } from './testDrive/testDrive';

interface Records {
  readonly booking: RecordPath;
  /** The hour of its test drive; null: it has none. */
  readonly slot: RecordPath | null;
}

function hourOf({ sellerId, vehicleId }: MovedBooking, testDrive: Date): RecordPath {
  return ['sellers', sellerId, 'slots', slotId(vehicleId, testDrive)];
}

function recordsOf(booking: MovedBooking): Records {
  const { id, testDrive } = booking;
  return { booking: ['bookings', id], slot: testDrive && hourOf(booking, testDrive) };
}

/**
 * Writes the booking, and the hours that it takes and frees: all or nothing.
 *
 * @param taken the hour that it takes; null: none
 */
function write(
  move: BookingMove,
  shown: MovedBooking,
  { booking, slot }: Records,
  changed: object,
  taken: RecordPath | null = null,
): Promise<void> {
  const { to } = bookingMoves[move];
  const keepsHour = holdsHour(to) && !taken;
  const held = holdsHour(shown.status) && !keepsHour ? slot : null;
  return runBatch(siteClient(), (batch) => {
    batch.update(booking, { status: to, statusAt: serverNow(), ...changed });
    if (taken) batch.set(taken, { bookingId: shown.id });
    if (held) batch.delete(held);
  });
}

/** The fields of a decline. After the hour it says so, because the buyer may rate the dealer then (RATE-1). */
export function declinedFields(booking: MovedBooking, declineReason: string): object {
  return { declineReason, ...(isHourOver(booking, serverDate()) && { afterHour: true }) };
}

/** Whether a stored booking may still be moved as it was shown. */
function verdict(move: BookingMove, shown: MovedBooking, stored: StoredFields): Verdict {
  const status = readBookingState(stored);
  const isAsShown = status === shown.status && isSameMoment(readTime(stored, 'testDrive'), shown.testDrive);
  return isAsShown && mayMoveBooking(move, status) ? 'refused' : 'changed';
}

/** Whether a side has changed a booking as often as it may (BOOK-34). */
function isWornOut(stored: StoredFields, changes: 'buyerChanges' | 'dealerChanges'): boolean {
  return readNumber(stored, changes, 0) >= mostBookingChanges;
}

async function judge(move: PlainMove, shown: MovedBooking, { booking, slot }: Records): Promise<Verdict> {
  const stored = await findRecord(siteClient(), booking);
  if (!stored) return 'missing';
  if (readBookingState(stored) === bookingMoves[move].to) return 'done';
  const found = verdict(move, shown, stored);
  if (found === 'refused' && move === 'accept' && slot && (await findRecord(siteClient(), slot))) return 'taken';
  return found;
}

/**
 * Moves a booking to its next state (BOOK-7), if it is still as it was shown.
 *
 * @param declineReason for a decline; other moves keep the last reason
 * @throws AppError 'signedOut'; 'changed' when it is no longer as it was shown; 'taken' when another test drive of the
 *   listing has been accepted for that hour
 */
export async function moveBooking(uid: Uid, move: PlainMove, booking: MovedBooking, declineReason = ''): Promise<void> {
  await requireSignInAs(uid);
  const records = recordsOf(booking);
  await writeOnce(
    () =>
      write(
        move,
        booking,
        records,
        move === 'decline' ? declinedFields(booking, declineReason) : {},
        move === 'accept' ? records.slot : null,
      ),
    () => judge(move, booking, records),
  );
}

/**
 * The buyer asks for another hour, for none, or writes another note (BOOK-21). An accepted booking is requested again,
 * and its hour is free.
 *
 * @throws AppError 'signedOut'; 'changed' when the booking is no longer as it was shown; 'invalid' when the hour can no
 *   longer be chosen; 'blocked' when the dealer has blocked it; 'changeLimit'
 */
export async function changeBooking(uid: Uid, booking: MovedBooking, { testDrive, note }: BookingWish): Promise<void> {
  await requireSignInAs(uid);
  if (testDrive && !isTestDrive(testDrive, serverDate())) throw new AppError('invalid');
  const records = recordsOf(booking);
  const wish = { testDrive, note: cleanText(note) };
  await writeOnce(
    () => write('change', booking, records, { ...wish, buyerChanges: increment(1) }),
    async () => {
      const stored = await findRecord(siteClient(), records.booking);
      if (!stored) return 'missing';
      const isDone =
        readBookingState(stored) === bookingMoves.change.to &&
        isSameMoment(readTime(stored, 'testDrive'), testDrive) &&
        readText(stored, 'note') === wish.note;
      if (isDone) return 'done';
      const found = verdict('change', booking, stored);
      if (found === 'refused' && isWornOut(stored, 'buyerChanges')) return 'changeLimit';
      return found === 'refused' && (await isBlocked(booking.sellerId, testDrive)) ? 'blocked' : found;
    },
  );
}

/**
 * The dealer proposes another hour (BOOK-25), and holds it until the buyer agrees. An hour that was held before is free.
 *
 * @throws AppError 'signedOut'; 'changed' when the booking is no longer as it was shown; 'invalid' when the hour can no
 *   longer be chosen; 'taken' when another test drive of the listing has it; 'changeLimit'
 */
export async function proposeTime(uid: Uid, booking: MovedBooking, testDrive: Date): Promise<void> {
  await requireSignInAs(uid);
  if (!isTestDrive(testDrive, serverDate())) throw new AppError('invalid');
  const records = recordsOf(booking);
  const taken = hourOf(booking, testDrive);
  await writeOnce(
    () => write('propose', booking, records, { testDrive, dealerChanges: increment(1) }, taken),
    async () => {
      const stored = await findRecord(siteClient(), records.booking);
      if (!stored) return 'missing';
      const isProposed = readBookingState(stored) === bookingMoves.propose.to;
      if (isProposed && isSameMoment(readTime(stored, 'testDrive'), testDrive)) return 'done';
      const found = verdict('propose', booking, stored);
      if (found === 'refused' && isWornOut(stored, 'dealerChanges')) return 'changeLimit';
      return found === 'refused' && (await findRecord(siteClient(), taken)) ? 'taken' : found;
    },
  );
}
