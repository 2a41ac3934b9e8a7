import { useState } from 'react';
import type { ReviewedListing } from '../../decisions/review';
import { reviewHistory } from '../../decisions/review.queries';
import { decisionTexts } from '../../decisions/texts';
import { usePagedQuery } from '../../lists/usePagedQuery';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { adminTexts, reviewTexts } from '../texts';
import { ReviewHistory } from './ReviewHistory';
import '../../decisions/decisions.scss';

function Reviews({ listing }: { listing: ReviewedListing }) {
  const list = usePagedQuery(reviewHistory(listing));
  switch (list.state) {
    case 'loading':
      return <Loading text={reviewTexts.historyLoading} />;
    case 'failed':
      return (
        <Notice tone="danger" onRetry={list.retry}>
          {adminTexts.historyFailed}
        </Notice>
      );
    case 'ready': {
      const { more } = list;
      return (
        <>
          <ReviewHistory reviews={list.items} />
          {more.state === 'available' && (
            <button type="button" className="btn btn-link btn-sm" onClick={more.load}>
              {decisionTexts.earlier}
            </button>
          )}
        </>
      );
    }
  }
}

/** The earlier decisions about a listing. Read when the admin opens them. */
export function ListingHistory({ listing }: { listing: ReviewedListing }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="decision-history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{decisionTexts.history}</summary>
      {open && <Reviews listing={listing} />}
    </details>
  );
}
