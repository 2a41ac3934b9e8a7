import { expect, test } from './support/journey';

/** '4,85,000' → 485000; '3.2 lakh' → 320000 */
function rupees(price: string): number {
  const amount = Number(price.replace(/^Rs\.|,|[a-z\s]/gi, ''));
  if (/crore/i.test(price)) return amount * 10_000_000;
  return /lakh/i.test(price) ? amount * 100_000 : amount;
}

test('the tabs show their lists, by mouse, by arrow keys and by address', async ({ page }) => {
  await page.goto('/');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Home', "Bike's", "Car's", 'Dealers']);
  const panel = page.getByRole('tabpanel');
  for (const [tab, address, heading] of [
    ["Bike's", '/bikes', 'Used bikes'],
    ["Car's", '/cars', 'Used cars'],
    ['Dealers', '/SellersProfiles', 'Dealers'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expect(panel.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(panel.getByRole('article').first()).toBeVisible();
  }
  await page.goBack();
  await expect(panel.getByRole('heading', { name: 'Used cars', level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: "Car's" }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: "Bike's" })).toBeFocused();
  await expect(panel.getByRole('heading', { name: 'Used bikes', level: 1 })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Dealers' })).toBeFocused();
});

test('the home tab welcomes with four pictures, and leads to cars and bikes', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'Used cars and bikes from dealers near you', level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Welcome pictures' }).getByRole('listitem')).toHaveCount(4);
  await page.keyboard.press('End');
  await expect(page.getByText(/connects dealers of used cars and bikes with buyers/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How Second Gear checks' })).toBeVisible();
  await page.getByRole('link', { name: 'See all cars' }).first().click();
  await expect(page.getByRole('heading', { name: 'Used cars' })).toBeVisible();
  // On a wide screen, the tabs stand in the header: Home is there once.
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })).toBeHidden();
  await page.getByRole('tab', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'See all bikes' }).click();
  await expect(page.getByRole('heading', { name: 'Used bikes' })).toBeVisible();
});

test('the search box and the shortcuts of the home page lead to searches', async ({ page }) => {
  await page.goto('/');
  const chips = page.getByRole('list', { name: 'Popular searches' }).getByRole('link');
  await expect(chips).toHaveText(['Under 3 lakh', 'SUVs', 'Automatic', 'Scooters', 'Under 50,000 km', 'Near me']);
  await page.getByRole('link', { name: 'SUVs', exact: true }).click();
  await expect(page).toHaveURL('/cars?bodyType=SUV');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await page.getByLabel('Search cars and bikes').fill('scooter under 1 lakh');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/bikes?maxPrice=100000&bodyType=Scooter');
  await expect(page.getByRole('article').first()).toBeVisible();
  // The understood address replaces the one with the typed text.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.getByLabel('Search cars and bikes').pressSequentially('diesel swi');
  await page.getByRole('option', { name: 'Maruti Suzuki Swift Hatchback' }).click();
  await expect(page).toHaveURL('/cars?make=Maruti+Suzuki&model=Swift&fuelType=Diesel');
});

test('on a phone, what the site is, its search box and the first card are on the first screen; the card is short', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Search cars and bikes')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.5 });
  await page.goto('/cars');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(340);
});

test('the strips: the newest first, the lowest prices first, the latest years first, and bikes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Just added', exact: true }).getByRole('article')).toHaveCount(8);
  const cheapest = page.getByRole('region', { name: 'Lowest prices', exact: true });
  await expect(cheapest.getByRole('article').first()).toBeVisible();
  const prices = (await cheapest.getByText(/^Rs\. /).allTextContents()).map(rupees);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));

  const latest = page.getByRole('region', { name: 'Dream cars', exact: true });
  await expect(latest.getByRole('article').first()).toBeVisible();
  const years = (await latest.getByText(/^20\d\d · /).allTextContents()).map((facts) => Number(facts.slice(0, 4)));
  expect(years).toEqual(years.toSorted((one, other) => other - one));

  // A car stands in one strip only.
  const links = await page.getByRole('article').getByRole('heading').getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);

  await expect(page.getByRole('region', { name: 'Bikes', exact: true }).getByRole('article')).toHaveCount(8);
});
