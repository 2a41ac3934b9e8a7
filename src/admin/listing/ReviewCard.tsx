import { type ReactNode, useId } from 'react';
import { DealerRecord } from '../../dealersAsAdmin/DealerRecord';
import type { ReviewedDealer } from '../../dealersAsAdmin/dealerReview';
import { hasForeignWords, type ListingDecision, type ReviewedListing } from '../../decisions/review';
import { adminStateLabels } from '../../decisions/texts';
import { formatPrice } from '../../listings/price';
import { ListingStateBadge } from '../../listings/state/ListingStateBadge';
import { mayMove } from '../../listings/state/listingState';
import { allFacts } from '../../listings/stated/statedFacts';
import { reasonText } from '../../shared/reason';
import { formatMoment } from '../../shared/time/indianTime';
import { langOfTyped } from '../../shared/typedLanguage';
import { ActionButton } from '../../ui/ActionButton';
import { useNames } from '../../ui/useNames';
import { reviewTexts, seenTexts } from '../texts';
import { ReviewPhotos } from './ReviewPhotos';
import './reviewCard.scss';
import '../../decisions/decisions.scss';

interface ReviewCardProps {
  readonly listing: ReviewedListing;
  /** undefined: still loading; null: cannot be read. */
  readonly dealer: ReviewedDealer | null | undefined;
  /** A decision about the listing is being written. */
  readonly busy: boolean;
  /** What has changed since the last decision. */
  readonly changes?: ReactNode;
  /** What to check again. */
  readonly hints?: ReactNode;
  /** The earlier decisions. */
  readonly history?: ReactNode;
  /** Buttons for the dealer of the listing. */
  readonly dealerAction?: ReactNode;
  readonly onDecide: (decision: ListingDecision) => void;
  /** Makes a rejected listing wait again; null: it is not rejected. */
  readonly onTakeBack?: (() => void) | null;
}

/** What the admin must know before an approval. `stops`: the listing cannot be approved. */
function warningOf(listing: ReviewedListing, dealer: ReviewedDealer | null | undefined) {
  if (!mayMove('approve', listing.state)) return null;
  if (hasForeignWords(listing)) return { text: reviewTexts.foreignWords, stops: true };
  if (dealer?.suspension) return { text: reviewTexts.suspended, stops: true };
  if (dealer?.profile.approved === false) return { text: reviewTexts.becomesPublic, stops: false };
  return null;
}

/**
 * A listing in full, as the admin sees it. The button of the current state is disabled (ADMIN-4). After a live edit it
 * is 'Seen' in place of 'Approve', by the same key.
 */
export function ReviewCard({
  listing,
  dealer,
  busy,
  changes,
  hints,
  history,
  dealerAction,
  onDecide,
  onTakeBack,
}: ReviewCardProps) {
  useNames();
  const { id, name, state, price, description, rejectReason, postedAt, unreviewed } = listing;
  const warning = warningOf(listing, dealer);
  const warningId = useId();
  const liveId = useId();
  return (
    <article className="review-listing" id={`listing-${id}`} aria-label={name} tabIndex={-1} data-listing="">
      <header className="review-listing-head">
        <h2>{name}</h2>
        <ListingStateBadge state={state} labels={adminStateLabels} />
        <p className="review-listing-price">{formatPrice(price)}</p>
        {postedAt && <p className="review-listing-date">{reviewTexts.posted(formatMoment(postedAt))}</p>}
      </header>
      {changes}
      <ReviewPhotos listing={listing} />
      <div className="review-listing-facts">
        <dl className="fact-list">
          {allFacts(listing).map(({ key, label, text }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {description && (
          <p className="vehicle-details-description" lang={langOfTyped(description)}>
            {description}
          </p>
        )}
      </div>
      <div className="review-listing-side">
        {warning && (
          <p className="review-listing-warning" id={warningId}>
            {warning.text}
          </p>
        )}
        {hints}
        <DealerRecord dealer={dealer} action={dealerAction} />
        {rejectReason && (
          <p className="review-listing-reason">
            <strong>{reviewTexts.reason}</strong> {reasonText(rejectReason)}
          </p>
        )}
        {history}
        {unreviewed && <p id={liveId}>{seenTexts.explanation}</p>}
        <div className="review-listing-actions">
          {unreviewed ? (
            <ActionButton
              className="btn btn-primary"
              aria-keyshortcuts="a"
              aria-describedby={liveId}
              busy={busy}
              onClick={() => onDecide('acknowledge')}
            >
              {seenTexts.seen}
            </ActionButton>
          ) : (
            <ActionButton
              className="btn btn-primary"
              aria-keyshortcuts="a"
              aria-describedby={warning ? warningId : undefined}
              busy={busy}
              disabled={dealer === undefined || warning?.stops || !mayMove('approve', state)}
              onClick={() => onDecide('approve')}
            >
              {state === 'approved' ? reviewTexts.approved : reviewTexts.approve}
            </ActionButton>
          )}
          <ActionButton
            className="btn btn-outline-danger"
            aria-keyshortcuts="r"
            busy={busy}
            disabled={!mayMove('reject', state)}
            onClick={() => onDecide('reject')}
          >
            {reviewTexts.delete}
          </ActionButton>
          {onTakeBack && (
            <ActionButton className="btn btn-outline-primary" busy={busy} onClick={onTakeBack}>
              {reviewTexts.backToPending}
            </ActionButton>
          )}
        </div>
      </div>
    </article>
  );
}
