import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { AccountForm } from '../../accounts/AccountForm';
import { type AccountRole, accountRoles, loginFields } from '../../accounts/account';
import { validateLogin } from '../../accounts/accountForm';
import { isSignedIn } from '../../accounts/accounts.service';
import { loginReturn, signedUpEmail } from '../../accounts/loginReturn';
import { readSession } from '../../accounts/sessionStore';
import { accountTexts, loginTexts } from '../../accounts/texts';
import { useLoginState } from '../../accounts/useLoginState';
import { useLogIn } from '../../login/useLogIn';
import { usePasswordReset } from '../../login/usePasswordReset';
import { leaveFor } from '../../shared/addresses/ownAddress';
import { timers } from '../../shared/limits';
import { useHydrated } from '../../ui/browser/useHydrated';
import { showPassingSuccess, showSuccess } from '../../ui/overlays/dialogs';
import { headTexts } from '../../ui/texts';

/**
 * /login and /slogin. A login goes to the root, or back to the page that asked for it, and reloads, so that the right
 * app is shown (ACC-8). A buyer who is already logged in goes there at once.
 */
export default function LoginPage({ account }: { account: AccountRole }) {
  const { loginTitle, loginLead, signUpPath } = accountRoles[account];
  const state = useLoginState();
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

  const logIn = useLogIn({
    account,
    onDone: async (moved) => {
      await showPassingSuccess(accountTexts.loggedIn, timers.successDialog);
      await moved;
      leaveFor(loginReturn(state));
    },
  });
  const reset = usePasswordReset(() => showSuccess(loginTexts.checkEmail, accountTexts.resetSent));

  return (
    <div className="container form-page">
      <title>{headTexts.title(loginTitle)}</title>
      <h1>{loginTitle}</h1>
      <p className="form-lead">{loginLead}</p>
      <AccountForm
        fields={loginFields}
        initial={{ email: signedUpEmail(state) }}
        submitLabel={loginTexts.submit}
        busyLabel={loginTexts.busy}
        validate={(values) => validateLogin(account, values)}
        onSubmit={logIn.run}
        more={(values, mark) => (
          <button
            type="button"
            className="btn btn-link"
            disabled={reset.busy || !isHydrated}
            onClick={() => void reset.send(values, mark)}
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
