import { useState } from 'react';
import { AccountForm } from '../accounts/AccountForm';
import { type AccountRole, passwordFields } from '../accounts/account';
import { type AccountFormValues, validatePassword } from '../accounts/accountForm';
import { useAction } from '../lists/useAction';
import type { Uid } from '../shared/valueTypes';
import { showToast } from '../ui/overlays/toast';
import { ownFailures } from './ownFailures';
import { Section } from './Section';
import { ownAccountTexts, passwordChangeTexts } from './texts';

/** A new password, which also ends the login on all other devices (ACC-24). */
export function PasswordSection({ account, uid }: { account: AccountRole; uid: Uid }) {
  const [changes, setChanges] = useState(0);

  const { run } = useAction<AccountFormValues>({
    send: async ({ oldPassword, password }) =>
      (await import('./login.service')).changePassword(uid, oldPassword, password),
    onDone: () => {
      setChanges(changes + 1);
      void showToast({ title: passwordChangeTexts.saved });
    },
    failures: ownFailures(),
  });

  return (
    <Section heading={passwordChangeTexts.heading} lead={passwordChangeTexts.lead}>
      <AccountForm
        key={changes}
        fields={passwordFields(account)}
        submitLabel={passwordChangeTexts.submit}
        busyLabel={ownAccountTexts.busy}
        weight="outline-primary"
        validate={(typed) => validatePassword(account, typed)}
        onSubmit={run}
      />
    </Section>
  );
}
