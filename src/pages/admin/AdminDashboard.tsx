import { logoutTexts } from '../../accounts/logoutTexts';
import { adminTexts, queueLabels } from '../../admin/texts';
import { decisionTexts } from '../../decisions/texts';
import { headTexts } from '../../ui/texts';
import '../../styles/admin.scss';
import { useSearchParams } from 'react-router-dom';
import { logOutAdmin } from '../../accounts/adminSession.service';
import { JournalTab } from '../../admin/journal/JournalTab';
import { forgetJournal } from '../../admin/journal/journal.queries';
import { journalTexts } from '../../admin/journal/texts';
import { NumbersTab } from '../../admin/numbers/NumbersTab';
import { numbersTexts } from '../../admin/numbers/texts';
import { ReviewQueue } from '../../admin/queue/ReviewQueue';
import { readOldCountsAgain } from '../../admin/tabCounts.queries';
import { useCounts } from '../../admin/useCounts';
import { MessagesTab } from '../../contact/Inbox';
import { forgetMessages } from '../../contact/inbox.queries';
import { DealerDialogs } from '../../dealersAsAdmin/DealerDialogs';
import { DealersTab } from '../../dealersAsAdmin/DealersTab';
import { forgetDealerLists } from '../../dealersAsAdmin/dealerReview.queries';
import { type DealerDesk, useDealerDesk } from '../../dealersAsAdmin/useDealerDesk';
import { forgetQueue } from '../../decisions/review.queries';
import { useSignedOut } from '../../lists/useSignedOut';
import { forgetDrafts } from '../../notes/noteDrafts';
import { ReportsTab } from '../../reports/ReportsTab';
import { forgetReports } from '../../reports/reportsAsAdmin.queries';
import { reportsTabTexts } from '../../reports/texts';
import { adminPlaceAt } from '../../shared/addresses/adminAddress';
import { showError } from '../../ui/overlays/dialogs';
import { Tabs } from '../../ui/Tabs';
import { useTabInView } from '../../ui/useTabInView';
import { AdminBar } from './AdminBar';
import { type AdminTab, adminTabs } from './adminTabs';

const tabLabels: Readonly<Record<AdminTab, string>> = {
  ...queueLabels,
  dealers: adminTexts.dealers,
  reports: reportsTabTexts.tab,
  messages: adminTexts.messages,
  journal: journalTexts.tab,
  numbers: numbersTexts.tab,
};

function tabAt(name: string): AdminTab {
  return adminTabs.find((tab) => tab === name) ?? 'pending';
}

/** Decided items stay in their list while the list is open. When the list is opened again, it is refetched. */
function forgetListsOf(tab: AdminTab): void {
  switch (tab) {
    case 'dealers':
      forgetDealerLists();
      break;
    case 'reports':
      forgetReports();
      break;
    case 'messages':
      forgetMessages();
      break;
    case 'journal':
      forgetJournal();
      break;
    case 'numbers':
      // Days that are over keep their numbers.
      break;
    case 'pending':
    case 'approved':
    case 'rejected':
    case 'all':
      forgetQueue(tab);
  }
}

interface PanelProps {
  readonly tab: AdminTab;
  readonly desk: DealerDesk;
  readonly onSignedOut: () => void;
}

function Panel({ tab, desk, onSignedOut }: PanelProps) {
  switch (tab) {
    case 'dealers':
      return <DealersTab desk={desk} onOpenJournal={forgetJournal} onSignedOut={onSignedOut} />;
    case 'reports':
      return <ReportsTab onSignedOut={onSignedOut} />;
    case 'messages':
      return <MessagesTab onSignedOut={onSignedOut} />;
    case 'journal':
      return <JournalTab />;
    case 'numbers':
      return <NumbersTab />;
    case 'pending':
    case 'approved':
    case 'rejected':
    case 'all':
      return <ReviewQueue key={tab} queue={tab} dealers={desk} onSignedOut={onSignedOut} />;
  }
}

export function AdminDashboard({ onLeave }: { onLeave: () => void }) {
  const [search, setSearch] = useSearchParams();
  const tab = tabAt(adminPlaceAt(search).tab);
  const counts: Partial<Record<AdminTab, string>> = useCounts();
  const tabs = adminTabs.map((name) => {
    const count = counts[name] ?? '';
    return { name, label: count === '' ? tabLabels[name] : `${tabLabels[name]} (${count})` };
  });
  useTabInView(
    tab,
    tabs.map(({ label }) => label),
  );
  const desk = useDealerDesk(onLeave);

  // At once: every list would fail, and each with a dialog of its own.
  useSignedOut('admin', () => {
    onLeave();
    void showError(decisionTexts.signedOut);
  });

  function open(name: AdminTab): void {
    if (name === tab) return;
    forgetListsOf(name);
    readOldCountsAgain();
  }

  function select(name: AdminTab): void {
    if (name === tab) return;
    open(name);
    setSearch({ tab: name });
  }

  async function leave(): Promise<void> {
    try {
      await logOutAdmin();
    } catch {
      await showError(logoutTexts.failed);
      return;
    }
    forgetDrafts();
    onLeave();
  }

  return (
    <div className="container page-section admin-dashboard">
      <title>{headTexts.title(adminTexts.title)}</title>
      <header className="section-header">
        <h1>{adminTexts.heading}</h1>
        <button type="button" className="btn btn-outline-secondary" onClick={() => void leave()}>
          {adminTexts.logout}
        </button>
      </header>
      <AdminBar selected={tab} onOpen={open} />
      <DealerDialogs desk={desk} />
      <Tabs label={adminTexts.tabs} tabs={tabs} selected={tab} onSelect={select}>
        <Panel tab={tab} desk={desk} onSignedOut={onLeave} />
      </Tabs>
    </div>
  );
}
