import type { Page } from '@playwright/test';
import { accessibilityFaultsInBothSchemes } from './support/accessibility';
import { boxesOf } from './support/boxes';
import { failedToLoad } from './support/console';
import { expect, test } from './support/journey';
import { layoutShifts, sumOf, watchLayoutShifts } from './support/layoutShift';
import { addListing, type StoredListing } from './support/listings';
import { holdCalls, holdFiles } from './support/network';
import type { DealerAccount } from './support/people';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };
const sideways = { width: 740, height: 360 };

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search cars' });
const cards = (page: Page) => page.getByRole('article');
const count = (page: Page) => page.getByRole('status').filter({ hasText: ' found' });
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('button');

/** A word that the names of no other listings have. */
const newWord = () => `Z${crypto.randomUUID().replace(/\D/g, '').slice(0, 8)}`;

interface Car {
  readonly name: string;
  readonly rupees: number;
  readonly kilometers: number;
  readonly fuelType?: 'Petrol' | 'Diesel';
}

function addCar(dealer: DealerAccount, { name, rupees, kilometers, fuelType = 'Petrol' }: Car): Promise<StoredListing> {
  return addListing('car', dealer, {
    fields: {
      carName: name,
      carPrice: String(rupees),
      priceValue: rupees,
      carKm: String(kilometers),
      kilometersValue: kilometers,
      fuelType,
    },
  });
}

