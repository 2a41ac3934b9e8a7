import { useState } from 'react';
import type { AccountRole } from '../accounts/account';
import { ActionButton } from '../ui/ActionButton';
import { saveFile } from '../ui/browser/saveFile';
import { Section } from './Section';
import { saveOwn } from './saveOwn';
import { ownDataTexts } from './texts';

/** The account's data as a file (ACC-26). */
export function DataSection({ account, uid }: { account: AccountRole; uid: string }) {
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    await saveOwn(async () => {
      const { readOwnData } = await import('./ownData.service');
      saveFile(ownDataTexts.fileName, 'application/json', await readOwnData(account, uid));
    }, ownDataTexts.failed);
    setBusy(false);
  }

  return (
    <Section heading={ownDataTexts.heading} lead={ownDataTexts.lead}>
      <ActionButton className="btn btn-outline-primary" busy={busy} onClick={() => void download()}>
        {busy ? ownDataTexts.busy : ownDataTexts.download}
      </ActionButton>
    </Section>
  );
}
