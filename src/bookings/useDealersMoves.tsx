import { lazy, type ReactNode, Suspense, useState } from 'react';
import { isSuspensionShown } from '../dealers/useSuspension';
import { confirm } from '../ui/dialogs';
import type { Booking } from './booking';
import type { DealersMove } from './bookingState';
import { resetBookingsOfDealer } from './bookings.queries';
import { dealerBookingsTexts } from './texts';
import { useBookingMove } from './useBookingMove';

const DeclineDialog = lazy(() => import('./DeclineDialog'));
const ProposeSheet = lazy(() => import('./ProposeSheet'));

interface DealersMoves {
  /** The id of the booking that is being moved. */
  readonly movingId: string | null;
  /** Asks what the move needs, and moves the booking. */
  readonly act: (move: DealersMove, booking: Booking) => void;
  /** What asks. Render it once. */
  readonly dialogs: ReactNode;
}

function askWhetherCompleted({ name }: Booking): Promise<boolean> {
  return confirm({
    title: dealerBookingsTexts.completeQuestion,
    text: dealerBookingsTexts.completeConsequence(name),
    confirm: dealerBookingsTexts.complete,
  });
}

/** The dealer's moves, with their questions. @param onMoved called when a move is stored */
export function useDealersMoves(
  sellerId: string,
  onMoved?: (move: DealersMove, booking: Booking) => void,
): DealersMoves {
  const { movingId, move, propose } = useBookingMove(sellerId, {
    onSignedOut: () => resetBookingsOfDealer(sellerId),
    isExplained: (error) => isSuspensionShown(error, sellerId),
  });
  const [asking, setAsking] = useState<{ readonly move: 'decline' | 'propose'; readonly booking: Booking } | null>(
    null,
  );

  async function send(chosen: DealersMove, booking: Booking, run: () => Promise<boolean>): Promise<void> {
    setAsking(null);
    if (await run()) onMoved?.(chosen, booking);
  }

  async function act(chosen: DealersMove, booking: Booking): Promise<void> {
    switch (chosen) {
      case 'accept':
        return send(chosen, booking, () => move(chosen, booking));
      case 'decline':
      case 'propose':
        return setAsking({ move: chosen, booking });
      case 'complete':
        if (await askWhetherCompleted(booking)) await send(chosen, booking, () => move(chosen, booking));
    }
  }

  const close = () => setAsking(null);
  return {
    movingId,
    act: (chosen, booking) => void act(chosen, booking),
    dialogs: asking && (
      <Suspense fallback={null}>
        {asking.move === 'propose' ? (
          <ProposeSheet
            booking={asking.booking}
            onClose={close}
            onPropose={(hour) => void send('propose', asking.booking, () => propose(asking.booking, hour))}
          />
        ) : (
          <DeclineDialog
            name={asking.booking.name}
            onCancel={close}
            onDecline={(reason) => void send('decline', asking.booking, () => move('decline', asking.booking, reason))}
          />
        )}
      </Suspense>
    ),
  };
}
