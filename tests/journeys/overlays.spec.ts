import type { Locator, Page } from '@playwright/test';
import { expectToast } from './support/dialogs';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';
import { enterAsBuyer } from './support/storedLogin';

/** What every overlay does alike, and only a browser shows. The rest is in ui/overlays.test.tsx. */

test.use({ viewport: { width: 360, height: 740 } });

const place = (page: Page) => page.evaluate(() => window.scrollY);

/** The step of the history: an overlay has a step or an address of its own each time it is opened. */
const stepOf = (page: Page) =>
  page.evaluate(() => JSON.stringify([window.history.state?.over ?? [], window.history.state?.key]));

/** The step of the overlay that is open, as soon as the browser has left those that were there before. */
async function newStep(page: Page, ...before: readonly string[]): Promise<string> {
  await expect.poll(async () => before.includes(await stepOf(page))).toBe(false);
  return stepOf(page);
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
  const closed = await stepOf(page);
  await button.press('Enter');
  await expect(dialog).toBeVisible();
  const opened = await newStep(page, closed);
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
  await newStep(page, closed, opened);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  expect(page.url()).toBe(address);
  expect(await place(page)).toBe(before);
}

/** The page stays usable. */
async function tryMenu(page: Page, button: Locator, choice: Locator): Promise<void> {
  const address = page.url();
  const steps = [await stepOf(page)];
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await button.press('Enter');
    await expect(choice).toBeVisible();
    steps.push(await newStep(page, ...steps));
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
