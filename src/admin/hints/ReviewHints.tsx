import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Dealer } from '../../dealers/dealer';
import type { ReviewedListing } from '../../decisions/review';
import { type ListingKind, listingKinds } from '../../listings/kinds';
import { formatShortRupees } from '../../listings/price';
import { reportCountAbout } from '../../reports/reportsAsAdmin.queries';
import { adminAddress } from '../../shared/addresses/adminAddress';
import { formatCount } from '../../shared/numbers/cappedCount';
import { formatDay } from '../../shared/time/indianTime';
import { hintTexts } from '../texts';
import type { CopiedListing } from './copiedListing';
import { confirmation, dealerWithSame, listingComparison, samePhoto } from './hints.queries';
import type { SharedIdentity } from './hints.service';
import { containsPhoneNumber } from './phoneInText';
import type { PriceComparison } from './priceComparison';
import './hints.scss';

/** Another dealer with the same name or phone number: perhaps somebody who was suspended has come back. */
function DealerWithSame({ dealer, shared }: { dealer: Dealer; shared: SharedIdentity }) {
  const { data: other } = useQuery(dealerWithSame(dealer, shared));
  if (!other) return null;
  const { id, dealerName, distName } = other.profile;
  return (
    <li className={other.suspension ? 'review-hint-alarms' : 'review-hint-warns'}>
      <Link to={adminAddress({ tab: 'dealers', dealer: id })}>
        {hintTexts[other.suspension ? 'suspendedTwin' : 'twin'][shared](
          [dealerName, distName].filter(Boolean).join(', '),
        )}
      </Link>
    </li>
  );
}

function Confirmation({ dealer }: { dealer: Dealer }) {
  const { data: confirmedAt } = useQuery(confirmation(dealer));
  if (confirmedAt === undefined) return null;
  if (confirmedAt) return <li>{hintTexts.emailConfirmed(formatDay(confirmedAt))}</li>;
  return <li className="review-hint-warns">{hintTexts.emailNotConfirmed}</li>;
}

function UnusualPrice({ prices: { count, median, isFar } }: { prices: PriceComparison }) {
  const text = hintTexts[isFar ? 'farPrice' : 'likePrice'];
  return <li className={isFar ? 'review-hint-warns' : ''}>{text(count, formatShortRupees(median))}</li>;
}

function Copied({ kind, copied: { id, name, part } }: { kind: ListingKind; copied: CopiedListing }) {
  return (
    <li className="review-hint-warns">
      <Link to={adminAddress({ tab: 'all', listing: { kind, id } })}>{hintTexts.copied[part](name)}</Link>
    </li>
  );
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
  const { kind, id, description } = listing;
  const { data: comparison } = useQuery(listingComparison(listing));
  const { data: photo } = useQuery(samePhoto(listing));
  const { data: reports } = useQuery(reportCountAbout({ collection: listingKinds[kind].collection, recordId: id }));
  const isReported = reports !== undefined && reports.count > 0;
  return (
    <ul className="review-hints">
      {comparison?.prices && <UnusualPrice prices={comparison.prices} />}
      {photo && <Copied kind={kind} copied={photo} />}
      {comparison?.copied && <Copied kind={kind} copied={comparison.copied} />}
      {containsPhoneNumber(description) && <li className="review-hint-warns">{hintTexts.phoneInText}</li>}
      {isReported && (
        <li className="review-hint-warns">
          <Link to={adminAddress({ tab: 'reports' })}>{hintTexts.reports(reports.count, formatCount(reports))}</Link>
        </li>
      )}
      {dealer && !dealer.approved && (
        <>
          <Confirmation dealer={dealer} />
          <DealerWithSame dealer={dealer} shared="name" />
          <DealerWithSame dealer={dealer} shared="phone" />
        </>
      )}
    </ul>
  );
}
