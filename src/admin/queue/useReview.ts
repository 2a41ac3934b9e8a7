import { useRef, useState } from 'react';
import type { ShownDealer } from '../../dealersAsAdmin/dealerReview';
import { lookAtDealerAgain } from '../../dealersAsAdmin/dealerReview.queries';
import { reviewedDealerTexts } from '../../dealersAsAdmin/texts';
import { acknowledge, approve, reject, takeBack } from '../../decisions/decisions.service';
import { keepFocusAt } from '../../decisions/keepFocus';
import type { ListingDecision, MoveBack, ReviewedListing } from '../../decisions/review';
import { lookAgain, rememberMove } from '../../decisions/review.queries';
import { decisionTexts } from '../../decisions/texts';
import { listingKinds } from '../../listings/kinds';
import { listingTexts } from '../../listings/texts';
import { isAppError } from '../../shared/appError';
import { ownShopText } from '../../shared/texts';
import { confirm, showError, showSuccess } from '../../ui/overlays/dialogs';
import { adminTexts, approveAllTexts, kindReviewTexts, reviewTexts, seenTexts, undoTexts } from '../texts';
import { approvalQuestion } from './approvalQuestion';
import { useUndoBanner } from './useUndoBanner';

/** A rejection whose reason the dialog asks for. */
interface AskedRejection {
  readonly listing: ReviewedListing;
  /** null: cancelled. */
  readonly answer: (reason: string | null) => void;
}

export interface ReviewDesk {
  readonly decide: (decision: ListingDecision, listing: ReviewedListing, dealer: ShownDealer) => void;
  /** Approves listings of one dealer, one after the other. The first failure ends it, and is shown. */
  readonly approveAll: (listings: readonly ReviewedListing[], dealer: ShownDealer) => Promise<void>;
  /** Takes a rejection back, also a day later. */
  readonly takeBack: (listing: ReviewedListing) => void;
  readonly isBusy: (listing: ReviewedListing) => boolean;
  readonly asked: AskedRejection | null;
  readonly banner: ReturnType<typeof useUndoBanner>;
}

/** Asks before a decision that needs it (ADMIN-4, ADMIN-6); null: cancelled. */
type Ask = (listing: ReviewedListing) => Promise<string | null>;

/** Cars are confirmed, unless the admin has turned that off (ADMIN-4, ADMIN-14). */
const asksAbout = ({ kind }: ReviewedListing) => listingKinds[kind].approvalAsks && approvalQuestion.isOn();

async function askApproval(listing: ReviewedListing): Promise<string | null> {
  const { approveQuestion: title, approveConsequence: text } = kindReviewTexts[listing.kind];
  if (!asksAbout(listing)) return '';
  return (await confirm({ title, text, confirm: reviewTexts.approve })) ? '' : null;
}

/** The title and the text of a decision that is stored. */
function doneText(decision: ListingDecision, { kind, name }: ReviewedListing): readonly [title: string, text: string] {
  const { approvedTitle, approvedText, rejectedTitle, rejectedText } = kindReviewTexts[kind];
  switch (decision) {
    case 'approve':
      return [approvedTitle, approvedText];
    case 'reject':
      return [rejectedTitle, rejectedText];
    case 'acknowledge':
      return [seenTexts.title, seenTexts.text(name)];
  }
}

/**
 * Runs the admin's decisions: asks, writes, says the result, and offers to take it back (ADMIN-7).
 *
 * @param onDecided opens the next listing; false: there is none
 */
