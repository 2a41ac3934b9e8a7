import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AccountForm } from '../../accounts/AccountForm';
import { type AccountRole, accountRoles, loginFields } from '../../accounts/account';
import {
  type AccountFormValues,
  type InvalidAccountInput,
  validateEmail,
  validateLogin,
} from '../../accounts/accountForm';
import { logInBuyer, logInDealer, sendPasswordReset } from '../../accounts/accounts.service';
import { loginReturn } from '../../accounts/loginReturn';
import { accountTexts, loginTexts } from '../../accounts/texts';
import { joinDeviceListings } from '../../saved/joinDeviceListings';
import { joinDeviceSearches } from '../../savedSearches/joinDeviceSearches';
import { paths } from '../../shared/addresses';
import { isAppError } from '../../shared/appError';
import { timers } from '../../shared/limits';
import { showError, showPassingSuccess, showSuccess, showWarning } from '../../ui/dialogs';
import { dialogTexts, headTexts } from '../../ui/texts';
import { useHydrated } from '../../ui/useHydrated';

const logIns = { buyer: logInBuyer, dealer: logInDealer } as const;

/**
 * /login and /slogin. A login goes to the root and reloads, so that the right app is shown (ACC-8). A buyer goes back
 * to the listing or dealer whose page asked for the login.
 */
export default function LoginPage({ account }: { account: AccountRole }) {
  const { loginTitle, loginLead, signUpPath } = accountRoles[account];
  const { state } = useLocation();
  const [sendingReset, setSendingReset] = useState(false);
  const isHydrated = useHydrated();

  async function logIn({ email, password }: AccountFormValues): Promise<void> {
    try {
      await logIns[account]({ email, password });
    } catch (error) {
      if (isAppError(error, 'wrongCredentials')) await showWarning(dialogTexts.invalid, accountTexts.wrongLogin);
      else await showError(accountTexts.loginFailed);
      return;
    }
    const joined = account === 'buyer' ? Promise.all([joinDeviceSearches(), joinDeviceListings()]) : null;
    await showPassingSuccess(accountTexts.loggedIn, timers.successDialog);
    await joined;
    window.location.assign(account === 'buyer' ? loginReturn(state) : paths.home);
  }

  async function sendReset(
    values: AccountFormValues,
    refuse: (invalid: NonNullable<InvalidAccountInput>) => Promise<void>,
  ): Promise<void> {
    const invalid = validateEmail(values);
    if (invalid) return refuse(invalid);
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
      <p className="form-lead">{loginLead}</p>
      <AccountForm
        fields={loginFields}
        submitLabel={loginTexts.submit}
        busyLabel={loginTexts.busy}
        validate={(values) => validateLogin(account, values)}
        onSubmit={logIn}
        more={(values, refuse) => (
          <button
            type="button"
            className="btn btn-link"
            disabled={sendingReset || !isHydrated}
            onClick={() => void sendReset(values, refuse)}
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
