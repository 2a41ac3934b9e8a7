import { ratingLimits } from '../shared/limits';
import type { Stars as Given } from './rating';
import { ratingTexts } from './texts';

/** The stars of a rating, as a text for screen readers. */
export function Stars({ stars }: { stars: Given }) {
  return (
    <span className="stars">
      <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(ratingLimits.mostStars - stars)}</span>
      <span className="visually-hidden">{ratingTexts.stars(stars)}</span>
    </span>
  );
}
