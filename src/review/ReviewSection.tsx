import type { ListingKind } from '../listings/kinds';
import { kindTexts } from '../listings/texts';
import { PagedCards } from '../lists/PagedCards';
import { listTexts } from '../lists/texts';
import { usePagedQuery } from '../lists/usePagedQuery';
import { EmptyState } from '../ui/EmptyState';
import { Loading } from '../ui/Loading';
import { SuspendButton } from './dealers/SuspendButton';
import type { DealerDesk } from './dealers/useDealerDesk';
import { useReviewedDealers } from './dealers/useReviewedDealers';
import { ListingHistory } from './ListingHistory';
import { ReviewCard } from './ReviewCard';
import { type QueueName, queueLabels } from './review';
import { reviewedListings } from './review.queries';
import { kindReviewTexts, queueTexts } from './texts';
import type { ReviewDesk } from './useReview';

interface ReviewSectionProps {
  readonly kind: ListingKind;
  readonly queue: QueueName;
  /** The admin's search; '' for all. */
  readonly search: string;
  readonly desk: ReviewDesk;
  readonly dealers: DealerDesk;
}

function emptyText(kind: ListingKind, queue: QueueName, search: string): string {
  if (search !== '') return queueTexts.noMatch(kind, search);
  if (queue === 'approved' || queue === 'rejected') return queueTexts.noneIn(kind, queueLabels[queue].toLowerCase());
  return kindReviewTexts[kind].reviewEmpty;
}

/** The listings of one kind in one of the admin's queues, oldest first, with Approve and Delete (ADMIN-3). */
export function ReviewSection({ kind, queue, search, desk, dealers }: ReviewSectionProps) {
  const list = usePagedQuery(reviewedListings(queue, kind, search));
  const dealerOf = useReviewedDealers(list.state === 'ready' ? list.items : []);

  // The search has found nothing yet within the reads of one page, and can go on.
  const goOn = list.state === 'ready' && list.more.state === 'available' ? list.more.load : null;

  return (
    <section className="page-section" aria-labelledby={`review-${kind}`}>
      <h2 id={`review-${kind}`}>{kindReviewTexts[kind].reviewTitle}</h2>
      <PagedCards
        list={list}
        column
        loading={
          <div className="review-loading">
            <Loading text={kindReviewTexts[kind].loading} />
          </div>
        }
        failedText={kindTexts[kind].listFailed}
        empty={
          <EmptyState icon={kind} text={emptyText(kind, queue, search)}>
            {goOn && (
              <button type="button" className="btn btn-outline-primary" onClick={goOn}>
                {listTexts.searchFurther}
              </button>
            )}
          </EmptyState>
        }
        keyOf={({ id }) => id}
        card={(listing) => {
          const dealer = dealerOf(listing.sellerId);
          return (
            <ReviewCard
              listing={listing}
              dealer={dealer}
              busy={desk.isBusy(listing)}
              history={listing.lastReview !== '' && <ListingHistory listing={listing} />}
              dealerAction={
                dealer &&
                !dealer.suspension && (
                  <SuspendButton
                    name={dealer.profile.dealerName}
                    busy={dealers.isBusy(listing.sellerId)}
                    onSuspend={() => dealers.ask('suspend', dealer)}
                  />
                )
              }
              onDecide={(decision) => desk.decide(decision, listing, dealer)}
            />
          );
        }}
      />
    </section>
  );
}
