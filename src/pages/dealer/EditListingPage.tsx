import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { SessionEnded } from '../../accounts/SessionEnded';
import { useSession } from '../../accounts/useSession';
import { checkOf } from '../../dealers/dealerCheck.record';
import { useOwnProfile } from '../../dealers/ownProfile/useOwnProfile';
import { listingFormTexts } from '../../listings/form/formTexts';
import type { ListingKind } from '../../listings/kinds';
import { ListingStateBadge } from '../../listings/state/ListingStateBadge';
import { mayMove } from '../../listings/state/listingState';
import { RejectReason } from '../../listings/state/RejectReason';
import { kindTexts } from '../../listings/texts';
import { paths } from '../../shared/addresses/addresses';
import { isAppError } from '../../shared/appError';
import type { Uid } from '../../shared/valueTypes';
import { DraftElsewhere } from '../../stock/drafts/DraftElsewhere';
import { useDraftLock } from '../../stock/drafts/useDraftLock';
import { useEditDraft } from '../../stock/drafts/useEditDraft';
import { EditListing } from '../../stock/editor/EditListing';
import { ownListing } from '../../stock/stock.queries';
import { liveEditTexts, signedOutTexts, stockTexts } from '../../stock/texts';
import { EmptyState } from '../../ui/EmptyState';
import { LoadingPart } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { headTexts } from '../../ui/texts';

interface EditedListingProps {
  readonly kind: ListingKind;
  readonly sellerId: Uid;
  readonly id: string;
  readonly onStartOver: () => void;
}

function EditedListing({ kind, sellerId, id, onStartOver }: EditedListingProps) {
  const { data, error, refetch, isFetching } = useQuery(ownListing(sellerId, kind, id));
  const draft = useEditDraft(data);
  const keepsDraft = useDraftLock(sellerId, `${kind}/${id}`);
  const isLive = data !== undefined && mayMove('liveEdit', data.state);
  const profile = useOwnProfile(isLive ? sellerId : null);

  if (isAppError(error, 'signedOut')) return <SessionEnded text={signedOutTexts[kind]} />;
  if (isAppError(error, 'missing')) return <NotEditable text={stockTexts.missing} kind={kind} />;
  if (!data) {
    if (!error || isFetching) return <LoadingPart />;
    return (
      <Notice tone="danger" onRetry={() => void refetch()} drawn>
        {kindTexts[kind].listFailed}
      </Notice>
    );
  }
  if (!mayMove('edit', data.state)) return <NotEditable text={stockTexts.closed} kind={kind} />;
  if (!draft || keepsDraft === null || profile.isLoading) return <LoadingPart />;
  // If the profile cannot be read, the edit waits for review, which is always allowed.
  const mayStayLive = isLive && profile.data !== undefined && checkOf(profile.data.dealer) !== null;
  return (
    <>
      <p className="page-lead">
        <ListingStateBadge state={data.state} /> <bdi>{data.name}</bdi>.{' '}
        {mayStayLive ? liveEditTexts.lead : stockTexts.editConsequence}
      </p>
      <RejectReason listing={data} />
      {!keepsDraft && <DraftElsewhere />}
      <EditListing
        listing={data}
        mayStayLive={mayStayLive}
        {...draft}
        keepsDraft={keepsDraft}
        onChanged={refetch}
        onStartOver={onStartOver}
      />
    </>
  );
}

function NotEditable({ text, kind }: { text: string; kind: ListingKind }) {
  return (
    <EmptyState icon={kind} text={text}>
      <Link className="btn btn-primary" to={paths.stock}>
        {stockTexts.heading}
      </Link>
    </EmptyState>
  );
}

/**
 * /EditCarProduct/{id} and /EditBikeProduct/{id}: the listing form with the stored listing, or with this device's
 * draft of the edit.
 */
export default function EditListingPage({ kind }: { kind: ListingKind }) {
  const sellerId = useSession().dealer?.sellerId ?? '';
  const { id = '' } = useParams();
  const [round, setRound] = useState(0);
  return (
    <div className="container page-section">
      <title>{headTexts.title(stockTexts.editTitle[kind])}</title>
      <h1>{listingFormTexts.title}</h1>
      <EditedListing
        key={`${id}/${round}`}
        kind={kind}
        sellerId={sellerId}
        id={id}
        onStartOver={() => setRound(round + 1)}
      />
    </div>
  );
}
