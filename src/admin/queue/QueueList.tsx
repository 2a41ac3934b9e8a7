import type { ReviewedDealerLookup } from '../../dealersAsAdmin/useReviewedDealers';
import { isNarrowed, type Narrowing, type QueueName, type ReviewedListing } from '../../decisions/review';
import type { ListingKind } from '../../listings/kinds';
import { kindTexts } from '../../listings/texts';
import { PagedCards } from '../../lists/PagedCards';
import type { PagedList } from '../../lists/pagedList';
import type { ListingId } from '../../shared/addresses/addresses';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { kindReviewTexts, queueTexts } from '../texts';
import { QueueRow } from './QueueRow';

interface QueueListProps {
  readonly kind: ListingKind;
  readonly queue: QueueName;
  readonly narrowed: Narrowing;
  readonly list: PagedList<ReviewedListing>;
  readonly dealerOf: ReviewedDealerLookup;
  readonly shown: ListingId | null;
  readonly addressOf: (listing: ReviewedListing) => string;
  readonly onOpen: () => void;
}

function emptyText(kind: ListingKind, queue: QueueName, narrowed: Narrowing): string {
  if (narrowed.search !== '' && narrowed.dealer === null) return queueTexts.noMatch[kind](narrowed.search);
  if (isNarrowed(narrowed)) return queueTexts.noneSuch[kind];
  if (queue === 'approved' || queue === 'rejected') return queueTexts.none[queue][kind];
  return kindReviewTexts[kind].reviewEmpty;
}

/** The listings of one kind in one of the admin's queues, a row for each (ADMIN-3). */
export function QueueList({ kind, queue, narrowed, list, dealerOf, shown, addressOf, onOpen }: QueueListProps) {
  return (
    <section aria-labelledby={`review-${kind}`}>
      <h2 id={`review-${kind}`}>{kindReviewTexts[kind].reviewTitle}</h2>
      <PagedCards
        list={list}
        column
        loading={
          <div className="queue-loading coming">
            <Loading text={kindReviewTexts[kind].loading} />
          </div>
        }
        failedText={kindTexts[kind].listFailed}
        empty={<EmptyState icon={kind} text={emptyText(kind, queue, narrowed)} />}
        keyOf={({ id }) => id}
        card={(listing) => (
          <QueueRow
            listing={listing}
            dealer={dealerOf(listing.sellerId)}
            queue={queue}
            isShown={shown?.kind === kind && shown.id === listing.id}
            address={addressOf(listing)}
            onOpen={onOpen}
          />
        )}
      />
    </section>
  );
}
