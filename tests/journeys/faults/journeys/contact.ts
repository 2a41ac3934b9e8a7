import { expect } from '@playwright/test';
import { fill } from '../../support/accounts';
import { server } from '../../support/emulators';
import type { FaultJourney } from '../faultJourney';

interface Message {
  readonly Name: string;
  readonly Phone: string;
  readonly Reason: string;
}

export const contact: FaultJourney<Message> = {
  name: 'send a contact message',
  arrange: async () => ({ Name: `Asha ${crypto.randomUUID()}`, Phone: '98123 45670', Reason: 'A question' }),
  open: async (page, message) => {
    await page.goto('/ContactUs');
    await fill(page, { ...message });
  },
  act: (page) => page.getByRole('button', { name: 'Send', exact: true }).click(),
  again: (page) => page.getByRole('button', { name: 'Send', exact: true }).click(),
  success: (page) => page.getByRole('dialog', { name: 'Your message has been sent!' }),
  harm: () => ({ seen: 'dialog', title: 'Error', text: 'Failed to send your message. Please try again.' }),
  formIsAsTyped: async (page, message) => {
    for (const [label, value] of Object.entries(message)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
  },
  records: async ({ Name }) => {
    const { docs } = await server.db.collection('contacts').where('name', '==', Name).get();
    return docs.length;
  },
};
