import type { Page } from '@playwright/test';
import { accessibilityFaultsInBothSchemes, sidewaysOverflow } from './support/accessibility';
import { logInAsAdmin, logInAsBuyer, logInAsDealer } from './support/accounts';
import { slowBanners } from './support/banners';
import { addBooking } from './support/bookings';
import { answerDialog, answerRejection, expectDialog } from './support/dialogs';
import { expect, test } from './support/journey';
import { addListing } from './support/listings';
import { jpegPhoto } from './support/photos';

const widths = [320, 360, 768, 1280, 1600];
const widthsForAxe = [360, 1280];
const height = 900;

/** Looks at the screen as it is: axe at two widths, light and dark; nothing hangs over at the side at any width. */
async function inspect(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => sidewaysOverflow(page), { message: `${name} at ${width} px` }).toBe(0);
    if (!widthsForAxe.includes(width)) continue;
    expect(await accessibilityFaultsInBothSchemes(page), `${name} at ${width} px`).toEqual([]);
  }
}

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Brings the screen into the state that is looked at. */
  readonly arrange: (page: Page) => Promise<void>;
}

const firstCard = (page: Page) => expect(page.getByRole('article').first().getByRole('img')).toBeVisible();

function inspectAll(screens: readonly Screen[], enter: (page: Page) => Promise<void> = async () => {}): void {
  for (const { name, path, arrange } of screens) {
    test(name, async ({ page }) => {
      await enter(page);
      await page.goto(path);
      await arrange(page);
      await inspect(page, name);
    });
  }
}

const submit = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click();

/** Leaves a form with the mark at the field that was wrong. */
async function refused(page: Page, button: string): Promise<void> {
  await submit(page, button);
  await answerDialog(page, { title: 'Invalid Input' });
}

