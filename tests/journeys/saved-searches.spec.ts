import type { Page } from '@playwright/test';
import { accessibilityFaultsInBothSchemes, sidewaysOverflow } from './support/accessibility';
import { logInInSheet } from './support/accounts';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';

/** A word that the names of no other listings have. */
const newWord = () => `Z${crypto.randomUUID().replace(/\D/g, '').slice(0, 8)}`;

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function checkLook(page: Page): Promise<void> {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => sidewaysOverflow(page)).toBe(0);
  }
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
}

test('a visitor saves a search, logs in, and later sees what is new in it', async ({ page, people }) => {
  const [dealer, buyer] = await Promise.all([people.registerDealer(), people.registerBuyer()]);
  const word = newWord();
  const named = { carName: `Swift ${word}` };
  await addListing('car', dealer, { fields: named });

  await page.goto(`/cars?q=${word}`);
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await navbar(page).getByRole('link', { name: 'My Searches' }).click();
  await expect(page).toHaveURL('/MySearches');
  const saved = page.getByRole('article', { name: `“${word.toLowerCase()}”` });
  await expect(saved).toContainText('Nothing new');
  await checkLook(page);

  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await logInInSheet(page, 'Log in to keep your searches in your account', buyer);
  await expect(page).toHaveURL('/MySearches');
  await expect(saved).toContainText('Nothing new');
  expect((await server.db.collection(`users/${buyer.uid}/searches`).get()).size).toBe(1);
  expect(await page.evaluate(() => window.localStorage.getItem('savedSearches'))).toBeNull();

  const fresh = await addListing('car', dealer, { fields: { carName: `Baleno ${word}` } });
  await server.db.doc(`products/${fresh.id}`).update({ approvedAt: new Date() });
  await page.reload();
  await expect(saved).toContainText('1 new');
  await saved.getByRole('link', { name: 'Show cars' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: `Baleno ${word}` })).toContainText('New');
  await expect(page.getByRole('article', { name: `Swift ${word}` })).not.toContainText('New');
  await page.goBack();
  await expect(saved).toContainText('Nothing new');

  await navbar(page).getByText('User', { exact: true }).click();
  await navbar(page).getByRole('button', { name: 'Logout' }).click();
  await navbar(page).getByRole('link', { name: 'My Searches' }).click();
  await expect(page.getByText('You have not saved a search yet.')).toBeVisible();
});
