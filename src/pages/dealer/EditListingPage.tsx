import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isAppError } from '../../domain/appError';
import { mayMove } from '../../domain/listingState';
import { vehicleFormMessages, vehicleMessages } from '../../domain/messages';
import { stockMessages } from '../../domain/stockMessages';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { ListingStateBadge } from '../../features/listings/ListingStateBadge';
import { RejectReason } from '../../features/listings/RejectReason';
import { getOwn } from '../../services/ownVehicles';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { queryKeys } from '../queries/queryKeys';
import { useSession } from '../session/useSession';
import { EditVehicle } from './EditVehicle';
import { SessionEnded } from './SessionEnded';
import { useEditDraft } from './useEditDraft';

interface EditedListingProps {
  readonly kind: VehicleKind;
  readonly sellerId: string;
  readonly id: string;
  readonly onStartOver: () => void;
}

function EditedListing({ kind, sellerId, id, onStartOver }: EditedListingProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: queryKeys.ownListing(sellerId, kind, id),
    queryFn: () => getOwn(kind, sellerId, id),
    // What is edited is read anew each time: it may have been reviewed meanwhile.
    gcTime: 0,
  });
  const draft = useEditDraft(data);

  if (isAppError(error, 'signedOut')) return <SessionEnded text={vehicleMessages[kind].ordersSignedOut} />;
  if (isAppError(error, 'missing')) return <NotEditable text={stockMessages.missing} kind={kind} />;
  if (!data) {
    if (!error || isFetching) return <Loading />;
    return (
      <Notice tone="danger" onRetry={() => void refetch()}>
        {vehicleMessages[kind].listFailed}
      </Notice>
    );
  }
  if (!mayMove('edit', data.state)) return <NotEditable text={stockMessages.closed} kind={kind} />;
  if (!draft) return <Loading />;
  return (
    <>
      <p className="page-lead">
        <ListingStateBadge state={data.state} /> <bdi>{data.name}</bdi>. {stockMessages.editConsequence}
      </p>
      <RejectReason vehicle={data} />
      <EditVehicle vehicle={data} {...draft} onChanged={refetch} onStartOver={onStartOver} />
    </>
  );
}

function NotEditable({ text, kind }: { text: string; kind: VehicleKind }) {
  return (
    <EmptyState icon={kind} text={text}>
      <Link className="btn btn-primary" to="/SellerProducts">
        My Vehicles
      </Link>
    </EmptyState>
  );
}

/** /EditCarProduct/{id} and /EditBikeProduct/{id}: the listing form, filled, or with the edit that this device kept. */
export default function EditVehiclePage({ kind }: { kind: VehicleKind }) {
  const sellerId = useSession().seller?.sellerId ?? '';
  const { id = '' } = useParams();
  const [round, setRound] = useState(0);
  return (
    <div className="container page-section">
      <title>{`Edit a ${kind} | Second Gear`}</title>
      <h1>{vehicleFormMessages.title}</h1>
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
