import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { bandTexts } from '../../dealers/bandTexts';
import { DealerBand } from '../../dealers/DealerBand';
import { DealerSkeleton } from '../../dealers/DealerSkeleton';
import { publicDealer } from '../../dealers/dealers.queries';
import { dealerTexts } from '../../dealers/texts';
import { CardSkeletons } from '../../listings/card/CardSkeletons';
import { stockCountOfDealer } from '../../listings/dealerStockCount.queries';
import type { ListingKind } from '../../listings/kinds';
import type { Listing } from '../../listings/listing';
import { approvedListingsOfDealer } from '../../listings/listings.queries';
import { kindTexts } from '../../listings/texts';
import type { PagedList } from '../../lists/pagedList';
import { usePagedQuery } from '../../lists/usePagedQuery';
import { paths } from '../../shared/addresses/addresses';
import { kindNames } from '../../shared/listingKind';
import { formatCount } from '../../shared/numbers/cappedCount';
import type { Uid } from '../../shared/valueTypes';
import { useInView } from '../../ui/browser/useInView';
import { EmptyState } from '../../ui/EmptyState';
import { LoadingPart } from '../../ui/Loading';
import { lazyWhenIdle } from '../../ui/lazyWhenIdle';
import { Notice } from '../../ui/Notice';
import { headTexts } from '../../ui/texts';
import { DealerStock } from './DealerStock';

const DealerRatings = lazyWhenIdle(() => import('../../ratings/DealerRatings'));
const ReportLink = lazyWhenIdle(() => import('../../reports/ReportLink'));

/** The skeleton of the page. It stays until the dealer has arrived, even if the cars arrive first. */
const skeleton = (
  <div className="container page-section">
    <DealerSkeleton text={dealerTexts.loading} />
    <section className="page-section">
      <h2>{kindTexts.car.plural}</h2>
      <CardSkeletons count={4} layout="grid" text={kindTexts.car.listLoading} />
    </section>
  </div>
);

interface StockUse {
  readonly list: PagedList<Listing>;
  /** false: the list will tell the number soon. */
  readonly mayCount: boolean;
}

/** '12 cars': from the list, if all of it is there, otherwise from a count. null: none, or not known yet. */
function useStockText(kind: ListingKind, sellerId: Uid, { list, mayCount }: StockUse): string | null {
  const listed = list.state === 'ready' && list.more.state === 'none' ? list.items.length : null;
  const { data } = useQuery({ ...stockCountOfDealer(kind, sellerId), enabled: listed === null && mayCount });
  const count = listed === null ? data && formatCount(data) : String(listed);
  return count === undefined || count === '0' ? null : bandTexts.stock[kind](count);
}

/** One dealer: who it is, the approved cars, then the approved bikes (DEALER-4). */
export default function DealerPage() {
  const { id: sellerId = '' } = useParams();
  const dealer = useQuery(publicDealer(sellerId));
  // The bikes are below the cars, and are requested when they come near the viewport.
  const bikes = useInView({ margin: '300px', once: true });
  const lists = {
    car: usePagedQuery(approvedListingsOfDealer('car', sellerId)),
    bike: usePagedQuery(approvedListingsOfDealer('bike', sellerId), { enabled: bikes.inView }),
  };
  const isThere = dealer.data !== undefined && dealer.data !== null;
  const carText = useStockText('car', sellerId, { list: lists.car, mayCount: isThere && lists.car.state === 'ready' });
  const bikeText = useStockText('bike', sellerId, {
    list: lists.bike,
    mayCount: isThere && lists.car.state === 'ready' && (!bikes.inView || lists.bike.state === 'ready'),
  });
  const [hasWaited] = useState(dealer.isPending);
  // A deferred value renders in pieces, so the page can handle clicks in between.
  const isPending = useDeferredValue(dealer.isPending);

  if (isPending || dealer.isPending || (dealer.isError && dealer.isFetching)) return skeleton;
  if (dealer.isError) {
    return (
      <div className="container page-section">
        <h1>{dealerTexts.dealer}</h1>
        <Notice tone="danger" onRetry={() => void dealer.refetch()} drawn>
          {dealerTexts.listFailed}
        </Notice>
      </div>
    );
  }
  if (!dealer.data) {
    return (
      <div className="container page-section">
        <h1>{dealerTexts.notFound}</h1>
        <EmptyState icon="shop" text={dealerTexts.notHere}>
          <Link className="btn btn-primary" to={paths.dealers}>
            {dealerTexts.seeAll}
          </Link>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="container page-section">
      <title>{headTexts.title(dealer.data.dealerName)}</title>
      <DealerBand dealer={dealer.data} stock={[carText, bikeText].filter((text) => text !== null)} />
      {kindNames.map((kind, index) => (
        <section key={kind} className="page-section" ref={kind === 'bike' ? bikes.ref : null}>
          <h2>{kindTexts[kind].plural}</h2>
          <DealerStock kind={kind} list={lists[kind]} first={index === 0} gradual={hasWaited} />
        </section>
      ))}
      {/* The bikes take more or less room than their skeleton. */}
      {lists.bike.state === 'loading' ? (
        <LoadingPart />
      ) : (
        <Suspense fallback={<LoadingPart />}>
          <DealerRatings sellerId={sellerId} />
          <ReportLink about={{ collection: 'sellers', recordId: sellerId, sellerId, name: dealer.data.dealerName }} />
        </Suspense>
      )}
    </div>
  );
}
