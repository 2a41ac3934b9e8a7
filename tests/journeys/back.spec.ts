import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';

/** Back closes overlays, and the page stays where it was (NAV-21). */

test.use({ viewport: { width: 360, height: 740 } });

const place = (page: Page) => page.evaluate(() => window.scrollY);

test('Back closes the photos, then the details, and leaves the list where it was', async ({ page, people }) => {
  const car = await addListing('car', await people.registerDealer(), { photos: 2, newest: true });
  await page.goto('/cars');
  const card = page.getByRole('article', { name: car.name });
  await card.getByRole('button', { name: 'Know More' }).scrollIntoViewIfNeeded();
  const scrolled = await place(page);
  await card.getByRole('button', { name: 'Know More' }).click();
  const details = page.getByRole('dialog', { name: car.name, exact: true });
  const photos = page.getByRole('dialog', { name: `Photos of ${car.name}` });
  const open = details.getByRole('button', { name: `${car.name}, photo 1 of 2` });
  await open.click();
  await expect(photos).toBeVisible();
  await page.goBack();
  await expect(photos).toBeHidden();
  await expect(open).toBeFocused();

  // Closed by their buttons, one at once after the other, they leave no step behind.
  await open.click();
  await photos.getByRole('button', { name: 'Close the photos' }).click();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL('/cars');
  await expect.poll(async () => Math.abs((await place(page)) - scrolled)).toBeLessThan(2);

  await card.getByRole('button', { name: 'Know More' }).click();
  await open.click();
  await page.goBack();
  await expect(photos).toBeHidden();
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL('/cars');
});

test('Back closes the menu of a phone; a choice takes its place in the history', async ({ page }) => {
  await page.goto('/ContactUs');
  await page.goto('/cars');
  await expect(page.getByRole('article')).toHaveCount(8);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const toggle = menu.locator('summary').first();
  const searches = menu.getByRole('link', { name: 'My Searches' });
  /** The menu works at once, and its step of the history comes with the code that is loaded later. */
  const openWithStep = () =>
    expect
      .poll(async () => {
        if (!(await searches.isVisible())) await toggle.click();
        return page.evaluate(() => 'over' in (window.history.state ?? {}));
      })
      .toBe(true);

  await openWithStep();
  await page.goBack();
  await expect(searches).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(page).toHaveURL('/cars');

  await openWithStep();
  await page.mouse.move(180, 200);
  await page.mouse.wheel(0, 300);
  await expect(searches).toBeHidden();
  await expect.poll(() => page.evaluate(() => 'over' in (window.history.state ?? {}))).toBe(false);
  // The browser shows the place of the step, and the app puts the page back before the next frame.
  await expect.poll(() => place(page)).toBeGreaterThan(200);

  await openWithStep();
  await searches.click();
  await expect(page).toHaveURL('/MySearches');
  await page.goBack();
  await expect(page).toHaveURL('/cars');
  await expect(searches).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/ContactUs');
});
