import type { ReactNode } from 'react';
import { dealerPlace } from '../dealers/dealer';
import { dealerTexts } from '../dealers/texts';
import { InspectedPicture } from '../decisions/InspectedPhoto';
import { reasonText } from '../shared/reason';
import { formatMoment } from '../shared/time/indianTime';
import { Icon } from '../ui/Icon';
import { useNames } from '../ui/useNames';
import type { ReviewedDealer } from './dealerReview';
import { StandingBadge } from './StandingBadge';
import { reviewedDealerTexts, suspensionTexts } from './texts';
import '../decisions/decisions.scss';
import './dealerCard.scss';

interface ReviewedDealerCardProps {
  readonly dealer: ReviewedDealer;
  /** More about the dealer. */
  readonly children?: ReactNode;
  readonly history: ReactNode;
  readonly actions?: ReactNode;
}

/** A dealer for the admin: picture, place, and standing. */
export function ReviewedDealerCard({ dealer, children, history, actions }: ReviewedDealerCardProps) {
  const placeName = useNames();
  const { profile, suspension } = dealer;
  const { joinedAt } = profile;
  return (
    <article className="dealer-card" id={`dealer-${profile.id}`} aria-label={profile.dealerName} tabIndex={-1}>
      <header className="dealer-card-head">
        <InspectedPicture dealer={profile} size={56} />
        <div className="dealer-card-title">
          <h3>
            <bdi>{profile.dealerName}</bdi>
          </h3>
          <StandingBadge dealer={dealer} />
        </div>
      </header>
      <div className="dealer-card-facts">
        <p>
          <Icon name="pin" size={16} /> <bdi>{dealerPlace(profile, placeName) || dealerTexts.noAddress}</bdi>
        </p>
        {profile.phone && (
          <p>
            <Icon name="phone" size={16} /> <a href={`tel:+91${profile.phone}`}>{profile.phone}</a>
          </p>
        )}
        {joinedAt && (
          <p>
            <Icon name="calendar" size={16} /> {reviewedDealerTexts.joined(formatMoment(joinedAt))}
          </p>
        )}
      </div>
      {suspension && (
        <p className="review-listing-reason">
          <strong>{suspensionTexts.suspendedSince(formatMoment(suspension.since))}</strong>{' '}
          <bdi>{reasonText(suspension.reason)}</bdi>
        </p>
      )}
      {children}
      {history}
      {actions && <div className="dealer-card-actions">{actions}</div>}
    </article>
  );
}
