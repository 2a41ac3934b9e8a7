import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { useNames } from '../ui/useNames';
import { DealerPicture } from './DealerPicture';
import { type Dealer, dealerPlace } from './dealer';
import { dealerTexts } from './texts';

interface DealerCardProps {
  readonly dealer: Dealer;
  /** A link to the dealer's page, or the ways to reach the dealer. */
  readonly action?: ReactNode;
}

/** A dealer's picture, name and place. */
export function DealerCard({ dealer, action }: DealerCardProps) {
  const placeName = useNames();
  return (
    <article className="seller-card" aria-label={dealer.dealerName}>
      <DealerPicture dealer={dealer} size={96} />
      <div className="seller-card-body">
        <h2 className="seller-card-name">{dealer.dealerName}</h2>
        <p className="seller-card-line">
          <Icon name="pin" size={18} />
          <span>{dealerPlace(dealer, placeName) || dealerTexts.noAddress}</span>
        </p>
        {action}
      </div>
    </article>
  );
}
