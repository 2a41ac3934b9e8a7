import { Link } from 'react-router-dom';
import { SimilarListings } from '../../bookings/publicCards/SimilarListings';
import { ListingDetailsSkeleton } from '../../listings/details/ListingDetailsSkeleton';
import type { ListingKind } from '../../listings/kinds';
import { listingPageTexts } from '../../listings/pageTexts';
import { kindTexts } from '../../listings/texts';
import type { ListingLookup } from '../../listings/useListing';
import { listAddress } from '../../shared/addresses/addresses';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import { headTexts, networkTexts } from '../../ui/texts';
import { PublicListingDetails } from './PublicListingDetails';

interface ListingViewProps {
  readonly kind: ListingKind;
  readonly lookup: ListingLookup;
  readonly place: 'page' | 'overlay';
}

/** One listing at its address: loading, failed, gone or ready. */
export function ListingView({ kind, lookup, place }: ListingViewProps) {
  const messages = listingPageTexts[kind];
  const heading = (text: string) => place === 'page' && <h1>{text}</h1>;
  switch (lookup.state) {
    case 'loading':
      return <ListingDetailsSkeleton text={messages.loading} />;
    case 'failed':
      return (
        <>
          {heading(messages.heading)}
          <Notice tone="danger" onRetry={lookup.retry} drawn>
            {lookup.offline && !navigator.onLine ? `${networkTexts.offline} ${messages.failed}` : messages.failed}
          </Notice>
        </>
      );
    case 'gone':
      return (
        <>
          <title>{headTexts.title(messages.goneTitle)}</title>
          <meta name="robots" content="noindex" />
          {heading(messages.heading)}
          <EmptyState icon={kind} text={messages.gone}>
            <Link className="btn btn-primary" to={listAddress(kind)}>
              {kindTexts[kind].seeAll}
            </Link>
          </EmptyState>
          <SimilarListings kind={kind} listing={null} />
        </>
      );
    case 'ready':
      return <PublicListingDetails listing={lookup.listing} place={place} />;
  }
}