test('the box suggests dealers and districts by keyboard, on a phone and on a wide screen', async ({
  page,
  people,
}) => {
  const dealer = await people.registerDealer();
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await page.goto('/cars');
    await searchBox(page).fill('ज़िला nashi');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list.getByRole('option', { name: /^Nashik District/ })).toBeInViewport();
    const box = await list.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= size.width).toBe(true);
    expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
    await searchBox(page).fill('nashi');
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('option', { selected: true })).toHaveText(/^Nashik District/);
    await page.keyboard.press('Enter');
    await expect(chips(page)).toHaveText(['Nashik']);
    await expect(searchBox(page)).toHaveValue('Nashik');
    await expect(searchBox(page)).toBeFocused();

    await searchBox(page).fill(dealer.dealerName.toLowerCase());
    await expect(list.getByRole('option').first()).toHaveText(`${dealer.dealerName} Dealer in ${dealer.district}`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/dealers/${dealer.uid}`);
  }
});

test('filters, words and order are in the address: they can be removed, reloaded, shared, and restored by Back', async ({
  page,
  people,
  openVisitor,
}) => {
  const dealer = await people.registerDealer();
  const word = newWord();
  const [cheap, middle, dear, diesel] = [`Alto ${word}`, `Brezza ${word}`, `Creta ${word}`, `Duster ${word}`];
  await addCar(dealer, { name: middle, rupees: 500_000, kilometers: 30_000 });
  await addCar(dealer, { name: dear, rupees: 900_000, kilometers: 10_000 });
  await addCar(dealer, { name: cheap, rupees: 200_000, kilometers: 70_000 });
  await addCar(dealer, { name: diesel, rupees: 400_000, kilometers: 20_000, fuelType: 'Diesel' });
  const names = cards(page).getByRole('heading');

  await page.goto(`/cars?q=${word}`);
  await expect(names).toHaveText([diesel, cheap, dear, middle]);
  await page.getByLabel('Sort by').selectOption('As posted');
  await expect(names).toHaveText([middle, dear, cheap, diesel]);
  await filters(page).getByLabel('Petrol').check();
  await expect(names).toHaveText([middle, dear, cheap]);
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expect(names).toHaveText([cheap, middle, dear]);
  await filters(page).getByLabel('Price up to').fill('5 lakh');
  await filters(page).getByLabel('Price up to').press('Enter');
  await expect(names).toHaveText([cheap, middle]);
  await filters(page).getByRole('radio', { name: '50,000', exact: true }).check();
  await expect(names).toHaveText([middle]);
  await expect(chips(page)).toHaveText([`“${word}”`, 'Up to Rs. 5 lakh', 'Up to 50,000 km', 'Petrol']);
  const address = `/cars?q=${word}&maxPrice=500000&maxKilometers=50000&fuelType=Petrol&sort=cheapest`;
  await expect(page).toHaveURL(address);

  await page.reload();
  await expect(names).toHaveText([middle]);
  await expect(filters(page).getByRole('radio', { name: '50,000', exact: true })).toBeChecked();
  await expect(filters(page).getByLabel('Price up to')).toHaveValue('5 lakh');
  const other = await openVisitor();
  await other.goto(address);
  await expect(cards(other).getByRole('heading')).toHaveText([middle]);
  await expect(searchBox(other)).toHaveValue(word);

  await page.goBack();
  await expect(names).toHaveText([cheap, middle]);
  await page.goForward();
  await expect(names).toHaveText([middle]);

  await page.getByRole('button', { name: 'Remove Up to 50,000 km' }).click();
  await expect(names).toHaveText([cheap, middle]);
  await expect(page.getByRole('button', { name: 'Remove Up to Rs. 5 lakh' })).toBeFocused();
  await filters(page).getByLabel('Diesel').check();
  await expect(names).toHaveText([cheap, diesel, middle]);
  await expect(page).toHaveURL(`/cars?q=${word}&maxPrice=500000&fuelType=Petrol&fuelType=Diesel&sort=cheapest`);
  await page.getByRole('button', { name: 'Remove Petrol' }).click();
  await expect(names).toHaveText([diesel]);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/cars?sort=cheapest');
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(8);
});

test('Back from another page shows the same list at the same place, without a request', async ({ page, calls }) => {
  await page.setViewportSize(phone);
  // Only cars of the demo data: no other journey suspends their dealers, which would refuse a request of this page.
  await page.goto('/cars?minYear=2020&sort=latestModel');
  await expect(cards(page)).toHaveCount(8);
  await cards(page).last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(cards(page)).toHaveCount(16);
  await cards(page).nth(11).scrollIntoViewIfNeeded();
  await expect(page.getByText('Loading more...')).toBeHidden();
  const place = await page.evaluate(() => window.scrollY);
  const asked = calls.requests(/^query products/).length;
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href="/ContactUs"], a[href="/ContactUs"]')?.click(),
  );
  await expect(page).toHaveURL('/ContactUs');
  // If the list appeared before the tools, they would push it down.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const isListAlone = document.querySelector('article') && !document.querySelector('[type=search]');
      if (isListAlone) console.error('The list is there before the tools of the search');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(await cards(page).count()).toBeGreaterThanOrEqual(16);
  expect(calls.requests(/^query products/).length).toBe(asked);
});

test('a reload shows the same list at the same place', async ({ page, calls, watch }) => {
  // Another journey may suspend a dealer whose car is in the list.
  watch.allowMessages(failedToLoad);
  await page.setViewportSize(phone);
  for (const address of ['/cars?sort=cheapest', '/cars']) {
    await page.goto(address);
    for (const shown of [8, 16]) {
      await expect(cards(page)).toHaveCount(shown);
      await cards(page).last().scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 400);
    }
    await expect(cards(page)).toHaveCount(24);
    await cards(page).nth(13).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    const asked = calls.requests(/^query products/).length;
    await page.reload();
    // A line of text may be a pixel higher before the fonts are loaded.
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(8);
    await expect(cards(page)).toHaveCount(24);
    expect(calls.requests(/^query products/).length).toBe(asked + 3);
  }
});

test('on a phone, the first listing is near the top, the chips are in one row, and each is completely visible when it has the keyboard focus', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const asked of ['', '?q=swift&fuelType=Petrol&maxPrice=900000&maxKilometers=100000&transmission=Manual']) {
    await page.goto(`/cars${asked}`);
    await expect(cards(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect((await cards(page).first().boundingBox())?.y).toBeLessThanOrEqual(300);
  }
  await expect(count(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Save this search' })).toBeInViewport({ ratio: 1 });
  await expect(chips(page)).toHaveCount(5);
  await expect(chips(page).last()).not.toBeInViewport();
  await chips(page).first().focus();
  for (const place of [1, 2, 3, 4]) {
    await page.keyboard.press('Tab');
    await expect(chips(page).nth(place)).toBeFocused();
    await expect(chips(page).nth(place)).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Tab');
  const clear = page.getByRole('button', { name: 'Clear all' });
  await expect(clear).toBeFocused();
  await expect(clear).toBeInViewport({ ratio: 1 });
  const [last, next] = await boxesOf(page, chips(page).last(), clear);
  expect(next.x).toBeGreaterThanOrEqual(last.x + last.width);
});

/** On a phone held sideways, a list begins on the first screen: the bar at the bottom hides at most an edge of its photos. */
async function expectListOnFirstScreen(page: Page): Promise<void> {
  const [bar, photo, box, order] = await boxesOf(
    page,
    page.getByRole('navigation', { name: 'Start' }),
    cards(page).first().getByRole('img').first(),
    searchBox(page),
    page.getByLabel('Sort by'),
  );
  expect(Math.abs(box.y - order.y)).toBeLessThanOrEqual(1);
  expect(photo.y + 0.8 * photo.height).toBeLessThanOrEqual(bar.y);
}

test('a search that is opened by its address has no layout shift when its tools and its list arrive', async ({
  page,
  calls,
}) => {
  await watchLayoutShifts(page);
  for (const viewport of [phone, desk, sideways]) {
    await page.setViewportSize(viewport);
    for (const asked of ['fuelType=Petrol&maxPrice=900000&maxKilometers=100000&transmission=Manual', 'sort=cheapest']) {
      // Each part waits until what was there before it has been looked at.
      const tools = await holdFiles(page, /assets\/search-.*\.(js|css)$/);
      const results = await holdFiles(page, /assets\/FoundListings-.*\.js$/);
      const release = await holdCalls(page, /^query products/);
      await page.goto(`/cars?${asked}`, { waitUntil: 'commit' });
      await tools.asked;
      await layoutShifts(page);
      tools.release();
      await results.asked;
      await expect(searchBox(page)).toBeVisible();
      await expect(page.getByText('Loading cars...')).toBeAttached();
      await layoutShifts(page);
      const before = calls.requests(/^query products/).length;
      results.release();
      await expect.poll(() => calls.requests(/^query products/).length).toBe(before + 1);
      await layoutShifts(page);
      release();
      await expect(cards(page)).toHaveCount(8);
      expect(sumOf(await layoutShifts(page))).toBeLessThanOrEqual(0.02);
      if (viewport === sideways) await expectListOnFirstScreen(page);
    }
  }
});

test('near me: the browser tells the place, and nobody else hears of it', async ({ page, context, people }) => {
  const dealer = await people.registerDealer();
  // The address has the words as they are searched.
  const word = newWord().toLowerCase();
  await addCar(dealer, { name: `Swift ${word}`, rupees: 400_000, kilometers: 20_000 });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 20.0112, longitude: 73.8023 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.setViewportSize(phone);
  await page.goto('/cars');
  await searchBox(page).fill(`${word} near me`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/cars?q=${word}&near=Nashik&within=100`);
  await expect(count(page)).toHaveText('1 car found');
  await page.getByLabel('Sort by').selectOption('Nearest first');
  await expect(page).toHaveURL(`/cars?q=${word}&near=Nashik&within=100&sort=nearest`);
  await expect(cards(page)).toHaveCount(1);

  await chips(page).filter({ hasText: 'Within 100 km of Nashik' }).click();
  await expect(page).toHaveURL(`/cars?q=${word}`);
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('button', { name: 'Within 100 km of Nashik' }).press('Enter');
  await expect(drawer.getByRole('combobox', { name: 'Near' })).toHaveValue('Nashik');
  expect(sent.filter((text) => /20\.01|73\.80/.test(text))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/20\.01|73\.80/);
});

