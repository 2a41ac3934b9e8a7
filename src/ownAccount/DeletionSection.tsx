import { AccountForm } from '../accounts/AccountForm';
import { type AccountRole, confirmFields } from '../accounts/account';
import { type AccountFormValues, validateOldPassword } from '../accounts/accountForm';
import { useAction } from '../lists/useAction';
import { paths } from '../shared/addresses/addresses';
import { leaveFor } from '../shared/addresses/ownAddress';
import type { Uid } from '../shared/valueTypes';
import { confirm, showSuccess } from '../ui/overlays/dialogs';
import { keptTexts } from './keptTexts';
import { ownFailures } from './ownFailures';
import { Section } from './Section';
import { deletionTexts } from './texts';

interface DeletionSectionProps {
  readonly account: AccountRole;
  readonly uid: Uid;
  /** An earlier try has deleted the data, but not the login. */
  readonly isUnfinished: boolean;
}

/** Says what a deletion removes and what stays, asks for the password, and deletes the account (ACC-27). */
export function DeletionSection({ account, uid, isUnfinished }: DeletionSectionProps) {
  const { run } = useAction<string>({
    send: async (password) => (await import('./deletion.service')).deleteOwnAccount([account], uid, password),
    onDone: async () => {
      await showSuccess(deletionTexts.done);
      // Starts over, so that nothing of the account stays in memory.
      leaveFor(paths.home);
    },
    failures: ownFailures(deletionTexts.failed),
  });

  async function remove({ oldPassword }: AccountFormValues): Promise<void> {
    const { question, questionText, confirm: label } = deletionTexts;
    if (await confirm({ title: question, text: questionText, confirm: label, danger: true })) await run(oldPassword);
  }

  return (
    <Section
      heading={deletionTexts.heading}
      lead={isUnfinished ? deletionTexts.unfinished : deletionTexts.goes[account]}
    >
      {!isUnfinished && (
        <>
          <h3>{deletionTexts.stays}</h3>
          <ul>
            {Object.values(keptTexts[account]).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <AccountForm
        fields={confirmFields}
        submitLabel={deletionTexts.submit}
        busyLabel={deletionTexts.busy}
        weight="outline-danger"
        validate={validateOldPassword}
        onSubmit={remove}
      />
    </Section>
  );
}
