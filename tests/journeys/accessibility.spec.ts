import type { Page } from '@playwright/test';
import { buyers, dealers, passwords } from '../../demo/catalogue/people';
import {
  accessibilityFaults,
  accessibilityFaultsInBothSchemes,
  inspectedViews,
  sidewaysOverflow,
  smallTargets,
  tooWideWithLongerWords,
} from './support/accessibility';
import { logInAsAdmin, logInAsBuyer, logInAsDealer } from './support/accounts';
import { slowBanners } from './support/banners';
import { addBooking } from './support/bookings';
import { boxesOf } from './support/boxes';
import { failedToLoad } from './support/console';
import { answerDialog, answerRejection, expectDecided, expectDialog } from './support/dialogs';
import { server } from './support/emulators';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';
import { jpegPhoto } from './support/photos';
import { enterAsBuyer, enterAsDealer, storeDealerLogin } from './support/storedLogin';

const [[phoneWidth]] = inspectedViews;

/** Beside those at which axe looks at a screen. */
const otherWidths = [320, 768, 1600];
const height = 900;
/** A phone held sideways. */
const sideways = { width: 740, height: 360 };

async function expectFit(page: Page, width: number, name: string, screenHeight = height): Promise<void> {
  await page.setViewportSize({ width, height: screenHeight });
  await expect.poll(() => sidewaysOverflow(page), { message: `${name} at ${width} px` }).toBe(0);
}

/** @param size of the browser's font, in pixels; usually 16 */
async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** The bar at the bottom and the order of a list, if the screen has them, stay within a phone at twice the font size. */
async function expectFitAtTwiceTheFont(page: Page, name: string): Promise<void> {
  await setFontSize(page, 32);
  await expectFit(page, phoneWidth, `${name}, at twice the font size`);
  const outside = await page.locator('.bottom-bar, .search-sort, .stock-search select').evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect())
      .filter(({ left, right }) => left < 0 || right > innerWidth),
  );
  expect(outside, `${name}, at twice the font size`).toEqual([]);
  await setFontSize(page, 16);
}

/**
 * Checks the current screen: axe on a phone and in dark mode, and horizontal overflow at several widths, on a phone held
 * sideways, with longer words, and at twice the font size. If only a part is new since the last check, `within` saves the time of checking
 * the rest again.
 */
async function inspect(page: Page, name: string, within?: string): Promise<void> {
  await expectFitAtTwiceTheFont(page, name);
  await expectFit(page, sideways.width, name, sideways.height);
  for (const width of otherWidths) await expectFit(page, width, name);
  await expectFit(page, phoneWidth, name);
  expect.soft(await tooWideWithLongerWords(page), `${name} with longer words`).toEqual([]);
  for (const [width, scheme] of inspectedViews) {
    await expectFit(page, width, name);
    expect(await accessibilityFaults(page, scheme, within), `${name} at ${width} px`).toEqual([]);
    if (width === phoneWidth) expect.soft(await smallTargets(page), `${name} at ${width} px`).toEqual([]);
  }
}

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Brings the screen into the state to check. */
  readonly arrange: () => Promise<void>;
}

/** CSS selectors of parts of a screen. */
const openSheet = 'dialog[open]';
const undoBanner = '.undo-banner';

const firstCard = (page: Page) => expect(page.getByRole('article').first().getByRole('img')).toBeVisible();

/** All screens share one browser, which keeps the files of the app. */
async function inspectAll(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const { name, path, arrange } of screens) {
    await test.step(name, async () => {
      await page.goto(path);
      await arrange();
      await inspect(page, name);
    });
  }
}

const submit = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click();

/** Submits an invalid form, so that the wrong field is marked. */
async function refused(page: Page, button: string): Promise<void> {
  await submit(page, button);
  await answerDialog(page, { title: 'Invalid Input' });
}