test.describe('public', () => {
  inspectAll([
    { name: 'home', path: '/', arrange: firstCard },
    { name: 'cars', path: '/?tab=cars', arrange: firstCard },
    { name: 'bikes', path: '/?tab=bikes', arrange: firstCard },
    { name: 'cars, searched', path: '/?tab=cars&q=maruti&fuelType=Petrol&maxPrice=900000', arrange: firstCard },
    {
      name: 'cars, nothing found',
      path: '/?tab=cars&fuelType=Electric&maxPrice=100000&seatingCapacity=9',
      arrange: (page) => expect(page.getByRole('button', { name: /^Remove Rs|^Remove Up to/ }).first()).toBeVisible(),
    },
    { name: 'dealers', path: '/?tab=dealers', arrange: firstCard },
    { name: 'user login, refused', path: '/login', arrange: (page) => refused(page, 'Login') },
    { name: 'seller login', path: '/slogin', arrange: (page) => expect(page.getByLabel('Email')).toBeVisible() },
    { name: 'user sign-up, refused', path: '/UserSignUp', arrange: (page) => refused(page, 'Sign Up') },
    { name: 'seller sign-up, refused', path: '/sSignup', arrange: (page) => refused(page, 'Sign Up') },
    { name: 'contact', path: '/ContactUs', arrange: (page) => expect(page.getByLabel('Reason')).toBeVisible() },
    { name: 'admin login, refused', path: '/AdminLogin', arrange: (page) => refused(page, 'Login') },
    {
      name: 'bookings without a login',
      path: '/MyBookings',
      arrange: (page) => expect(page.getByText('You must be logged in to view your bookings.')).toBeVisible(),
    },
    {
      name: 'unknown address',
      path: '/no-such-page',
      arrange: (page) => expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible(),
    },
    {
      name: 'unknown dealer',
      path: '/dealers/nobody',
      arrange: (page) => expect(page.getByRole('heading', { name: 'Dealer not found' })).toBeVisible(),
    },
    {
      name: 'dialog',
      path: '/login',
      arrange: async (page) => {
        await submit(page, 'Login');
        await expectDialog(page, { title: 'Invalid Input' });
      },
    },
    {
      name: 'details',
      path: '/?tab=cars',
      arrange: async (page) => {
        await page.getByRole('button', { name: 'Know More' }).first().click();
        await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
      },
    },
  ]);

  test('the open menu and its dropdowns', async ({ page }) => {
    await page.goto('/ContactUs');
    for (const [width, menus] of [
      [1280, ['User', 'Seller']],
      [360, ['Menu', 'User', 'Seller']],
      [320, ['Menu', 'Seller']],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const menu of menus)
        await page.getByRole('navigation').getByRole('button', { name: menu, exact: true }).click();
      await expect(page.getByRole('link', { name: 'Seller Login' })).toBeVisible();
      expect(await sidewaysOverflow(page)).toBe(0);
      expect(await accessibilityFaultsInBothSchemes(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  test('a list that failed', async ({ page, watch }) => {
    watch.expectMessages(/^Failed to load resource: /);
    await page.route(/documents:runQuery/, (route) => route.abort());
    await page.goto('/?tab=bikes');
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
  await logInAsBuyer(page, buyer);
  await page.goto('/MyBookings');
  await expect(page.getByText('You have not booked any vehicles yet.')).toBeVisible();
  await inspect(page, 'no bookings');
  const dealer = await people.registerDealer();
  await addBooking(buyer, dealer, await addListing('car', dealer));
  await page.reload();
  await firstCard(page);
  await inspect(page, 'bookings');
});

test("a dealer's profile, vehicles and orders", async ({ page, people }) => {
  const dealer = await people.registerDealer();
  await addBooking(await people.registerBuyer(), dealer, await addListing('car', dealer));
  await addListing('car', dealer, { state: 'pending' });
  await addListing('bike', dealer, { state: 'rejected' });
  await logInAsDealer(page, dealer);
  await inspect(page, 'profile');
  await page.goto('/SellerProducts');
  await expect(page.getByRole('article')).toHaveCount(3);
  await inspect(page, 'vehicles');
  await page.goto('/orderlist');
  await expect(page.getByRole('article').getByText('9812345670')).toBeVisible();
  await inspect(page, 'orders');
});

test("a dealer's forms", async ({ page, people }) => {
  await logInAsDealer(page, await people.registerDealer());
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

test("the admin's queue, with a question, a banner and what was decided before", async ({ page, people }) => {
  // Five looks at a page with everything about sixteen posts.
  test.slow();
  const dealer = await people.registerDealer();
  const car = await addListing('car', dealer, { state: 'pending', first: true, photos: 3 });
  const bike = await addListing('bike', dealer, { state: 'pending', first: true });
  await slowBanners(page);
  await logInAsAdmin(page, await people.registerAdmin());
  const post = (name: string) => page.getByRole('article', { name, exact: true });
  await expect(post(bike.name).getByText(dealer.dealerName)).toBeVisible();
  await page.keyboard.press('?');
  await inspect(page, 'queue');

  await post(car.name).getByRole('button', { name: 'Delete', exact: true }).click();
  const question = await expectDialog(page, { title: 'Delete this car post?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await answerDialog(page, { title: 'Invalid Input' });
  await inspect(page, 'rejection, refused');
  await answerRejection(page, 'car');
  await answerDialog(page, { title: 'Deleted!' });

  await post(bike.name).getByRole('button', { name: 'Approve', exact: true }).click();
  const banner = page.getByText('Approved! The bike post has been approved.');
  await page.getByRole('button', { name: 'Undo' }).focus();
  await inspect(page, 'banner');
  await expect(banner).toBeVisible();

  await page.getByRole('tab', { name: /^Rejected/ }).click();
  await post(car.name).getByText('Decisions so far').click();
  await expect(post(car.name).getByRole('listitem').filter({ hasText: 'The price is not believable.' })).toBeVisible();
  await inspect(page, 'rejected posts');

  await page.getByRole('tab', { name: /^Messages/ }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await inspect(page, 'messages');
});
