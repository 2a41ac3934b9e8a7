import { vehicleMessages } from '../../domain/messages';
import { type QueueName, queueLabels } from '../../domain/review';
import { searchWords } from '../../domain/searchTokens';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { ReviewPost } from '../../features/review/ReviewPost';
import { listPosts, searchPosts } from '../../services/posts';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { PagedCards } from '../../ui/PagedCards';
import { queryKeys } from '../queries/queryKeys';
import { usePagedQuery } from '../queries/usePagedQuery';
import { useSellersOf } from '../queries/useSellersOf';
import { PostHistory } from './PostHistory';
import type { ReviewDesk } from './useReview';

interface ReviewSectionProps {
  readonly kind: VehicleKind;
  readonly queue: QueueName;
  /** What the admin searches for; '' for all. */
  readonly search: string;
  readonly desk: ReviewDesk;
}

function emptyText(kind: VehicleKind, queue: QueueName, search: string): string {
  if (search !== '') return `No ${kind} post matches “${search}”.`;
  if (queue === 'approved' || queue === 'rejected') return `No ${queueLabels[queue].toLowerCase()} ${kind} posts.`;
  return vehicleMessages[kind].reviewEmpty;
}

/** The posts of a kind in one of the admin's lists, oldest first, with Approve and Delete (spec 2). */
export function ReviewSection({ kind, queue, search, desk }: ReviewSectionProps) {
  const words = searchWords(search);
  const list = usePagedQuery({
    key: queryKeys.postsIn(queue, kind, words.join(' ')),
    load: (cursor) => (search === '' ? listPosts(queue, kind, cursor) : searchPosts(queue, kind, words, cursor)),
  });
  const sellerOf = useSellersOf(list.state === 'ready' ? list.items : []);
  const { reviewTitle, listFailed } = vehicleMessages[kind];
  // Nothing among what one search reads at most.
  const goOn = list.state === 'ready' && list.more.state === 'available' ? list.more.load : null;

  return (
    <section className="page-section" aria-labelledby={`review-${kind}`}>
      <h2 id={`review-${kind}`}>{reviewTitle}</h2>
      <PagedCards
        list={list}
        column
        loading={
          <div className="review-loading">
            <Loading text={`Loading ${kind} posts...`} />
          </div>
        }
        failedText={listFailed}
        empty={
          <EmptyState icon={kind} text={emptyText(kind, queue, search)}>
            {goOn && (
              <button type="button" className="btn btn-outline-primary" onClick={goOn}>
                Search further
              </button>
            )}
          </EmptyState>
        }
        keyOf={({ id }) => id}
        card={(post) => (
          <ReviewPost
            post={post}
            seller={sellerOf(post.sellerId)}
            busy={desk.isBusy(post)}
            history={post.lastReview !== '' && <PostHistory post={post} />}
            onDecide={(decision) => desk.decide(decision, post)}
          />
        )}
      />
    </section>
  );
}
