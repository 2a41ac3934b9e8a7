import { Link } from 'react-router-dom';
import { adminAddress } from '../../shared/addresses/adminAddress';
import { formatClock } from '../../shared/time/indianTime';
import { decisionText } from './decisionText';
import type { JournalEntry, JournalNames } from './journal';
import { journalTexts } from './texts';
import './journal.scss';

/** A decision, with names in place of ids. */
export function JournalRow({ entry, names }: { entry: JournalEntry; names: JournalNames }) {
  const { when, reason } = entry;
  const { record, listing, sellerId, dealer, admin } = names;
  return (
    <li className="journal-entry">
      <p className="journal-time">{when && formatClock(when)}</p>
      <div>
        <p>
          <strong>{decisionText(entry)}</strong>{' '}
          {listing && record ? <Link to={adminAddress({ tab: 'all', listing })}>{record}</Link> : record}
        </p>
        <p className="journal-about">
          {dealer && sellerId ? (
            <Link to={adminAddress({ tab: 'dealers', dealer: sellerId })}>
              <bdi>{dealer}</bdi>
            </Link>
          ) : (
            dealer
          )}{' '}
          {journalTexts.by(admin)}
        </p>
        {reason && <p>{reason}</p>}
      </div>
    </li>
  );
}
