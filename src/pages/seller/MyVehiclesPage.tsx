import { Link } from 'react-router-dom';
import { vehicleMessages } from '../../domain/messages';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { CardSkeletons } from '../../features/listings/CardSkeletons';
import { ListingStateBadge } from '../../features/listings/ListingStateBadge';
import { VehicleCard } from '../../features/listings/VehicleCard';
import { listOwn } from '../../services/ownVehicles';
import { EmptyState } from '../../ui/EmptyState';
import { PagedCards } from '../../ui/PagedCards';
import { queryKeys } from '../queries/queryKeys';
import { usePagedQuery } from '../queries/usePagedQuery';
import { useSession } from '../session/useSession';
import { useDetailsModal } from '../useDetailsModal';
import { SessionEnded } from './SessionEnded';

interface Section {
  readonly kind: VehicleKind;
  readonly title: string;
  readonly add: { readonly to: string; readonly label: string };
}

/** Bikes above cars (spec 2). */
const sections: readonly Section[] = [
  { kind: 'bike', title: 'My bikes', add: { to: '/NewBikeProduct', label: 'Add a bike' } },
  { kind: 'car', title: 'My cars', add: { to: '/NewCarProduct', label: 'Add a car' } },
];

function OwnVehicles({ kind, title, add, sellerId }: Section & { sellerId: string }) {
  const list = usePagedQuery({
    key: queryKeys.own(sellerId, kind),
    load: (cursor) => listOwn(kind, sellerId, null, cursor),
  });
  const details = useDetailsModal();
  const { listFailed, listEmpty, ordersSignedOut } = vehicleMessages[kind];
  return (
    <section className="page-section">
      <header className="section-header">
        <h2>{title}</h2>
        <Link className="btn btn-outline-primary btn-sm" to={add.to}>
          {add.label}
        </Link>
      </header>
      <PagedCards
        list={list}
        loading={<CardSkeletons count={4} layout="grid" text={`Loading your ${kind}s...`} />}
        failedText={listFailed}
        signedOut={<SessionEnded text={ordersSignedOut} />}
        empty={
          <EmptyState icon={kind} text={listEmpty}>
            <Link className="btn btn-primary" to={add.to}>
              {add.label}
            </Link>
          </EmptyState>
        }
        keyOf={({ id }) => id}
        card={(vehicle) => (
          <VehicleCard
            vehicle={vehicle}
            seller="own"
            badge={<ListingStateBadge state={vehicle.state} />}
            actions={
              <button type="button" className="btn btn-outline-primary" onClick={() => details.show(vehicle)}>
                Know More
              </button>
            }
          />
        )}
      />
      {details.modal}
    </section>
  );
}

/** My Vehicles: the dealer's bikes above the dealer's cars, unapproved ones included. */
export default function MyVehiclesPage() {
  const sellerId = useSession().seller?.sellerId ?? '';
  return (
    <div className="container page-section">
      <title>My vehicles | Second Gear</title>
      <h1>My Vehicles</h1>
      {sections.map((section) => (
        <OwnVehicles key={section.kind} {...section} sellerId={sellerId} />
      ))}
    </div>
  );
}
