import { Link, useLocation, useNavigate } from 'react-router-dom';
import { type AccountRole, accountRoles } from '../../domain/accounts';
import { timers } from '../../domain/limits';
import { accountMessages } from '../../domain/messages';
import { type AccountFormValues, validateSignUp } from '../../domain/validators/account';
import { AccountForm } from '../../features/accounts/AccountForm';
import { signUpSeller, signUpUser } from '../../services/accounts';
import { showError, showPassingSuccess } from '../../ui/dialogs';
import { compressPicture } from '../../workers/photoCompression';
import { photoProblem } from '../photoProblem';

async function registerSeller(values: AccountFormValues): Promise<void> {
  const { picture } = values;
  if (!picture) throw new RangeError('A dealer signs up with a picture');
  const compressed = await compressPicture(picture);
  await signUpSeller({ ...values, picture: { chosen: picture, compressed } });
}

const signUps: Readonly<Record<AccountRole, (values: AccountFormValues) => Promise<void>>> = {
  user: signUpUser,
  seller: registerSeller,
};

/** /UserSignUp and /sSignup; leads to the role's login (spec 8). */
export default function SignUpPage({ account }: { account: AccountRole }) {
  const { signUpTitle, signUpLead, signUpFields, loginPath } = accountRoles[account];
  const navigate = useNavigate();
  // Says where the login is to lead back to.
  const { state } = useLocation();

  async function signUp(values: AccountFormValues): Promise<void> {
    try {
      await signUps[account](values);
    } catch {
      await showError(accountMessages.signUpFailed);
      return;
    }
    await showPassingSuccess(accountMessages.signedUp, timers.successDialog);
    await navigate(loginPath, { state });
  }

  return (
    <div className="container form-page">
      <title>{`${signUpTitle} | Second Gear`}</title>
      <h1>{signUpTitle}</h1>
      <p className="form-lead">{signUpLead}</p>
      <AccountForm
        fields={signUpFields}
        submitLabel="Sign Up"
        busyLabel="Signing up..."
        validate={(values) => validateSignUp(account, values)}
        pictureProblem={photoProblem}
        onSubmit={signUp}
      />
      <p className="form-other">
        Already have an account?{' '}
        <Link to={loginPath} state={state}>
          Sign in
        </Link>
      </p>
    </div>
  );
}
