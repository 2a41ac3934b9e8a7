import { Link } from 'react-router-dom';
import { adminAddress } from '../shared/addresses/adminAddress';
import { formatMoment } from '../shared/time/indianTime';
import { langOfTyped } from '../shared/typedLanguage';
import { ActionButton } from '../ui/ActionButton';
import { aboutOf, type ReportGroup } from './report';
import { reportsTabTexts, reportTexts } from './texts';
import './reportCard.scss';

interface ReportCardProps {
  readonly group: ReportGroup;
  readonly busy: boolean;
  /** The page already belongs to that dealer. */
  readonly isOfDealer?: boolean;
  /** null: these are done. */
  readonly onDone: (() => void) | null;
}

/** The reports about one listing or one dealer, for the admin. */
export function ReportCard({ group: { about, reports }, busy, isOfDealer = false, onDone }: ReportCardProps) {
  const { collection, recordId, sellerId, name } = about;
  const { reasons } = reportTexts[aboutOf(collection)];
  return (
    <article className="report-card" aria-label={name}>
      <header>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p className="report-card-kind">{reportsTabTexts.kinds[collection]}</p>
        <p className="state-badge state-rejected">{reportsTabTexts.count(reports.length)}</p>
      </header>
      <ul>
        {reports.map(({ id, reason, text, at, handledAt }) => (
          <li key={id}>
            <p>
              <strong>{reasons[reason]}</strong>{' '}
              <span className="report-card-time">
                {formatMoment(at)}
                {handledAt && ` · ${reportsTabTexts.doneAt(formatMoment(handledAt))}`}
              </span>
            </p>
            {text && (
              <p className="report-card-text" lang={langOfTyped(text)}>
                {text}
              </p>
            )}
          </li>
        ))}
      </ul>
      <footer className="report-card-actions">
        {collection !== 'sellers' && (
          <Link
            className="btn btn-primary"
            to={adminAddress({ tab: 'all', listing: { kind: collection === 'bikes' ? 'bike' : 'car', id: recordId } })}
          >
            {reportsTabTexts.openListing}
          </Link>
        )}
        {!isOfDealer && (
          <Link
            className={collection === 'sellers' ? 'btn btn-primary' : 'btn btn-outline-primary'}
            to={adminAddress({ tab: 'dealers', dealer: sellerId })}
          >
            {reportsTabTexts.openDealer}
          </Link>
        )}
        {onDone && (
          <ActionButton className="btn btn-outline-primary" busy={busy} onClick={onDone}>
            {reportsTabTexts.done}
          </ActionButton>
        )}
      </footer>
    </article>
  );
}
