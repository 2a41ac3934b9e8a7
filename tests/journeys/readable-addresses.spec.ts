import type { Page } from '@playwright/test';
import { failedToLoad } from './support/console';
import { expect, test } from './support/journey';
import { layoutShifts, sumOf, watchLayoutShifts } from './support/layoutShift';
import { holdFiles } from './support/network';

const canonical = (page: Page) => page.locator('link[rel=canonical]');
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('button');

test('the page of a make has its heading and its query before the app is there, and becomes the list', async ({
  page,
  calls,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchLayoutShifts(page);
  const app = await holdFiles(page, /\/assets\/.*\.js$/);
  await page.goto('/cars/maruti-suzuki', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used Maruti Suzuki cars');
  await expect(page).toHaveTitle('Used Maruti Suzuki cars | Second Gear');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Used Maruti Suzuki cars from/);
  await expect(canonical(page)).toHaveAttribute('href', /^https:.*\/cars\/maruti-suzuki$/);
  await expect(page.getByText('Loading cars...')).toBeAttached();
  await expect.poll(() => calls.requests(/^query products/)).toHaveLength(1);
  app.release();
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(chips(page)).toHaveText(['Maruti Suzuki']);
  await page.waitForLoadState('networkidle');
  // One query for the list, and none for a listing of that name.
  expect(calls.calls.filter(({ name }) => /products/.test(name) && !/^count/.test(name))).toHaveLength(1);
  await expect(canonical(page)).toHaveCount(1);
  const shifts = await layoutShifts(page);
  expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.01);
});

test('models and places have addresses, which load no dictionary; unknown ones say so', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const [address, heading] of [
    ['/cars/maruti-suzuki/swift', 'Used Maruti Suzuki Swift cars'],
    ['/bikes/in/pune', 'Used bikes in Pune'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(canonical(page)).toHaveAttribute('href', new RegExp(`${address}$`));
  }
  expect(scripts.filter((script) => /\/(vehicles|districts|understood)/.test(script))).toEqual([]);
  for (const address of ['/cars/maruti-suzuki/nothing', '/cars/nobody/swift', '/bikes/in/nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});

test('another spelling leads to the name, in place of its own step of the history', async ({ page, watch }) => {
  // No listing has the id 'maruti'.
  watch.expectMessages(failedToLoad);
  await page.goto('/');
  for (const [address, readable] of [
    ['/bikes/in/Bangalore?sort=cheapest', '/bikes/in/bengaluru?sort=cheapest'],
    ['/cars/maruti', '/cars/maruti-suzuki'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(readable);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Used /);
  }
  await page.goBack();
  await expect(page).toHaveURL('/bikes/in/bengaluru?sort=cheapest');
});

test('the same search by its parameters names the readable address', async ({ page }) => {
  for (const [address, readable] of [
    ['/cars?make=Maruti+Suzuki&sort=cheapest', '/cars/maruti-suzuki'],
    ['/cars?make=Maruti+Suzuki&model=Swift', '/cars/maruti-suzuki/swift'],
    ['/cars?district=Pune', '/cars/in/pune'],
  ] as const) {
    await page.goto(address);
    await expect(canonical(page)).toHaveAttribute('href', new RegExp(`${readable}$`));
  }
});

test('home leads to makes and places', async ({ page, request }) => {
  await page.goto('/');
  await page.keyboard.press('End');
  await page.getByRole('link', { name: 'Royal Enfield bikes' }).click();
  await expect(page).toHaveURL('/bikes/royal-enfield');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used Royal Enfield bikes');
  await page.goBack();
  await page.keyboard.press('End');
  await page.getByRole('link', { name: 'Cars in Pune' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used cars in Pune');
  const robots = await (await request.get('/robots.txt')).text();
  const [, site = ''] = /^Sitemap: (https:.*)\/sitemap\.xml$/m.exec(robots) ?? [];
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${site}/bikes/royal-enfield</loc>`);
});
