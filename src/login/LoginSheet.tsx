import { useEffect, useState } from 'react';
import { AccountFields } from '../accounts/AccountFields';
import { accountRoles, loginFields } from '../accounts/account';
import { type AccountFormValues, validateLogin, validateSignUp } from '../accounts/accountForm';
import type { WaitingWish } from '../accounts/askForBuyer';
import { sessionKeys } from '../accounts/session';
import { announceSession, readSession } from '../accounts/sessionStore';
import { accountTexts, loginTexts, signUpTexts } from '../accounts/texts';
import { useAccountForm } from '../accounts/useAccountForm';
import { readLocalText } from '../shared/device/localText';
import { Notice } from '../ui/Notice';
import { FormSheet } from '../ui/overlays/FormSheet';
import { useLogIn } from './useLogIn';
import { usePasswordReset } from './usePasswordReset';
import { useSignUp } from './useSignUp';
import './loginSheet.scss';

const account = 'buyer';

/** A logout leaves the id (ACC-13). */
const wasBuyerHere = () => readLocalText(sessionKeys.userId) !== '';

/** Login or sign-up as a step of a wish, which goes on afterwards. What is typed stays when people change between both. */
export default function LoginSheet({ wish: { why, chosen, answer } }: { wish: WaitingWish }) {
  const [isNew, setNew] = useState(() => !wasBuyerHere());
  const [isResetSent, setResetSent] = useState(false);
  const logIn = useLogIn({
    account,
    onDone: async (moved) => {
      await moved;
      announceSession();
      answer(readSession().buyer);
    },
    onDeletion: () => answer(null),
    inPlace: true,
  });
  const signUp = useSignUp({
    account,
    onDone: async (values) => {
      // If only the login fails, it can be tried again with what was typed.
      setNew(false);
      await logIn.run(values);
    },
    inPlace: true,
  });
  const reset = usePasswordReset(() => setResetSent(true), true);
  const step = isNew ? signUp : logIn;
  const texts = isNew ? signUpTexts : loginTexts;
  const form = useAccountForm({
    validate: (values: AccountFormValues) => (isNew ? validateSignUp : validateLogin)(account, values),
    onSubmit: step.run,
    inPlace: true,
  });
  const { busy, values, mark, formProps } = form;

  useEffect(() => {
    const first = formProps.ref.current?.querySelector('input');
    first?.focus();
  }, [formProps.ref]);

  return (
    <FormSheet
      title={why}
      onClose={() => answer(null)}
      formProps={formProps}
      className="login-step"
      action={{ busy, failure: step.failure ?? reset.failure }}
      submit={{ label: texts.submit, busyLabel: texts.busy }}
    >
      {chosen && <p className="login-chosen">{chosen}</p>}
      <p>
        {isNew ? signUpTexts.haveAccount : loginTexts.newHere}{' '}
        <button type="button" className="btn btn-link" disabled={busy} onClick={() => setNew(!isNew)}>
          {isNew ? signUpTexts.signIn : loginTexts.createAccount}
        </button>
      </p>
      <AccountFields form={form} fields={isNew ? accountRoles[account].signUpFields : loginFields} />
      {!isNew && (
        <button
          type="button"
          className="btn btn-link"
          disabled={reset.busy || busy}
          onClick={() => void reset.send(values, mark)}
        >
          {loginTexts.forgotPassword}
        </button>
      )}
      {isResetSent && <Notice tone="success">{accountTexts.resetSent}</Notice>}
    </FormSheet>
  );
}
