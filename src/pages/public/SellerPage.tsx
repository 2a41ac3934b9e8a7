import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { listMessages } from '../../domain/messages';
import type { Vehicle } from '../../domain/vehicle';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { CardSkeletons } from '../../features/listings/CardSkeletons';
import { SellerCard } from '../../features/sellers/SellerCard';
import { SellerSkeleton } from '../../features/sellers/SellerSkeleton';
import { getSellerInBatch } from '../../services/sellerBatch';
import { listApprovedOfSeller } from '../../services/vehicleLists';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import type { PagedList } from '../../ui/pagedList';
import { useInView } from '../../ui/useInView';
import { queryKeys } from '../queries/queryKeys';
import { usePagedQuery } from '../queries/usePagedQuery';
import { PublicVehicleList } from './PublicVehicleList';
import { SellerContact } from './SellerContact';

const sections: readonly { readonly kind: VehicleKind; readonly title: string }[] = [
  { kind: 'car', title: 'Cars' },
  { kind: 'bike', title: 'Bikes' },
];

function useVehiclesOf(sellerId: string, kind: VehicleKind, enabled: boolean): PagedList<Vehicle> {
  return usePagedQuery({
    key: queryKeys.approvedOfSeller(kind, sellerId),
    load: (cursor) => listApprovedOfSeller(kind, sellerId, cursor),
    enabled,
  });
}

/** The dealer, and what is shown first, to come: always the same, so that a list that comes first changes nothing. */
const toCome = (
  <div className="container page-section">
    <SellerSkeleton text="Loading the dealer..." />
    <section className="page-section">
      <h2>Cars</h2>
      <CardSkeletons count={4} layout="grid" text="Loading cars..." withFirstPhoto />
    </section>
  </div>
);

/** One dealer: who it is, the approved cars, then the approved bikes (design D9). */
export default function SellerPage() {
  const { sellerId = '' } = useParams();
  const seller = useQuery({ queryKey: queryKeys.seller(sellerId), queryFn: () => getSellerInBatch(sellerId) });
  // Below the cars: asked for when they near the view.
  const bikes = useInView({ margin: '300px', once: true });
  const lists = { car: useVehiclesOf(sellerId, 'car', true), bike: useVehiclesOf(sellerId, 'bike', bikes.inView) };
  const [waits] = useState(seller.isPending);
  // What was waited for is put up bit by bit, with time for presses in between.
  const isPending = useDeferredValue(seller.isPending);

  if (isPending || seller.isPending || (seller.isError && seller.isFetching)) return toCome;
  if (seller.isError) {
    return (
      <div className="container page-section">
        <h1>Dealer</h1>
        <Notice tone="danger" onRetry={() => void seller.refetch()}>
          {listMessages.sellersFailed}
        </Notice>
      </div>
    );
  }
  if (!seller.data) {
    return (
      <div className="container page-section">
        <h1>Dealer not found</h1>
        <EmptyState icon="shop" text="There is no dealer at this address.">
          <Link className="btn btn-primary" to="/SellersProfiles">
            See all dealers
          </Link>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="container page-section">
      <title>{`${seller.data.dealerName} | Second Gear`}</title>
      <h1>{seller.data.dealerName}</h1>
      <SellerCard seller={seller.data} action={<SellerContact seller={seller.data} />} />
      {sections.map(({ kind, title }, index) => (
        <section key={kind} className="page-section" ref={kind === 'bike' ? bikes.ref : null}>
          <h2>{title}</h2>
          <PublicVehicleList kind={kind} list={lists[kind]} headingLevel={3} first={index === 0} gradual={waits} />
        </section>
      ))}
    </div>
  );
}
