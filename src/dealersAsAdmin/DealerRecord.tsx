import type { ReactNode } from 'react';
import { dealerPlace } from '../dealers/dealer';
import { dealerTexts } from '../dealers/texts';
import { InspectedPicture } from '../decisions/InspectedPhoto';
import { unknownName } from '../shared/texts';
import { Icon } from '../ui/Icon';
import { useNames } from '../ui/useNames';
import type { ReviewedDealer } from './dealerReview';
import { StandingBadge } from './StandingBadge';
import './dealerRecord.scss';

interface DealerRecordProps {
  /** undefined: still loading; null: cannot be read. */
  readonly dealer: ReviewedDealer | null | undefined;
  /** Buttons for this dealer. */
  readonly action?: ReactNode;
}

/** The dealer of a listing, as the dealer's record says. */
export function DealerRecord({ dealer, action }: DealerRecordProps) {
  const placeName = useNames();
  if (dealer === undefined) return <div className="review-dealer skeleton-line" aria-hidden="true" />;
  if (dealer === null) {
    return (
      <div className="review-dealer">
        <p className="review-dealer-name">{unknownName}</p>
      </div>
    );
  }
  const { profile } = dealer;
  return (
    <div className="review-dealer">
      <InspectedPicture dealer={profile} size={56} />
      <div>
        <p className="review-dealer-name">
          {profile.dealerName} <StandingBadge dealer={dealer} />
        </p>
        <p>
          <Icon name="pin" size={16} /> {dealerPlace(profile, placeName) || dealerTexts.noAddress}
        </p>
        {profile.phone && (
          <p>
            <Icon name="phone" size={16} /> <a href={`tel:+91${profile.phone}`}>{profile.phone}</a>
          </p>
        )}
        {action}
      </div>
    </div>
  );
}
