import { logInAsAdmin } from './support/accounts';
import { expect, test } from './support/journey';
import { emptyQueries, holdCalls } from './support/network';
import { enterAsBuyer, enterAsDealer } from './support/storedLogin';

test('public lists: loading, then empty with a button that refetches', async ({ page }) => {
  for (const [tab, query, loading, empty] of [
    ['cars', /^query products/, 'Loading cars...', 'No products found.'],
    ['bikes', /^query bikes/, 'Loading bikes...', 'No bikes to display.'],
  ] as const) {
    const restore = await emptyQueries(page, query);
    const release = await holdCalls(page, query);
    await page.goto(`/${tab}`);
    await expect(page.getByRole('status').filter({ hasText: loading })).toBeVisible();
    release();
    await expect(page.getByText(empty)).toBeVisible();
    await expect(page.getByText('Swipe down to reload')).toBeVisible();
    await restore();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

test('the home page without a listing, and the dealers without a dealer', async ({ page }) => {
  await emptyQueries(page, /^query/);
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto('/');
  await expect(page.getByText('No products found.')).toHaveCount(3);
  await expect(page.getByText('No bikes to display.')).toBeVisible();
  await page.goto('/SellersProfiles');
  await expect(page.getByText('No dealers found.')).toBeVisible();
});

test("a buyer's bookings are loading", async ({ page, people }) => {
  await enterAsBuyer(page, await people.registerBuyer());
  const release = await holdCalls(page, /^query bookings/);
  await page.getByRole('link', { name: 'My Bookings' }).click();
  await expect(page.getByText('Loading your bookings...')).toBeVisible();
  release();
  await expect(page.getByText('You have not booked any vehicles yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Find a bike' }).click();
  await expect(page.getByRole('heading', { name: 'Used bikes' })).toBeVisible();
});

test("a dealer's bookings, listings and profile are loading, then empty", async ({ page, people }) => {
  const dealer = await people.registerDealer();
  await enterAsDealer(page, dealer);
  const release = await holdCalls(page, /^query/);
  await page.getByRole('link', { name: 'Order List' }).click();
  await expect(page.getByText('Loading your bike Orders...')).toBeVisible();
  await expect(page.getByText('Loading your bookings...')).toBeVisible();
  await page.getByRole('link', { name: 'My Vehicles' }).click();
  await expect(page.getByText('Loading your bikes...')).toBeVisible();
  await expect(page.getByText('Loading your cars...')).toBeVisible();
  release();
  await expect(page.getByText('No bikes to display.')).toBeVisible();
  await expect(page.getByText('No products found.')).toBeVisible();
  await page.getByRole('link', { name: 'Order List' }).click();
  const none = 'Your bikes have not been booked yet or you may not have posted any bikes yet.';
  await expect(page.getByText(none)).toBeVisible();
  await expect(page.getByText('You have not booked any cars yet.')).toBeVisible();

  const releaseProfile = await holdCalls(page, 'read sellers');
  await page.goto('/');
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  releaseProfile();
  await expect(page.getByRole('article', { name: dealer.dealerName })).toBeVisible();
});

test('the admin has nothing to approve', async ({ page, people }) => {
  await emptyQueries(page, /^query (products|bikes)/);
  await logInAsAdmin(page, await people.registerAdmin());
  await expect(page.getByText('No car posts available for approval.')).toBeVisible();
  await expect(page.getByText('No bikes to display.')).toBeVisible();
});
