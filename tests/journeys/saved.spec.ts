import type { Page } from '@playwright/test';
import { accessibilityFaultsInBothSchemes, sidewaysOverflow } from './support/accessibility';
import { logInInSheet } from './support/accounts';
import { comeBack } from './support/comeBack';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';
import { enterAsDealer } from './support/storedLogin';

test.use({ viewport: { width: 360, height: 740 } });

/** A word that the names of no other listings have. */
const newWord = () => `Z${crypto.randomUUID().replace(/\D/g, '').slice(0, 8)}`;

async function checkLook(page: Page): Promise<void> {
  for (const width of [320, 1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => sidewaysOverflow(page)).toBe(0);
  }
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
}

test('a visitor saves three cars, compares two on a phone, and finds them after the login', async ({
  page,
  people,
  openVisitor,
}) => {
  const [dealer, buyer] = await Promise.all([people.registerDealer(), people.registerBuyer()]);
  const word = newWord();
  for (const name of ['Swift', 'Creta', 'Nexon']) {
    await addListing('car', dealer, { fields: { carName: `${name} ${word}` } });
  }

  await page.goto(`/cars?q=${word}`);
  for (const name of ['Swift', 'Creta', 'Nexon']) {
    const heart = page.getByRole('button', { name: `Save ${name} ${word}` });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await checkLook(page);

  await page.goto('/Saved');
  await expect(page.getByRole('article', { name: word })).toHaveCount(3);
  await checkLook(page);
  await page.getByRole('checkbox', { name: `Compare Swift ${word}` }).check();
  await page.getByRole('checkbox', { name: `Compare Nexon ${word}` }).check();
  const comparison = page.getByRole('link', { name: 'Compare 2 cars' });
  await expect(comparison).toBeVisible();
  await checkLook(page);
  await comparison.click();
  await expect(page).toHaveURL(/\/compare\?cars=[\w-]+,[\w-]+$/);

  const table = page.getByRole('region', { name: 'Comparison of cars' });
  await expect(table.getByRole('columnheader')).toHaveText(['Fact', `Swift ${word}`, `Nexon ${word}`]);
  await checkLook(page);
  // A third one does not fit beside them: the columns are swiped, and the names of the rows stay.
  await page.getByRole('link', { name: `Add Creta ${word}` }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  const rowName = table.getByRole('rowheader', { name: /^Price/ });
  const left = async () => (await rowName.boundingBox())?.x;
  const before = await left();
  await table.getByRole('link', { name: `Creta ${word}`, exact: true }).focus();
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await left()).toBe(before);

  await page.goto('/Saved');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await logInInSheet(page, 'Log in to keep your saved vehicles in your account', buyer);
  await expect(page).toHaveURL('/Saved');
  await expect(page.getByRole('article', { name: word })).toHaveCount(3);
  const record = await server.db.doc(`users/${buyer.uid}/saved/listings`).get();
  expect(record.get('listings')).toHaveLength(3);
  expect(await page.evaluate(() => window.localStorage.getItem('savedListings'))).toBeNull();

  // Their dealer learns how many, also on coming back.
  const dealersPage = await openVisitor();
  await dealersPage.setViewportSize({ width: 360, height: 740 });
  await enterAsDealer(dealersPage, dealer, '/');
  await expect(dealersPage.getByRole('link', { name: '3 saved by buyers' })).toBeVisible();
  expect(await sidewaysOverflow(dealersPage)).toBe(0);
  await dealersPage.setViewportSize({ width: 1280, height: 740 });
  await page.getByRole('button', { name: `Remove Swift ${word}` }).click();
  await expect.poll(async () => (await record.ref.get()).get('counted')).toHaveLength(2);
  await comeBack(dealersPage);
  await dealersPage.getByRole('link', { name: '2 saved by buyers' }).click();
  await expect(dealersPage.getByRole('article', { name: `Swift ${word}` })).toContainText('Not saved yet');
  await expect(dealersPage.getByRole('article', { name: `Creta ${word}` })).toContainText('Saved by 1');
});
