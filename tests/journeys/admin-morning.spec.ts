import type { Page } from '@playwright/test';
import { accessibilityFaultsInBothSchemes, sidewaysOverflow } from './support/accessibility';
import { logInAsAdmin } from './support/accounts';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';

const patient = { timeout: 30_000 } as const;

async function expectNoFaults(page: Page): Promise<void> {
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
}

for (const width of [360, 1280]) {
  test(`the admin's morning, ${width} px wide: the search finds a post, the journal its decision and its dealer`, async ({
    page,
    people,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const dealer = await people.registerDealer();
    const bike = await addListing('bike', dealer, { state: 'pending' });
    await logInAsAdmin(page, await people.registerAdmin());

    await page
      .getByRole('searchbox', { name: 'Search posts and dealers' })
      .fill(`https://gear.example/bikes/${bike.id}`);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
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
    await entry.getByRole('link', { name: dealer.dealerName, exact: true }).click();

    const numbers = page.getByRole('region', { name: 'Posts', exact: true });
    await expect(numbers.getByRole('row', { name: 'Live 0 1', exact: true })).toBeVisible(patient);
    await expect(page.getByText('No profile change waits.')).toBeVisible(patient);
    await expect(page.getByText('Nobody has reported this dealer or a post of this dealer.')).toBeVisible(patient);
    await expectNoFaults(page);
    await numbers.getByRole('link', { name: 'Live', exact: true }).click();
    await expect(page.getByRole('link', { name: new RegExp(`^${bike.name}.*Rs`) })).toBeVisible(patient);
    await page.getByText('Choose days').click();
    await expect(page.getByLabel('Posted to')).toBeVisible();
    expect(await sidewaysOverflow(page)).toBe(0);
  });
}
