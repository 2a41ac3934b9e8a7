import type { ReactNode } from 'react';
import { PublicListingList } from '../../bookings/publicCards/PublicListingList';
import type { ListingKind } from '../../listings/kinds';
import type { Listing } from '../../listings/listing';
import { approvedListings } from '../../listings/listings.queries';
import type { PagedQuery } from '../../lists/pagedQuery';
import { listTexts } from '../../lists/texts';
import { useFetchedAt } from '../../lists/useFetchedAt';
import { usePagedQuery } from '../../lists/usePagedQuery';
import { foundTexts } from '../../search/texts';
import { formatRecent } from '../../shared/time/indianTime';
import { useOnline } from '../../ui/browser/useOnline';
import { useWaitsLong } from '../../ui/browser/useWaitsLong';
import { Notice } from '../../ui/Notice';
import { networkTexts } from '../../ui/texts';

/** Milliseconds until the page says that something is missing: a list that loads in time needs no message. */
const patience = 1_500;

interface ListBeforeProps {
  readonly kind: ListingKind;
  /** The list that was shown; by default that of all listings. */
  readonly query?: PagedQuery<Listing>;
  /** The search has failed. Without it, it is still on its way. */
  readonly onRetry?: (() => void) | undefined;
  /** Shown if that list is not known either. */
  readonly otherwise: ReactNode;
}

/** What stays while a search cannot be reached: the list that was shown before, which says how old it is (OFF-6). */
export function ListBefore({ kind, query = approvedListings(kind, 'newest'), onRetry, otherwise }: ListBeforeProps) {
  const list = usePagedQuery(query);
  const answeredAt = useFetchedAt(query);
  const isOnline = useOnline();
  const isLong = useWaitsLong(patience);
  if (list.state !== 'ready') return otherwise;
  const from = list.kept?.from ?? answeredAt;
  const { kept: _, ...shown } = list;
  return (
    <>
      {(onRetry || isLong) && (
        <Notice tone="warning" {...(onRetry && { onRetry })}>
          {isOnline ? listTexts.unreachable : networkTexts.offline} {foundTexts.later}{' '}
          {foundTexts.listBefore(formatRecent(new Date(from)))}
        </Notice>
      )}
      <PublicListingList kind={kind} list={{ ...shown, more: { state: 'none' } }} headingLevel={2} />
    </>
  );
}
