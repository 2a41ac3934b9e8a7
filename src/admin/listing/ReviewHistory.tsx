import type { Review } from '../../decisions/review';
import { decisionTexts, reviewMoveLabels } from '../../decisions/texts';
import { reasonText } from '../../shared/reason';
import { formatMoment } from '../../shared/time/indianTime';

/** The earlier decisions about a listing, the last one first. */
export function ReviewHistory({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ol className="review-history">
      {reviews.map(({ id, what, when, who, reason }) => (
        <li key={id}>
          <strong>{reviewMoveLabels[what]}</strong> {formatMoment(when)}
          <span className="review-history-who"> {decisionTexts.by(who)}</span>
          {reason && <p>{reasonText(reason)}</p>}
        </li>
      ))}
    </ol>
  );
}
