import { paths } from '../shared/addresses/addresses';
import { leaveFor } from '../shared/addresses/ownAddress';
import { EmptyState } from '../ui/EmptyState';
import { forgetDealer } from './sessionStore';
import { loginTexts } from './texts';

/** Goes back to the login. A draft stays on this device for the same dealer. */
function leave(): void {
  forgetDealer();
  leaveFor(paths.dealerLogin);
}

/** Says that the dealer's sign-in has ended although the dealer's id is still stored, and leads back to the login. */
export function SessionEnded({ text }: { text: string }) {
  return (
    <EmptyState icon="user" text={text}>
      <button type="button" className="btn btn-primary" onClick={leave}>
        {loginTexts.again}
      </button>
    </EmptyState>
  );
}
