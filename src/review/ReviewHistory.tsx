import { type Review, reviewMoveLabels } from '../../domain/review';
import { formatMoment } from '../../ui/moment';

/** What was decided about a post, the last decision first. */
export function ReviewHistory({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ol className="review-history">
      {reviews.map(({ id, what, when, who, reason }) => (
        <li key={id}>
          <strong>{reviewMoveLabels[what]}</strong> {formatMoment(when)}
          <span className="review-history-who"> by {who}</span>
          {reason && <p>{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
