import type { ReactNode } from 'react';
import { langOfTyped } from '../shared/typedLanguage';
import type { Rating } from './rating';
import { Stars } from './Stars';
import { ratingTexts } from './texts';
import './ratings.scss';

interface RatingCardProps {
  readonly rating: Rating;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** A rating, without the buyer (RATE-2). */
export function RatingCard({ rating, children }: RatingCardProps) {
  const { stars, name, at, text, answer } = rating;
  return (
    <article className="rating" aria-label={name}>
      <p className="rating-head">
        <Stars stars={stars} /> <bdi className="rating-vehicle">{name}</bdi>
        {at && <span className="rating-when">{ratingTexts.when(at)}</span>}
      </p>
      <p className="rating-facts">
        {ratingTexts.described(rating)} · {ratingTexts.punctual(rating)}
      </p>
      {text && (
        <p className="rating-text" lang={langOfTyped(text)}>
          {text}
        </p>
      )}
      {answer && (
        <div className="rating-answer">
          <p>{ratingTexts.answer}</p>
          <p className="rating-text" lang={langOfTyped(answer)}>
            {answer}
          </p>
        </div>
      )}
      {children}
    </article>
  );
}
