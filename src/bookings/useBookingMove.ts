import { useState } from 'react';
import { isAppError } from '../../domain/appError';
import type { Booking } from '../../domain/booking';
import { bookingMoveMessages, moveFailedMessages } from '../../domain/bookingMoveMessages';
import type { BookingMove } from '../../domain/bookingState';
import { moveBooking } from '../../services/bookingMoves';
import { showError, showWarning } from '../../ui/dialogs';
import { readBookingAgain, rememberBookingMove } from './rememberBookingMove';

type Move = Exclude<BookingMove, 'bookAgain'>;

interface BookingMoving {
  /** The booking that is on its way to another state. */
  readonly movingId: string | null;
  readonly move: (move: Move, booking: Booking, declineReason?: string) => Promise<void>;
}

async function explainFailure(move: Move, booking: Booking, error: unknown): Promise<void> {
  if (isAppError(error, 'taken')) {
    await showWarning('That hour is taken', bookingMoveMessages.taken);
  } else if (isAppError(error, 'changed') || isAppError(error, 'missing')) {
    await showWarning('Look again', bookingMoveMessages.changed);
    await readBookingAgain(booking);
  } else {
    await showError(moveFailedMessages[move]);
  }
}

/**
 * Moves one booking at a time, says why where that fails, and shows it where it does not.
 *
 * @param onSignedOut the session of `uid` has ended
 */
export function useBookingMove(uid: string, onSignedOut: () => Promise<void>): BookingMoving {
  const [movingId, setMovingId] = useState<string | null>(null);

  async function move(move: Move, booking: Booking, declineReason = ''): Promise<void> {
    if (movingId !== null) return;
    setMovingId(booking.id);
    try {
      await moveBooking(uid, move, booking, declineReason);
      await rememberBookingMove(move, booking, declineReason);
    } catch (error) {
      setMovingId(null);
      if (isAppError(error, 'signedOut')) await onSignedOut();
      else await explainFailure(move, booking, error);
      return;
    }
    setMovingId(null);
  }

  return { movingId, move };
}
