import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { timers } from '../../domain/limits';
import { vehicleMessages } from '../../domain/messages';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { CardSkeletons } from '../../features/listings/CardSkeletons';
import { listApproved, type VehicleOrder } from '../../services/vehicleLists';
import { Carousel } from '../../ui/Carousel';
import { EmptyState } from '../../ui/EmptyState';
import { KeptNotice } from '../../ui/KeptNotice';
import { Notice } from '../../ui/Notice';
import { useErrorDialog } from '../../ui/useErrorDialog';
import { useInView } from '../../ui/useInView';
import { queryKeys } from '../queries/queryKeys';
import { usePagedQuery } from '../queries/usePagedQuery';
import { useSellersOf } from '../queries/useSellersOf';
import { PublicVehicleCard } from './PublicVehicleCard';
import { useVehicleActions } from './useVehicleActions';

interface VehicleStripProps {
  readonly kind: VehicleKind;
  readonly order: VehicleOrder;
  readonly title: string;
  readonly lead: string;
  readonly seeAll: { readonly to: string; readonly label: string };
  readonly autoplay?: boolean;
  /** Stands at the top: asks at once, and its first photos come first. Others ask when they near the view. */
  readonly first?: boolean;
}

const firstPhotos = 2;

/** A home section: the first page of a list, side by side, with the way to the whole list. */
export function VehicleStrip({ kind, order, title, lead, seeAll, autoplay = false, first = false }: VehicleStripProps) {
  const near = useInView({ margin: '300px', once: true });
  const list = usePagedQuery({
    key: queryKeys.approved(kind, order),
    load: (cursor) => listApproved(kind, order, cursor),
    enabled: first || near.inView,
  });
  const sellerOf = useSellersOf(list.state === 'ready' ? list.items : []);
  const actions = useVehicleActions();
  const { listFailed, listEmpty } = vehicleMessages[kind];
  // As in a grid of cards: put up bit by bit.
  const isShown = useDeferredValue(list.state === 'ready');
  useErrorDialog(list.state === 'failed' ? listFailed : null);

  const loading = <CardSkeletons count={4} layout="strip" text={`Loading ${kind}s...`} />;

  function content() {
    switch (list.state) {
      case 'loading':
        return loading;
      case 'failed':
        return (
          <Notice tone="danger" onRetry={list.retry}>
            {listFailed}
          </Notice>
        );
      case 'ready':
        if (list.items.length === 0) return <EmptyState icon={kind} text={listEmpty} />;
        if (!isShown) return loading;
        return (
          <Carousel
            label={title}
            show="many"
            {...(autoplay && { autoplay: timers.carouselAutoplay })}
            slides={list.items.map((vehicle, index) => ({
              key: vehicle.id,
              content: (
                <PublicVehicleCard
                  vehicle={vehicle}
                  seller={sellerOf(vehicle.sellerId)}
                  actions={actions}
                  photoTurn={first && index < firstPhotos ? 'soon' : 'when near'}
                  headingLevel={3}
                />
              ),
            }))}
          />
        );
    }
  }

  return (
    <section className="home-section" ref={near.ref}>
      <header className="home-section-header">
        <div>
          <h2>{title}</h2>
          <p>{lead}</p>
        </div>
        <Link className="btn btn-link" to={seeAll.to}>
          {seeAll.label}
        </Link>
      </header>
      {list.state === 'ready' && list.kept && <KeptNotice kept={list.kept} onRetry={list.reload} />}
      {content()}
    </section>
  );
}
