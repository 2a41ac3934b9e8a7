import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { listMessages } from '../../domain/messages';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { SellerCard } from '../../features/sellers/SellerCard';
import { getSellerInBatch } from '../../services/sellerBatch';
import { listApprovedOfSeller } from '../../services/vehicleLists';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { queryKeys } from '../queries/queryKeys';
import { usePagedQuery } from '../queries/usePagedQuery';
import { PublicVehicleList } from './PublicVehicleList';
import { SellerContact } from './SellerContact';

const sections: readonly { readonly kind: VehicleKind; readonly title: string }[] = [
  { kind: 'car', title: 'Cars' },
  { kind: 'bike', title: 'Bikes' },
];

function SellerVehicles({ kind, sellerId, first }: { kind: VehicleKind; sellerId: string; first: boolean }) {
  const list = usePagedQuery({
    key: queryKeys.approvedOfSeller(kind, sellerId),
    load: (cursor) => listApprovedOfSeller(kind, sellerId, cursor),
  });
  return <PublicVehicleList kind={kind} list={list} headingLevel={3} first={first} />;
}

/** One dealer: who it is, the approved cars, then the approved bikes (design D9). */
export default function SellerPage() {
  const { sellerId = '' } = useParams();
  const seller = useQuery({ queryKey: queryKeys.seller(sellerId), queryFn: () => getSellerInBatch(sellerId) });

  if (seller.isPending || (seller.isError && seller.isFetching)) return <Loading text="Loading the dealer..." />;
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
        <section key={kind} className="page-section">
          <h2>{title}</h2>
          <SellerVehicles kind={kind} sellerId={sellerId} first={index === 0} />
        </section>
      ))}
    </div>
  );
}
