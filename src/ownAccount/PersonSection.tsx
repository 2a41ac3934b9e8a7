import { AccountForm } from '../accounts/AccountForm';
import { personFields } from '../accounts/account';
import { validatePerson } from '../accounts/accountForm';
import { useAction } from '../lists/useAction';
import type { Uid } from '../shared/valueTypes';
import { showToast } from '../ui/overlays/toast';
import { controlTexts } from '../ui/texts';
import { personOf } from './ownAccount.queries';
import { ownFailures } from './ownFailures';
import type { Person } from './person.service';
import { Section } from './Section';
import { ownAccountTexts, personTexts } from './texts';

/** The buyer's name and phone number (ACC-23). */
export function PersonSection({ userId, person }: { userId: Uid; person: Person }) {
  const { run } = useAction<Person>({
    send: async (typed) => (await import('./person.service')).changePerson(userId, typed),
    touches: () => [personOf(userId).queryKey],
    onDone: () => void showToast({ title: personTexts.saved }),
    failures: ownFailures(),
  });

  return (
    <Section heading={personTexts.heading} lead={personTexts.lead}>
      <AccountForm
        fields={personFields}
        initial={person}
        submitLabel={controlTexts.save}
        busyLabel={ownAccountTexts.busy}
        validate={validatePerson}
        onSubmit={run}
      />
    </Section>
  );
}