export function useReview(onSignedOut: () => void, onDecided: (listing: ReviewedListing) => boolean): ReviewDesk {
  const [asked, setAsked] = useState<AskedRejection | null>(null);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  // State of React is old until the next render. This ref blocks a second click.
  const underWay = useRef(new Set<string>());
  const banner = useUndoBanner();

  const askRejection: Ask = (listing) =>
    new Promise((resolve) => {
      setAsked({
        listing,
        answer: (reason) => {
          setAsked(null);
          resolve(reason);
        },
      });
    });
  const questions: Readonly<Record<ListingDecision, Ask>> = {
    approve: askApproval,
    reject: askRejection,
    acknowledge: () => Promise.resolve(''),
  };

  function setUnderWay({ id }: ReviewedListing, isUnderWay: boolean): void {
    if (isUnderWay) underWay.current.add(id);
    else underWay.current.delete(id);
    setBusy(new Set(underWay.current));
  }

  /**
   * Says what went wrong. If the listing has changed, reads it again first, so that the current one is behind the
   * dialog.
   */
  async function reportFailure(listing: ReviewedListing, error: unknown, otherwise: string): Promise<null> {
    if (isAppError(error, 'signedOut')) {
      await showError(decisionTexts.signedOut);
      onSignedOut();
    } else if (isAppError(error, 'changed')) {
      await Promise.all([lookAgain(listing), lookAtDealerAgain(listing.sellerId)]);
      await showError(listingTexts.changed);
    } else if (isAppError(error, 'ownShop')) {
      await showError(ownShopText);
    } else if (isAppError(error, 'suspended')) {
      await lookAtDealerAgain(listing.sellerId);
      await showError(reviewedDealerTexts.suspended);
    } else {
      await showError(otherwise);
    }
    return null;
  }

  async function undo(listing: ReviewedListing, review: string, move: MoveBack): Promise<void> {
    // The listing stays busy until it is read again: the next decision must be about that version.
    setUnderWay(listing, true);
    try {
      await takeBack(listing, review, move);
      rememberMove(move, listing);
      banner.show(move === 'reopen' ? seenTexts.takenBack : adminTexts.takenBack, '', null);
      await lookAgain(listing);
    } catch (error) {
      await reportFailure(listing, error, adminTexts.takeBackFailed);
    } finally {
      setUnderWay(listing, false);
    }
  }

  async function reportSuccess(decision: ListingDecision, listing: ReviewedListing, review: string): Promise<void> {
    const [title, text] = doneText(decision, listing);
    const asked = decision === 'reject' || (decision === 'approve' && asksAbout(listing));
    if (asked) await showSuccess(title, text);
    banner.show(`${title} ${text}`, undoTexts.last[decision](listing.name), () =>
      undo(listing, review, decision === 'acknowledge' ? 'reopen' : 'requeue'),
    );
  }

  async function write(
    decision: ListingDecision,
    listing: ReviewedListing,
    dealer: ShownDealer,
    reason: string,
  ): Promise<string | null> {
    const { approveFailed, rejectFailed } = kindReviewTexts[listing.kind];
    switch (decision) {
      case 'approve':
        if (!dealer) {
          await lookAtDealerAgain(listing.sellerId);
          await showError(reviewedDealerTexts.notRead);
          return null;
        }
        return approve(listing, dealer.profile).catch((error: unknown) => reportFailure(listing, error, approveFailed));
      case 'acknowledge':
        return acknowledge(listing).catch((error: unknown) => reportFailure(listing, error, seenTexts.failed));
      case 'reject':
        return reject(listing, reason).catch((error: unknown) => reportFailure(listing, error, rejectFailed));
    }
  }

  async function run(decision: ListingDecision, listing: ReviewedListing, dealer: ShownDealer): Promise<void> {
    if (underWay.current.has(listing.id)) return;
    const reason = await questions[decision](listing);
    if (reason === null || underWay.current.has(listing.id)) return;
    setUnderWay(listing, true);
    const review = await write(decision, listing, dealer, reason);
    if (review !== null) {
      rememberMove(decision, listing, reason);
      if (decision === 'approve' && dealer?.profile.approved === false) void lookAtDealerAgain(listing.sellerId);
      await Promise.all([reportSuccess(decision, listing, review), lookAgain(listing)]);
    }
    setUnderWay(listing, false);
    if (review === null || !onDecided(listing)) keepFocusAt(`listing-${listing.id}`);
  }

  async function approveAll(listings: readonly ReviewedListing[], dealer: ShownDealer): Promise<void> {
    for (const listing of listings) {
      setUnderWay(listing, true);
      const review = await write('approve', listing, dealer, '');
      if (review !== null) {
        rememberMove('approve', listing);
        await lookAgain(listing);
      }
      setUnderWay(listing, false);
      if (review === null) return;
    }
    banner.show(approveAllTexts.done(listings.length), '', null);
  }

  return {
    approveAll,
    decide: (decision, listing, dealer) => void run(decision, listing, dealer),
    takeBack: (listing) => void undo(listing, listing.lastReview, 'requeue'),
    isBusy: ({ id }) => busy.has(id),
    asked,
    banner,
  };
}
