import { Link } from 'react-router-dom';
import { LoadMore } from '../../lists/LoadMore';
import { usePagedQuery } from '../../lists/usePagedQuery';
import { adminAddress } from '../../shared/adminAddress';
import { formatClock } from '../../shared/indianTime';
import { EmptyState } from '../../ui/EmptyState';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { downloadJournal } from './downloadJournal';
import { byDay, type JournalChoice, type JournalEntry, type JournalNames } from './journal';
import { journal } from './journal.queries';
import { decisionText, journalTexts } from './texts';
import { useJournalNames } from './useJournalNames';

const nothing = () => undefined;

function Entry({ entry, names }: { entry: JournalEntry; names: JournalNames }) {
  const { subject, what, when, reason } = entry;
  const { record, post, sellerId, dealer, admin } = names;
  return (
    <li className="journal-entry">
      <p className="journal-time">{when && formatClock(when)}</p>
      <div>
        <p>
          <strong>{decisionText(subject, what)}</strong>{' '}
          {post && record ? <Link to={adminAddress({ tab: 'all', post })}>{record}</Link> : record}
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

/** The decisions by day, the newest first (ADMIN-18). */
export function JournalList({ choice }: { choice: JournalChoice }) {
  const list = usePagedQuery(journal(choice));
  const entries = list.state === 'ready' ? list.items : [];
  const { namesOf, isComplete } = useJournalNames(entries);
  switch (list.state) {
    case 'loading':
      return <Loading text={journalTexts.loading} />;
    case 'failed':
      return (
        <Notice tone="danger" onRetry={list.retry}>
          {journalTexts.failed}
        </Notice>
      );
    case 'ready':
      return (
        <>
          {entries.length === 0 && <EmptyState icon="check" text={journalTexts.none} />}
          {entries.length > 0 && (
            <button
              type="button"
              className="btn btn-outline-secondary"
              disabled={!isComplete}
              onClick={() => downloadJournal(entries, namesOf, new Date())}
            >
              {journalTexts.download}
            </button>
          )}
          {byDay(entries).map(({ day, label, entries: ofDay }) => (
            <section key={day} className="journal-day" aria-labelledby={`journal-${day}`}>
              <h3 id={`journal-${day}`}>{label || journalTexts.noTime}</h3>
              <ol>
                {ofDay.map((entry) => (
                  <Entry key={entry.id} entry={entry} names={namesOf(entry)} />
                ))}
              </ol>
            </section>
          ))}
          <LoadMore more={list.more} failedText={journalTexts.failed} onFocusLost={nothing} />
        </>
      );
  }
}
