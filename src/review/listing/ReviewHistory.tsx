import { reasonText } from '../../shared/reason';
import { formatMoment } from '../../shared/time/indianTime';
import type { Review } from '../review';
import { reviewMoveLabels, reviewTexts } from '../texts';

/** The earlier decisions about a listing, the last one first. */
export function ReviewHistory({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ol className="review-history">
      {reviews.map(({ id, what, when, who, reason }) => (
        <li key={id}>
          <strong>{reviewMoveLabels[what]}</strong> {formatMoment(when)}
          <span className="review-history-who"> {reviewTexts.by(who)}</span>
          {reason && <p>{reasonText(reason)}</p>}
        </li>
      ))}
    </ol>
  );
}
