import type { Locator, Page } from '@playwright/test';
import { baseOf } from '../../src/shared/language';
import { accessibilityFaultsInBothSchemes, sidewaysOverflow } from './support/accessibility';
import { logInAsAdmin, logInAsDealer } from './support/accounts';
import { addBooking } from './support/bookings';
import { boxesOf } from './support/boxes';
import { expect, test } from './support/journey';
import { layoutShifts, sumOf, watchLayoutShifts } from './support/layoutShift';
import { addListing } from './support/listings';
import { enterAsBuyer } from './support/storedLogin';

const navbar = (page: Page): Locator => page.getByRole('navigation', { name: /^(Main|Dealer)$/ });

/** Waits for hydration: menus open without the app, but only the app closes them. */
const appReady = (page: Page) => expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();

const openMenu = (page: Page, name: string) => navbar(page).getByText(name, { exact: true }).click();

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, and closes on an outside click, on scroll, on Escape and on a choice', async ({ page }) => {
    await page.goto('/ContactUs');
    await appReady(page);
    const toggle = navbar(page).locator('summary').first();
    const home = navbar(page).getByRole('link', { name: 'Home', exact: true });
    await expect(home).toBeHidden();
    const open = async () => {
      await toggle.click();
      await expect(home).toBeVisible();
    };

    await open();
    // Above the menu: what needs a scroll would close it before the click, or too late for it.
    await page.getByRole('heading', { name: 'Contact us' }).click();
    await expect(home).toBeHidden();

    await page.getByRole('heading', { name: 'Contact us' }).scrollIntoViewIfNeeded();
    await open();
    await page.mouse.move(180, 600);
    await page.mouse.wheel(0, 200);
    await expect(home).toBeHidden();

    await page.mouse.wheel(0, -400);
    await open();
    await home.focus();
    await page.keyboard.press('Escape');
    await expect(home).toBeHidden();
    await expect(toggle).toBeFocused();

    await open();
    await toggle.click();
    await expect(home).toBeHidden();

    await open();
    await navbar(page).getByRole('link', { name: 'Seller Login' }).click();
    await expect(page).toHaveURL('/slogin');
    await expect(home).toBeHidden();
  });
});

test('the menu of a phone begins with the person, and has no further menus', async ({ page, people }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const opensWith = async (items: readonly string[]) => {
    await navbar(page).getByText('Account', { exact: true }).click();
    const shown = items.map((item) => navbar(page).getByText(item, { exact: true }).filter({ visible: true }));
    for (const item of shown) await expect(item).toHaveCount(1);
    await expect(navbar(page).locator('.navbar-nav summary').filter({ visible: true })).toHaveCount(0);
    const tops = (await boxesOf(page, ...shown)).map(({ y }) => y);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  };
  await page.goto('/ContactUs');
  await opensWith([
    'User Login',
    'User Sign Up',
    'For dealers',
    'Seller Login',
    'Seller Sign Up',
    'Home',
    'Contact Us',
  ]);
  // Tab goes through the items as they are seen.
  await page.keyboard.press('Tab');
  await expect(navbar(page).getByRole('link', { name: 'User Login' })).toBeFocused();

  const buyer = await people.registerBuyer();
  await enterAsBuyer(page, buyer, '/ContactUs');
  await opensWith([buyer.name, 'My Account', 'My Bookings', 'Logout', 'For dealers', 'Seller Login', 'Home', 'Saved']);
});

