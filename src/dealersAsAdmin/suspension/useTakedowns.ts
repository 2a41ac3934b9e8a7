import { useRef, useState } from 'react';
import type { Dealer } from '../../dealers/dealer';
import { isAppError } from '../../shared/appError';
import { rememberTakedown } from '../dealerReview.queries';
import type { Takedown, TakedownPhase, TakedownProgress } from './takedown';
import { runTakedown } from './takedown.service';

type Named = Pick<Dealer, 'id' | 'dealerName'>;

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
  readonly isRunning: (sellerId: string) => boolean;
  readonly start: (takedown: Takedown, dealer: Named, reason?: string) => void;
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

  async function run(takedown: Takedown, dealer: Named, reason: string): Promise<void> {
    if (running.current.has(dealer.id)) return;
    running.current.add(dealer.id);
    let state: TakedownState = { dealer, takedown, reason, phase: 'running', progress: null };
    put(state);
    try {
      const onProgress = (progress: TakedownProgress) => {
        state = { ...state, progress };
        put(state);
      };
      await runTakedown(takedown, dealer.id, onProgress, reason);
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
    start: (takedown, dealer, reason = '') => void run(takedown, dealer, reason),
    close: (sellerId) => setAll(all.filter(({ dealer }) => dealer.id !== sellerId)),
  };
}
