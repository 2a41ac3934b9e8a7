import { useQuery } from '@tanstack/react-query';
import type { Vehicle } from '../../domain/vehicle';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { vehiclePageMessages } from '../../domain/vehiclePageMessages';
import { CardSkeletons } from '../../features/listings/CardSkeletons';
import { listSimilar, similarCount } from '../../services/similarVehicles';
import { Notice } from '../../ui/Notice';
import { queryKeys } from '../queries/queryKeys';
import { useSellersOf } from '../queries/useSellersOf';
import { PublicVehicleCard } from './PublicVehicleCard';
import { useVehicleActions } from './useVehicleActions';

interface SimilarVehiclesProps {
  readonly kind: VehicleKind;
  /** null: it is gone, and nothing is known of it. */
  readonly vehicle: Vehicle | null;
}

/** What to look at instead of a vehicle that can no longer be had. Where there is nothing, nothing is shown. */
export function SimilarVehicles({ kind, vehicle }: SimilarVehiclesProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: queryKeys.similar(kind, vehicle?.id ?? ''),
    queryFn: () => listSimilar(kind, vehicle),
  });
  const sellerOf = useSellersOf(data ?? []);
  const actions = useVehicleActions();
  const { similar, others, similarFailed } = vehiclePageMessages[kind];
  const title = vehicle ? similar : others;

  function content() {
    if (isError && !isFetching) {
      return (
        <Notice tone="danger" onRetry={() => void refetch()}>
          {similarFailed}
        </Notice>
      );
    }
    if (!data) return <CardSkeletons count={similarCount} layout="grid" text={`Loading ${title.toLowerCase()}...`} />;
    return (
      <ul className="card-grid">
        {data.map((each) => (
          <li key={each.id}>
            <PublicVehicleCard vehicle={each} seller={sellerOf(each.sellerId)} actions={actions} headingLevel={3} />
          </li>
        ))}
      </ul>
    );
  }

  if (data?.length === 0) return null;
  return (
    <section className="page-section" aria-label={title}>
      <h2>{title}</h2>
      {content()}
    </section>
  );
}
