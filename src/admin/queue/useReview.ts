import { useState } from 'react';
import { useAdminAction } from '../../accounts/useAdminAction';
import type { ShownDealer } from '../../dealersAsAdmin/dealerReview';
import { lookAtDealerAgain } from '../../dealersAsAdmin/dealerReview.queries';
import { reviewedDealerTexts } from '../../dealersAsAdmin/texts';
import { acknowledge, approve, reject, undoDecision } from '../../decisions/decisions.service';
import { keepFocusAt } from '../../decisions/keepFocus';
import type { ListingDecision, ReviewedListing, UndoMove } from '../../decisions/review';
import { lookAgain, moveKeys, showMove } from '../../decisions/review.queries';
import { changedTexts } from '../../listings/changedTexts';
import { type ListingKind, listingKinds } from '../../listings/kinds';
import { AppError, isAppError } from '../../shared/appError';
import { nextFrame } from '../../ui/browser/nextFrame';
import { confirm, showError } from '../../ui/overlays/dialogs';
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

interface Decided {
  readonly decision: ListingDecision;
  readonly listing: ReviewedListing;
  /** Known before an approval. */
  readonly dealer: ShownDealer;
  readonly reason: string;
  /** One of many: no banner says its success. */
  readonly isOneOfMany?: boolean;
}

interface Undone {
  readonly listing: ReviewedListing;
  /** The id of the record of the decision. */
  readonly review: string;
  readonly move: UndoMove;
}

const refusals = { changed: changedTexts.changed, suspended: reviewedDealerTexts.suspended };

function failedText(decision: ListingDecision, kind: ListingKind): string {
  if (decision === 'acknowledge') return seenTexts.failed;
  return kindReviewTexts[kind][decision === 'approve' ? 'approveFailed' : 'rejectFailed'];
}

/** @returns the id of the record of the decision */
async function send({ decision, listing, dealer, reason }: Decided): Promise<string> {
  switch (decision) {
    case 'approve':
      if (!dealer) throw new AppError('changed');
      return approve(listing, dealer.profile);
    case 'acknowledge':
      return acknowledge(listing);
    case 'reject':
      return reject(listing, reason);
  }
}

/** Asks before a decision that needs it (ADMIN-4, ADMIN-6); null: cancelled. */
type Ask = (listing: ReviewedListing) => Promise<string | null>;

/** Cars are confirmed, unless the admin has turned that off (ADMIN-4, ADMIN-14). */
async function askApproval({ kind }: ReviewedListing): Promise<string | null> {
  const { approveQuestion: title, approveConsequence: text } = kindReviewTexts[kind];
  if (!listingKinds[kind].approvalAsks || !approvalQuestion.isOn()) return '';
  return (await confirm({ title, text, confirm: reviewTexts.approve })) ? '' : null;
}

function doneText(decision: ListingDecision, { kind, name }: ReviewedListing): string {
  switch (decision) {
    case 'approve':
      return kindReviewTexts[kind].approved;
    case 'reject':
      return kindReviewTexts[kind].rejected;
    case 'acknowledge':
      return seenTexts.done(name);
  }
}

/**
 * Runs the admin's decisions: asks, writes, says the result, and offers to take it back (ADMIN-7).
 *
 * @param onDecided opens the next listing; false: there is none
 */
export function useReview(onDecided: (listing: ReviewedListing) => boolean): ReviewDesk {
  const [asked, setAsked] = useState<AskedRejection | null>(null);
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

  /** Behind the dialog that says so is the current version. */
  async function lookAtCurrent(error: unknown, listing: ReviewedListing): Promise<void> {
    if (isAppError(error, 'changed')) await Promise.all([lookAgain(listing), lookAtDealerAgain(listing.sellerId)]);
    if (isAppError(error, 'suspended')) await lookAtDealerAgain(listing.sellerId);
  }

  const undone = useAdminAction<Undone>({
    send: ({ listing, review, move }) => undoDecision(listing, review, move),
    touches: ({ listing, move }) => moveKeys(move, listing),
    onStored: (_, { listing, move }) => {
      showMove(move, listing);
      banner.show(move === 'reopen' ? seenTexts.takenBack : adminTexts.takenBack, '', null);
      return lookAgain(listing);
    },
    onFailed: (error, { listing }) => lookAtCurrent(error, listing),
    failures: { ...refusals, otherwise: adminTexts.takeBackFailed },
    idOf: ({ listing }) => listing.id,
  });

  function showBanner({ decision, listing }: Decided, review: string): void {
    const move = decision === 'acknowledge' ? 'reopen' : 'requeue';
    banner.show(doneText(decision, listing), undoTexts.last[decision](listing.name), async () => {
      await undone.run({ listing, review, move });
    });
  }

  const decided = useAdminAction<Decided, string>({
    send,
    touches: ({ decision, listing }) => moveKeys(decision, listing),
    // The listing is busy until it is refetched: the next decision must be about that version.
    onStored: async (review, sent) => {
      const { decision, listing, dealer, reason, isOneOfMany = false } = sent;
      showMove(decision, listing, reason);
      if (decision === 'approve' && dealer?.profile.approved === false) void lookAtDealerAgain(listing.sellerId);
      if (!isOneOfMany) showBanner(sent, review);
      await lookAgain(listing);
    },
    onFailed: (error, { listing }) => lookAtCurrent(error, listing),
    failures: ({ decision, listing: { kind } }) => ({ ...refusals, otherwise: failedText(decision, kind) }),
    idOf: ({ listing }) => listing.id,
  });

  const isBusy = ({ id }: ReviewedListing) => decided.busyIds.includes(id) || undone.busyIds.includes(id);

  async function decide(decision: ListingDecision, listing: ReviewedListing, dealer: ShownDealer): Promise<void> {
    if (isBusy(listing)) return;
    const reason = await questions[decision](listing);
    if (reason === null) return;
    if (decision === 'approve' && !dealer) {
      await lookAtDealerAgain(listing.sellerId);
      await showError(reviewedDealerTexts.notRead);
      return;
    }
    const isStored = await decided.run({ decision, listing, dealer, reason });
    if (!isStored || !onDecided(listing)) {
      await nextFrame();
      keepFocusAt(`listing-${listing.id}`);
    }
  }

  async function approveAll(listings: readonly ReviewedListing[], dealer: ShownDealer): Promise<void> {
    for (const listing of listings) {
      if (!(await decided.run({ decision: 'approve', listing, dealer, reason: '', isOneOfMany: true }))) return;
    }
    banner.show(approveAllTexts.done(listings.length), '', null);
  }

  return {
    approveAll,
    decide: (decision, listing, dealer) => void decide(decision, listing, dealer),
    takeBack: (listing) => void undone.run({ listing, review: listing.lastReview, move: 'requeue' }),
    isBusy,
    asked,
    banner,
  };
}
