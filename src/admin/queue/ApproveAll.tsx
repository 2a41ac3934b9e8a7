import { checkOf } from '../../dealers/dealerCheck.record';
import { useReviewedDealers } from '../../dealersAsAdmin/useReviewedDealers';
import { hasForeignWords, type ReviewedListing } from '../../decisions/review';
import { mayMove } from '../../listings/state/listingState';
import type { Uid } from '../../shared/valueTypes';
import { ActionButton } from '../../ui/ActionButton';
import { confirm } from '../../ui/overlays/dialogs';
import { approveAllTexts as texts } from '../texts';
import type { ReviewDesk } from './useReview';

interface ApproveAllProps {
  readonly sellerId: Uid;
  readonly listed: readonly ReviewedListing[];
  readonly desk: ReviewDesk;
}

/** Approves all listings in the list, of a dealer whom Second Gear has checked, in one step (ADMIN-26). */
export function ApproveAll({ sellerId, listed, desk }: ApproveAllProps) {
  const dealer = useReviewedDealers([{ sellerId }])(sellerId);
  const waiting = listed.filter((listing) => mayMove('approve', listing.state) && !hasForeignWords(listing));
  if (!dealer || dealer.suspension || !checkOf(dealer.profile) || waiting.length === 0) return null;
  const { length: count } = waiting;
  const busy = waiting.some(desk.isBusy);

  async function approveAll(name: string): Promise<void> {
    const question = { title: texts.question(count, name), text: texts.consequence, confirm: texts.approve };
    if (await confirm(question)) await desk.approveAll(waiting, dealer);
  }

  return (
    <ActionButton
      className="btn btn-outline-primary"
      busy={busy}
      onClick={() => void approveAll(dealer.profile.dealerName)}
    >
      {busy ? texts.busy : texts.all(count)}
    </ActionButton>
  );
}