test('on a phone the filters are in a drawer; Escape leaves the search as it was', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/bikes?engineSize=150cc');
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('button', { name: 'Clear all' }).click();
  await expect(drawer.getByRole('button', { name: /^Show (\d+|100\+) bikes?$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/bikes?engineSize=150cc');
});

test('filters and order stay in reach; Back closes the drawer, and leaves the page where it was', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/cars');
  await expect(cards(page)).toHaveCount(8);
  await page.getByRole('button', { name: 'Filters' }).waitFor();
  await cards(page).nth(4).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await expect(page.getByLabel('Sort by')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('slider', { name: 'Highest price' }).press('ArrowLeft');
  await expect(drawer.getByLabel('Price up to')).toHaveValue('30 lakh');
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/cars');
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  await page.setViewportSize(desk);
  await page.goto('/cars');
  await expect(cards(page)).toHaveCount(8);
  await page.mouse.wheel(0, 800);
  await expect(page.getByLabel('Sort by')).toBeInViewport({ ratio: 1 });
  await filters(page).getByRole('button', { name: 'More' }).scrollIntoViewIfNeeded();
  await expect(filters(page).getByRole('button', { name: 'More' })).toBeInViewport({ ratio: 1 });
});

test('without a search the list sends its usual query, once', async ({ page, calls }) => {
  await page.goto('/cars');
  await expect(cards(page)).toHaveCount(8);
  await expect(searchBox(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.namesOfLists()).toEqual(['query products where approved by createdAt']);
});
