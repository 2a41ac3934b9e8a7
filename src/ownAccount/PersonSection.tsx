import { AccountForm } from '../accounts/AccountForm';
import { personFields } from '../accounts/account';
import { validatePerson } from '../accounts/accountForm';
import { showToast } from '../ui/overlays/toast';
import { controlTexts } from '../ui/texts';
import { readPersonAgain } from './ownAccount.queries';
import type { Person } from './person.service';
import { Section } from './Section';
import { saveOwn } from './saveOwn';
import { ownAccountTexts, personTexts } from './texts';

/** The buyer's name and phone number (ACC-23). */
export function PersonSection({ userId, person }: { userId: string; person: Person }) {
  async function save(typed: Person): Promise<void> {
    const isSaved = await saveOwn(async () => (await import('./person.service')).changePerson(userId, typed));
    await readPersonAgain(userId);
    if (isSaved) void showToast({ title: personTexts.saved });
  }

  return (
    <Section heading={personTexts.heading} lead={personTexts.lead}>
      <AccountForm
        fields={personFields}
        initial={person}
        submitLabel={controlTexts.save}
        busyLabel={ownAccountTexts.busy}
        validate={validatePerson}
        onSubmit={save}
      />
    </Section>
  );
}
