import { useState } from 'react';
import { decisionTexts } from '../../decisions/texts';
import { usePagedQuery } from '../../lists/usePagedQuery';
import type { Uid } from '../../shared/valueTypes';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { dealerDecisions } from '../dealerReview.queries';
import { reviewedDealerTexts } from '../texts';
import { DealerHistory } from './DealerHistory';
import '../../decisions/decisions.scss';

function Decisions({ sellerId }: { sellerId: Uid }) {
  const list = usePagedQuery(dealerDecisions(sellerId));
  switch (list.state) {
    case 'loading':
      return <Loading text={reviewedDealerTexts.decisionsLoading} />;
    case 'failed':
      return (
        <Notice tone="danger" onRetry={list.retry}>
          {reviewedDealerTexts.decisionsFailed}
        </Notice>
      );
    case 'ready': {
      if (list.items.length === 0) return <p>{reviewedDealerTexts.noDecisions}</p>;
      const { more } = list;
      return (
        <>
          <DealerHistory decisions={list.items} />
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

/** The earlier decisions about a dealer. Read when the admin opens them. */
export function DealerDecisions({ sellerId }: { sellerId: Uid }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="decision-history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{decisionTexts.history}</summary>
      {open && <Decisions sellerId={sellerId} />}
    </details>
  );
}
