import { usePagedQuery } from '../lists/usePagedQuery';
import type { Uid } from '../shared/valueTypes';
import { useInView } from '../ui/browser/useInView';
import { LoadingPart } from '../ui/Loading';
import { RatingList } from './RatingList';
import { shownRatings } from './ratings.queries';
import { ratingTexts } from './texts';

function Ratings({ sellerId }: { sellerId: Uid }) {
  const list = usePagedQuery(shownRatings(sellerId));
  return <RatingList sellerId={sellerId} list={list} noneText={ratingTexts.none} />;
}

/** What buyers say about a dealer (RATE-2). It is read when it comes near the viewport. */
export default function DealerRatings({ sellerId }: { sellerId: Uid }) {
  const { ref, inView } = useInView({ margin: '300px', once: true });
  return (
    <section className="page-section" ref={ref} aria-labelledby="dealer-ratings">
      <h2 id="dealer-ratings">{ratingTexts.heading}</h2>
      {inView ? <Ratings sellerId={sellerId} /> : <LoadingPart text={ratingTexts.loading} />}
    </section>
  );
}
