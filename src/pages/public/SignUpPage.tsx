import { Link, useNavigate } from 'react-router-dom';
import { AccountForm } from '../../accounts/AccountForm';
import { type AccountRole, accountRoles } from '../../accounts/account';
import { validateSignUp } from '../../accounts/accountForm';
import { afterSignUp } from '../../accounts/loginReturn';
import { accountTexts, signUpTexts } from '../../accounts/texts';
import { useLoginState } from '../../accounts/useLoginState';
import { useSignUp } from '../../login/useSignUp';
import { photoProblem } from '../../photos/photoProblem';
import { timers } from '../../shared/limits';
import { showPassingSuccess } from '../../ui/overlays/dialogs';
import { headTexts } from '../../ui/texts';

/** /UserSignUp and /sSignup; leads to the role's login (ACC-9). */
export default function SignUpPage({ account }: { account: AccountRole }) {
  const { signUpTitle, signUpLead, signUpFields, loginPath } = accountRoles[account];
  const navigate = useNavigate();
  // Passed on to the login, which leads back to the page that asked for it.
  const state = useLoginState();

  const { run } = useSignUp({
    account,
    onDone: async ({ email }) => {
      await showPassingSuccess(accountTexts.signedUp, timers.successDialog);
      await navigate(loginPath, { state: afterSignUp(state, email) });
    },
  });

  return (
    <div className="container form-page">
      <title>{headTexts.title(signUpTitle)}</title>
      <h1>{signUpTitle}</h1>
      <p className="form-lead">{signUpLead}</p>
      <AccountForm
        fields={signUpFields}
        submitLabel={signUpTexts.submit}
        busyLabel={signUpTexts.busy}
        validate={(values) => validateSignUp(account, values)}
        pictureProblem={photoProblem}
        onSubmit={run}
      />
      <p className="form-other">
        {signUpTexts.haveAccount}{' '}
        <Link to={loginPath} state={state}>
          {signUpTexts.signIn}
        </Link>
      </p>
    </div>
  );
}
