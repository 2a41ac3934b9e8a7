import { useQuery } from '@tanstack/react-query';
import { InspectedPhoto } from '../../decisions/InspectedPhoto';
import type { Review, ReviewedListing } from '../../decisions/review';
import { reviewById } from '../../decisions/review.queries';
import type { UploadedPhoto } from '../../listings/listing';
import { formatMoment } from '../../shared/time/indianTime';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { changedContentTexts as texts } from '../texts';
import { type ContentChanges, contentChanges, type FactChange } from './contentChanges';
import './changedContent.scss';

function Photos({
  listing,
  photos,
  label,
}: {
  listing: ReviewedListing;
  photos: readonly UploadedPhoto[];
  label: string;
}) {
  if (photos.length === 0) return null;
  return (
    <figure className="changed-photos">
      <figcaption>{label}</figcaption>
      {photos.map(({ url, thumbnailUrl }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <InspectedPhoto kind={listing.kind} src={thumbnailUrl} alt={label} />
        </a>
      ))}
    </figure>
  );
}

function Fact({ label, before, now }: FactChange) {
  return (
    <div className="changed-fact">
      <dt className="changed-fact-name">{label}</dt>
      <dd className="changed-fact-before">
        {texts.before} <bdi>{before || texts.notStated}</bdi>
      </dd>
      <dd className="changed-fact-now">
        {texts.now} <bdi>{now || texts.notStated}</bdi>
      </dd>
    </div>
  );
}

function Changes({ listing, changes }: { listing: ReviewedListing; changes: ContentChanges }) {
  const { facts, newPhotos, removedPhotos } = changes;
  if (facts.length + newPhotos.length + removedPhotos.length === 0) return <p>{texts.nothing}</p>;
  return (
    <>
      {facts.length > 0 && (
        <dl className="changed-facts">
          {facts.map((fact) => (
            <Fact key={fact.label} {...fact} />
          ))}
        </dl>
      )}
      <Photos listing={listing} photos={newPhotos} label={texts.newPhotos(newPhotos.length)} />
      <Photos listing={listing} photos={removedPhotos} label={texts.removedPhotos(removedPhotos.length)} />
    </>
  );
}

function Since({ listing, review }: { listing: ReviewedListing; review: Review }) {
  if (review.content === null) return null;
  return (
    <section className="changed-content" aria-label={texts.heading[review.what]}>
      <h3>{texts.heading[review.what]}</h3>
      <p className="changed-content-when">{formatMoment(review.when)}</p>
      <Changes listing={listing} changes={contentChanges(review.content, listing)} />
    </section>
  );
}

/** What the dealer of a listing that waits again has changed since the last decision (ADMIN-24). One read. */
export function ChangedContent({ listing }: { listing: ReviewedListing }) {
  const { data: review, isError, isFetching, refetch } = useQuery(reviewById(listing.lastReview));
  if (review) return <Since listing={listing} review={review} />;
  if (review === null) return null;
  return (
    <div className="changed-content">
      {isError && !isFetching ? (
        <Notice tone="danger" onRetry={() => void refetch()}>
          {texts.failed}
        </Notice>
      ) : (
        <Loading text={texts.loading} />
      )}
    </div>
  );
}
