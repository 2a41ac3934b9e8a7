import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadMore } from '../lists/LoadMore';
import { usePagedQuery } from '../lists/usePagedQuery';
import { isAppError } from '../shared/appError';
import { showError } from '../ui/dialogs';
import { Loading } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { HideSheet } from './HideSheet';
import { RatingCard } from './RatingCard';
import { averageOf, type HideReason, type Rating } from './rating';
import { ratingSum } from './ratings.queries';
import { ratingsAsAdmin, readRatingsAgain } from './ratingsAsAdmin.queries';
import { setHidden } from './ratingsAsAdmin.service';
import { hideReasonLabels, ratingsAsAdminTexts, ratingTexts } from './texts';

const nothing = () => undefined;

/** The admin sees an average of any number. */
function Average({ sellerId }: { sellerId: string }) {
  const { data: sum } = useQuery(ratingSum(sellerId));
  const average = sum && averageOf(sum, 1);
  return sum && average ? <p className="rating-average">{ratingTexts.average(average, sum)}</p> : null;
}

interface RatingsAsAdminProps {
  readonly sellerId: string;
  readonly onSignedOut: () => void;
}

/** All ratings of a dealer, which the admin may hide and show again (RATE-4). */
export function RatingsAsAdmin({ sellerId, onSignedOut }: RatingsAsAdminProps) {
  const list = usePagedQuery(ratingsAsAdmin(sellerId));
  const [asked, setAsked] = useState<Rating | null>(null);
  const [busy, setBusy] = useState(false);

  async function decide(rating: Rating, hidden: HideReason | null): Promise<void> {
    setAsked(null);
    setBusy(true);
    try {
      await setHidden(rating, hidden);
    } catch (error) {
      const hasEnded = isAppError(error, 'signedOut');
      const { signedOut, changed, failed } = ratingsAsAdminTexts;
      const refused = isAppError(error, 'changed') ? changed : failed;
      await showError(hasEnded ? signedOut : refused);
      if (hasEnded) onSignedOut();
    }
    await readRatingsAgain(sellerId);
    setBusy(false);
  }

  switch (list.state) {
    case 'loading':
      return <Loading text={ratingTexts.loading} />;
    case 'failed':
      return (
        <Notice tone="danger" onRetry={list.retry}>
          {ratingTexts.failed}
        </Notice>
      );
    case 'ready':
      if (list.items.length === 0) return <p>{ratingsAsAdminTexts.none}</p>;
      return (
        <>
          <Average sellerId={sellerId} />
          <ul className="ratings">
            {list.items.map((rating) => (
              <li key={rating.id}>
                <RatingCard rating={rating}>
                  {rating.hidden && (
                    <p className="rating-hidden">{ratingsAsAdminTexts.hidden(hideReasonLabels[rating.hidden])}</p>
                  )}
                  <button
                    type="button"
                    className={rating.hidden ? 'btn btn-outline-primary' : 'btn btn-outline-danger'}
                    disabled={busy}
                    onClick={() => (rating.hidden ? void decide(rating, null) : setAsked(rating))}
                  >
                    {rating.hidden ? ratingsAsAdminTexts.show : ratingsAsAdminTexts.hide}
                    <span className="visually-hidden">{ratingsAsAdminTexts.of(rating.name)}</span>
                  </button>
                </RatingCard>
              </li>
            ))}
          </ul>
          <LoadMore more={list.more} failedText={ratingTexts.failed} onFocusLost={nothing} />
          {asked && (
            <HideSheet rating={asked} onHide={(reason) => void decide(asked, reason)} onClose={() => setAsked(null)} />
          )}
        </>
      );
  }
}
