import { fill } from './support/accounts';
import { answerDialog } from './support/dialogs';
import { server } from './support/emulators';
import { expect, test } from './support/journey';

test('a visitor reads the privacy policy and the terms, and sends a message', async ({ page, calls }) => {
  const reason = `Does the Pulsar have its papers? ${crypto.randomUUID()}`;
  await page.goto('/ContactUs');
  await expect(page.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Terms' })).toBeVisible();
  await fill(page, { Name: ' Asha Kulkarni ', Phone: '+91 98123 45670', Reason: reason });
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await answerDialog(page, { title: 'Your message has been sent!' });
  for (const label of ['Name', 'Phone', 'Reason'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');

  const { docs } = await server.db.collection('contacts').where('reason', '==', reason).get();
  expect(docs).toHaveLength(1);
  const { timestamp, ...message } = docs[0]?.data() ?? {};
  expect(message).toEqual({ name: 'Asha Kulkarni', phone: '+91 98123 45670', reason, handledAt: null });
  expect(Math.abs(timestamp.toMillis() - Date.now())).toBeLessThan(60_000);
  expect(calls.requests('write contacts')).toHaveLength(1);
  await docs[0]?.ref.delete();
});
