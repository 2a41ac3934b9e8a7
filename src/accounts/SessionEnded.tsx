import { forgetSeller } from '../../services/session';
import { EmptyState } from '../../ui/EmptyState';

/** Back to the login; a half-written listing waits on this device for the same dealer. */
function leave(): void {
  forgetSeller();
  window.location.assign('/slogin');
}

/** The dealer's id is stored, but nobody is signed in: says so, and leads back to the login. */
export function SessionEnded({ text }: { text: string }) {
  return (
    <EmptyState icon="user" text={text}>
      <button type="button" className="btn btn-primary" onClick={leave}>
        Log in again
      </button>
    </EmptyState>
  );
}
