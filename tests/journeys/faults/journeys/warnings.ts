import type { Page } from '@playwright/test';
import { logInAsAdminOf } from '../../support/accounts';
import { server } from '../../support/emulators';
import type { DealerAccount, Login } from '../../support/people';
import type { FaultJourney } from '../faultJourney';

interface WarnedDealer {
  readonly admin: Login;
  readonly dealer: DealerAccount;
  readonly text: string;
}

const sheet = (page: Page) => page.getByRole('dialog', { name: /^Warn / });
const field = (page: Page) => sheet(page).getByLabel('What must change?');

export const warn: FaultJourney<WarnedDealer> = {
  name: 'warn a dealer',
  arrange: async ({ people, dealer }, tryNumber) => ({
    admin: await people.registerAdmin(),
    dealer,
    text: `Warning ${tryNumber} ${crypto.randomUUID()}`,
  }),
  open: async (page, { admin, dealer, text }) => {
    await logInAsAdminOf(page, admin, dealer);
    await page.getByRole('button', { name: `Warn dealer ${dealer.dealerName}` }).click();
    await field(page).fill(text);
  },
  act: (page) => sheet(page).getByRole('button', { name: 'Send warning' }).click(),
  success: (page, { text }) => page.getByRole('listitem').filter({ hasText: text }).filter({ hasText: 'not read yet' }),
  harm: ({ name }) =>
    name.startsWith('write ')
      ? { seen: 'notice', text: 'Could not send the warning. Please try again.', dialog: false }
      : { seen: 'nothing' },
  formIsAsTyped: async (page, { text }) => {
    if ((await field(page).inputValue()) !== text) throw new Error('The text is lost');
  },
  records: async ({ text }) => (await server.db.collection('warnings').where('text', '==', text).get()).size,
};
