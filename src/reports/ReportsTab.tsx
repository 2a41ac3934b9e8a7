import { useState } from 'react';
import { LoadMore } from '../lists/LoadMore';
import { usePagedQuery } from '../lists/usePagedQuery';
import { isAppError } from '../shared/appError';
import { ownShopText } from '../shared/texts';
import { EmptyState } from '../ui/EmptyState';
import { Loading } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { showError } from '../ui/overlays/dialogs';
import { ReasonDialog } from '../ui/overlays/ReasonDialog';
import { showToast } from '../ui/overlays/toast';
import { ViewSection } from '../ui/ViewSection';
import { ReportCard } from './ReportCard';
import { groupReports, type ReportGroup } from './report';
import { forgetReports, readReportsAgain, rememberDone, reports } from './reportsAsAdmin.queries';
import { markDone, type ReportFilter, reportFilters } from './reportsAsAdmin.service';
import { reportsTabTexts } from './texts';

const nothing = () => undefined;

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
      rememberDone(group.reports);
      void showToast({ title: reportsTabTexts.doneSaid(group.about.name) });
    } catch (error) {
      const hasEnded = isAppError(error, 'signedOut');
      if (isAppError(error, 'ownShop')) await showError(ownShopText);
      else await showError(hasEnded ? reportsTabTexts.signedOut : reportsTabTexts.doneFailed);
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

/** The reports of buyers, those about the same listing together (REPORT-2). */
export function ReportsTab({ onSignedOut }: { onSignedOut: () => void }) {
  const [chosen, setChosen] = useState<ReportFilter>('open');

  function choose(name: ReportFilter): void {
    forgetReports();
    setChosen(name);
  }

  return (
    <ViewSection
      id="reports"
      heading={reportsTabTexts.heading}
      label={reportsTabTexts.views}
      views={reportFilters}
      labelOf={(name) => reportsTabTexts[name].label}
      chosen={chosen}
      onChoose={choose}
    >
      <ReportList key={chosen} filter={chosen} onSignedOut={onSignedOut} />
    </ViewSection>
  );
}
