import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type AccountRole, accountRoles, loginFields } from '../../domain/accounts';
import { isAppError } from '../../domain/appError';
import { timers } from '../../domain/limits';
import { accountMessages, titles } from '../../domain/messages';
import {
  type AccountFormValues,
  type InvalidAccountInput,
  validateEmail,
  validateLogin,
} from '../../domain/validators/account';
import { AccountForm } from '../../features/accounts/AccountForm';
import { logInSeller, logInUser, sendPasswordReset } from '../../services/accounts';
import { showError, showPassingSuccess, showSuccess, showWarning } from '../../ui/dialogs';
import { loginReturn } from '../loginReturn';

const logIns = { user: logInUser, seller: logInSeller } as const;

/**
 * /login and /slogin. A login goes to the root and reloads, so that the right app is shown (spec 4); a buyer's goes back to
 * the vehicle or the dealer that it was asked for at.
 */
export default function LoginPage({ account }: { account: AccountRole }) {
  const { loginTitle, loginLead, signUpPath } = accountRoles[account];
  const { state } = useLocation();
  const [sendingReset, setSendingReset] = useState(false);

  async function logIn({ email, password }: AccountFormValues): Promise<void> {
    try {
      await logIns[account]({ email, password });
    } catch (error) {
      if (isAppError(error, 'wrongCredentials')) await showWarning(titles.invalid, accountMessages.wrongLogin);
      else await showError(accountMessages.loginFailed);
      return;
    }
    await showPassingSuccess(accountMessages.loggedIn, timers.successDialog);
    window.location.assign(account === 'user' ? loginReturn(state) : '/');
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
      await showSuccess('Check your e-mail', accountMessages.resetSent);
    } catch {
      await showError(accountMessages.resetFailed);
    } finally {
      setSendingReset(false);
    }
  }

  return (
    <div className="container form-page">
      <title>{`${loginTitle} | Second Gear`}</title>
      <h1>{loginTitle}</h1>
      <p className="form-lead">{loginLead}</p>
      <AccountForm
        fields={loginFields}
        submitLabel="Login"
        busyLabel="Logging in..."
        validate={(values) => validateLogin(account, values)}
        onSubmit={logIn}
        more={(values, refuse) => (
          <button
            type="button"
            className="btn btn-link"
            disabled={sendingReset}
            onClick={() => void sendReset(values, refuse)}
          >
            Forgot password?
          </button>
        )}
      />
      <p className="form-other">
        New here?{' '}
        <Link to={signUpPath} state={state}>
          Create an account
        </Link>
      </p>
    </div>
  );
}
