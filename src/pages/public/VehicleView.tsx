import { Link } from 'react-router-dom';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { offlineMessage, vehiclePageMessages } from '../../domain/vehiclePageMessages';
import { VehicleDetailsSkeleton } from '../../features/listings/VehicleDetailsSkeleton';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import type { VehicleLookup } from '../queries/useVehicle';
import { useSession } from '../session/useSession';
import { homeTabPath } from './homeTabs';
import { PublicVehicleDetails } from './PublicVehicleDetails';
import { SimilarVehicles } from './SimilarVehicles';

interface VehicleViewProps {
  readonly kind: VehicleKind;
  readonly lookup: VehicleLookup;
  readonly place: 'page' | 'overlay';
  /** The browser's title and the rest of the head are this vehicle's. */
  readonly named: boolean;
}

/** One vehicle at its address: on its way, not to be had, gone, or there. */
export function VehicleView({ kind, lookup, place, named }: VehicleViewProps) {
  const messages = vehiclePageMessages[kind];
  // A dealer looks at it as buyers see it; other vehicles have no place in the dashboard.
  const isDealer = useSession().seller !== null;
  const heading = (text: string) => place === 'page' && <h1>{text}</h1>;
  switch (lookup.state) {
    case 'loading':
      return <VehicleDetailsSkeleton text={messages.loading} />;
    case 'failed':
      return (
        <>
          {heading(`Used ${kind}`)}
          <Notice tone="danger" onRetry={lookup.retry}>
            {lookup.offline && !navigator.onLine ? `${offlineMessage} ${messages.failed}` : messages.failed}
          </Notice>
        </>
      );
    case 'gone':
      return (
        <>
          <title>{`${messages.gone.slice(0, -1)} | Second Gear`}</title>
          <meta name="robots" content="noindex" />
          {heading(`Used ${kind}`)}
          <EmptyState icon={kind} text={messages.gone}>
            {!isDealer && (
              <Link className="btn btn-primary" to={homeTabPath(kind === 'car' ? 'cars' : 'bikes')}>
                {messages.seeAll}
              </Link>
            )}
          </EmptyState>
          {!isDealer && <SimilarVehicles kind={kind} vehicle={null} />}
        </>
      );
    case 'ready':
      return <PublicVehicleDetails vehicle={lookup.vehicle} place={place} named={named} />;
  }
}
