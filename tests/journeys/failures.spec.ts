import { failedToLoad } from './support/console';
import { answerDialog } from './support/dialogs';
import { expect, test } from './support/journey';
import { failCalls } from './support/network';

/** Failures that `tests/faults/` does not know: of several calls at once, and of the app's own files. */

const texts = ['Could not fetch products. Please try again.', 'Could not fetch bikes. Please try again.'];

test('the sections of the home page cannot be fetched: one dialog, and each section can be tried again', async ({
  page,
  watch,
}) => {
  watch.expectMessages(failedToLoad);
  await page.setViewportSize({ width: 1280, height: 2400 });
  const repair = await failCalls(page, /^query (products|bikes)/, 'unavailable');
  await page.goto('/');
  // The first failure is shown first.
  const told = await page.getByRole('dialog', { name: 'Error' }).getByText('Could not fetch').textContent();
  for (const text of told === texts[0] ? texts : [...texts].reverse()) {
    await answerDialog(page, { title: 'Error', text });
  }
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(4);
  await repair();
  while ((await page.getByRole('alert').count()) > 0) {
    const left = await page.getByRole('alert').count();
    await page.getByRole('alert').first().getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(left - 1);
  }
  for (const section of ['Just added', 'Lowest prices', 'Dream cars', 'Bikes']) {
    await expect(page.getByRole('region', { name: section }).getByRole('article').first()).toBeVisible();
  }
});

test.describe('without any connection', () => {
  test("the browser's own dialog is shown if ours cannot be loaded", async ({ page, watch }) => {
    watch.expectMessages(failedToLoad);
    await page.route(/sweetAlert/, (route) => route.abort('connectionfailed'));
    await page.goto('/login');
    const spoken: string[] = [];
    page.on('dialog', (dialog) => {
      spoken.push(dialog.message());
      void dialog.accept();
    });
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    expect(spoken).toEqual(['Invalid Input\n\nPlease enter a valid e-Mail address']);
  });

  test('a screen that cannot be fetched says so, and is loaded again when the network returns', async ({
    page,
    watch,
  }) => {
    watch.expectMessages(failedToLoad, /Failed to fetch dynamically imported module|Unable to preload CSS/);
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    // By itself; without a click.
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
  });
});

for (const [what, file, address] of [
  ['code', /\/assets\/app-.*\.js$/, '/cars'],
  ['stylesheet', /\/assets\/app-.*\.css$/, '/login'],
] as const) {
  test(`${address}: if the app's ${what} cannot be loaded, the page says so, and can be loaded again`, async ({
    page,
    watch,
  }) => {
    watch.expectMessages(failedToLoad);
    await page.route(file, (route) => route.abort());
    await page.goto(address);
    const notice = page.getByRole('alert');
    await expect(notice.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    await expect(notice).toContainText('The connection may have broken');
    await page.unrouteAll();
    await notice.getByRole('link', { name: 'Load the page again' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(address);
  });
}
