import type { Page } from '@playwright/test';
import { server } from '../../support/emulators';
import { addListing, type StoredListing } from '../../support/listings';
import type { BuyerAccount } from '../../support/people';
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
