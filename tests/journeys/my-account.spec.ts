import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoProject } from '../../emulators/project';
import { accessibilityFaults, sidewaysOverflow } from './support/accessibility';
import { fill } from './support/accounts';
import { addBooking } from './support/bookings';
import { failedToLoad } from './support/console';
import { answerDialog, expectToast } from './support/dialogs';
import { origins, server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';
import { enterAsBuyer } from './support/storedLogin';

const phone = { width: 360, height: 740 };

test.use({ viewport: phone });

const desk = { width: 1280, height: 800 };

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens the link that was sent to a new e-mail address. */
async function openLinkSentTo(email: string): Promise<void> {
  const answer = await fetch(`${origins.auth}/emulator/v1/projects/${demoProject.id}/oobCodes`);
  const { oobCodes }: { oobCodes: { newEmail?: string; oobLink: string }[] } = await answer.json();
  const link = oobCodes.find(({ newEmail }) => newEmail === email)?.oobLink ?? '';
  expect((await fetch(link)).ok).toBe(true);
}

test('a buyer changes name and password, which ends the login elsewhere, takes the data along, takes another e-mail address, and deletes the account', async ({
  page,
  people,
  openVisitor,
  watch,
}) => {
  // The login that has ended.
  watch.expectMessages(failedToLoad);
  const [dealer, buyer] = await Promise.all([people.registerDealer(), people.registerBuyer()]);
  await addBooking(buyer, dealer, await addListing('car', dealer));
  const elsewhere = await openVisitor();
  await elsewhere.setViewportSize(desk);
  await enterAsBuyer(elsewhere, buyer, '/MyAccount');
  await expect(part(elsewhere, 'Password')).toBeVisible();
  await enterAsBuyer(page, buyer, '/MyAccount');

  await part(page, 'Name and phone').getByLabel('Name').fill('Asha Deshpande');
  await part(page, 'Name and phone').getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Your name and phone number are saved');

  const password = 'longer1';
  await part(page, 'Password').getByLabel('Your password now').fill(buyer.password);
  await part(page, 'Password').getByLabel('New password').fill(password);
  await part(page, 'Password').getByRole('button', { name: 'Change the password' }).click();
  await expectToast(page, 'Your password is changed');
  await elsewhere.reload();
  await expect(elsewhere.getByText('Your login has ended. Please log in again.')).toBeVisible();

  await page.setViewportSize(desk);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    part(page, 'Your data').getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ email: buyer.email, person: { name: 'Asha Deshpande' }, bookings: [{}] });

  await page.setViewportSize(phone);
  const email = people.newEmail('asha');
  await part(page, 'E-mail address').getByLabel('New e-mail address').fill(email);
  await part(page, 'E-mail address').getByLabel('Your password now').fill(password);
  await part(page, 'E-mail address').getByRole('button', { name: 'Send the link' }).click();
  await answerDialog(page, {
    title: 'Check your e-mail',
    text: `A link is on its way to ${email}. You log in with the old address until you have opened the link.`,
  });
  expect(await sidewaysOverflow(page)).toBe(0);
  await openLinkSentTo(email);

  await elsewhere.getByRole('main').getByRole('link', { name: 'User Login' }).click();
  await fill(elsewhere, { Email: email, Password: password });
  await elsewhere.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(elsewhere.getByText(`You log in with ${email}.`)).toBeVisible();
  await part(elsewhere, 'Delete the account').getByLabel('Your password now').fill(password);
  await part(elsewhere, 'Delete the account').getByRole('button', { name: 'Delete my account' }).click();
  await answerDialog(elsewhere, { title: 'Delete your account?' }, 'Delete');
  await answerDialog(elsewhere, { title: 'Your account is deleted' });
  await expect(elsewhere).toHaveURL('/');
  const { docs } = await server.db.collection('bookings').where('userId', '==', buyer.uid).get();
  expect(docs.map((booking) => booking.get('status'))).toEqual(['cancelled']);
  await expect(server.auth.getUser(buyer.uid)).rejects.toThrow();
});

test('a buyer chooses the dark theme, which shows before the app does, and then that of the system again', async ({
  page,
  people,
}) => {
  await enterAsBuyer(page, await people.registerBuyer(), '/MyAccount');
  const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const choose = (name: string) => page.getByRole('radio', { name }).check();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await colour();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await colour();
  expect(light).not.toBe(dark);

  await choose('Dark');
  await expect.poll(colour).toBe(dark);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('/cars', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Used cars' })).toBeVisible();
  expect(await colour()).toBe(dark);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await colour()).toBe(dark);
  expect(await accessibilityFaults(page, 'light')).toEqual([]);

  await page.goto('/MyAccount');
  await page.emulateMedia({ colorScheme: 'dark' });
  await choose('Light');
  await expect.poll(colour).toBe(light);
  await choose('As the system');
  await expect.poll(colour).toBe(dark);
});
