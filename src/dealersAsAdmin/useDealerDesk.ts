import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAdminAction } from '../accounts/useAdminAction';
import type { Dealer } from '../dealers/dealer';
import { isAppError } from '../shared/appError';
import type { Uid } from '../shared/valueTypes';
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
  /** After an approved change of the dealer's profile: writes it to the listings. */
  readonly rename: (dealer: Dealer) => void;
  /** A decision about the dealer is being written, or a takedown runs. */
  readonly isBusy: (sellerId: Uid) => boolean;
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

interface Decided extends AskedMove {
  readonly reason: string;
}

async function send({ move, dealer: { profile, suspension }, reason }: Decided): Promise<void> {
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
export function useDealerDesk(): DealerDesk {
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const takedowns = useTakedowns();
  const { data: unfinished } = useQuery(unfinishedTakedowns());
  const isResumed = useRef(false);
  const { run, busyIds } = useAdminAction<Decided>({
    send,
    // The dealer is refetched below, and the takedown makes the rest stale.
    touches: () => [['market'], ['admin', 'dealerDecisions']],
    onStored: (_, { move, dealer: { profile }, reason }) => {
      takedowns.start(takedownAfter[move], profile, move === 'rejectAll' ? reason : '');
      return lookAtDealerAgain(profile.id);
    },
    onFailed: async (error, { dealer: { profile } }) => {
      if (isAppError(error, 'changed')) await lookAtDealerAgain(profile.id);
    },
    failures: ({ move }) => ({ changed: suspensionTexts.changed, otherwise: failures[move] }),
    idOf: ({ dealer: { profile } }) => profile.id,
  });

  // Continues what a closed tab has interrupted: until it is done, buyers see the listings as they were (ADMIN-10).
  useEffect(() => {
    if (!unfinished || isResumed.current) return;
    isResumed.current = true;
    for (const { takedown, dealer } of unfinished) takedowns.start(takedown, dealer);
  }, [unfinished, takedowns]);

  return {
    ask: (move, dealer) => setAsked({ move, dealer }),
    asked,
    answer: (reason) => {
      setAsked(null);
      if (asked && reason !== null) void run({ ...asked, reason });
    },
    goOn: (takedown, { profile }) => takedowns.start(takedown, profile),
    rename: (dealer) => takedowns.start('rename', dealer),
    isBusy: (sellerId) => busyIds.includes(sellerId) || takedowns.isRunning(sellerId),
    takedowns,
  };
}
