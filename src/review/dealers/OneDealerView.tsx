import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { isFocusWanted } from '../useAdminSearch';
import { DealerDecisions } from './DealerDecisions';
import { ReviewedDealerCard } from './ReviewedDealerCard';
import { SuspendButton } from './SuspendButton';
import { reviewedDealerTexts } from './texts';
import type { DealerDesk } from './useDealerDesk';
import { useReviewedDealers } from './useReviewedDealers';

/** The dealer whom the address names, for example after a report. */
export function OneDealerView({ sellerId, desk }: { sellerId: string; desk: DealerDesk }) {
  const dealer = useReviewedDealers([{ sellerId }])(sellerId);
  const isRead = Boolean(dealer);
  const wantsFocus = isFocusWanted(useLocation().state);
  useEffect(() => {
    if (isRead && wantsFocus) document.getElementById(`dealer-${sellerId}`)?.focus();
  }, [sellerId, isRead, wantsFocus]);
  if (dealer === undefined) return <Loading text={reviewedDealerTexts.loading} />;
  if (dealer === null) return <EmptyState icon="shop" text={reviewedDealerTexts.none} />;
  const { profile, suspension } = dealer;
  return (
    <ReviewedDealerCard
      dealer={dealer}
      history={<DealerDecisions sellerId={sellerId} />}
      actions={
        suspension ? undefined : (
          <SuspendButton
            name={profile.dealerName}
            busy={desk.isBusy(sellerId)}
            onSuspend={() => desk.ask('suspend', dealer)}
          />
        )
      }
    />
  );
}
