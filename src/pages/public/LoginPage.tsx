import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { AccountForm } from '../../accounts/AccountForm';
import { type AccountRole, accountRoles, loginFields } from '../../accounts/account';
import {
  type AccountFormValues,
  type InvalidAccountInput,
  validateEmail,
  validateLogin,
} from '../../accounts/accountForm';
import { isSignedIn, logInBuyer, logInDealer, sendPasswordReset } from '../../accounts/accounts.service';
import { LeavingError } from '../../accounts/begunDeletion.service';
import { loginReason, loginReturn, signedUpEmail } from '../../accounts/loginReturn';
import { readSession } from '../../accounts/sessionStore';
import { accountTexts, loginTexts } from '../../accounts/texts';
import { useLoginState } from '../../accounts/useLoginState';
import { joinDeviceListings } from '../../saved/joinDeviceListings';
import { joinDeviceSearches } from '../../savedSearches/joinDeviceSearches';
import { paths } from '../../shared/addresses/addresses';
import { isAppError } from '../../shared/appError';
import { timers } from '../../shared/limits';
import { useHydrated } from '../../ui/browser/useHydrated';
import { showError, showPassingSuccess, showSuccess, showWarning } from '../../ui/overlays/dialogs';
import { dialogTexts, headTexts } from '../../ui/texts';

const logIns = { buyer: logInBuyer, dealer: logInDealer } as const;

/** Most logins do not need it. */
async function goOnDeleting(leaving: LeavingError, password: string): Promise<void> {
  const { finishDeletions } = await import('../../ownAccount/finishDeletions');
  if (await finishDeletions(leaving, password)) window.location.assign(paths.home);
}

/**
 * /login and /slogin. A login goes to the root, or back to the page that asked for it, and reloads, so that the right
 * app is shown (ACC-8). A buyer who is already logged in goes there at once.
 */
export default function LoginPage({ account }: { account: AccountRole }) {
  const { loginTitle, loginLead, signUpPath } = accountRoles[account];
  const state = useLoginState();
  const [sendingReset, setSendingReset] = useState(false);
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const leadOn = useEffectEvent(() => {
    // Somebody who has just signed up another person wants to see the login.
    if (signedUpEmail(state) === '') void navigate(loginReturn(state), { replace: true });
  });

  useEffect(() => {
    const { buyer } = readSession();
    if (account !== 'buyer' || !buyer) return undefined;
    let left = false;
    // Local storage may remember a sign-in that has ended. Then, and if that cannot be known, the form is needed.
    isSignedIn(buyer.userId).then(
      (signedIn) => signedIn && !left && leadOn(),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [account]);

  async function logIn({ email, password }: AccountFormValues): Promise<void> {
    try {
      await logIns[account]({ email, password });
    } catch (error) {
      if (error instanceof LeavingError) await goOnDeleting(error, password);
      else if (isAppError(error, 'wrongCredentials')) await showWarning(dialogTexts.invalid, accountTexts.wrongLogin);
      else await showError(accountTexts.loginFailed);
      return;
    }
    const joined = account === 'buyer' ? Promise.all([joinDeviceSearches(), joinDeviceListings()]) : null;
    await showPassingSuccess(accountTexts.loggedIn, timers.successDialog);
    await joined;
    window.location.assign(loginReturn(state));
  }

  async function sendReset(values: AccountFormValues, mark: (invalid: InvalidAccountInput) => void): Promise<void> {
    const [invalid] = validateEmail(values);
    if (invalid) {
      mark(invalid);
      return;
    }
    setSendingReset(true);
    try {
      await sendPasswordReset(values.email);
      await showSuccess(loginTexts.checkEmail, accountTexts.resetSent);
    } catch {
      await showError(accountTexts.resetFailed);
    } finally {
      setSendingReset(false);
    }
  }

  return (
    <div className="container form-page">
      <title>{headTexts.title(loginTitle)}</title>
      <h1>{loginTitle}</h1>
      <p className="form-lead">{loginReason(state) ?? loginLead}</p>
      <AccountForm
        fields={loginFields}
        initial={{ email: signedUpEmail(state) }}
        submitLabel={loginTexts.submit}
        busyLabel={loginTexts.busy}
        validate={(values) => validateLogin(account, values)}
        onSubmit={logIn}
        more={(values, mark) => (
          <button
            type="button"
            className="btn btn-link"
            disabled={sendingReset || !isHydrated}
            onClick={() => void sendReset(values, mark)}
          >
            {loginTexts.forgotPassword}
          </button>
        )}
      />
      <p className="form-other">
        {loginTexts.newHere}{' '}
        <Link to={signUpPath} state={state}>
          {loginTexts.createAccount}
        </Link>
      </p>
    </div>
  );
}
