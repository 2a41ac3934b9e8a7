import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { decisionTexts } from '../decisions/texts';
import { isAppError } from '../shared/appError';
import { ownShopText } from '../shared/texts';
import { showError } from '../ui/overlays/dialogs';
import type { ReviewedDealer } from './dealerReview';
import { lookAtDealerAgain, unfinishedTakedowns } from './dealerReview.queries';
import { lift, suspend } from './suspension/suspension.service';
import type { Takedown } from './suspension/takedown';
import { type Takedowns, useTakedowns } from './suspension/useTakedowns';
import { suspensionTexts } from './texts';

type DealerMove = 'suspend' | 'lift' | 'rejectAll';

/** A suspension, its end, or a takedown of all listings, whose reason the dialog asks for. */
interface AskedMove {
  readonly move: DealerMove;
  readonly dealer: ReviewedDealer;
}

export interface DealerDesk {
  readonly ask: (move: DealerMove, dealer: ReviewedDealer) => void;
  readonly asked: AskedMove | null;
  /** null: cancelled. */
  readonly answer: (reason: string | null) => void;
  /** Continues an interrupted takedown. */
  readonly goOn: (takedown: Takedown, dealer: ReviewedDealer) => void;
  /** A decision about the dealer is being written, or a takedown runs. */
  readonly isBusy: (sellerId: string) => boolean;
  readonly takedowns: Takedowns;
}

const takedownAfter: Readonly<Record<DealerMove, Takedown>> = {
  suspend: 'takeDown',
  lift: 'restore',
  rejectAll: 'rejectAll',
};
const failures: Readonly<Record<DealerMove, string>> = {
  suspend: suspensionTexts.suspendFailed,
  lift: suspensionTexts.liftFailed,
  // The takedown shows its own failure.
  rejectAll: suspensionTexts.leftFailed,
};

async function write(move: DealerMove, { profile, suspension }: ReviewedDealer, reason: string): Promise<void> {
  switch (move) {
    case 'suspend':
      return suspend(profile.id, reason);
    case 'lift':
      return suspension ? lift(suspension, reason) : undefined;
    case 'rejectAll':
      return;
  }
}

/** Suspends dealers and ends suspensions: asks, writes, and takes down or restores the listings (ADMIN-10). */
export function useDealerDesk(onSignedOut: () => void): DealerDesk {
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  // State of React is old until the next render. This ref blocks a second click.
  const underWay = useRef(new Set<string>());

  async function leave(): Promise<void> {
    await showError(decisionTexts.signedOut);
    onSignedOut();
  }

  const takedowns = useTakedowns(leave);
  const { data: unfinished } = useQuery(unfinishedTakedowns());
  const isResumed = useRef(false);

  // A takedown that a closed tab has left goes on without being asked: until then buyers see the listings (ADMIN-10).
  useEffect(() => {
    if (!unfinished || isResumed.current) return;
    isResumed.current = true;
    for (const dealer of unfinished) takedowns.start('takeDown', dealer);
  }, [unfinished, takedowns]);

  function setUnderWay(id: string, isUnderWay: boolean): void {
    if (isUnderWay) underWay.current.add(id);
    else underWay.current.delete(id);
    setBusy(new Set(underWay.current));
  }

  async function run({ move, dealer }: AskedMove, reason: string): Promise<void> {
    const { id } = dealer.profile;
    if (underWay.current.has(id)) return;
    setUnderWay(id, true);
    try {
      await write(move, dealer, reason);
      takedowns.start(takedownAfter[move], dealer.profile, move === 'rejectAll' ? reason : '');
      await lookAtDealerAgain(id);
    } catch (error) {
      if (isAppError(error, 'signedOut')) {
        await leave();
      } else if (isAppError(error, 'ownShop')) {
        await showError(ownShopText);
      } else if (isAppError(error, 'changed')) {
        await lookAtDealerAgain(id);
        await showError(suspensionTexts.changed);
      } else {
        await showError(failures[move]);
      }
    } finally {
      setUnderWay(id, false);
    }
  }

  return {
    ask: (move, dealer) => setAsked({ move, dealer }),
    asked,
    answer: (reason) => {
      setAsked(null);
      if (asked && reason !== null) void run(asked, reason);
    },
    goOn: (takedown, { profile }) => takedowns.start(takedown, profile),
    isBusy: (sellerId) => busy.has(sellerId) || takedowns.isRunning(sellerId),
    takedowns,
  };
}
