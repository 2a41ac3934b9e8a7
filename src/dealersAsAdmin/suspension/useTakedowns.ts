import { useState } from 'react';
import { useAdminAction } from '../../accounts/useAdminAction';
import type { Dealer } from '../../dealers/dealer';
import type { Uid } from '../../shared/valueTypes';
import { takedownTexts } from '../texts';
import type { Takedown, TakedownPhase, TakedownProgress } from './takedown';
import { runTakedown } from './takedown.service';

type Named = Pick<Dealer, 'id' | 'dealerName'>;

interface Order {
  readonly takedown: Takedown;
  readonly dealer: Named;
  readonly reason: string;
}

export interface TakedownState {
  readonly dealer: Named;
  readonly takedown: Takedown;
  /** Of the rejections; '' if a suspension has it. */
  readonly reason: string;
  readonly phase: TakedownPhase;
  readonly progress: TakedownProgress | null;
}

export interface Takedowns {
  /** The last takedown of each dealer. */
  readonly all: readonly TakedownState[];
  readonly isRunning: (sellerId: Uid) => boolean;
  readonly start: (takedown: Takedown, dealer: Named, reason?: string) => void;
  readonly close: (sellerId: Uid) => void;
}

/** Runs takedowns and their reversal, and reports their progress. */
export function useTakedowns(): Takedowns {
  const [all, setAll] = useState<readonly TakedownState[]>([]);

  function put(dealer: Named, changed: Partial<TakedownState>): void {
    setAll((before) => before.map((each) => (each.dealer.id === dealer.id ? { ...each, ...changed } : each)));
  }

  const { run } = useAdminAction<Order>({
    send: ({ takedown, dealer, reason }) => {
      const started: TakedownState = { dealer, takedown, reason, phase: 'running', progress: null };
      setAll((before) => [...before.filter((each) => each.dealer.id !== dealer.id), started]);
      return runTakedown(takedown, dealer.id, (progress) => put(dealer, { progress }), reason);
    },
    // Many listings have changed: the queue on the screen is refetched, too.
    touches: () => [['market'], ['admin'], ['adminLists', 'listings'], ['adminLists', 'listing']],
    onStored: (_, { dealer }) => put(dealer, { phase: 'done' }),
    onFailed: (_, { dealer }) => put(dealer, { phase: 'brokenOff' }),
    failures: ({ takedown, dealer }) => ({ otherwise: takedownTexts[takedown].brokenOff(dealer.dealerName, 0) }),
    inPlace: true,
    idOf: ({ dealer }) => dealer.id,
  });

  return {
    all,
    isRunning: (sellerId) => all.some(({ dealer, phase }) => dealer.id === sellerId && phase === 'running'),
    start: (takedown, dealer, reason = '') => void run({ takedown, dealer, reason }),
    close: (sellerId) => setAll(all.filter(({ dealer }) => dealer.id !== sellerId)),
  };
}
