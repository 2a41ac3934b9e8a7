import type { Page } from '@playwright/test';
import { logInAsAdmin } from '../../support/accounts';
import { expectDialog } from '../../support/dialogs';
import { server } from '../../support/emulators';
import { addListing, type StoredListing } from '../../support/listings';
import type { BuyerAccount, Login } from '../../support/people';
import { endsSignIn, type FaultJourney } from '../faultJourney';

interface ReportedListing {
  readonly buyer: BuyerAccount;
  readonly car: StoredListing;
}

const recordOf = ({ buyer, car }: ReportedListing) => server.db.doc(`reports/products_${car.id}_${buyer.uid}`);

async function choose(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'The dealer wants another price' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
}

export const reportListing: FaultJourney<ReportedListing> = {
  name: 'report a listing',
  as: 'buyer',
  arrange: async ({ buyer, dealer }) => ({ buyer, car: await addListing('car', dealer, { state: 'approved' }) }),
  open: async (page, { car }) => {
    await page.goto(`/cars/${car.id}`);
    await page.getByRole('button', { name: 'Report this listing' }).click();
    await page.getByRole('radio').first().waitFor();
  },
  act: choose,
  again: (page) => page.getByRole('button', { name: 'Try again' }).click(),
  success: (page) => page.getByText('Thank you. We have your report.'),
  harm: (call, fault) => {
    if (endsSignIn(call, fault)) {
      const text = 'Your login has ended. Please log in again to report this.';
      return { seen: 'signedOut', text, dialog: true };
    }
    return call.name.startsWith('write reports')
      ? { seen: 'notice', text: 'Could not send your report. Please try again.', dialog: false }
      : { seen: 'nothing' };
  },
  records: async (scene) => ((await recordOf(scene).get()).exists ? 1 : 0),
};

interface OpenReport {
  readonly admin: Login;
  readonly id: string;
  readonly name: string;
}

const card = (page: Page, { name }: OpenReport) => page.getByRole('article', { name, exact: true });

async function done(page: Page, scene: OpenReport): Promise<void> {
  await card(page, scene).getByRole('button', { name: 'Done' }).click();
  const dialog = await expectDialog(page, { title: `The report about ${scene.name} is done?` });
  await dialog.getByLabel('Reason', { exact: true }).selectOption('Nothing is wrong with it.');
  await dialog.getByRole('button', { name: 'Done' }).click();
}

export const reportDone: FaultJourney<OpenReport> = {
  name: 'mark a report as done',
  arrange: async ({ people, buyer, dealer }, tryNumber) => {
    const id = `products_reported${tryNumber}${crypto.randomUUID()}_${buyer.uid}`;
    const name = `Reported ${id}`;
    await server.db.doc(`reports/${id}`).set({
      collection: 'products',
      recordId: id,
      sellerId: dealer.uid,
      name,
      userId: buyer.uid,
      reason: 'price',
      text: '',
      at: new Date(),
      handledAt: null,
    });
    return { admin: await people.registerAdmin(), id, name };
  },
  open: async (page, scene) => {
    await logInAsAdmin(page, scene.admin);
    await page.getByRole('tab', { name: /^Reports/ }).click();
    await card(page, scene).waitFor();
  },
  act: done,
  again: done,
  success: (page) =>
    page
      .getByRole('tabpanel')
      .getByText(/^(No open reports\.|Load more)$|^\d+ reports?$/)
      .first(),
  harm: ({ name }) =>
    name.startsWith('write ')
      ? { seen: 'dialog', title: 'Error', text: 'Could not save that. Please try again.' }
      : { seen: 'nothing' },
  records: async ({ id }) => {
    const [report, record] = await Promise.all([
      server.db.doc(`reports/${id}`).get(),
      server.db.doc(`audit/${id}_done`).get(),
    ]);
    return report.get('handledAt') !== null && record.exists ? 1 : 0;
  },
};
