import type { AccountRole } from '../accounts/account';
import { useAction } from '../lists/useAction';
import type { Uid } from '../shared/valueTypes';
import { ActionButton } from '../ui/ActionButton';
import { saveFile } from '../ui/browser/saveFile';
import { ownFailures } from './ownFailures';
import { Section } from './Section';
import { ownDataTexts } from './texts';

const fileName = 'second-gear-my-data.json';

/** The account's data as a file (ACC-26). */
export function DataSection({ account, uid }: { account: AccountRole; uid: Uid }) {
  const { run, busy } = useAction({
    send: async () => {
      const { readOwnData } = await import('./ownData.service');
      saveFile(fileName, 'application/json', await readOwnData(account, uid));
    },
    failures: ownFailures(ownDataTexts.failed),
  });

  return (
    <Section heading={ownDataTexts.heading} lead={ownDataTexts.lead}>
      <ActionButton className="btn btn-outline-primary" busy={busy} onClick={() => void run()}>
        {busy ? ownDataTexts.busy : ownDataTexts.download}
      </ActionButton>
    </Section>
  );
}
