import { accountMessages } from '../../domain/messages';
import { logOutAdmin } from '../../services/adminSession';
import { showError } from '../../ui/dialogs';
import { queryClient } from '../queries/queryClient';
import { queryKeys } from '../queries/queryKeys';
import { ReviewSection } from './ReviewSection';

export function AdminDashboard({ onLeave }: { onLeave: () => void }) {
  async function leave(): Promise<void> {
    try {
      await logOutAdmin();
    } catch {
      await showError(accountMessages.logoutFailed);
      return;
    }
    onLeave();
    // What only an admin may read does not stay behind.
    queryClient.removeQueries({ queryKey: queryKeys.forReview('car') });
    queryClient.removeQueries({ queryKey: queryKeys.forReview('bike') });
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
      <ReviewSection kind="car" onSignedOut={onLeave} />
      <ReviewSection kind="bike" onSignedOut={onLeave} />
    </div>
  );
}
