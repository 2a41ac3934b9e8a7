import type { ReactNode } from 'react';
import { mayMove, type ReviewDecision } from '../../domain/listingState';
import { formatPrice } from '../../domain/price';
import type { Post } from '../../domain/review';
import type { Seller } from '../../domain/seller';
import { vehicleFacts } from '../../domain/vehicle';
import { formatMoment } from '../../ui/moment';
import { ListingStateBadge } from '../listings/ListingStateBadge';
import { VehiclePhoto } from '../listings/VehiclePhoto';
import { DealerRecord } from './DealerRecord';

interface ReviewPostProps {
  readonly post: Post;
  readonly seller: Seller | null | undefined;
  /** A decision about it is on its way. */
  readonly busy: boolean;
  /** What was decided about it before. */
  readonly history?: ReactNode;
  readonly onDecide: (decision: ReviewDecision) => void;
}

function Photos({ post: { kind, name, photos, thumbnails } }: { post: Post }) {
  if (photos.length === 0) return <VehiclePhoto kind={kind} src={undefined} alt={name} />;
  const titles = photos.map((_, index) => `${name}, photo ${index + 1} of ${photos.length}`);
  return (
    <ul className="review-photos">
      {photos.map((photo, index) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noreferrer">
            <VehiclePhoto kind={kind} src={thumbnails[index] ?? photo} alt={titles[index] ?? name} />
            <span className="visually-hidden"> in full size, in a new tab</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A post as the admin sees it, all of it; what has been decided already cannot be decided again. */
export function ReviewPost({ post, seller, busy, history, onDecide }: ReviewPostProps) {
  const { id, name, state, values, rejectReason, postedAt } = post;
  const description = String(values.description ?? '').trim();
  return (
    <article className="review-post" id={`post-${id}`} aria-label={name} tabIndex={-1} data-post="">
      <header className="review-post-head">
        <h3>{name}</h3>
        <ListingStateBadge state={state} />
        <p className="review-post-price">{formatPrice(String(values.price ?? ''))}</p>
        {postedAt && <p className="review-post-date">Posted {formatMoment(postedAt)}</p>}
      </header>
      <Photos post={post} />
      <div className="review-post-facts">
        <dl className="fact-list">
          {vehicleFacts(post).map(({ key, label, text }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {description && <p className="vehicle-details-description">{description}</p>}
      </div>
      <div className="review-post-side">
        <DealerRecord seller={seller} />
        {rejectReason && (
          <p className="review-post-reason">
            <strong>Reason:</strong> {rejectReason}
          </p>
        )}
        {history}
        <div className="review-post-actions">
          <button
            type="button"
            className="btn btn-primary"
            aria-keyshortcuts="a"
            disabled={busy || !mayMove('approve', state)}
            onClick={() => onDecide('approve')}
          >
            {state === 'approved' ? 'Approved' : 'Approve'}
          </button>
          <button
            type="button"
            className="btn btn-outline-danger"
            aria-keyshortcuts="r"
            disabled={busy || !mayMove('reject', state)}
            onClick={() => onDecide('reject')}
          >
            Delete
          </button>
        </div>
      </div>
    </article>
  );
}