test('on a phone, a bar at the bottom leads to the home page, the search, saved listings and bookings, and opens the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ContactUs');
  const bar = page.getByRole('navigation', { name: 'Start' });
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Search', 'Saved', 'Bookings']);
  for (const [name, address] of [
    ['Search', '/cars'],
    ['Saved', '/Saved'],
    ['Bookings', '/MyBookings'],
    ['Home', '/'],
  ] as const) {
    await bar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await navbar(page).getByText('Account', { exact: true }).click();
  await expect(navbar(page).getByRole('link', { name: 'My Searches' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(bar).toBeHidden();
});

test('on a phone, dealers have a bar of their own at the bottom', async ({ page, people }) => {
  const dealer = await people.registerDealer();
  const buyer = await people.registerBuyer();
  await addBooking(buyer, dealer, await addListing('car', dealer));
  await page.setViewportSize({ width: 360, height: 740 });
  await logInAsDealer(page, dealer);
  const day = page.getByRole('navigation', { name: 'Day to day' });
  await expect(day.getByRole('link')).toHaveText(['Today', /Bookings$/, 'Vehicles']);
  for (const [name, address] of [
    [/Bookings 1|1.*Bookings/, '/orderlist'],
    ['Vehicles', '/SellerProducts'],
    ['Today', '/'],
  ] as const) {
    await day.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(day.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await day.getByText('Add', { exact: true }).click();
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  await day.getByRole('link', { name: 'Add Bike' }).click();
  await expect(page).toHaveURL('/NewBikeProduct');
  await expect(day.getByRole('link', { name: 'Add Bike' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 });
  await navbar(page).getByText('Menu', { exact: true }).click();
  await expect(navbar(page).getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
});

test('on a phone, the admin has a bar of its own at the bottom', async ({ page, people }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logInAsAdmin(page, await people.registerAdmin());
  const usual = page.getByRole('navigation', { name: 'Usual day' });
  await expect(usual.getByRole('link')).toHaveText(['Queue', 'Dealers', 'Messages', 'Numbers']);
  await expect(usual.getByRole('link', { name: 'Queue' })).toHaveAttribute('aria-current', 'page');
  await usual.getByRole('link', { name: 'Messages' }).click();
  await expect(page.getByRole('tab', { name: /^Messages/ })).toHaveAttribute('aria-selected', 'true');
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(usual).toBeHidden();
});

test('on a wide screen, a search box comes to a free place in the header, and leads to its search', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto('/SellersProfiles');
  const search = navbar(page).getByRole('search');
  await expect(search).toBeVisible();
  expect(sumOf(await layoutShifts(page))).toBeLessThanOrEqual(0.02);
  const [box, tab] = await boxesOf(page, search, page.getByRole('tab', { name: 'Dealers' }));
  expect(box.x).toBeGreaterThan(tab.x + tab.width);
  await search.getByLabel('Search cars and bikes').pressSequentially('diesel swi');
  await expect(page.getByRole('option', { name: /Swift/ }).first()).toBeVisible();
  // The first suggestion is what Enter does.
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL('/cars?make=Maruti+Suzuki&model=Swift&fuelType=Diesel');
  await expect(search).toBeHidden();
  await page.goBack();
  await expect(search).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 740 });
  await expect(search).toBeVisible();
  await page.setViewportSize({ width: 980, height: 740 });
  await expect(search).toBeHidden();
});

for (const code of ['en', 'ta'] as const) {
  test(`on a page without tabs, the search box of the header leaves the menus their place (${code})`, async ({
    page,
    people,
  }) => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await enterAsBuyer(page, await people.registerBuyer(), `${baseOf(code)}/MyBookings`);
    const search = page.getByRole('banner').getByRole('search');
    await expect(search).toBeVisible();
    const [box, menu] = await boxesOf(page, search, page.getByRole('banner').getByRole('list').first());
    expect(box.x + box.width).toBeLessThanOrEqual(menu.x);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
}

test('an open dropdown closes on an outside click', async ({ page }) => {
  await page.goto('/ContactUs');
  await appReady(page);
  await openMenu(page, 'User');
  const login = navbar(page).getByRole('link', { name: 'User Login' });
  await expect(login).toBeVisible();
  await page.getByRole('heading', { name: 'Contact us' }).click();
  await expect(login).toBeHidden();
});

test('the footer tells about the site, how to get support, and where to follow it', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('heading', { name: 'About Second Gear' })).toBeVisible();
  await expect(footer.getByText(/connect dealers of used cars and bikes with buyers/)).toBeVisible();
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footer.getByRole('link', { name: '1800 000 000' })).toHaveAttribute('href', /^tel:/);
  for (const name of ['Instagram', 'Facebook', 'YouTube']) {
    const link = footer.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', /^https:\/\/www\./);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await footer.getByRole('link', { name: 'Send us a message' }).click();
  await expect(page).toHaveURL('/ContactUs');
  for (const [name, heading] of [
    ['Privacy', 'Privacy policy'],
    ['Terms', 'Terms'],
  ] as const) {
    await page.goto('/');
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  }
  await page.goto('/');
  await footer.scrollIntoViewIfNeeded();
  await footer.getByText('Cars by place').click();
  await footer.getByRole('link', { name: 'Cars in Pune' }).click();
  await expect(page).toHaveURL('/cars/in/pune');
  await footer.getByText('Bikes by make').click();
  await footer.getByRole('link', { name: 'Royal Enfield bikes' }).click();
  await expect(page).toHaveURL('/bikes/royal-enfield');
  await footer.getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL('/AdminLogin');
});

test('keyboard users skip to the content', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'User Login' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
});
