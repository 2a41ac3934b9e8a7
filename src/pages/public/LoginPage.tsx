import { useEffect, useEffectEvent } from 'react';
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
import { UnfinishedDeletionError } from '../../accounts/begunDeletion.service';
import { loginReason, loginReturn, signedUpEmail } from '../../accounts/loginReturn';
import { readSession } from '../../accounts/sessionStore';
import { accountTexts, loginTexts } from '../../accounts/texts';
import { useLoginState } from '../../accounts/useLoginState';
import { useAction } from '../../lists/useAction';
import { moveDeviceListings } from '../../saved/moveDeviceListings';
import { moveDeviceSearches } from '../../savedSearches/moveDeviceSearches';
import { paths } from '../../shared/addresses/addresses';
import { timers } from '../../shared/limits';
import { useHydrated } from '../../ui/browser/useHydrated';
import { showPassingSuccess, showSuccess } from '../../ui/overlays/dialogs';
import { dialogTexts, headTexts } from '../../ui/texts';

const logIns = { buyer: logInBuyer, dealer: logInDealer } as const;

/** Most logins do not need it. */
async function goOnDeleting(leaving: UnfinishedDeletionError, password: string): Promise<void> {
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

  const logIn = useAction<AccountFormValues>({
    send: ({ email, password }) => logIns[account]({ email, password }),
    onDone: async () => {
      const joined = account === 'buyer' ? Promise.all([moveDeviceSearches(), moveDeviceListings()]) : null;
      await showPassingSuccess(accountTexts.loggedIn, timers.successDialog);
      await joined;
      window.location.assign(loginReturn(state));
    },
    isHandled: async (error, { password }) => {
      if (!(error instanceof UnfinishedDeletionError)) return false;
      await goOnDeleting(error, password);
      return true;
    },
    failures: {
      wrongCredentials: [dialogTexts.invalid, accountTexts.wrongLogin],
      otherwise: accountTexts.loginFailed,
    },
  });
  const reset = useAction<string>({
    send: sendPasswordReset,
    onDone: () => showSuccess(loginTexts.checkEmail, accountTexts.resetSent),
    failures: { otherwise: accountTexts.resetFailed },
  });

  async function sendReset(values: AccountFormValues, mark: (invalid: InvalidAccountInput) => void): Promise<void> {
    const [invalid] = validateEmail(values);
    if (invalid) mark(invalid);
    else await reset.run(values.email);
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
        onSubmit={logIn.run}
        more={(values, mark) => (
          <button
            type="button"
            className="btn btn-link"
            disabled={reset.busy || !isHydrated}
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
