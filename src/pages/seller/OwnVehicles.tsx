import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ListingState } from '../../domain/listingState';
import { vehicleMessages } from '../../domain/messages';
import { noneInState } from '../../domain/stockMessages';
import type { Vehicle } from '../../domain/vehicle';
import { type VehicleKind, vehicleKinds } from '../../domain/vehicleKinds';
import { CardSkeletons } from '../../features/listings/CardSkeletons';
import type { OwnersMove } from '../../services/changeVehicle';
import { listOwn } from '../../services/ownVehicles';
import { EmptyState } from '../../ui/EmptyState';
import { PagedCards } from '../../ui/PagedCards';
import { queryKeys } from '../queries/queryKeys';
import { usePagedQuery } from '../queries/usePagedQuery';
import { useDetailsModal } from '../useDetailsModal';
import { OwnVehicleCard } from './OwnVehicleCard';
import { SessionEnded } from './SessionEnded';
import { useMove } from './useMove';

const sections: Readonly<Record<VehicleKind, { title: string; add: string; to: string }>> = {
  bike: { title: 'My bikes', add: 'Add a bike', to: '/NewBikeProduct' },
  car: { title: 'My cars', add: 'Add a car', to: '/NewCarProduct' },
};

interface OwnVehiclesProps {
  readonly kind: VehicleKind;
  readonly sellerId: string;
  /** null: all of them. */
  readonly state: ListingState | null;
}

/** The dealer's vehicles of one kind, with what can be done with each. */
export function OwnVehicles({ kind, sellerId, state }: OwnVehiclesProps) {
  const list = usePagedQuery({
    key: queryKeys.ownList(sellerId, kind, state),
    load: (cursor) => listOwn(kind, sellerId, state, cursor),
  });
  const details = useDetailsModal();
  const { moving, move } = useMove();
  const heading = useRef<HTMLHeadingElement>(null);
  const { listFailed, listEmpty, ordersSignedOut } = vehicleMessages[kind];
  const { title, add, to } = sections[kind];
  /** The button that was pressed may be gone with the state that it led out of: the focus stays near. */
  async function moveAndStay(chosen: OwnersMove, vehicle: Vehicle): Promise<void> {
    await move(chosen, vehicle);
    if (document.activeElement === document.body) heading.current?.focus();
  }

  return (
    <section className="page-section" aria-labelledby={`own-${kind}`}>
      <header className="section-header">
        <h2 id={`own-${kind}`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Link className="btn btn-outline-primary btn-sm" to={to}>
          {add}
        </Link>
      </header>
      <PagedCards
        list={list}
        loading={<CardSkeletons count={4} layout="grid" text={`Loading your ${kind}s...`} />}
        failedText={listFailed}
        signedOut={<SessionEnded text={ordersSignedOut} />}
        empty={
          <EmptyState icon={kind} text={state ? noneInState[state](vehicleKinds[kind].noun) : listEmpty}>
            {state === null && (
              <Link className="btn btn-primary" to={to}>
                {add}
              </Link>
            )}
          </EmptyState>
        }
        keyOf={({ id }) => id}
        card={(vehicle) => (
          <OwnVehicleCard
            vehicle={vehicle}
            busy={moving === vehicle.id}
            onShowDetails={() => details.show(vehicle)}
            onMove={(chosen) => void moveAndStay(chosen, vehicle)}
          />
        )}
      />
      {details.modal}
    </section>
  );
}
