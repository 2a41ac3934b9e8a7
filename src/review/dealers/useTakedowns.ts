import { useRef, useState } from 'react';
import type { Dealer } from '../../dealers/dealer';
import { isAppError } from '../../shared/appError';
import { rememberTakedown } from './dealerReview.queries';
import type { Takedown, TakedownPhase, TakedownProgress } from './takedown';
import { runTakedown } from './takedown.service';

type Named = Pick<Dealer, 'id' | 'dealerName'>;

export interface TakedownState {
  readonly dealer: Named;
  readonly takedown: Takedown;
  readonly phase: TakedownPhase;
  readonly progress: TakedownProgress | null;
}

export interface Takedowns {
  /** The last takedown of each dealer. */
  readonly all: readonly TakedownState[];
  readonly isRunning: (sellerId: string) => boolean;
  readonly start: (takedown: Takedown, dealer: Named) => void;
  readonly close: (sellerId: string) => void;
}

/** Runs takedowns and their reversal, and reports their progress. */
export function useTakedowns(onSignedOut: () => Promise<void>): Takedowns {
  const [all, setAll] = useState<readonly TakedownState[]>([]);
  // State of React is old until the next render. This ref blocks a second click.
  const running = useRef(new Set<string>());

  function put(state: TakedownState): void {
    setAll((before) => {
      const isSame = ({ dealer }: TakedownState) => dealer.id === state.dealer.id;
      return before.some(isSame) ? before.map((each) => (isSame(each) ? state : each)) : [...before, state];
    });
  }

  async function run(takedown: Takedown, dealer: Named): Promise<void> {
    if (running.current.has(dealer.id)) return;
    running.current.add(dealer.id);
    let state: TakedownState = { dealer, takedown, phase: 'running', progress: null };
    put(state);
    try {
      await runTakedown(takedown, dealer.id, (progress) => {
        state = { ...state, progress };
        put(state);
      });
      put({ ...state, phase: 'done' });
    } catch (error) {
      put({ ...state, phase: 'brokenOff' });
      if (isAppError(error, 'signedOut')) await onSignedOut();
    } finally {
      running.current.delete(dealer.id);
      rememberTakedown(dealer.id);
    }
  }

  return {
    all,
    isRunning: (sellerId) => all.some(({ dealer, phase }) => dealer.id === sellerId && phase === 'running'),
    start: (takedown, dealer) => void run(takedown, dealer),
    close: (sellerId) => setAll(all.filter(({ dealer }) => dealer.id !== sellerId)),
  };
}
