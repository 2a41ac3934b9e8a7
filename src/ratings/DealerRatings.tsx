import { useQuery } from '@tanstack/react-query';
import { LoadMore } from '../lists/LoadMore';
import { usePagedQuery } from '../lists/usePagedQuery';
import { Loading } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { useInView } from '../ui/useInView';
import { RatingCard } from './RatingCard';
import { averageOf } from './rating';
import { ratingSum, shownRatings } from './ratings.queries';
import { ratingTexts } from './texts';

const nothing = () => undefined;

function Average({ sellerId }: { sellerId: string }) {
  const { data: sum } = useQuery(ratingSum(sellerId));
  const average = sum && averageOf(sum);
  return sum && average ? <p className="rating-average">{ratingTexts.average(average, sum)}</p> : null;
}

function Ratings({ sellerId }: { sellerId: string }) {
  const list = usePagedQuery(shownRatings(sellerId));
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
      if (list.items.length === 0) return <p>{ratingTexts.none}</p>;
      return (
        <>
          <Average sellerId={sellerId} />
          <ul className="ratings">
            {list.items.map((rating) => (
              <li key={rating.id}>
                <RatingCard rating={rating} />
              </li>
            ))}
          </ul>
          <LoadMore more={list.more} failedText={ratingTexts.failed} onFocusLost={nothing} />
        </>
      );
  }
}

/** What buyers say about a dealer (RATE-2). It is read when it comes near the viewport. */
export default function DealerRatings({ sellerId }: { sellerId: string }) {
  const { ref, inView } = useInView({ margin: '300px', once: true });
  return (
    <section className="page-section" ref={ref} aria-labelledby="dealer-ratings">
      <h2 id="dealer-ratings">{ratingTexts.heading}</h2>
      {inView ? <Ratings sellerId={sellerId} /> : <Loading text={ratingTexts.loading} />}
    </section>
  );
}
