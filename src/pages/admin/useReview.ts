import { useRef, useState } from 'react';
import { isAppError } from '../../domain/appError';
import type { ReviewDecision } from '../../domain/listingState';
import { adminMessages, listingMessages, vehicleMessages } from '../../domain/messages';
import type { Post } from '../../domain/review';
import { vehicleKinds } from '../../domain/vehicleKinds';
import { decide, takeBack } from '../../services/review';
import { confirm, showError, showSuccess } from '../../ui/dialogs';
import { lookAgain, rememberMove } from './rememberPost';
import { useUndoBanner } from './useUndoBanner';

/** A post that is about to be rejected: the dialog asks why. */
interface AskedRejection {
  readonly post: Post;
  /** null: the admin thought better of it. */
  readonly answer: (reason: string | null) => void;
}

export interface ReviewDesk {
  readonly decide: (decision: ReviewDecision, post: Post) => void;
  readonly isBusy: (post: Post) => boolean;
  readonly asked: AskedRejection | null;
  readonly banner: ReturnType<typeof useUndoBanner>;
}

/** Asks what the spec asks. null: no. */
type Ask = (post: Post) => Promise<string | null>;

async function askApproval({ kind }: Post): Promise<string | null> {
  const { approveQuestion: title, approveConsequence: text } = vehicleMessages[kind];
  if (!vehicleKinds[kind].approvalAsks) return '';
  return (await confirm({ title, text, confirm: 'Approve' })) ? '' : null;
}

/** Keyboard users go on at the post whose button they have just switched off. */
function keepFocusAt({ id }: Post): void {
  const focused = document.activeElement;
  const isLost =
    focused === null || focused === document.body || (focused instanceof HTMLButtonElement && focused.disabled);
  if (isLost) document.getElementById(`post-${id}`)?.focus({ preventScroll: true });
}

/** Takes the admin's decisions: asks, writes, says what became of it, and offers to take it back. */
export function useReview(onSignedOut: () => void): ReviewDesk {
  const [asked, setAsked] = useState<AskedRejection | null>(null);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  // What happens before the next rendering sees no second click.
  const underWay = useRef(new Set<string>());
  const banner = useUndoBanner();

  const askRejection: Ask = (post) =>
    new Promise((resolve) => {
      setAsked({
        post,
        answer: (reason) => {
          setAsked(null);
          resolve(reason);
        },
      });
    });
  const questions: Readonly<Record<ReviewDecision, Ask>> = { approve: askApproval, reject: askRejection };

  function setUnderWay({ id }: Post, isUnderWay: boolean): void {
    if (isUnderWay) underWay.current.add(id);
    else underWay.current.delete(id);
    setBusy(new Set(underWay.current));
  }

  /** Says what went wrong. What has changed is read anew first, to be looked at behind the words. */
  async function reportFailure(post: Post, error: unknown, otherwise: string): Promise<void> {
    if (isAppError(error, 'signedOut')) {
      await showError(adminMessages.signedOut);
      onSignedOut();
    } else if (isAppError(error, 'changed')) {
      await lookAgain(post);
      await showError(listingMessages.changed);
    } else {
      await showError(otherwise);
    }
  }

  async function undo(post: Post, review: string): Promise<void> {
    // The next decision is on the listing as it stands then: it waits until that is read.
    setUnderWay(post, true);
    try {
      await takeBack(post, review);
      rememberMove('requeue', post);
      banner.show(adminMessages.takenBack, null);
      await lookAgain(post);
    } catch (error) {
      await reportFailure(post, error, adminMessages.takeBackFailed);
    } finally {
      setUnderWay(post, false);
    }
  }

  async function reportSuccess(decision: ReviewDecision, post: Post, review: string): Promise<void> {
    const { approvedTitle, approvedText, rejectedTitle, rejectedText } = vehicleMessages[post.kind];
    const [title, text] = decision === 'approve' ? [approvedTitle, approvedText] : [rejectedTitle, rejectedText];
    if (decision === 'reject' || vehicleKinds[post.kind].approvalAsks) await showSuccess(title, text);
    banner.show(`${title} ${text}`, () => undo(post, review));
  }

  async function write(decision: ReviewDecision, post: Post, reason: string): Promise<string | null> {
    try {
      return await decide(decision, post, reason);
    } catch (error) {
      const { approveFailed, rejectFailed } = vehicleMessages[post.kind];
      await reportFailure(post, error, decision === 'approve' ? approveFailed : rejectFailed);
      return null;
    }
  }

  async function run(decision: ReviewDecision, post: Post): Promise<void> {
    if (underWay.current.has(post.id)) return;
    const reason = await questions[decision](post);
    if (reason === null || underWay.current.has(post.id)) return;
    setUnderWay(post, true);
    const review = await write(decision, post, reason);
    if (review !== null) {
      rememberMove(decision, post, reason);
      await Promise.all([reportSuccess(decision, post, review), lookAgain(post)]);
    }
    setUnderWay(post, false);
    keepFocusAt(post);
  }

  return {
    decide: (decision, post) => void run(decision, post),
    isBusy: ({ id }) => busy.has(id),
    asked,
    banner,
  };
}
