import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Dealer } from '../dealers/dealer';
import { listingKinds } from '../listings/kinds';
import { formatShortPrice } from '../listings/price';
import { reportCountAbout } from '../reports/reportsAsAdmin.queries';
import { adminAddress } from '../shared/adminAddress';
import { formatCount } from '../shared/cappedCount';
import { confirmation, likePrices, namesake } from './hints.queries';
import type { ReviewedListing } from './review';
import { hintTexts } from './texts';

function Namesake({ dealer }: { dealer: Dealer }) {
  const { data: other } = useQuery(namesake(dealer));
  if (!other) return null;
  return <li className="review-hint-warns">{hintTexts.namesake(other.dealerName, other.distName)}</li>;
}

function Unconfirmed({ dealer }: { dealer: Dealer }) {
  const { data: isConfirmed } = useQuery(confirmation(dealer));
  if (isConfirmed !== false) return null;
  return <li className="review-hint-warns">{hintTexts.emailNotConfirmed}</li>;
}

interface ReviewHintsProps {
  readonly listing: ReviewedListing;
  /** null: not read. */
  readonly dealer: Dealer | null;
}

/**
 * What the admin should check again (ADMIN-15). A hint that cannot be read is left out: the decision is possible
 * without it.
 */
export function ReviewHints({ listing, dealer }: ReviewHintsProps) {
  const { kind, id } = listing;
  const { data: like } = useQuery(likePrices(listing));
  const { data: reports } = useQuery(reportCountAbout({ collection: listingKinds[kind].collection, recordId: id }));
  const isReported = reports !== undefined && reports.count > 0;
  return (
    <ul className="review-hints">
      {like && (
        <li className={like.isFar ? 'review-hint-warns' : ''}>
          {hintTexts[like.isFar ? 'farPrice' : 'likePrice'](like.count, formatShortPrice(String(like.median)))}
        </li>
      )}
      {isReported && (
        <li className="review-hint-warns">
          <Link to={adminAddress({ tab: 'reports' })}>{hintTexts.reports(reports.count, formatCount(reports))}</Link>
        </li>
      )}
      {dealer && !dealer.approved && (
        <>
          <Unconfirmed dealer={dealer} />
          <Namesake dealer={dealer} />
        </>
      )}
    </ul>
  );
}