test.describe('public', () => {
  test('lists and details', ({ page }) =>
    inspectAll(page, [
      { name: 'home', path: '/', arrange: () => firstCard(page) },
      { name: 'cars', path: '/cars', arrange: () => firstCard(page) },
      {
        name: 'details',
        path: '/cars',
        arrange: async () => {
          await page.getByRole('button', { name: 'Know More' }).first().click();
          await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
        },
      },
      {
        name: 'cars, searched',
        path: '/cars?q=maruti&fuelType=Petrol&maxPrice=900000',
        arrange: () => firstCard(page),
      },
      {
        name: 'cars, nothing found',
        path: '/cars?fuelType=Electric&maxPrice=100000&seatingCapacity=9',
        arrange: () => expect(page.getByRole('button', { name: /^Remove Rs|^Remove Up to/ }).first()).toBeVisible(),
      },
      { name: 'dealers', path: '/SellersProfiles', arrange: () => firstCard(page) },
    ]));

  test('forms, with what a new password has already', ({ page }) =>
    inspectAll(page, [
      { name: 'user login, refused', path: '/login', arrange: () => refused(page, 'Login') },
      {
        name: 'seller sign-up, refused',
        path: '/sSignup',
        arrange: async () => {
          const parts = page.getByRole('list', { name: 'What the password needs' }).getByRole('listitem');
          await page.setViewportSize({ width: 360, height });
          await page.getByLabel('Password', { exact: true }).fill('ab@');
          await expect(parts.filter({ hasText: '(done)' })).toContainText([
            'a letter from A to Z',
            'one of @$!%*?&#',
            'only letters from A to Z, digits and @$!%*?&#',
          ]);
          await page.getByLabel('Password', { exact: true }).fill('Motors1');
          await expect(parts).toHaveText([
            '6 characters or more (done)',
            'a letter from A to Z (done)',
            'a digit (done)',
            'one of @$!%*?&#',
            'only letters from A to Z, digits and @$!%*?&# (done)',
          ]);
          await refused(page, 'Sign Up');
        },
      },
      { name: 'contact', path: '/ContactUs', arrange: () => expect(page.getByLabel('Reason')).toBeVisible() },
      { name: 'admin login, refused', path: '/AdminLogin', arrange: () => refused(page, 'Login') },
      {
        name: 'dialog',
        path: '/login',
        arrange: async () => {
          await submit(page, 'Login');
          await expectDialog(page, { title: 'Invalid Input' });
        },
      },
    ]));

  test('addresses that show nothing', async ({ page, watch }) => {
    // The rules refuse the dealer, which the browser logs as an error.
    watch.expectMessages(failedToLoad);
    await inspectAll(page, [
      {
        name: 'bookings without a login',
        path: '/MyBookings',
        arrange: () => expect(page.getByText('You must be logged in to view your bookings.')).toBeVisible(),
      },
      {
        name: 'unknown address',
        path: '/no-such-page',
        arrange: () => expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible(),
      },
      {
        name: 'unknown dealer',
        path: '/dealers/nobody',
        arrange: () => expect(page.getByRole('heading', { name: 'Dealer not found' })).toBeVisible(),
      },
    ]);
  });

  test('the open menu and its dropdowns', async ({ page }) => {
    await page.goto('/ContactUs');
    for (const [width, menus] of [
      [1280, ['User', 'Seller']],
      [360, ['Account']],
      [320, ['Account']],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const menu of menus) await page.getByRole('navigation').locator('summary').filter({ hasText: menu }).click();
      await expect(page.getByRole('link', { name: 'Seller Login' })).toBeVisible();
      expect(await sidewaysOverflow(page)).toBe(0);
      expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  test('a list that failed', async ({ page, watch }) => {
    watch.expectMessages(/^Failed to load resource: /);
    await page.route(/documents:runQuery/, (route) => route.abort());
    await page.goto('/bikes');
    await answerDialog(page, { title: 'Error' });
    await expect(page.getByRole('alert')).toBeVisible();
    await inspect(page, 'a list that failed');
  });

  test("a dealer's page", async ({ page, people }) => {
    const dealer = await people.registerDealer();
    await addListing('car', dealer);
    await page.goto(`/dealers/${dealer.uid}`);
    await firstCard(page);
    await expect(page.getByText('No bikes to display.')).toBeVisible();
    await inspect(page, "a dealer's page");
  });
});

test("a buyer's screens", async ({ page, people }) => {
  const buyer = await people.registerBuyer();
  await enterAsBuyer(page, buyer, '/MyBookings');
  await expect(page.getByText('You have not booked any vehicles yet.')).toBeVisible();
  await inspect(page, 'no bookings');
  const dealer = await people.registerDealer();
  await addBooking(buyer, dealer, await addListing('car', dealer));
  await page.reload();
  // Its photo has no role: the name beside it says the same.
  await expect(page.getByRole('article').locator('img')).toBeVisible();
  await inspect(page, 'bookings');
  await page.goto('/MyAccount');
  await expect(page.getByLabel('New password')).toBeVisible();
  await inspect(page, 'account');
});

test("a dealer's profile, listings and bookings", async ({ page, people }) => {
  const dealer = await people.registerDealer();
  await addBooking(await people.registerBuyer(), dealer, await addListing('car', dealer));
  await addListing('car', dealer, { state: 'pending' });
  const rejectReason = `${'Averylongword'.repeat(20)} and more.`;
  await addListing('bike', dealer, { state: 'rejected', fields: { rejectReason } });
  await enterAsDealer(page, dealer);
  await inspect(page, 'profile');
  await page.goto('/SellerProducts');
  await expect(page.getByRole('article')).toHaveCount(3);
  await inspect(page, 'vehicles');
  await page.goto('/orderlist');
  await expect(page.getByRole('article').getByText('9812345670')).toBeVisible();
  await inspect(page, 'orders');
});

test("a dealer's forms", async ({ page, people }) => {
  await storeDealerLogin(page, await people.registerDealer());
  for (const path of ['/NewCarProduct', '/NewBikeProduct']) {
    await page.goto(path);
    await page
      .getByLabel('Photo 1', { exact: true })
      .setInputFiles(await jpegPhoto('a rather long name of a photo.jpg'));
    await expect(page.getByRole('img', { name: /^Photo 1/ })).toBeVisible();
    await refused(page, 'Save');
    await inspect(page, path);
  }
});

test("the admin's queue, with a dialog, a banner and the earlier decisions", async ({ page, people }) => {
  // Five checks of a page with two lists and a listing.
  test.slow();
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer, { state: 'pending', first: true, photos: 3 });
  const bike = await addListing('bike', dealer, { state: 'pending', first: true });
  await slowBanners(page);
  await logInAsAdmin(page, await people.registerAdmin(), car);
  const listing = (name: string) => page.getByRole('article', { name, exact: true });
  const search = async (id: string) => {
    await page.getByRole('searchbox', { name: 'Search posts and dealers' }).fill(id);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  };
  await expect(listing(car.name).getByText(dealer.dealerName)).toBeVisible();
  await page.keyboard.press('?');
  await inspect(page, 'queue');

  await listing(car.name).getByRole('button', { name: 'Delete', exact: true }).click();
  const question = await expectDialog(page, { title: 'Delete this car post?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question.getByRole('alert')).toBeVisible();
  await inspect(page, 'rejection, refused', openSheet);
  await answerRejection(page, 'car');
  await expectDecided(page, 'Deleted');

  await search(bike.id);
  await listing(bike.name).getByRole('button', { name: 'Approve', exact: true }).click();
  const banner = page.getByText('Approved! The bike post has been approved.');
  await page.getByRole('button', { name: 'Undo' }).focus();
  await inspect(page, 'banner', undoBanner);
  await expect(banner).toBeVisible();

  await search(car.id);
  await listing(car.name).getByText('Decisions so far').click();
  await expect(
    listing(car.name).getByRole('listitem').filter({ hasText: 'The price is not believable.' }),
  ).toBeVisible();
  await inspect(page, 'rejected posts');

  await page.getByRole('tab', { name: /^Messages/ }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await inspect(page, 'messages');
});

test("the admin's section for dealers", async ({ page, people }) => {
  // Four lists and two dialogs, each at five widths.
  test.slow();
  const dealer = await people.registerDealer();
  const { dealerName, distName, profilePic } = (await server.db.doc(`sellers/${dealer.uid}`).get()).data() ?? {};
  const address = `Shop 14, Second Floor, ${'Mahalakshmi'.repeat(8)} Complex`;
  const waiting = { status: 'waiting', reason: '', updatedAt: new Date(0), lastReview: '' };
  await server.db.doc(`profileChanges/${dealer.uid}`).set({ dealerName, distName, address, profilePic, ...waiting });
  const other = await people.registerDealer();
  const reason = 'The listings are false or misleading.';
  const suspension = { reason, since: new Date(), wasPublic: true, lastReview: `${other.uid}_1` };
  await server.db.doc(`suspensions/${other.uid}`).set(suspension);
  await logInAsAdmin(page, await people.registerAdmin());
  await page.getByRole('tab', { name: /^Dealers/ }).click();
  const change = page.getByRole('article', { name: `Change of ${dealer.dealerName}` });
  await change.getByText('Decisions so far').click();
  await expect(change.getByText('Nothing has been decided about this dealer yet.')).toBeVisible();
  await inspect(page, 'profile changes');
  await change.getByRole('button', { name: 'Reject' }).click();
  await expectDialog(page, { title: 'Reject this change?' });
  await inspect(page, 'rejection of a change', openSheet);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'All dealers' }).click();
  const suspend = page.getByRole('button', { name: `Suspend dealer ${dealer.dealerName}` });
  await expect(suspend).toBeVisible();
  await inspect(page, 'all dealers');
  await suspend.click();
  await expectDialog(page, { title: 'Suspend this dealer?' });
  await inspect(page, 'suspension', openSheet);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Suspended', exact: true }).click();
  await expect(page.getByText('None of the listings is shown any more.').first()).toBeVisible();
  await inspect(page, 'suspended dealers');
});

async function doubleFontSize(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await setFontSize(page, 32);
}

test('at twice the font size of the browser, no public page is wider than a phone', async ({ page, people }) => {
  const car = await addListing('car', await people.registerDealer(), { photos: 3 });
  await doubleFontSize(page);
  for (const address of ['/', '/cars', '/SellersProfiles', `/cars/${car.id}`, '/login', '/ContactUs']) {
    // First the page as it arrives, with the skeletons of what the app adds.
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32);
    expect(await sidewaysOverflow(page), `${address}, at first`).toBe(0);
    await page.waitForLoadState('networkidle');
    expect(await sidewaysOverflow(page), address).toBe(0);
  }
});

test('at twice the font size of the browser, the actions of a listing are one row, which leaves the page in sight', async ({
  page,
  people,
}) => {
  const car = await addListing('car', await people.registerDealer());
  await doubleFontSize(page);
  await page.goto(`/cars/${car.id}`);
  const button = (name: string) => page.getByRole('button', { name }).first();
  const [book, choose] = await boxesOf(page, button('Book Now'), button('Choose a test drive'));
  expect(choose.y).toBe(book.y);
  expect(book.y).toBeGreaterThan(740 * 0.8);
});

test('at twice the font size of the browser, no page of a buyer or a dealer is wider than a phone', async ({
  page,
}) => {
  const [buyer, dealer] = [buyers[0], dealers[0]];
  if (!buyer || !dealer) throw new Error('The demo data has no buyer or no dealer');
  const expectFit = async (addresses: readonly string[]) => {
    for (const address of addresses) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await sidewaysOverflow(page), address).toBe(0);
    }
  };
  await logInAsBuyer(page, { email: buyer.email, password: passwords.buyer });
  await doubleFontSize(page);
  await expectFit(['/MyBookings', '/MySearches', '/MyAccount']);
  await logInAsDealer(page, { email: dealer.email, password: passwords.dealer });
  await expectFit(['/', '/SellerProducts', '/orderlist', '/NewCarProduct', '/EditProfile']);
});
