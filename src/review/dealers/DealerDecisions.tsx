import { useState } from 'react';
import { adminMessages } from '../../domain/messages';
import type { Post } from '../../domain/review';
import { ReviewHistory } from '../../features/review/ReviewHistory';
import { listReviews } from '../../services/audit';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { queryKeys } from '../queries/queryKeys';
import { usePagedQuery } from '../queries/usePagedQuery';

function Reviews({ post: { kind, id } }: { post: Post }) {
  const list = usePagedQuery({
    key: queryKeys.reviewsOf(kind, id),
    load: (cursor) => listReviews(kind, id, cursor),
  });
  switch (list.state) {
    case 'loading':
      return <Loading text="Loading the decisions..." />;
    case 'failed':
      return (
        <Notice tone="danger" onRetry={list.retry}>
          {adminMessages.historyFailed}
        </Notice>
      );
    case 'ready': {
      const { more } = list;
      return (
        <>
          <ReviewHistory reviews={list.items} />
          {more.state === 'available' && (
            <button type="button" className="btn btn-link btn-sm" onClick={more.load}>
              Earlier decisions
            </button>
          )}
        </>
      );
    }
  }
}

/** What was decided about a post, read when somebody wants to know. */
export function PostHistory({ post }: { post: Post }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="post-history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Decisions so far</summary>
      {open && <Reviews post={post} />}
    </details>
  );
}
