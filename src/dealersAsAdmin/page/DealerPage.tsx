import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { forgetUnseen } from '../../lists/invalidate';
import { aboutDealer } from '../../notes/note';
import { PrivateNote } from '../../notes/PrivateNote';
import { noteTexts } from '../../notes/texts';
import { RatingsAsAdmin } from '../../ratings/RatingsAsAdmin';
import { ratingsAsAdminTexts } from '../../ratings/texts';
import { ReportsAbout } from '../../reports/ReportsAbout';
import { dealerAddress } from '../../shared/addresses/addresses';
import { adminAddress } from '../../shared/addresses/adminAddress';
import type { Uid } from '../../shared/valueTypes';
import { ActionButton } from '../../ui/ActionButton';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { warningTexts } from '../../warnings/texts';
import { WarnButton } from '../../warnings/WarnButton';
import { WarningsTo } from '../../warnings/WarningsTo';
import { WaitingChangeOf } from '../changes/WaitingChangeOf';
import type { ReviewedDealer } from '../dealerReview';
import { dealerNumbers, reviewedDealer } from '../dealerReview.queries';
import { ReviewedDealerCard } from '../ReviewedDealerCard';
import { isFocusWanted } from '../search/useAdminSearch';
import { ListingsLeft } from '../suspension/ListingsLeft';
import { SuspendButton } from '../suspension/SuspendButton';
import {
  bookingNumberTexts,
  checkTexts,
  dealerPageTexts,
  reviewedDealerTexts,
  suspensionTexts,
  takeAllDownTexts,
} from '../texts';
import type { DealerDesk } from '../useDealerDesk';
import { BookingNumbers } from './BookingNumbers';
import { CheckForm } from './CheckForm';
import { DealerDecisions } from './DealerDecisions';
import { ListingNumbers } from './ListingNumbers';
import './dealerPage.scss';

interface DealerPageProps {
  readonly sellerId: Uid;
  readonly desk: DealerDesk;
}

interface ActionsProps {
  readonly dealer: ReviewedDealer;
  readonly desk: DealerDesk;
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="dealer-part" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {children}
    </section>
  );
}

function Actions({ dealer, desk }: ActionsProps) {
  const { profile, suspension } = dealer;
  const busy = desk.isBusy(profile.id);
  return (
    <>
      {profile.approved && (
        <Link className="btn btn-outline-primary" to={dealerAddress(profile.id)} target="_blank" rel="noreferrer">
          {dealerPageTexts.publicPage}
        </Link>
      )}
      <WarnButton sellerId={profile.id} name={profile.dealerName} />
      {suspension ? (
        <ActionButton
          className="btn btn-outline-primary"
          aria-label={suspensionTexts.liftName(profile.dealerName)}
          busy={busy}
          onClick={() => desk.ask('lift', dealer)}
        >
          {suspensionTexts.lift}
        </ActionButton>
      ) : (
        <>
          <ActionButton
            className="btn btn-outline-danger"
            aria-label={takeAllDownTexts.openName(profile.dealerName)}
            busy={busy}
            onClick={() => desk.ask('rejectAll', dealer)}
          >
            {takeAllDownTexts.open}
          </ActionButton>
          <SuspendButton name={profile.dealerName} busy={busy} onSuspend={() => desk.ask('suspend', dealer)} />
        </>
      )}
    </>
  );
}

/** Continues an interrupted takedown. After a suspension, only if listings are still put aside. */
function Left({ dealer, desk }: { dealer: ReviewedDealer; desk: DealerDesk }) {
  const { id } = dealer.profile;
  const { data: numbers } = useQuery(dealerNumbers(id));
  const putAside = numbers ? numbers.suspended.car.count + numbers.suspended.bike.count : 0;
  if (!dealer.suspension && putAside === 0) return null;
  const takedown = dealer.suspension ? 'takeDown' : 'restore';
  return (
    <ListingsLeft
      takedown={takedown}
      sellerId={id}
      busy={desk.isBusy(id)}
      onContinue={() => desk.goOn(takedown, dealer)}
    />
  );
}

/** All about one dealer, whom the address names (ADMIN-17). */
export function DealerPage({ sellerId, desk }: DealerPageProps) {
  const { data: dealer, isError, isFetching, refetch } = useQuery(reviewedDealer(sellerId));
  const isRead = Boolean(dealer);
  const wantsFocus = isFocusWanted(useLocation().state);
  useEffect(() => {
    if (isRead && wantsFocus) document.getElementById(`dealer-${sellerId}`)?.focus();
  }, [sellerId, isRead, wantsFocus]);
  if (dealer === undefined) {
    if (!isError || isFetching) return <Loading text={reviewedDealerTexts.loading} />;
    return (
      <Notice tone="danger" onRetry={() => void refetch()}>
        {reviewedDealerTexts.failed}
      </Notice>
    );
  }
  if (dealer === null) return <EmptyState icon="shop" text={reviewedDealerTexts.none} />;
  return (
    <div className="dealer-page">
      <ReviewedDealerCard
        dealer={dealer}
        history={
          <>
            <DealerDecisions sellerId={sellerId} />
            <Link
              to={adminAddress({ tab: 'journal', dealer: sellerId })}
              onClick={() => forgetUnseen(['adminLists', 'journal'])}
            >
              {dealerPageTexts.journal}
            </Link>
          </>
        }
        actions={<Actions dealer={dealer} desk={desk} />}
      >
        <Left dealer={dealer} desk={desk} />
      </ReviewedDealerCard>
      <Part heading={dealerPageTexts.listings}>
        <ListingNumbers sellerId={sellerId} />
      </Part>
      <Part heading={checkTexts.heading}>
        <CheckForm dealer={dealer} />
      </Part>
      <Part heading={bookingNumberTexts.heading}>
        <BookingNumbers sellerId={sellerId} />
      </Part>
      <section className="dealer-part" aria-label={noteTexts.heading}>
        <PrivateNote about={aboutDealer(sellerId)} />
      </section>
      <Part heading={warningTexts.heading}>
        <WarningsTo sellerId={sellerId} />
      </Part>
      <Part heading={dealerPageTexts.change}>
        <WaitingChangeOf sellerId={sellerId} desk={desk} />
      </Part>
      <Part heading={dealerPageTexts.reports}>
        <ReportsAbout sellerId={sellerId} />
      </Part>
      <Part heading={ratingsAsAdminTexts.heading}>
        <RatingsAsAdmin sellerId={sellerId} />
      </Part>
    </div>
  );
}
