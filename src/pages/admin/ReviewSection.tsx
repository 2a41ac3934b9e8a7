import { useEffect, useState } from 'react';
import { isAppError } from '../../domain/appError';
import { timers } from '../../domain/limits';
import type { ReviewDecision } from '../../domain/listingState';
import { adminMessages, vehicleMessages } from '../../domain/messages';
import type { Vehicle } from '../../domain/vehicle';
import { type VehicleKind, vehicleKinds } from '../../domain/vehicleKinds';
import { CardSkeletons } from '../../features/listings/CardSkeletons';
import { ReviewCard } from '../../features/review/ReviewCard';
import { approveListing, listForReview, rejectListing } from '../../services/review';
import { confirm, showError, showSuccess } from '../../ui/dialogs';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import { PagedCards } from '../../ui/PagedCards';
import { queryKeys } from '../queries/queryKeys';
import { usePagedQuery } from '../queries/usePagedQuery';
import { useSellersOf } from '../queries/useSellersOf';
import { useDetailsModal } from '../useDetailsModal';
import { rememberDecision } from './rememberDecision';

const decisions = { approve: approveListing, reject: rejectListing } as const;

/** A text that goes away by itself; the same text again stays as long again. */
function useBanner(): [text: string | null, show: (text: string) => void] {
  const [banner, setBanner] = useState<{ readonly text: string } | null>(null);
  useEffect(() => {
    if (banner === null) return undefined;
    const timer = setTimeout(() => setBanner(null), timers.approvalBanner);
    return () => clearTimeout(timer);
  }, [banner]);
  return [banner?.text ?? null, (text) => setBanner({ text })];
}

interface ReviewSectionProps {
  readonly kind: VehicleKind;
  readonly onSignedOut: () => void;
}

/** All posts of a kind, with Approve and Delete (spec 2). */
export function ReviewSection({ kind, onSignedOut }: ReviewSectionProps) {
  const list = usePagedQuery({ key: queryKeys.forReview(kind), load: (cursor) => listForReview(kind, cursor) });
  const sellerOf = useSellersOf(list.state === 'ready' ? list.items : []);
  const details = useDetailsModal();
  const [deciding, setDeciding] = useState<string | null>(null);
  const [banner, showBanner] = useBanner();
  const messages = vehicleMessages[kind];
  const { approvalAsks } = vehicleKinds[kind];

  async function mayGoOn(decision: ReviewDecision): Promise<boolean> {
    switch (decision) {
      case 'approve':
        if (!approvalAsks) return true;
        return confirm({ title: messages.approveQuestion, text: messages.approveConsequence, confirm: 'Approve' });
      case 'reject':
        return confirm({
          title: messages.rejectQuestion,
          text: messages.rejectConsequence,
          confirm: 'Delete',
          danger: true,
        });
    }
  }

  async function reportSuccess(decision: ReviewDecision): Promise<void> {
    switch (decision) {
      case 'approve':
        if (approvalAsks) await showSuccess(messages.approvedTitle, messages.approvedText);
        else showBanner(`${messages.approvedTitle} ${messages.approvedText}`);
        return;
      case 'reject':
        await showSuccess(messages.rejectedTitle, messages.rejectedText);
    }
  }

  async function reportFailure(decision: ReviewDecision, error: unknown): Promise<void> {
    if (isAppError(error, 'signedOut')) {
      await showError(adminMessages.signedOut);
      onSignedOut();
      return;
    }
    await showError(decision === 'approve' ? messages.approveFailed : messages.rejectFailed);
  }

  async function decide(decision: ReviewDecision, vehicle: Vehicle): Promise<void> {
    if (!(await mayGoOn(decision))) return;
    setDeciding(vehicle.id);
    try {
      await decisions[decision](vehicle);
    } catch (error) {
      setDeciding(null);
      await reportFailure(decision, error);
      return;
    }
    setDeciding(null);
    rememberDecision(decision, vehicle);
    await reportSuccess(decision);
  }

  return (
    <section className="page-section" aria-labelledby={`review-${kind}`}>
      <h2 id={`review-${kind}`}>{messages.reviewTitle}</h2>
      {banner && <Notice tone="success">{banner}</Notice>}
      <PagedCards
        list={list}
        loading={<CardSkeletons count={4} layout="grid" text={`Loading ${kind} posts...`} />}
        failedText={messages.listFailed}
        empty={<EmptyState icon={kind} text={messages.reviewEmpty} />}
        keyOf={({ id }) => id}
        card={(vehicle) => (
          <ReviewCard
            vehicle={vehicle}
            seller={sellerOf(vehicle.sellerId)}
            busy={deciding === vehicle.id}
            onDecide={(decision) => void decide(decision, vehicle)}
            onShowDetails={() => details.show(vehicle)}
          />
        )}
      />
      {details.modal}
    </section>
  );
}
