import { useState } from 'react';
import { LoadMore } from '../lists/LoadMore';
import { usePagedQuery } from '../lists/usePagedQuery';
import { isAppError } from '../shared/appError';
import { showError } from '../ui/dialogs';
import { EmptyState } from '../ui/EmptyState';
import { Loading } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { ReasonDialog } from '../ui/ReasonDialog';
import { ReportCard } from './ReportCard';
import { groupReports, type ReportGroup } from './report';
import { forgetReports, readReportsAgain, reports } from './reportsAsAdmin.queries';
import { markDone, type ReportFilter } from './reportsAsAdmin.service';
import { reportsTabTexts } from './texts';

const nothing = () => undefined;
const filters: readonly ReportFilter[] = ['open', 'handled'];

interface ReportListProps {
  readonly filter: ReportFilter;
  readonly onSignedOut: () => void;
}

function ReportList({ filter, onSignedOut }: ReportListProps) {
  const list = usePagedQuery(reports(filter));
  const [asked, setAsked] = useState<ReportGroup | null>(null);
  const [busy, setBusy] = useState(false);

  async function done(group: ReportGroup, note: string): Promise<void> {
    setAsked(null);
    setBusy(true);
    try {
      await markDone(group.reports, note);
    } catch (error) {
      const hasEnded = isAppError(error, 'signedOut');
      await showError(hasEnded ? reportsTabTexts.signedOut : reportsTabTexts.doneFailed);
      if (hasEnded) onSignedOut();
    }
    await readReportsAgain();
    setBusy(false);
  }

  switch (list.state) {
    case 'loading':
      return <Loading text={reportsTabTexts.loading} />;
    case 'failed':
      return (
        <Notice tone="danger" onRetry={list.retry}>
          {reportsTabTexts.failed}
        </Notice>
      );
    case 'ready':
      if (list.items.length === 0) return <EmptyState icon="check" text={reportsTabTexts[filter].empty} />;
      return (
        <>
          <ul className="card-column">
            {groupReports(list.items).map((group) => (
              <li key={`${group.about.collection} ${group.about.recordId}`}>
                <ReportCard group={group} busy={busy} onDone={filter === 'open' ? () => setAsked(group) : null} />
              </li>
            ))}
          </ul>
          <LoadMore more={list.more} failedText={reportsTabTexts.failed} onFocusLost={nothing} />
          {asked && (
            <ReasonDialog
              about="report"
              title={reportsTabTexts.doneTitle(asked.about.name, asked.reports.length)}
              hint={reportsTabTexts.noteHint}
              confirm={reportsTabTexts.done}
              harmless
              onConfirm={(note) => void done(asked, note)}
              onCancel={() => setAsked(null)}
            >
              <p>{reportsTabTexts.doneConsequence}</p>
            </ReasonDialog>
          )}
        </>
      );
  }
}

/** The reports of buyers, those about the same post together (REPORT-2). */
export function ReportsTab({ onSignedOut }: { onSignedOut: () => void }) {
  const [chosen, setChosen] = useState<ReportFilter>('open');

  function choose(name: ReportFilter): void {
    if (name === chosen) return;
    forgetReports();
    setChosen(name);
  }

  return (
    <section className="page-section" aria-labelledby="reports">
      <header className="section-header">
        <h2 id="reports">{reportsTabTexts.heading}</h2>
        <fieldset className="button-row list-filter">
          <legend className="visually-hidden">{reportsTabTexts.views}</legend>
          {filters.map((name) => (
            <button
              type="button"
              key={name}
              className={name === chosen ? 'btn btn-primary' : 'btn btn-outline-primary'}
              aria-pressed={name === chosen}
              onClick={() => choose(name)}
            >
              {reportsTabTexts[name].label}
            </button>
          ))}
        </fieldset>
      </header>
      <ReportList key={chosen} filter={chosen} onSignedOut={onSignedOut} />
    </section>
  );
}
