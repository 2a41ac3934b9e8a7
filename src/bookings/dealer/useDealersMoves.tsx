import { lazy, type ReactNode, Suspense, useState } from 'react';
import { isCausedBySuspension } from '../../dealers/ownProfile/useSuspension';
import type { Listing } from '../../listings/listing';
import { mayMove } from '../../listings/state/listingState';
import { invalidate } from '../../lists/invalidate';
import { isAppError } from '../../shared/appError';
import type { Uid } from '../../shared/valueTypes';
import { readOwn } from '../../stock/stock.service';
import { confirm, showError } from '../../ui/overlays/dialogs';
import { showToast } from '../../ui/overlays/toast';
import type { Booking } from '../booking';
import type { DealersMove } from '../bookingState';
import { endSaleTexts } from '../endSale/texts';
import { dealerBookingsTexts } from '../texts';
import { useBookingMove } from '../useBookingMove';

const DeclineSheet = lazy(() => import('./DeclineSheet'));
const ProposeSheet = lazy(() => import('../testDrive/ProposeSheet'));
const EndSaleSheet = lazy(() => import('../endSale/EndSaleSheet'));

interface DealersMoves {
  readonly isMoving: (booking: Booking) => boolean;
  /** Asks what the move needs, and moves the booking. */
  readonly act: (move: DealersMove, booking: Booking) => void;
  /** The dialogs of the questions. Render them once. */
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
export function useDealersMoves(sellerId: Uid, onMoved?: (move: DealersMove, booking: Booking) => void): DealersMoves {
  const { isMoving, move, propose } = useBookingMove(sellerId, async (error) => {
    if (!isAppError(error, 'signedOut')) return isCausedBySuspension(error, sellerId);
    // The lists then say that a login is needed.
    await invalidate(['bookings']);
    return true;
  });
  const [selling, setSelling] = useState<Listing | null>(null);
  const [asking, setAsking] = useState<{ readonly move: 'decline' | 'propose'; readonly booking: Booking } | null>(
    null,
  );

  /** Usually the vehicle is sold after a completed booking. */
  async function offerSale({ kind, vehicleId }: Booking): Promise<void> {
    try {
      const listing = await readOwn(kind, sellerId, vehicleId);
      if (mayMove('sell', listing.state)) setSelling(listing);
    } catch {
      await showError(endSaleTexts.readFailed);
    }
  }

  async function send(chosen: DealersMove, booking: Booking, run: () => Promise<boolean>): Promise<void> {
    setAsking(null);
    if (await run()) onMoved?.(chosen, booking);
  }

  async function complete(booking: Booking): Promise<void> {
    if (!(await askWhetherCompleted(booking))) return;
    await send('complete', booking, async () => {
      const isStored = await move('complete', booking);
      const sell = { label: endSaleTexts.markSold, run: () => void offerSale(booking) };
      if (isStored) void showToast({ title: endSaleTexts.completed, actions: [sell] });
      return isStored;
    });
  }

  const begin: Readonly<Record<DealersMove, (booking: Booking) => void>> = {
    accept: (booking) => void send('accept', booking, () => move('accept', booking)),
    decline: (booking) => setAsking({ move: 'decline', booking }),
    propose: (booking) => setAsking({ move: 'propose', booking }),
    complete: (booking) => void complete(booking),
  };

  const close = () => setAsking(null);

  function dialog(): ReactNode {
    if (selling) return <EndSaleSheet move="sell" listing={selling} onClose={() => setSelling(null)} />;
    if (!asking) return null;
    const { booking } = asking;
    switch (asking.move) {
      case 'propose':
        return (
          <ProposeSheet
            booking={booking}
            onClose={close}
            onPropose={(hour) => void send('propose', booking, () => propose(booking, hour))}
          />
        );
      case 'decline':
        return (
          <DeclineSheet
            name={booking.name}
            onCancel={close}
            onDecline={(reason) => void send('decline', booking, () => move('decline', booking, reason))}
          />
        );
    }
  }

  return {
    isMoving,
    act: (chosen, booking) => begin[chosen](booking),
    dialogs: <Suspense fallback={null}>{dialog()}</Suspense>,
  };
}
