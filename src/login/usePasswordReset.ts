import { type AccountFormValues, type InvalidAccountInput, validateEmail } from '../accounts/accountForm';
import { sendPasswordReset } from '../accounts/accounts.service';
import { accountTexts } from '../accounts/texts';
import { useAction } from '../lists/useAction';

interface PasswordReset {
  readonly busy: boolean;
  readonly failure: string | null;
  /** Sends the link to the typed address, or marks the address (ACC-16). */
  readonly send: (values: AccountFormValues, mark: (invalid: InvalidAccountInput) => void) => Promise<void>;
}

export function usePasswordReset(onSent: () => unknown, inPlace = false): PasswordReset {
  const { run, busy, failure } = useAction<string>({
    send: sendPasswordReset,
    onDone: onSent,
    failures: { otherwise: accountTexts.resetFailed },
    inPlace,
  });
  return {
    busy,
    failure,
    send: async (values, mark) => {
      const [invalid] = validateEmail(values);
      if (invalid) mark(invalid);
      else await run(values.email);
    },
  };
}
