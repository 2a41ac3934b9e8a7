import { useState } from 'react';
import { AccountForm } from '../accounts/AccountForm';
import { emailFields } from '../accounts/account';
import { type AccountFormValues, validateNewEmail } from '../accounts/accountForm';
import { useAction } from '../lists/useAction';
import { cleanEmail } from '../shared/email';
import type { Uid } from '../shared/valueTypes';
import { showSuccess } from '../ui/overlays/dialogs';
import { ownFailures } from './ownFailures';
import { Section } from './Section';
import { emailTexts, ownAccountTexts } from './texts';

/** The e-mail address of the login. A new one counts when its link was opened (ACC-25). */
export function EmailSection({ uid, email }: { uid: Uid; email: string }) {
  const [sent, setSent] = useState(0);

  const { run } = useAction<AccountFormValues>({
    send: async ({ email: wanted, oldPassword }) =>
      (await import('./login.service')).sendEmailChange(uid, oldPassword, wanted),
    onDone: async (_, { email: wanted }) => {
      await showSuccess(emailTexts.sent, emailTexts.sentText(cleanEmail(wanted)));
      setSent(sent + 1);
    },
    failures: ownFailures(),
  });

  return (
    <Section heading={emailTexts.heading} lead={emailTexts.lead(email)}>
      <AccountForm
        key={sent}
        fields={emailFields}
        submitLabel={emailTexts.submit}
        busyLabel={ownAccountTexts.busy}
        weight="outline-primary"
        validate={validateNewEmail}
        onSubmit={run}
      />
    </Section>
  );
}
