import { useState } from 'react';
import { accountMessages } from '../../domain/messages';
import { logOutSeller } from '../../services/accounts';
import { showError } from '../../ui/dialogs';
import { EmptyState } from '../../ui/EmptyState';

/** The dealer's id is stored, but nobody is signed in: says so, and leads back to the login. */
export function SessionEnded({ text }: { text: string }) {
  const [leaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      await logOutSeller();
      window.location.assign('/slogin');
    } catch {
      setLeaving(false);
      await showError(accountMessages.logoutFailed);
    }
  }

  return (
    <EmptyState icon="user" text={text}>
      <button type="button" className="btn btn-primary" disabled={leaving} onClick={() => void leave()}>
        Log in again
      </button>
    </EmptyState>
  );
}
