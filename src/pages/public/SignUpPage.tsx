import { Link, useNavigate } from 'react-router-dom';
import { AccountForm } from '../../accounts/AccountForm';
import { type AccountRole, accountRoles } from '../../accounts/account';
import { type AccountFormValues, validateSignUp } from '../../accounts/accountForm';
import { signUpBuyer, signUpDealer } from '../../accounts/accounts.service';
import { afterSignUp, loginReason } from '../../accounts/loginReturn';
import { accountTexts, deletedTexts, signUpTexts } from '../../accounts/texts';
import { useLoginState } from '../../accounts/useLoginState';
import { useAction } from '../../lists/useAction';
import { compressPicture } from '../../photos/photoCompression';
import { photoProblem } from '../../photos/photoProblem';
import { unusablePhotoText } from '../../photos/unusablePhoto';
import { timers } from '../../shared/limits';
import { showPassingSuccess } from '../../ui/overlays/dialogs';
import { headTexts } from '../../ui/texts';

async function registerNewDealer(values: AccountFormValues): Promise<void> {
  const { picture } = values;
  if (!picture) throw new RangeError('A dealer signs up with a picture');
  const compressed = await compressPicture(picture);
  await signUpDealer({ ...values, picture: { chosen: picture, compressed } });
}

const signUps: Readonly<Record<AccountRole, (values: AccountFormValues) => Promise<void>>> = {
  buyer: signUpBuyer,
  dealer: registerNewDealer,
};

/** /UserSignUp and /sSignup; leads to the role's login (ACC-9). */
export default function SignUpPage({ account }: { account: AccountRole }) {
  const { signUpTitle, signUpLead, signUpFields, loginPath } = accountRoles[account];
  const navigate = useNavigate();
  // Passed on to the login, which leads back to the page that asked for it.
  const state = useLoginState();

  const { run } = useAction<AccountFormValues>({
    send: signUps[account],
    onDone: async (_, { email }) => {
      await showPassingSuccess(accountTexts.signedUp, timers.successDialog);
      await navigate(loginPath, { state: afterSignUp(state, email) });
    },
    failures: {
      deletionBegun: deletedTexts[account],
      unusablePhoto: unusablePhotoText,
      otherwise: accountTexts.signUpFailed,
    },
  });

  return (
    <div className="container form-page">
      <title>{headTexts.title(signUpTitle)}</title>
      <h1>{signUpTitle}</h1>
      <p className="form-lead">{loginReason(state) ?? signUpLead}</p>
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
