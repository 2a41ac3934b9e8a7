import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { PublicListingCard } from '../../bookings/publicCards/PublicListingCard';
import { useListingActions } from '../../bookings/publicCards/useListingActions';
import { CardSkeletons } from '../../listings/card/CardSkeletons';
import type { ListingKind } from '../../listings/kinds';
import type { Listing } from '../../listings/listing';
import { approvedListings } from '../../listings/listings.queries';
import { type ListingOrder, listingOrders } from '../../listings/listings.service';
import { kindTexts } from '../../listings/texts';
import { OfflineListNotice } from '../../lists/OfflineListNotice';
import type { PagedList } from '../../lists/pagedList';
import { usePagedQuery } from '../../lists/usePagedQuery';
import { timers } from '../../shared/limits';
import { useInView } from '../../ui/browser/useInView';
import { Carousel } from '../../ui/Carousel';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import { useErrorDialog } from '../../ui/overlays/useErrorDialog';

interface ListingStripProps {
  readonly kind: ListingKind;
  readonly order: ListingOrder;
  readonly title: string;
  readonly lead: string;
  readonly seeAll: { readonly to: string; readonly label: string };
  readonly autoplay?: boolean;
  /** The first strip of the page loads at once, its first photos too. Others load when they come near the viewport. */
  readonly first?: boolean;
}

const firstPhotos = 2;

/**
 * The list of a strip without what the strips above it show (NAV-25). It waits for their lists, so that no card
 * disappears again. A strip that would be empty shows its whole list.
 */
function useStrip(kind: ListingKind, order: ListingOrder, isAsked: boolean): PagedList<Listing> {
  const place = listingOrders.indexOf(order);
  const newest = usePagedQuery(approvedListings(kind, 'newest'), { enabled: isAsked && place === 0 });
  // The strip below asks, too: somebody who jumps to it has not come near this one.
  const cheapest = usePagedQuery(approvedListings(kind, 'cheapest'), { enabled: isAsked && place > 0 });
  const latestModel = usePagedQuery(approvedListings(kind, 'latestModel'), { enabled: isAsked && place === 2 });
  const list = { newest, cheapest, latestModel }[order];
  if (list.state !== 'ready') return list;
  const above = [newest, cheapest].slice(0, place);
  const coming = above.find(({ state }) => state === 'loading');
  if (coming) return coming;
  const items = list.items.filter(({ id }) =>
    above.every((each) => each.state !== 'ready' || each.items.every((other) => other.id !== id)),
  );
  return items.length > 0 ? { ...list, items } : list;
}

/** A section of the home page: the first page of a list in a row, with a link to the whole list. */
export function ListingStrip({ kind, order, title, lead, seeAll, autoplay = false, first = false }: ListingStripProps) {
  const near = useInView({ margin: '200px', once: true });
  const list = useStrip(kind, order, first || near.inView);
  const actions = useListingActions();
  const { listLoading, listFailed, listEmpty } = kindTexts[kind];
  // A deferred value renders in pieces, so the page can handle clicks in between.
  const isShown = useDeferredValue(list.state === 'ready');
  useErrorDialog(list.state === 'failed' ? listFailed : null);

  const loading = <CardSkeletons count={4} layout="strip" text={listLoading} />;

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
            slides={list.items.map((listing, index) => ({
              key: listing.id,
              content: (
                <PublicListingCard
                  listing={listing}
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
      {list.state === 'ready' && list.kept && <OfflineListNotice kept={list.kept} onRetry={list.reload} />}
      {content()}
    </section>
  );
}
