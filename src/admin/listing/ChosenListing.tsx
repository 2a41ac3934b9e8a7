import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { SuspendButton } from '../../dealersAsAdmin/suspension/SuspendButton';
import type { DealerDesk } from '../../dealersAsAdmin/useDealerDesk';
import { useReviewedDealers } from '../../dealersAsAdmin/useReviewedDealers';
import { needsReview, type ReviewedListing } from '../../decisions/review';
import { reviewedListing } from '../../decisions/review.queries';
import { listingPageTexts } from '../../listings/pageTexts';
import type { ListingId } from '../../shared/addresses/addresses';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { ReviewHints } from '../hints/ReviewHints';
import type { ReviewDesk } from '../queue/useReview';
import { ChangedContent } from './ChangedContent';
import { ListingHistory } from './ListingHistory';
import { ReviewCard } from './ReviewCard';

interface ChosenListingProps {
  readonly chosen: ListingId;
  /** The listing, if one of the lists has it: then it is not read again. */
  readonly listed: ReviewedListing | undefined;
  readonly desk: ReviewDesk;
  readonly dealers: DealerDesk;
  /** Whether the focus goes to the listing when it is there. */
  readonly wantsFocus: RefObject<boolean>;
}

function ListingInFull({
  listing,
  desk,
  dealers,
  wantsFocus,
}: Omit<ChosenListingProps, 'chosen' | 'listed'> & { listing: ReviewedListing }) {
  const { id, sellerId, lastReview, state } = listing;
  const dealer = useReviewedDealers([listing])(sellerId);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    document.getElementById(`listing-${id}`)?.focus();
  }, [id, wantsFocus]);
  return (
    <ReviewCard
      listing={listing}
      dealer={dealer}
      busy={desk.isBusy(listing)}
      changes={needsReview(listing) && lastReview !== '' && <ChangedContent listing={listing} />}
      hints={<ReviewHints listing={listing} dealer={dealer?.profile ?? null} />}
      history={lastReview !== '' && <ListingHistory listing={listing} />}
      dealerAction={
        dealer &&
        !dealer.suspension && (
          <SuspendButton
            name={dealer.profile.dealerName}
            busy={dealers.isBusy(sellerId)}
            onSuspend={() => dealers.ask('suspend', dealer)}
          />
        )
      }
      onDecide={(decision) => desk.decide(decision, listing, dealer)}
      onTakeBack={state === 'rejected' && lastReview !== '' ? () => desk.takeBack(listing) : null}
    />
  );
}

/** The listing that is chosen in a queue, in full. */
export function ChosenListing({ chosen, listed, ...use }: ChosenListingProps) {
  const { data, isError, isFetching, refetch } = useQuery({ ...reviewedListing(chosen), enabled: !listed });
  const texts = listingPageTexts[chosen.kind];
  const listing = listed ?? data;
  if (listing) return <ListingInFull key={listing.id} listing={listing} {...use} />;
  if (listing === null) return <EmptyState icon={chosen.kind} text={texts.gone} />;
  if (isError && !isFetching) {
    return (
      <Notice tone="danger" onRetry={() => void refetch()}>
        {texts.failed}
      </Notice>
    );
  }
  return <Loading text={texts.loading} />;
}
