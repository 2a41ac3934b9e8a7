import { logoutTexts } from '../../accounts/logoutTexts';
import { adminTexts } from '../../admin/texts';
import { decisionTexts } from '../../decisions/texts';
import { headTexts } from '../../ui/texts';
import './dashboard.scss';
import { useSearchParams } from 'react-router-dom';
import { logOutAdmin } from '../../accounts/adminSession.service';
import { type AdminTab, adminTabAt, adminTabs } from '../../admin/adminTabs';
import { readOldCountsAgain } from '../../admin/tabCounts.queries';
import { useTabCounts } from '../../admin/useTabCounts';
import { DealerDialogs } from '../../dealersAsAdmin/DealerDialogs';
import { useDealerDesk } from '../../dealersAsAdmin/useDealerDesk';
import { forgetUnseen } from '../../lists/invalidate';
import { useOnSignedOut } from '../../lists/useOnSignedOut';
import { forgetDrafts } from '../../notes/noteDrafts';
import { adminPlaceAt } from '../../shared/addresses/adminAddress';
import { showError } from '../../ui/overlays/dialogs';
import { Tabs } from '../../ui/Tabs';
import { useTabInView } from '../../ui/useTabInView';
import { AdminBar } from './AdminBar';

export function AdminDashboard({ onLeave }: { onLeave: () => void }) {
  const [search, setSearch] = useSearchParams();
  const tab = adminTabAt(adminPlaceAt(search).tab);
  const numbers = useTabCounts(adminTabs);
  const tabs = adminTabs.map(({ name, label }) => {
    const count = numbers.get(name) ?? '';
    return { name, label: count === '' ? label : `${label} (${count})` };
  });
  useTabInView(
    tab.name,
    tabs.map(({ label }) => label),
  );
  const desk = useDealerDesk();

  // At once: every list would fail, and each with a dialog of its own.
  useOnSignedOut('admin', () => {
    onLeave();
    void showError(decisionTexts.signedOut);
  });

  function open(next: AdminTab): void {
    if (next.name === tab.name) return;
    // What is decided stays in its list while the list is open. When the tab is opened again, its lists are refetched.
    forgetUnseen(['adminLists']);
    readOldCountsAgain(adminTabs.flatMap(({ counts = [] }) => counts));
  }

  function select(name: string): void {
    if (name === tab.name) return;
    open(adminTabAt(name));
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
      <Tabs label={adminTexts.tabs} tabs={tabs} selected={tab.name} onSelect={select}>
        {tab.panel({ desk })}
      </Tabs>
    </div>
  );
}
