import { Link } from 'react-router-dom';
import { useReviewedDealers } from '../../dealersAsAdmin/useReviewedDealers';
import { adminAddress } from '../../shared/addresses/adminAddress';
import { unknownName } from '../../shared/texts';
import type { Uid } from '../../shared/valueTypes';
import { queueTexts } from '../texts';

/** Says whose listings a queue is narrowed to, and leads back to the dealer. */
export function ListingsOfDealer({ sellerId }: { sellerId: Uid }) {
  const dealer = useReviewedDealers([{ sellerId }])(sellerId);
  if (dealer === undefined) return <p className="found-dealers skeleton-line" aria-hidden="true" />;
  return (
    <p className="found-dealers">
      <Link to={adminAddress({ tab: 'dealers', dealer: sellerId })}>
        {queueTexts.ofDealer(dealer?.profile.dealerName ?? unknownName)}
      </Link>
    </p>
  );
}
