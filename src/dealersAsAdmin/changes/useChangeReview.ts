import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepFocusAt } from '../../decisions/keepFocus';
import { decisionTexts } from '../../decisions/texts';
import type { ReviewDecision } from '../../listings/state/listingState';
import { isAppError } from '../../shared/appError';
import { ownShopText } from '../../shared/texts';
import { confirm, showError } from '../../ui/overlays/dialogs';
import type { AboutDealer, WaitingChange } from '../dealerReview';
import { lookAtChangeAgain, rememberChange } from '../dealerReview.queries';
import { changeTexts } from '../texts';
import type { ChangeOutcome } from './ChangeCard';
import { decideChange } from './profileReview.service';

/** A rejection whose reason the dialog asks for. */
interface AskedRejection {
  /** The name of the dealer. */
  readonly name: string;
  /** null: cancelled. */
  readonly answer: (reason: string | null) => void;
}

export interface ChangeDesk {
  readonly decide: (decision: ReviewDecision, change: AboutDealer<WaitingChange>) => void;
  readonly isBusy: (change: WaitingChange) => boolean;
  /** null: the change waits. */
  readonly outcomeOf: (change: WaitingChange) => ChangeOutcome | null;
  readonly asked: AskedRejection | null;
  /** The last result, for screen readers; '' at first. */
  readonly said: string;
}

const outcomes = { approve: 'approved', reject: 'rejected' } as const satisfies Record<ReviewDecision, ChangeOutcome>;

/** Runs the admin's decisions about profile changes: asks, writes, and says the result (ADMIN-12). */
export function useChangeReview(onSignedOut: () => void): ChangeDesk {
  const [asked, setAsked] = useState<AskedRejection | null>(null);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [decided, setDecided] = useState<ReadonlyMap<string, ChangeOutcome>>(new Map());
  // State of React is old until the next render. This ref blocks a second click.
  const underWay = useRef(new Set<string>());

  function askRejection(name: string): Promise<string | null> {
    return new Promise((resolve) => {
      setAsked({
        name,
        answer: (reason) => {
          setAsked(null);
          resolve(reason);
        },
      });
    });
  }

  async function askApproval(): Promise<string | null> {
    const { approveQuestion: title, approveConsequence: text } = changeTexts;
    return (await confirm({ title, text, confirm: changeTexts.approve })) ? '' : null;
  }

  function setUnderWay({ sellerId }: WaitingChange, isUnderWay: boolean): void {
    if (isUnderWay) underWay.current.add(sellerId);
    else underWay.current.delete(sellerId);
    setBusy(new Set(underWay.current));
  }

  function settle({ sellerId }: WaitingChange, outcome: ChangeOutcome, text: string): void {
    setDecided((before) => new Map(before).set(sellerId, outcome));
    setSaid(text);
  }

  async function reportFailure(decision: ReviewDecision, change: WaitingChange, error: unknown): Promise<void> {
    if (isAppError(error, 'signedOut')) {
      await showError(decisionTexts.signedOut);
      onSignedOut();
    } else if (isAppError(error, 'ownShop')) {
      await showError(ownShopText);
    } else if (isAppError(error, 'changed')) {
      if (await lookAtChangeAgain(change)) settle(change, 'gone', changeTexts.gone);
      else await showError(changeTexts.changed);
    } else {
      await showError(decision === 'approve' ? changeTexts.approveFailed : changeTexts.rejectFailed);
    }
  }

  async function run(decision: ReviewDecision, { item, dealer }: AboutDealer<WaitingChange>): Promise<void> {
    if (!dealer || underWay.current.has(item.sellerId)) return;
    const reason = await (decision === 'approve' ? askApproval() : askRejection(dealer.profile.dealerName));
    if (reason === null || underWay.current.has(item.sellerId)) return;
    setUnderWay(item, true);
    try {
      await decideChange(decision, item, dealer.profile, reason);
      settle(item, outcomes[decision], changeTexts[outcomes[decision]]);
      rememberChange(item);
    } catch (error) {
      await reportFailure(decision, item, error);
    }
    // Renders now, so that the buttons are removed before the focus is moved.
    flushSync(() => setUnderWay(item, false));
    keepFocusAt(`change-${item.sellerId}`);
  }

  return {
    decide: (decision, change) => void run(decision, change),
    isBusy: ({ sellerId }) => busy.has(sellerId),
    outcomeOf: ({ sellerId }) => decided.get(sellerId) ?? null,
    asked,
    said,
  };
}
