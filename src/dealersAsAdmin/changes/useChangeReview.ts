import { useState } from 'react';
import { useAdminAction } from '../../accounts/useAdminAction';
import type { Dealer } from '../../dealers/dealer';
import { keepFocusAt } from '../../decisions/keepFocus';
import type { ReviewDecision } from '../../listings/state/listingState';
import { isAppError } from '../../shared/appError';
import { nextFrame } from '../../ui/browser/nextFrame';
import { confirm } from '../../ui/overlays/dialogs';
import type { AboutDealer, WaitingChange } from '../dealerReview';
import { lookAtChangeAgain } from '../dealerReview.queries';
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

interface Decided {
  readonly decision: ReviewDecision;
  readonly change: WaitingChange;
  readonly dealer: Dealer;
  readonly reason: string;
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

/**
 * Runs the admin's decisions about profile changes: asks, writes, and says the result (ADMIN-12).
 *
 * @param onApproved gets the dealer, as buyers see the dealer now
 */
export function useChangeReview(onApproved: (dealer: Dealer) => void): ChangeDesk {
  const [asked, setAsked] = useState<AskedRejection | null>(null);
  const [said, setSaid] = useState('');
  const [decided, setDecided] = useState<ReadonlyMap<string, ChangeOutcome>>(new Map());

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

  function settle({ sellerId }: WaitingChange, outcome: ChangeOutcome, text: string): void {
    setDecided((before) => new Map(before).set(sellerId, outcome));
    setSaid(text);
  }

  const { run, busyIds } = useAdminAction<Decided>({
    send: ({ decision, change, dealer, reason }) => decideChange(decision, change, dealer, reason),
    onStored: (_, { decision, change, dealer }) => {
      settle(change, outcomes[decision], changeTexts[outcomes[decision]]);
      if (decision === 'approve') onApproved({ ...dealer, ...change.wanted });
    },
    isHandled: async (error, { change }) => {
      if (!isAppError(error, 'changed') || !(await lookAtChangeAgain(change))) return false;
      settle(change, 'gone', changeTexts.gone);
      return true;
    },
    failures: ({ decision }) => ({
      changed: changeTexts.changed,
      otherwise: decision === 'approve' ? changeTexts.approveFailed : changeTexts.rejectFailed,
    }),
    idOf: ({ change }) => change.sellerId,
  });

  async function decide(decision: ReviewDecision, { item, dealer }: AboutDealer<WaitingChange>): Promise<void> {
    if (!dealer || busyIds.includes(item.sellerId)) return;
    const reason = await (decision === 'approve' ? askApproval() : askRejection(dealer.profile.dealerName));
    if (reason === null) return;
    await run({ decision, change: item, dealer: dealer.profile, reason });
    // The buttons are removed before the focus is moved.
    await nextFrame();
    keepFocusAt(`change-${item.sellerId}`);
  }

  return {
    decide: (decision, change) => void decide(decision, change),
    isBusy: ({ sellerId }) => busyIds.includes(sellerId),
    outcomeOf: ({ sellerId }) => decided.get(sellerId) ?? null,
    asked,
    said,
  };
}
