import { Link } from 'react-router-dom';
import { ageOf } from '../listings/age';
import { ListingPhoto } from '../listings/ListingPhoto';
import { ListingStateBadge } from '../listings/ListingStateBadge';
import { formatShortPrice } from '../listings/price';
import type { ShownDealer } from './dealers/dealerReview';
import type { QueueName, ReviewedListing } from './review';
import { queueTexts } from './texts';

interface QueueRowProps {
  readonly listing: ReviewedListing;
  readonly dealer: ShownDealer;
  readonly queue: QueueName;
  readonly isShown: boolean;
  readonly address: string;
  readonly onOpen: () => void;
}

/** The state that the tab names already is left out. */
const stateOfQueue: Readonly<Record<QueueName, string>> = {
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  all: '',
};

/** One listing of a queue: enough to choose it, and how long it waits. */
export function QueueRow({ listing, dealer, queue, isShown, address, onOpen }: QueueRowProps) {
  const { kind, name, state, values, thumbnails, photos, updatedAt, postedAt, lastReview } = listing;
  const isWaiting = state === 'pending';
  const age = ageOf(isWaiting ? updatedAt : postedAt, new Date());
  return (
    <Link className="queue-row" to={address} onClick={onOpen} aria-current={isShown ? 'true' : undefined} data-row="">
      <ListingPhoto kind={kind} src={thumbnails[0] ?? photos[0]} alt="" />
      <span className="queue-row-text">
        <span className="queue-row-name">{name}</span>
        <span className="queue-row-facts">
          {[formatShortPrice(String(values.price ?? '')), dealer?.profile.dealerName].filter(Boolean).join(' · ')}
        </span>
        <span className="queue-row-facts">
          {age !== '' && (isWaiting ? queueTexts.sent(age) : queueTexts.posted(age))}
          {isWaiting && lastReview !== '' && <span className="queue-tag">{queueTexts.again}</span>}
          {isWaiting && dealer?.profile.approved === false && <span className="queue-tag">{queueTexts.newDealer}</span>}
        </span>
        {state !== stateOfQueue[queue] && <ListingStateBadge state={state} />}
      </span>
    </Link>
  );
}
