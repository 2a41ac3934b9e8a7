import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadMore } from '../lists/LoadMore';
import type { PagedList } from '../lists/pagedList';
import type { Uid } from '../shared/valueTypes';
import { LoadingPart } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { useFocusOnNewItems } from '../ui/useFocusOnNewItems';
import { RatingCard } from './RatingCard';
import { averageOf, type Rating } from './rating';
import { ratingSum } from './ratings.queries';
import { ratingTexts } from './texts';

interface RatingListProps {
  readonly sellerId: Uid;
  readonly list: PagedList<Rating>;
  /** The average is shown from so many ratings on. */
  readonly averageFrom?: number;
  /** Shown if there are no ratings. */
  readonly noneText: string;
  /** More of each rating. */
  readonly more?: (rating: Rating) => ReactNode;
}

/** Ratings of a dealer with their average, for buyers and for the admin. */
export function RatingList({ sellerId, list, averageFrom, noneText, more }: RatingListProps) {
  const focus = useFocusOnNewItems(list.state === 'ready' ? list.items.length : 0);
  const hasItems = list.state === 'ready' && list.items.length > 0;
  const { data: sum, isLoading: isSumLoading } = useQuery({ ...ratingSum(sellerId), enabled: hasItems });
  const average = sum && averageOf(sum, averageFrom);
  // The average stands above the ratings, and would push them down.
  if (isSumLoading) return <LoadingPart text={ratingTexts.loading} />;
  switch (list.state) {
    case 'loading':
      return <LoadingPart text={ratingTexts.loading} />;
    case 'failed':
      return (
        <Notice tone="danger" onRetry={list.retry}>
          {ratingTexts.failed}
        </Notice>
      );
    case 'ready':
      if (!hasItems) return <p>{noneText}</p>;
      return (
        <>
          {average && <p className="rating-average">{ratingTexts.average(average, sum)}</p>}
          <ul className="ratings" ref={focus.list}>
            {list.items.map((rating) => (
              <li key={rating.id} tabIndex={-1}>
                <RatingCard rating={rating}>{more?.(rating)}</RatingCard>
              </li>
            ))}
          </ul>
          <LoadMore more={list.more} failedText={ratingTexts.failed} onFocusLost={focus.expectFocus} />
        </>
      );
  }
}
