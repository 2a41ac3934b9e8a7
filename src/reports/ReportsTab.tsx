import { useState } from 'react';
import { useAdminAction } from '../accounts/useAdminAction';
import { forgetUnseen } from '../lists/invalidate';
import { LoadMore } from '../lists/LoadMore';
import { usePagedQuery } from '../lists/usePagedQuery';
import { EmptyState } from '../ui/EmptyState';
import { Loading } from '../ui/Loading';
import { Notice } from '../ui/Notice';
import { ConfirmWithReason } from '../ui/overlays/ConfirmWithReason';
import { showToast } from '../ui/overlays/toast';
import { ViewSection } from '../ui/ViewSection';
import { ReportCard } from './ReportCard';
import { groupReports, type ReportGroup } from './report';
import { reportKeys, reports } from './reportsAsAdmin.queries';
import { markDone, type ReportFilter, reportFilters } from './reportsAsAdmin.service';
import { reportsTabTexts } from './texts';

const nothing = () => undefined;

interface Done {
  readonly group: ReportGroup;
  readonly note: string;
}

function ReportList({ filter }: { filter: ReportFilter }) {
  const list = usePagedQuery(reports(filter));
  const [asked, setAsked] = useState<ReportGroup | null>(null);
  const { run, busy } = useAdminAction<Done>({
    send: ({ group, note }) => markDone(group.reports, note),
    touches: () => reportKeys,
    untilShown: true,
    onDone: (_, { group }) => void showToast({ title: reportsTabTexts.doneSaid(group.about.name) }),
    failures: { otherwise: reportsTabTexts.doneFailed },
  });

  function answer(group: ReportGroup, note: string): void {
    setAsked(null);
    void run({ group, note });
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
            <ConfirmWithReason
              about="report"
              title={reportsTabTexts.doneTitle(asked.about.name, asked.reports.length)}
              hint={reportsTabTexts.noteHint}
              confirm={reportsTabTexts.done}
              harmless
              onConfirm={(note) => answer(asked, note)}
              onCancel={() => setAsked(null)}
            >
              <p>{reportsTabTexts.doneConsequence}</p>
            </ConfirmWithReason>
          )}
        </>
      );
  }
}

/** The reports of buyers, those about the same listing together (REPORT-2). */
export function ReportsTab() {
  const [chosen, setChosen] = useState<ReportFilter>('open');

  function choose(name: ReportFilter): void {
    forgetUnseen(reports(name).key);
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
      <ReportList key={chosen} filter={chosen} />
    </ViewSection>
  );
}
