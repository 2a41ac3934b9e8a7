import { Link } from 'react-router-dom';
import type { ShownDealer } from '../../dealersAsAdmin/dealerReview';
import { InspectedPhoto } from '../../decisions/InspectedPhoto';
import { needsReview, type QueueName, type ReviewedListing } from '../../decisions/review';
import { adminStateLabels } from '../../decisions/texts';
import { ageOf } from '../../listings/age';
import { editedTexts, postedTexts, sentTexts } from '../../listings/ageTexts';
import { coverOf } from '../../listings/listing';
import { formatShortPrice } from '../../listings/price';
import { ListingStateBadge } from '../../listings/state/ListingStateBadge';
import { queueTexts, seenTexts } from '../texts';
import './queue.scss';

interface QueueRowProps {
  readonly listing: ReviewedListing;
  readonly dealer: ShownDealer;
  readonly queue: QueueName;
  readonly isShown: boolean;
  readonly address: string;
  readonly onOpen: () => void;
}

function ageText(listing: ReviewedListing): string {
  const { state, updatedAt, postedAt } = listing;
  if (!needsReview(listing)) return ageOf(postedAt, new Date(), postedTexts);
  return ageOf(updatedAt, new Date(), state === 'pending' ? sentTexts : editedTexts);
}

/** One listing of a queue: enough to choose it, and how long it waits. */
export function QueueRow({ listing, dealer, queue, isShown, address, onOpen }: QueueRowProps) {
  const { kind, name, state, price, lastReview, unreviewed } = listing;
  const isWaiting = state === 'pending';
  return (
    <Link className="queue-row" to={address} onClick={onOpen} aria-current={isShown ? 'true' : undefined} data-row="">
      <InspectedPhoto kind={kind} src={coverOf(listing)} alt="" />
      <span className="queue-row-text">
        <span className="queue-row-name">{name}</span>
        <span className="queue-row-facts">
          {[formatShortPrice(price), dealer?.profile.dealerName].filter(Boolean).join(' · ')}
        </span>
        <span className="queue-row-facts">
          {ageText(listing)}
          {unreviewed && <span className="queue-tag">{seenTexts.tag}</span>}
          {isWaiting && lastReview !== '' && <span className="queue-tag">{queueTexts.again}</span>}
          {isWaiting && dealer?.profile.approved === false && <span className="queue-tag">{queueTexts.newDealer}</span>}
          {/* The tab has said it already. */}
          {state !== queue && <ListingStateBadge state={state} labels={adminStateLabels} />}
        </span>
      </span>
    </Link>
  );
}
