import type { Locator, Page } from '@playwright/test';
import { expectToast } from './support/dialogs';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';
import { enterAsBuyer } from './support/storedLogin';

/** What every overlay does alike, and only a browser shows. The rest is in ui/overlays.test.tsx. */

test.use({ viewport: { width: 360, height: 740 } });

const place = (page: Page) => page.evaluate(() => window.scrollY);

/** How many overlays Back closes before it leaves the page. */
const stepsBack = (page: Page) => page.evaluate<number>(() => window.history.state?.over?.length ?? 0);

/**
 * Back, as soon as the overlay has its step or its address: it waits until the step of the one that has just closed is
 * left.
 */
async function goBack(page: Page, closed: { readonly address: string; readonly steps: number }): Promise<void> {
  await expect.poll(async () => page.url() !== closed.address || (await stepsBack(page)) > closed.steps).toBe(true);
  await page.goBack();
}

const hasFocus = (element: Locator) => element.evaluate((found) => found.contains(document.activeElement));

/** Turns the wheel at the top of the window, and waits until the page would have moved. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(180, 90);
  await page.mouse.wheel(0, 200);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function tryDialog(page: Page, button: Locator, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name, exact: true });
  const address = page.url();
  await button.scrollIntoViewIfNeeded();
  const before = await place(page);
  const steps = await stepsBack(page);
  await button.press('Enter');
  await expect(dialog).toBeVisible();
  await expect.poll(() => hasFocus(dialog)).toBe(true);
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    // Tab may lead to the browser's own bars, but not to the page behind.
    // One question: the content of a sheet may be replaced at any time.
    const isKept = await dialog.evaluate(
      (found) => document.activeElement === document.body || found.contains(document.activeElement),
    );
    expect(isKept).toBe(true);
  }
  await scroll(page);
  expect(await place(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await button.press('Enter');
  await expect(dialog).toBeVisible();
  await goBack(page, { address, steps });
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  expect(page.url()).toBe(address);
  expect(await place(page)).toBe(before);
}

/** The page stays usable. */
async function tryMenu(page: Page, button: Locator, choice: Locator): Promise<void> {
  const address = page.url();
  const steps = await stepsBack(page);
  for (const close of [() => page.keyboard.press('Escape'), () => goBack(page, { address, steps })]) {
    await button.press('Enter');
    await expect(choice).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(choice).toBeFocused();
    await close();
    await expect(choice).toBeHidden();
    await expect(button).toBeFocused();
    expect(page.url()).toBe(address);
  }
}

test('every overlay has a name, takes the focus and gives it back, and is closed by Escape and Back; the page stays where it was', async ({
  page,
  people,
}) => {
  const buyer = await people.registerBuyer();
  const car = await addListing('car', await people.registerDealer(), { photos: 2, newest: true });
  const button = (name: string, around: Page | Locator = page) => around.getByRole('button', { name, exact: true });
  await enterAsBuyer(page, buyer, '/cars');
  await tryDialog(page, button('Filters'), 'Filters');
  await tryDialog(page, button('Know More', page.getByRole('article', { name: car.name })), car.name);

  await page.goto(`/cars/${car.id}`);
  await tryDialog(page, page.getByRole('button', { name: `${car.name}, photo 1 of 2` }), `Photos of ${car.name}`);
  await tryDialog(page, button('Choose a test drive'), `Book ${car.name}`);
  await tryDialog(page, button('Report this listing'), `Report ${car.name}`);
  await tryMenu(page, button('Share'), button('Copy link'));
  await button('Book Now').click();
  const toast = await expectToast(page, 'Car booked successfully!');
  expect(await hasFocus(toast)).toBe(false);
  const before = await place(page);
  await scroll(page);
  await expect.poll(() => place(page)).not.toBe(before);

  await page.goto('/MyBookings');
  await tryDialog(page, button('Cancel booking'), 'Cancel this booking?');
});
