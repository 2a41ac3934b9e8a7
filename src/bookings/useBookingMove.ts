import type { Failures } from '../lists/failures';
import { invalidate } from '../lists/invalidate';
import { useAction } from '../lists/useAction';
import { isAppError } from '../shared/appError';
import { serverDate } from '../shared/time/serverClock';
import type { Uid } from '../shared/valueTypes';
import { type Booking, isHourOver } from './booking';
import { moveBooking, proposeTime } from './bookingMoves.service';
import { bookingMoves, type PlainMove } from './bookingState';
import { showBookingMove } from './bookings.queries';
import { bookingMoveFailedTexts, bookingMoveTexts, bookingTexts } from './texts';

interface BookingMoving {
  readonly isMoving: (booking: Booking) => boolean;
  /** @returns whether it is stored */
  readonly move: (move: PlainMove, booking: Booking, declineReason?: string) => Promise<boolean>;
  /** The dealer proposes another hour. @returns whether it is stored */
  readonly propose: (booking: Booking, testDrive: Date) => Promise<boolean>;
}

type Order = { readonly booking: Booking } & (
  | { readonly move: PlainMove; readonly declineReason: string }
  | { readonly move: 'propose'; readonly testDrive: Date }
);

function send(uid: Uid, order: Order): Promise<void> {
  const { booking } = order;
  if (order.move === 'propose') return proposeTime(uid, booking, order.testDrive);
  return moveBooking(uid, order.move, booking, order.declineReason);
}

/** What a stored move changes beside the state. */
function changesOf(order: Order): Partial<Booking> {
  const { move, booking } = order;
  if (move === 'propose') return { testDrive: order.testDrive };
  if (move !== 'decline') return {};
  return { declineReason: order.declineReason, afterHour: isHourOver(booking, serverDate()) };
}

const changed = [bookingMoveTexts.changedTitle, bookingMoveTexts.changed] as const;

function failuresOf({ move }: Order): Failures {
  return {
    taken: [bookingMoveTexts.takenTitle, bookingMoveTexts.taken],
    changeLimit: [bookingMoveTexts.changeLimitTitle, bookingMoveTexts.changeLimit],
    invalid: [bookingTexts.anotherHourTitle, bookingTexts.hourHasPassed],
    changed,
    missing: changed,
    otherwise: bookingMoveFailedTexts[move],
  };
}

/**
 * Moves bookings, and updates the lists on the screen without a refetch.
 *
 * @param isHandled whether something else says that the session has ended or that the dealer is suspended
 */
export function useBookingMove(uid: Uid, isHandled: (error: unknown) => Promise<boolean>): BookingMoving {
  const { run, busyIds } = useAction<Order, void>({
    send: (order) => send(uid, order),
    touches: () => [['dealer', 'day']],
    onStored: (_, order) =>
      showBookingMove(order.booking, { ...changesOf(order), status: bookingMoves[order.move].to }),
    failures: failuresOf,
    isHandled,
    onFailed: (error) => {
      if (isAppError(error, 'changed') || isAppError(error, 'missing')) void invalidate(['bookings']);
    },
    idOf: ({ booking }) => booking.id,
  });

  return {
    isMoving: ({ id }) => busyIds.includes(id),
    move: (move, booking, declineReason = '') => run({ move, booking, declineReason }),
    propose: (booking, testDrive) => run({ move: 'propose', booking, testDrive }),
  };
}
