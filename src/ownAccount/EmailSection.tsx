import { useState } from 'react';
import { AccountForm } from '../accounts/AccountForm';
import { emailFields } from '../accounts/account';
import { type AccountFormValues, validateNewEmail } from '../accounts/accountForm';
import { cleanEmail } from '../shared/email';
import { showSuccess } from '../ui/overlays/dialogs';
import { Section } from './Section';
import { saveOwn } from './saveOwn';
import { emailTexts, ownAccountTexts } from './texts';

/** The e-mail address of the login. A new one counts when its link was opened (ACC-25). */
export function EmailSection({ uid, email }: { uid: string; email: string }) {
  const [sent, setSent] = useState(0);

  async function send({ email: wanted, oldPassword }: AccountFormValues): Promise<void> {
    const isSent = await saveOwn(async () =>
      (await import('./login.service')).sendEmailChange(uid, oldPassword, wanted),
    );
    if (!isSent) return;
    await showSuccess(emailTexts.sent, emailTexts.sentText(cleanEmail(wanted)));
    setSent(sent + 1);
  }

  return (
    <Section heading={emailTexts.heading} lead={emailTexts.lead(email)}>
      <AccountForm
        key={sent}
        fields={emailFields}
        submitLabel={emailTexts.submit}
        busyLabel={ownAccountTexts.busy}
        weight="outline-primary"
        validate={validateNewEmail}
        onSubmit={send}
      />
    </Section>
  );
}
