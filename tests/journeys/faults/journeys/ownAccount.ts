import { expect, type Page } from '@playwright/test';
import { server } from '../../support/emulators';
import type { BuyerAccount } from '../../support/people';
import { endsSignIn, type FaultJourney } from '../faultJourney';

interface Change {
  readonly buyer: BuyerAccount;
  readonly name: string;
}

const save = (page: Page) =>
  page.getByRole('region', { name: 'Name and phone' }).getByRole('button', { name: 'Save' }).click();

export const changePerson: FaultJourney<Change> = {
  name: 'a buyer changes the name',
  as: 'buyer',
  apart: true,
  arrange: async ({ buyer }, tryNumber) => ({ buyer, name: `Asha ${tryNumber}` }),
  open: async (page, { name }) => {
    await page.goto('/MyAccount');
    await page.getByLabel('Name', { exact: true }).fill(name);
  },
  act: save,
  again: save,
  success: (page) => page.getByRole('alert', { name: 'Your name and phone number are saved' }),
  harm: (call, fault) => {
    if (endsSignIn(call, fault))
      return { seen: 'signedOut', text: 'Your login has ended. Please log in again.', dialog: true };
    if (call.name === 'lookup' || call.name.startsWith('read ')) return { seen: 'nothing' };
    return { seen: 'dialog', title: 'Error', text: 'Could not save. Nothing has changed. Please try again.' };
  },
  formIsAsTyped: async (page, { name }) => {
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  },
  records: async ({ buyer, name }) => {
    const records = await Promise.all(['users', 'UsersIds'].map((each) => server.db.doc(`${each}/${buyer.uid}`).get()));
    return records.every((record) => record.get('Name') === name) ? 1 : 0;
  },
};
