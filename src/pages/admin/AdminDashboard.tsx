import '../../styles/admin.scss';
import { useState } from 'react';
import { accountMessages } from '../../domain/messages';
import { type QueueName, queueLabels, queueNames } from '../../domain/review';
import { logOutAdmin } from '../../services/adminSession';
import { showError } from '../../ui/dialogs';
import { Tabs } from '../../ui/Tabs';
import { queryClient } from '../queries/queryClient';
import { queryKeys } from '../queries/queryKeys';
import { MessagesTab } from './MessagesTab';
import { ReviewQueue } from './ReviewQueue';
import { useCounts } from './useCounts';

type Tab = QueueName | 'messages';

const tabLabels: Readonly<Record<Tab, string>> = { ...queueLabels, messages: 'Messages' };
const tabNames: readonly Tab[] = [...queueNames, 'messages'];

export function AdminDashboard({ onLeave }: { onLeave: () => void }) {
  const [tab, setTab] = useState<Tab>('pending');
  const counts: Partial<Record<Tab, string>> = useCounts();

  function select(name: Tab): void {
    if (name === tab) return;
    // What was decided stays in its place for as long as a list is looked at; the next time, it is read anew.
    queryClient.removeQueries({ queryKey: name === 'messages' ? queryKeys.allMessages() : queryKeys.postsOf(name) });
    setTab(name);
    // What dealers and visitors have done meanwhile counts too.
    void queryClient.invalidateQueries({ queryKey: queryKeys.postCounts() });
    void queryClient.invalidateQueries({ queryKey: queryKeys.openMessages() });
  }

  async function leave(): Promise<void> {
    try {
      await logOutAdmin();
    } catch {
      await showError(accountMessages.logoutFailed);
      return;
    }
    onLeave();
    // What only an admin may read does not stay behind.
    queryClient.removeQueries({ queryKey: queryKeys.admin() });
  }

  return (
    <div className="container page-section">
      <title>Admin | Second Gear</title>
      <header className="section-header">
        <h1>Admin Dashboard</h1>
        <button type="button" className="btn btn-outline-secondary" onClick={() => void leave()}>
          Logout
        </button>
      </header>
      <Tabs
        label="What to look at"
        tabs={tabNames.map((name) => {
          const count = counts[name] ?? '';
          return { name, label: count === '' ? tabLabels[name] : `${tabLabels[name]} (${count})` };
        })}
        selected={tab}
        onSelect={select}
      >
        {tab === 'messages' ? (
          <MessagesTab onSignedOut={onLeave} />
        ) : (
          <ReviewQueue key={tab} queue={tab} onSignedOut={onLeave} />
        )}
      </Tabs>
    </div>
  );
}
