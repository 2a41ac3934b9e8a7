import { useQuery } from '@tanstack/react-query';
import { CardSkeletons } from '../../listings/card/CardSkeletons';
import type { ListingKind } from '../../listings/kinds';
import type { Listing } from '../../listings/listing';
import { similarListings } from '../../listings/listings.queries';
import { listingPageTexts } from '../../listings/pageTexts';
import { similarCount } from '../../listings/similarListings.service';
import { useInView } from '../../ui/browser/useInView';
import { Notice } from '../../ui/Notice';
import { PublicListingCard } from './PublicListingCard';
import { useListingActions } from './useListingActions';

interface SimilarListingsProps {
  readonly kind: ListingKind;
  /** null: the listing is missing, and nothing is known about it. */
  readonly listing: Listing | null;
  /** Beside a listing that can be booked: cards without buttons. */
  readonly plain?: boolean;
}

/**
 * Similar listings (LIST-13). Below a listing that can be booked, they are requested when they come near the viewport.
 * Renders nothing if there are none.
 */
export function SimilarListings({ kind, listing, plain = false }: SimilarListingsProps) {
  const near = useInView({ margin: '200px', once: true });
  const { data, isError, isFetching, refetch } = useQuery({
    ...similarListings(kind, listing),
    enabled: !plain || near.inView,
  });
  const actions = useListingActions();
  const { similar, similarLoading, others, othersLoading, similarFailed } = listingPageTexts[kind];
  const title = listing ? similar : others;

  function content() {
    if (isError && !isFetching) {
      return (
        <Notice tone="danger" onRetry={() => void refetch()}>
          {similarFailed}
        </Notice>
      );
    }
    if (!data)
      return <CardSkeletons count={similarCount} layout="grid" text={listing ? similarLoading : othersLoading} />;
    return (
      <ul className="card-grid card-grid-similar">
        {data.map((each) => (
          <li key={each.id}>
            <PublicListingCard listing={each} actions={actions} headingLevel={3} plain={plain} />
          </li>
        ))}
      </ul>
    );
  }

  if (data?.length === 0) return null;
  return (
    <section className="page-section" aria-label={title} ref={near.ref}>
      <h2>{title}</h2>
      {content()}
    </section>
  );
}
