import { LoadMore } from '../../lists/LoadMore';
import { itemsOf } from '../../lists/pagedList';
import { usePagedQuery } from '../../lists/usePagedQuery';
import { useShownCount } from '../../lists/useShownCount';
import { EmptyState } from '../../ui/EmptyState';
import { LoadingPart } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { downloadJournal } from './downloadJournal';
import { JournalRow } from './JournalRow';
import { byDay, type JournalChoice } from './journal';
import { journal } from './journal.queries';
import { journalTexts } from './texts';
import { useJournalNames } from './useJournalNames';
import './journal.scss';

const nothing = () => undefined;

/** The decisions by day, the newest first (ADMIN-18). */
export function JournalList({ choice }: { choice: JournalChoice }) {
  const list = usePagedQuery(journal(choice));
  const entries = itemsOf(list);
  const { namesOf, isNamed } = useJournalNames(entries);
  const shown = entries.slice(0, useShownCount(entries.map(isNamed)));
  const isComplete = shown.length === entries.length;
  switch (list.state) {
    case 'loading':
      return <LoadingPart text={journalTexts.loading} />;
    case 'failed':
      return (
        <Notice tone="danger" onRetry={list.retry} drawn>
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
          {byDay(shown).map(({ day, label, entries: ofDay }) => (
            <section key={day} className="journal-day" aria-labelledby={`journal-${day}`}>
              <h3 id={`journal-${day}`}>{label || journalTexts.noTime}</h3>
              <ol>
                {ofDay.map((entry) => (
                  <JournalRow key={entry.id} entry={entry} names={namesOf(entry)} />
                ))}
              </ol>
            </section>
          ))}
          {isComplete ? (
            <LoadMore more={list.more} failedText={journalTexts.failed} onFocusLost={nothing} />
          ) : (
            <LoadingPart key={shown.length} text={journalTexts.loading} />
          )}
        </>
      );
  }
}
