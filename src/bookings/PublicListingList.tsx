import type { ReactNode } from 'react';
import { listMessages, vehicleMessages } from '../../domain/messages';
import type { Vehicle } from '../../domain/vehicle';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { CardSkeleton, CardSkeletons } from '../../features/listings/CardSkeletons';
import type { HeadingLevel } from '../../features/listings/VehicleCard';
import type { PhotoTurn } from '../../features/listings/VehiclePhoto';
import { EmptyState } from '../../ui/EmptyState';
import { PagedCards } from '../../ui/PagedCards';
import type { PagedList } from '../../ui/pagedList';
import { useSellersOf } from '../queries/useSellersOf';
import { PublicVehicleCard } from './PublicVehicleCard';
import { useVehicleActions } from './useVehicleActions';

/** On a phone, the first photo is all that is seen of the list: the others share the line with the app's files. */
function turnOf(index: number): PhotoTurn {
  return index === 0 ? 'first' : 'when near';
}

interface PublicVehicleListProps {
  readonly kind: VehicleKind;
  readonly list: PagedList<Vehicle>;
  /** Of the cards. */
  readonly headingLevel: HeadingLevel;
  /** Stands at the top: its first photo is loaded before all else. */
  readonly first?: boolean;
  /** Comes with a page that was waited for. */
  readonly gradual?: boolean;
  /** In place of the usual words where there is none. */
  readonly empty?: ReactNode;
}

/** Approved vehicles of one kind, as a grid that goes on while there are more. */
export function PublicVehicleList({
  kind,
  list,
  headingLevel,
  first = false,
  gradual = false,
  empty,
}: PublicVehicleListProps) {
  const actions = useVehicleActions();
  const sellerOf = useSellersOf(list.state === 'ready' ? list.items : []);
  const messages = vehicleMessages[kind];
  return (
    <PagedCards
      list={list}
      loading={<CardSkeletons count={8} layout="grid" text={`Loading ${kind}s...`} withFirstPhoto={first} />}
      failedText={messages.listFailed}
      empty={
        empty ?? (
          <EmptyState icon={kind} text={messages.listEmpty}>
            <p>{listMessages.reload}</p>
            {list.state === 'ready' && (
              <button type="button" className="btn btn-outline-primary" onClick={list.reload}>
                Reload
              </button>
            )}
          </EmptyState>
        )
      }
      keyOf={({ id }) => id}
      placeholder={<CardSkeleton />}
      gradual={gradual}
      card={(vehicle, index) => (
        <PublicVehicleCard
          vehicle={vehicle}
          seller={sellerOf(vehicle.sellerId)}
          actions={actions}
          photoTurn={first ? turnOf(index) : 'when near'}
          headingLevel={headingLevel}
        />
      )}
    />
  );
}
