import { useState } from 'react';
import { isAppError } from '../shared/appError';
import { serverDate } from '../shared/time/serverClock';
import { showError, showWarning } from '../ui/overlays/dialogs';
import { type Booking, isHourOver } from './booking';
import { moveBooking, proposeTime } from './bookingMoves.service';
import { type BookingMove, bookingMoves, type PlainMove } from './bookingState';
import { readBookingAgain, rememberBookingMove } from './bookings.queries';
import { bookingMoveFailedTexts, bookingMoveTexts, bookingTexts } from './texts';

interface BookingMoving {
  /** The id of the booking that is being moved. */
  readonly movingId: string | null;
  /** @returns whether it is stored */
  readonly move: (move: PlainMove, booking: Booking, declineReason?: string) => Promise<boolean>;
  /** The dealer proposes another hour. @returns whether it is stored */
  readonly propose: (booking: Booking, testDrive: Date) => Promise<boolean>;
}

async function explainFailure(move: BookingMove, booking: Booking, error: unknown): Promise<void> {
  if (isAppError(error, 'taken')) {
    await showWarning(bookingMoveTexts.takenTitle, bookingMoveTexts.taken);
  } else if (isAppError(error, 'changeLimit')) {
    await showWarning(bookingMoveTexts.changeLimitTitle, bookingMoveTexts.changeLimit);
  } else if (isAppError(error, 'invalid')) {
    await showWarning(bookingTexts.anotherHourTitle, bookingTexts.hourHasPassed);
  } else if (isAppError(error, 'changed') || isAppError(error, 'missing')) {
    await showWarning(bookingMoveTexts.changedTitle, bookingMoveTexts.changed);
    await readBookingAgain(booking);
  } else {
    await showError(bookingMoveFailedTexts[move]);
  }
}

interface BookingMoveOptions {
  /** Called if the session has ended. */
  readonly onSignedOut: () => Promise<void>;
  /** Whether the page itself says why the move failed. */
  readonly isExplained?: (error: unknown) => Promise<boolean>;
}

/** Moves one booking at a time. Updates the lists, or says why the move failed. */
export function useBookingMove(uid: string, { onSignedOut, isExplained }: BookingMoveOptions): BookingMoving {
  const [movingId, setMovingId] = useState<string | null>(null);

  async function run(
    move: BookingMove,
    booking: Booking,
    send: () => Promise<void>,
    changed: Partial<Booking>,
  ): Promise<boolean> {
    if (movingId !== null) return false;
    setMovingId(booking.id);
    try {
      await send();
      await rememberBookingMove(booking, { ...changed, status: bookingMoves[move].to });
    } catch (error) {
      setMovingId(null);
      if (isAppError(error, 'signedOut')) await onSignedOut();
      else if (!(await isExplained?.(error))) await explainFailure(move, booking, error);
      return false;
    }
    setMovingId(null);
    return true;
  }

  return {
    movingId,
    move: (move, booking, declineReason = '') =>
      run(
        move,
        booking,
        () => moveBooking(uid, move, booking, declineReason),
        move === 'decline' ? { declineReason, afterHour: isHourOver(booking, serverDate()) } : {},
      ),
    propose: (booking, testDrive) => run('propose', booking, () => proposeTime(uid, booking, testDrive), { testDrive }),
  };
}
