import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessibilityFaultsInBothSchemes, sidewaysOverflow } from './support/accessibility';
import { logInAsAdmin } from './support/accounts';
import { answerDialog, expectToast } from './support/dialogs';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing, storedListing } from './support/listings';

const patient = { timeout: 30_000 } as const;
const phone = { width: 360, height: 800 };
const desk = { width: 1280, height: 800 };

async function expectNoFaults(page: Page): Promise<void> {
  for (const view of [phone, desk]) {
    await page.setViewportSize(view);
    await expect.poll(() => sidewaysOverflow(page)).toBe(0);
    expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  }
}

test("the admin's morning: the search finds a post and a dealer, the journal its decision; a check, several posts at once, numbers, a message", async ({
  page,
  people,
  baseURL,
}) => {
  const dealer = await people.registerDealer();
  const bike = await addListing('bike', dealer, { state: 'pending' });
  const cars = [
    await addListing('car', dealer, { state: 'pending', photos: 1 }),
    await addListing('car', dealer, { state: 'pending', photos: 1 }),
  ];
  const ownPhone = `7${String(Date.now()).slice(-9)}`;
  await server.db.doc(`sellers/${dealer.uid}`).update({ phone: ownPhone });
  const sender = `Vikram ${dealer.uid.slice(0, 6)}`;
  const message = server.db.doc(`contacts/${dealer.uid}`);
  const reason = `Is ${baseURL}/bikes/${bike.id} sold?`;
  await message.set({ name: sender, phone: '98123 45670', reason, timestamp: new Date(), handledAt: null });
  const search = async (text: string) => {
    await page.getByRole('searchbox', { name: 'Search posts and dealers' }).fill(text);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  };

  await page.setViewportSize(phone);
  await logInAsAdmin(page, await people.registerAdmin());
  await search(`https://gear.example/bikes/${bike.id}`);
  const listing = page.getByRole('article', { name: bike.name, exact: true });
  await expect(listing).toBeFocused(patient);
  await listing.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(listing.getByRole('button', { name: 'Approved', exact: true })).toBeVisible(patient);

  await page.getByRole('tab', { name: 'Journal' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: bike.name });
  await expect(entry).toContainText('Bike post approved', patient);
  await expect(entry).toContainText('by you');
  await expect(entry.getByRole('link', { name: dealer.dealerName, exact: true })).toBeVisible(patient);
  await expectNoFaults(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download what is listed (CSV)' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(new RegExp(`Bike post approved.*${bike.name}`));
  await entry.getByRole('link', { name: dealer.dealerName, exact: true }).click();

  const numbers = page.getByRole('region', { name: 'Posts', exact: true });
  await expect(numbers.getByRole('row', { name: 'Live 0 1', exact: true })).toBeVisible(patient);
  await expect(page.getByText('No profile change waits.')).toBeVisible(patient);
  await expect(page.getByText('Nobody has reported this dealer or a post of this dealer.')).toBeVisible(patient);
  await expectNoFaults(page);
  await page.getByRole('checkbox', { name: 'Identity' }).check();
  await page.getByRole('button', { name: 'Save the mark' }).click();
  await expectToast(page, 'Saved. Buyers see it on the dealer’s page.');
  await numbers.getByRole('link', { name: 'Waiting for approval', exact: true }).click();
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Approve all 2 listed posts' }).click();
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.setViewportSize(desk);
  await answerDialog(page, { title: `Approve 2 posts of ${dealer.dealerName}?` }, 'Approve all');
  await expect(page.getByText('Approved: 2 posts')).toBeVisible(patient);
  for (const car of cars) expect(await storedListing(car)).toMatchObject({ approved: true, visible: true });

  await page.setViewportSize(phone);
  await search(ownPhone);
  await expect(page.getByRole('article', { name: dealer.dealerName, exact: true })).toBeFocused(patient);
  await numbers.getByRole('link', { name: 'Live', exact: true }).click();
  await expect(page.getByRole('link', { name: new RegExp(`^${bike.name}.*Rs`) })).toBeVisible(patient);
  await page.getByText('Choose days').click();
  await expect(page.getByLabel('Posted to')).toBeVisible();
  expect(await sidewaysOverflow(page)).toBe(0);

  await page.getByRole('tab', { name: 'Numbers' }).click();
  const weeks = page.getByRole('region', { name: 'The last 12 weeks' });
  await expect(weeks).toHaveAttribute('aria-busy', 'false', patient);
  await expect(weeks.getByRole('img')).toHaveCount(6);
  await weeks.getByText('All weeks as a table').click();
  await expect(weeks.getByRole('table').getByRole('row')).toHaveCount(14);
  await page.getByRole('button', { name: 'Posted' }).click();
  await expect(page.getByRole('table', { name: 'Posted, the last 10 days' })).toBeVisible(patient);
  await expectNoFaults(page);

  await page.setViewportSize(phone);
  await page.getByRole('tab', { name: /^Messages/ }).click();
  const card = page.getByRole('article', { name: `Message of ${sender}` });
  await expect(card.getByRole('link', { name: new RegExp(bike.id) })).toHaveAttribute('href', /post=bike_/);
  await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/919812345670/);
  await card.getByText('Private note').click();
  await card.getByRole('textbox', { name: 'Private note' }).fill('Called back.');
  await card.getByRole('button', { name: 'Save note' }).click();
  await expect(card.getByText(/^Saved /)).toBeVisible();
  await expectNoFaults(page);
  await card.getByRole('button', { name: 'Mark as handled' }).click();
  await expect.poll(async () => (await message.get()).get('handledAt')).not.toBeNull();

  await page.goto(`/dealers/${dealer.uid}`);
  await expect(page.getByText('Checked by Second Gear')).toBeVisible();
  await message.delete();
  await server.db.doc(`notes/contacts_${dealer.uid}`).delete();
});
